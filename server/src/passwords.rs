//! Passwords: which are good enough, and the narrow door through which they are hashed.

use crate::names;
use crate::secret;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use tokio::sync::Semaphore;

/// Letters of the shortest password, and bytes of the longest.
pub const SHORTEST: usize = 8;
pub const LONGEST: usize = 200;

/// Passwords that are hashed at once: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;
/// Requests that may wait for that.
const WAITING: usize = 64;

/// Why a password is not good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weak {
    /// Too short or too long.
    Length,
    /// One letter again and again, or nothing but blanks.
    Monotonous,
    /// The name itself.
    Name,
    /// Among those that are tried first.
    Common,
}

/// Whether a password is good enough for somebody with this name.
pub fn check(password: &str, name: &str) -> Result<(), Weak> {
    let mut letters = password.chars().filter(|letter| !letter.is_whitespace());
    let first = letters.next();
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(Weak::Length);
    }
    if letters.all(|letter| Some(letter) == first) {
        return Err(Weak::Monotonous);
    }
    let small = password.trim().to_lowercase();
    if small == names::tidy(name).to_lowercase() || names::keys(password) == names::keys(name) {
        return Err(Weak::Name);
    }
    match COMMON.split_whitespace().any(|common| small == common) {
        true => Err(Weak::Common),
        false => Ok(()),
    }
}

/// What is tried first, of eight letters and more.
const COMMON: &str = "
    password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word
    12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 0123456789 11223344
    1122334455 12341234 123123123 123321123 11112222 12121212 13131313 112233445566 147258369
    123456789a 123456789q a123456789 a1234567 a12345678 abc12345 abcd1234 abcdefgh abcdefg1 abc123456
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123
    qwerty1234 qwerty12345 qwertyqwerty asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm, qazwsxedc
    zaq12wsx zaq1zaq1 1234qwer qwer1234 12qwaszx
    iloveyou iloveyou1 ilovegod sunshine princess princess1 football football1 baseball baseball1
    basketball superman superman1 batman123 starwars trustno1 whatever jennifer michelle michael1
    jordan23 letmein1 letmein123 welcome1 welcome123 dragon123 monkey123 master123 shadow123
    computer internet samsung1 corvette mercedes liverpool chelsea1 arsenal1 charlie1 changeme
    changeme123 administrator admin123 admin1234 administrator1 rootroot testtest test1234 guest123
    user1234 default1 secret123 oikumene civilization
    йцукенгш йцукенгшщз фывапролдж пароль123 парольпароль привет123 любимая люблютебя
    cjkysirj ghbdtn123 gfhjkm123 parol123 nastya123 marina123 natasha1 vladimir spartak1 zenit2012
";

/// The line is full; whoever comes now should try again.
#[derive(Debug)]
pub struct Busy;

/// Hashes a few passwords at once, on threads of their own; some may wait, and no more.
pub struct Hasher {
    working: Arc<Semaphore>,
    line: Semaphore,
    done: AtomicU64,
}

impl Default for Hasher {
    fn default() -> Self {
        let working = Arc::new(Semaphore::new(AT_ONCE));
        Hasher { working, line: Semaphore::new(AT_ONCE + WAITING), done: AtomicU64::new(0) }
    }
}

/// The hash of a password that nobody has.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| secret::hash_password(&secret::fresh()).unwrap_or_default());

impl Hasher {
    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        self.work(move || secret::hash_password(&password)).await?.ok_or(Busy)
    }

    /// Whether a password is the one that was hashed. Nobody has no password, and finding that out
    /// takes as long.
    pub async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, Busy> {
        self.work(move || match hash {
            Some(hash) => secret::is_password(&password, &hash),
            None => {
                secret::is_password(&password, &NOBODY);
                false
            }
        })
        .await
    }

    /// How many were hashed or compared.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// So that the first stranger does not wait longer than others.
    pub async fn get_ready(&self) {
        let _ = self.work(|| LazyLock::force(&NOBODY).len()).await;
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _place = self.line.try_acquire().map_err(|_| Busy)?;
        let working = self.working.clone().acquire_owned().await.map_err(|_| Busy)?;
        self.done.fetch_add(1, Ordering::Relaxed);
        let job = move || {
            // Held until the work is done, even when nobody waits for it any more.
            let _working = working;
            job()
        };
        tokio::task::spawn_blocking(job).await.map_err(|_| Busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_long_and_not_the_first_that_is_tried() {
        assert_eq!(check("seven77", "Ada"), Err(Weak::Length));
        assert_eq!(check(&"é".repeat(101), "Ada"), Err(Weak::Length));
        assert_eq!(check("        ", "Ada"), Err(Weak::Monotonous));
        assert_eq!(check("aaaaaaaaaa", "Ada"), Err(Weak::Monotonous));
        assert_eq!(check("a a a a a a", "Ada"), Err(Weak::Monotonous));
        assert_eq!(check("Ada Lovelace", "Ada Lovelace"), Err(Weak::Name));
        assert_eq!(check("adalovelace", "Ada Lovelace"), Err(Weak::Name));
        assert_eq!(check("PassWord", "Ada"), Err(Weak::Common));
        assert_eq!(check("qwerty123", "Ada"), Err(Weak::Common));
        assert_eq!(check("йцукенгш", "Ada"), Err(Weak::Common));
        assert_eq!(check("восьмёрка", "Ada"), Ok(()));
        assert_eq!(check("a long password", "Ada"), Ok(()));
        assert!(COMMON.split_whitespace().count() >= 100);
        assert!(COMMON.split_whitespace().all(|common| common.chars().count() >= 7));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn two_are_hashed_at_once_some_wait_and_the_others_are_sent_away() {
        let hasher = Arc::new(Hasher::default());
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let (tell, begun) = std::sync::mpsc::channel();
        let jobs: Vec<_> = (0..AT_ONCE + WAITING)
            .map(|_| {
                let (hasher, gate, tell) = (hasher.clone(), gate.clone(), tell.clone());
                tokio::spawn(async move {
                    let job = move || {
                        tell.send(()).expect("the test counts");
                        gate.lock().expect("a gate").recv().expect("a sign");
                    };
                    hasher.work(job).await
                })
            })
            .collect();
        while hasher.line.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        begun.recv().expect("the first");
        begun.recv().expect("the second");
        assert!(begun.try_recv().is_err(), "no third");
        assert!(hasher.work(|| ()).await.is_err(), "the line is full");
        for _ in &jobs {
            open.send(()).expect("somebody waits");
        }
        for job in jobs {
            assert!(job.await.expect("no panic").is_ok());
        }
        assert!(hasher.work(|| ()).await.is_ok());
    }
}
