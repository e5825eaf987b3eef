/* A disk that is slow, or full. What is synchronised waits SLOW_DISK_MS milliseconds first; while
   the file FULL_DISK_MARK is there, nothing more can be written to databases. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static void wait_a_moment(void) {
    const char *text = getenv("SLOW_DISK_MS");
    long ms = text ? atol(text) : 0;
    struct timespec moment = {ms / 1000, (ms % 1000) * 1000000L};
    if (ms > 0) nanosleep(&moment, NULL);
}

static int is_full(void) {
    const char *mark = getenv("FULL_DISK_MARK");
    return mark && access(mark, F_OK) == 0;
}

int fsync(int fd) {
    wait_a_moment();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
    wait_a_moment();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}

#define FAIL_WHEN_FULL \
    if (is_full()) { \
        errno = ENOSPC; \
        return -1; \
    }

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    FAIL_WHEN_FULL
    return ((ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite"))(
        fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    FAIL_WHEN_FULL
    return ((ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64"))(
        fd, bytes, count, at);
}
