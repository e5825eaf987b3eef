//! Secrets: random ones, signed ones, hashed ones, and comparing them without telling by time.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
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

/// A password's hash: argon2id with a salt of its own. Slow on purpose.
pub fn hash_password(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

pub fn is_password(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}
