//! Secrets: random ones, signed ones, hashed ones, and comparing them without telling by time.

use argon2::password_hash::phc::{Output, ParamsString, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, PasswordHash, Version};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// 32 random bytes as hexadecimal digits.
pub fn fresh() -> String {
    random::<32>()
}

/// A short random name for a table or a person: 10 bytes.
pub fn id() -> String {
    random::<10>()
}

fn random<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    hex(&bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a token: its hash.
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

pub fn is_same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// A token with its signature, for a cookie.
pub fn sign(key: &str, token: &str) -> String {
    format!("{token}.{}", signature(key, token))
}

/// The token of a signed cookie; nothing when the signature is wrong.
pub fn signed<'a>(key: &str, cookie: &'a str) -> Option<&'a str> {
    let (token, sign) = cookie.split_once('.')?;
    is_same(&signature(key, token), sign).then_some(token)
}

fn signature(key: &str, token: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("any key will do");
    mac.update(token.as_bytes());
    hex(&mac.finalize().into_bytes())
}

/// Memory is asked for in pieces of at least so many blocks (33 MB, of which only what is needed is
/// ever touched): the usual allocators take a piece of that size from the system and give it back
/// as soon as it is done with. Smaller ones they would keep, one for every thread that ever hashed.
const ROOM: usize = 33 * 1024 * 1024 / Block::SIZE;

/// A password's hash: argon2id with a salt of its own. Slow and large on purpose: only
/// [`crate::passwords::Hasher`] asks for it.
pub fn hash_password(password: &str) -> Option<String> {
    let argon = Argon2::default();
    let salt = Salt::generate();
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    fill(&argon, password, &salt, &mut out)?;
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).ok()?,
        salt: Some(salt),
        hash: Some(Output::new(&out).ok()?),
    };
    Some(hash.to_string())
}

pub fn is_password(password: &str, hash: &str) -> bool {
    let is_right = || {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let (salt, expected) = (hash.salt?, hash.hash?);
        let argon = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
        let mut out = vec![0; expected.len()];
        fill(&argon, password, &salt, &mut out)?;
        Some(bool::from(out.as_slice().ct_eq(expected.as_bytes())))
    };
    is_right().unwrap_or(false)
}

fn fill(argon: &Argon2, password: &str, salt: &[u8], out: &mut [u8]) -> Option<()> {
    let count = argon.params().block_count();
    let mut room = Vec::with_capacity(count.max(ROOM));
    room.resize(count, Block::new());
    argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut room).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[test]
    fn hashes_are_those_of_everybody() {
        let ours = hash_password("a long password").expect("a hash");
        let parsed = PasswordHash::new(&ours).expect("the usual form");
        assert!(Argon2::default().verify_password(b"a long password", &parsed).is_ok());
        let theirs = Argon2::default().hash_password(b"a long password").expect("a hash");
        assert!(is_password("a long password", &theirs.to_string()));
        assert!(!is_password("another password", &theirs.to_string()));
        assert!(!is_password("a long password", "nothing"));
        assert_ne!(hash_password("a long password"), Some(ours), "a salt of its own");
    }
}
