//! `#[derive(Vocabulary)]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Fields, Lit, LitStr, Meta, Path, Result,
    Token,
};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "a vocabulary is an enum"));
    };
    let name = &input.ident;
    let title = name.to_string();
    let about = documentation(&input.attrs);
    let usual = Limits::of(&input.attrs, "vocabulary", &Limits::default())?;
    let words = data
        .variants
        .iter()
        .map(|variant| Word::new(name, variant, &usual))
        .collect::<Result<Vec<_>>>()?;
    let rows = words.iter().flat_map(Word::rows);
    let reads = words.iter().flat_map(Word::reads);
    let (read_places, keys) = (0usize.., words.iter().map(Word::key));
    let (writes, numbers) = (words.iter().map(Word::write), words.iter().map(Word::numbers));
    Ok(quote! {
        impl ::kernel::Vocabulary for #name {
            const NAME: &'static str = #title;
            const ABOUT: &'static str = #about;
            const WORDS: &'static [::kernel::vocabulary::Word] = &[#(#rows),*];

            fn read(word: usize, arguments: &[&str]) -> Result<Self, String> {
                let _ = arguments;
                match word {
                    #(#read_places => #reads,)*
                    _ => Err("unknown word".into()),
                }
            }

            fn key(&self) -> &'static str {
                match self { #(#keys),* }
            }

            fn write(&self) -> String {
                match self { #(#writes),* }
            }

            fn numbers(&self) -> Vec<u8> {
                let mut numbers = Vec::new();
                match self { #(#numbers),* }
                numbers
            }
        }

        impl ::std::str::FromStr for #name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                ::kernel::vocabulary::read(text)
            }
        }
    })
}

/// What a number in a word may be, and what else is asked of its arguments.
#[derive(Clone, Default)]
struct Limits {
    least: Option<Expr>,
    most: Option<Expr>,
    check: Option<Path>,
    /// A shorter form, whose missing arguments have their default.
    or: Option<LitStr>,
}

impl Limits {
    fn of(attributes: &[Attribute], name: &str, usual: &Limits) -> Result<Limits> {
        let mut limits = usual.clone();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
            attribute.parse_args_with(|input: syn::parse::ParseStream| limits.read(input))?;
        }
        Ok(limits)
    }

    /// `least = 0, most = MOST, check = path, or = "pattern"`, after an optional pattern.
    fn read(&mut self, input: syn::parse::ParseStream) -> Result<()> {
        if input.peek(LitStr) {
            input.parse::<LitStr>()?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        while !input.is_empty() {
            let key: syn::Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            match key.to_string().as_str() {
                "least" => self.least = Some(input.parse()?),
                "most" => self.most = Some(input.parse()?),
                "check" => self.check = Some(input.parse()?),
                "or" => self.or = Some(input.parse()?),
                _ => return Err(Error::new_spanned(key, "expected least, most, check or or")),
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(())
    }
}

/// One variant with its pattern.
struct Word<'a> {
    path: TokenStream,
    key: String,
    pattern: LitStr,
    about: String,
    limits: Limits,
    fields: Vec<(TokenStream, &'a syn::Type)>,
}

impl<'a> Word<'a> {
    fn new(name: &syn::Ident, variant: &'a syn::Variant, usual: &Limits) -> Result<Word<'a>> {
        let ident = &variant.ident;
        let pattern = variant
            .attrs
            .iter()
            .find(|attribute| attribute.path().is_ident("word"))
            .ok_or_else(|| Error::new_spanned(ident, "a word has a #[word(\"pattern\")]"))?
            .parse_args_with(|input: syn::parse::ParseStream| {
                let pattern = input.parse::<LitStr>()?;
                input.parse::<TokenStream>()?;
                Ok(pattern)
            })?;
        let fields: Vec<_> = match &variant.fields {
            Fields::Unit => Vec::new(),
            Fields::Unnamed(fields) => {
                let member = |(index, field)| (member(index), field);
                let fields = fields.unnamed.iter().enumerate().map(member);
                fields.map(|(member, field)| (member, &field.ty)).collect()
            }
            Fields::Named(fields) => {
                let named = fields.named.iter();
                named.filter_map(|f| f.ident.as_ref().map(|name| (quote!(#name), &f.ty))).collect()
            }
        };
        if pattern.value().matches("{}").count() != fields.len() {
            return Err(Error::new_spanned(&pattern, "one {} for each argument"));
        }
        Ok(Word {
            path: quote!(#name::#ident),
            key: kebab(&ident.to_string()),
            pattern,
            about: documentation(&variant.attrs),
            limits: Limits::of(&variant.attrs, "word", usual)?,
            fields,
        })
    }

    fn limits(&self) -> (TokenStream, TokenStream) {
        let least = self.limits.least.as_ref().map_or(quote!(1), |least| quote!(#least));
        let most = self.limits.most.as_ref().map_or(quote!(u8::MAX), |most| quote!(#most));
        (least, most)
    }

    /// The patterns, the full one first.
    fn patterns(&self) -> impl Iterator<Item = &LitStr> {
        [Some(&self.pattern), self.limits.or.as_ref()].into_iter().flatten()
    }

    fn rows(&self) -> Vec<TokenStream> {
        let (least, most) = self.limits();
        let about = &self.about;
        let row = |pattern: &LitStr| {
            let count = pattern.value().matches("{}").count();
            let likes = self
                .fields
                .iter()
                .take(count)
                .map(|(_, kind)| quote!(<#kind as ::kernel::vocabulary::Argument>::LIKE));
            quote! {
                ::kernel::vocabulary::Word {
                    pattern: #pattern,
                    arguments: &[#(#likes),*],
                    least: #least,
                    most: #most,
                    about: #about,
                }
            }
        };
        self.patterns().map(row).collect()
    }

    fn reads(&self) -> Vec<TokenStream> {
        let (least, most) = self.limits();
        let path = &self.path;
        let read = |pattern: &LitStr| {
            let count = pattern.value().matches("{}").count();
            let members: Vec<_> = self.fields.iter().map(|(member, _)| member).collect();
            let values =
                self.fields.iter().enumerate().map(|(index, (_, kind))| match index < count {
                    true => quote! {
                        <#kind as ::kernel::vocabulary::Argument>::read(
                            arguments[#index], #least, #most,
                        )?
                    },
                    false => quote!(<#kind as ::core::default::Default>::default()),
                });
            let check = self.limits.check.as_ref().map(|check| quote!(#check(&word)?;));
            quote!({
                let word = #path { #(#members: #values),* };
                #check
                Ok(word)
            })
        };
        self.patterns().map(read).collect()
    }

    fn key(&self) -> TokenStream {
        let (path, key) = (&self.path, &self.key);
        quote!(#path { .. } => #key)
    }

    fn bindings(&self) -> (TokenStream, Vec<syn::Ident>) {
        let path = &self.path;
        let bound: Vec<_> = (0..self.fields.len()).map(|n| format_ident!("field_{n}")).collect();
        let members = self.fields.iter().map(|(member, _)| member);
        (quote!(#path { #(#members: #bound),* }), bound)
    }

    /// The full pattern with its arguments; the shorter one when what it leaves out is as usual.
    fn write(&self) -> TokenStream {
        let (bindings, bound) = self.bindings();
        let pattern = &self.pattern;
        let full = quote! {
            ::kernel::vocabulary::fill(#pattern, &[
                #(::kernel::vocabulary::Argument::write(#bound)),*
            ])
        };
        let Some(short) = &self.limits.or else { return quote!(#bindings => #full) };
        let count = short.value().matches("{}").count();
        let (kept, left) = bound.split_at(count.min(bound.len()));
        let kinds = self.fields.iter().skip(count).map(|(_, kind)| kind);
        quote! {
            #bindings => if true #(&& *#left == <#kinds as ::core::default::Default>::default())* {
                ::kernel::vocabulary::fill(#short, &[
                    #(::kernel::vocabulary::Argument::write(#kept)),*
                ])
            } else {
                #full
            }
        }
    }

    fn numbers(&self) -> TokenStream {
        let (bindings, bound) = self.bindings();
        quote! {
            #bindings => {
                #(::kernel::vocabulary::Argument::numbers(#bound, &mut numbers);)*
            }
        }
    }
}

fn member(index: usize) -> TokenStream {
    let index = syn::Index::from(index);
    quote!(#index)
}

/// `CulturePerTheater` is `culture-per-theater`.
fn kebab(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

/// The doc comment as one paragraph.
fn documentation(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => match &meta.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_string()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_string()
}
