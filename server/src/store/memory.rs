//! What pages ask for again and again, remembered as long as nothing changes it. Whatever changes
//! it goes through the same store.

use super::Fault;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub struct Memory<V> {
    inner: Mutex<Inner<V>>,
    /// So many answers are remembered; then it begins anew.
    most: usize,
}

struct Inner<V> {
    answers: HashMap<String, V>,
    /// Goes up with every change: what was read before a change is not remembered after it.
    changes: u64,
}

impl<V: Clone> Memory<V> {
    pub fn of(most: usize) -> Memory<V> {
        Memory { inner: Mutex::new(Inner { answers: HashMap::new(), changes: 0 }), most }
    }

    /// What is remembered, or else what is read.
    pub async fn recall(
        &self,
        key: &str,
        read: impl Future<Output = Result<V, Fault>>,
    ) -> Result<V, Fault> {
        let before = {
            let inner = self.lock();
            if let Some(answer) = inner.answers.get(key) {
                return Ok(answer.clone());
            }
            inner.changes
        };
        let answer = read.await?;
        let mut inner = self.lock();
        if inner.changes == before {
            if inner.answers.len() >= self.most {
                inner.answers.clear();
            }
            inner.answers.insert(key.to_string(), answer.clone());
        }
        Ok(answer)
    }

    /// After one thing has changed.
    pub fn forget(&self, key: &str) {
        let mut inner = self.lock();
        inner.answers.remove(key);
        inner.changes += 1;
    }

    /// After something has changed that many answers may depend on.
    pub fn forget_all(&self) {
        let mut inner = self.lock();
        inner.answers.clear();
        inner.changes += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Inner<V>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_is_remembered_until_it_changes() {
        let memory = Memory::of(10);
        assert_eq!(memory.recall("a", async { Ok(1) }).await.unwrap(), 1);
        assert_eq!(memory.recall("a", async { Ok(2) }).await.unwrap(), 1);
        memory.forget("b");
        assert_eq!(memory.recall("a", async { Ok(2) }).await.unwrap(), 1);
        memory.forget("a");
        assert_eq!(memory.recall("a", async { Ok(3) }).await.unwrap(), 3);
        memory.forget_all();
        assert_eq!(memory.recall("a", async { Ok(4) }).await.unwrap(), 4);
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let memory = Memory::of(10);
        let late = async {
            memory.forget("a");
            Ok("old")
        };
        assert_eq!(memory.recall("a", late).await.unwrap(), "old");
        assert_eq!(memory.recall("a", async { Ok("new") }).await.unwrap(), "new");
    }

    #[tokio::test]
    async fn only_so_many_answers_are_remembered() {
        let memory = Memory::of(2);
        for key in ["a", "b", "c"] {
            assert_eq!(memory.recall(key, async { Ok(1) }).await.unwrap(), 1);
        }
        assert_eq!(memory.recall("c", async { Ok(2) }).await.unwrap(), 1);
        assert_eq!(memory.recall("a", async { Ok(2) }).await.unwrap(), 2, "it has begun anew");
    }

    #[tokio::test]
    async fn what_cannot_be_read_is_not_remembered() {
        let memory = Memory::of(10);
        assert!(memory.recall("a", async { Err(Fault::PoolClosed) }).await.is_err());
        assert_eq!(memory.recall("a", async { Ok(1) }).await.unwrap(), 1);
    }
}
