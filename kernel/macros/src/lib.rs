//! What the kernel derives. Every derived trait and its attributes are described where the trait
//! stands: `kernel::Numbered`, `kernel::Vocabulary`.
#![forbid(unsafe_code)]

mod numbered;
mod vocabulary;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// A bijection between the values of a type and numbers (see `kernel::Numbered`).
#[proc_macro_derive(Numbered, attributes(numbered))]
pub fn numbered(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    numbered::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Words of content files, one for each variant (see `kernel::Vocabulary`).
#[proc_macro_derive(Vocabulary, attributes(vocabulary, word))]
pub fn vocabulary(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    vocabulary::derive(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
