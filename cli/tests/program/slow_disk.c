/* A disk that takes its time: what is synchronised waits so many milliseconds first. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_a_moment(void) {
    const char *text = getenv("SLOW_DISK_MS");
    long ms = text ? atol(text) : 0;
    struct timespec moment = {ms / 1000, (ms % 1000) * 1000000L};
    nanosleep(&moment, NULL);
}

int fsync(int fd) {
    wait_a_moment();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
    wait_a_moment();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
