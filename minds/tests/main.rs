//! The tests of minds: one program, so that it is linked once.

mod ages;
mod analysis;
mod learning;
mod levels;
mod search;
mod support;
mod weights;
