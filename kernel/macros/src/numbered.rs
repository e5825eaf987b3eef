//! `#[derive(Numbered)]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Expr, Field, Fields, Ident, Path, Result, Type};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let given = state(input)?;
    let (generics, state) = match &given {
        Some(state) => (quote!(), quote!(#state)),
        None => (quote!(<S: ?Sized>), quote!(S)),
    };
    let shapes = match &input.data {
        Data::Enum(data) => {
            let shape = |variant: &syn::Variant| {
                let ident = &variant.ident;
                Shape::new(quote!(#name::#ident), &variant.fields, &state)
            };
            data.variants.iter().map(shape).collect::<Result<Vec<_>>>()?
        }
        Data::Struct(data) => vec![Shape::new(quote!(#name), &data.fields, &state)?],
        Data::Union(_) => return Err(Error::new_spanned(name, "a union has no numbers")),
    };
    let counts: Vec<_> = shapes.iter().map(Shape::count).collect();
    let numbers = shapes.iter().map(Shape::number);
    let values = shapes.iter().map(Shape::nth);
    let any = shapes.iter().map(Shape::arbitrary);
    let (places, variants) = (0u32.., shapes.len() as u32);
    Ok(quote! {
        impl #generics ::kernel::Numbered<#state> for #name {
            const COUNT: u32 = 0 #(+ #counts)*;

            #[inline]
            fn number(&self, state: &#state) -> Option<u32> {
                let _ = state;
                let mut before = 0u32;
                #(#numbers before += #counts;)*
                let _ = before;
                None
            }

            fn nth(number: u32, state: &#state) -> Option<Self> {
                let _ = state;
                let mut number = number;
                #(
                    if number < #counts {
                        #values
                    }
                    number -= #counts;
                )*
                let _ = number;
                None
            }

            fn arbitrary(dice: &mut impl ::kernel::Dice) -> Self {
                match ::kernel::Dice::below(dice, #variants) {
                    #(#places => #any,)*
                    _ => unreachable!("a number below the number of variants"),
                }
            }
        }
    })
}

/// `#[numbered(state = Tzolkin)]` on the type: the state that knows what lies where.
fn state(input: &DeriveInput) -> Result<Option<Type>> {
    let mut state = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("numbered")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("state") {
                return Err(meta.error("expected state = TYPE"));
            }
            state = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(state)
}

/// A variant, or a struct.
struct Shape {
    /// The pattern that takes it apart and puts it together, without its fields.
    path: TokenStream,
    parts: Vec<Part>,
    state: TokenStream,
}

/// An argument of a variant.
struct Part {
    /// How the field is called in a pattern with braces: its name or its number.
    member: TokenStream,
    bound: Ident,
    kind: Type,
    how: How,
}

enum How {
    Plain,
    Below(Expr),
    With(Path),
}

impl Shape {
    fn new(path: TokenStream, fields: &Fields, state: &TokenStream) -> Result<Shape> {
        let part = |(index, field): (usize, &Field)| {
            let member = match &field.ident {
                Some(name) => quote!(#name),
                None => {
                    let index = syn::Index::from(index);
                    quote!(#index)
                }
            };
            let bound = format_ident!("field_{index}");
            Ok(Part { member, bound, kind: field.ty.clone(), how: how(field)? })
        };
        let parts = fields.iter().enumerate().map(part).collect::<Result<_>>()?;
        Ok(Shape { path, parts, state: state.clone() })
    }

    fn count(&self) -> TokenStream {
        let counts = self.parts.iter().map(|part| part.count(&self.state));
        quote!((1u32 #(* #counts)*))
    }

    fn number(&self) -> TokenStream {
        let path = &self.path;
        let (members, bounds) = self.names();
        let counts = self.parts.iter().map(|part| part.count(&self.state));
        let numbers = self.parts.iter().map(|part| part.number(&self.state));
        quote! {
            #[allow(irrefutable_let_patterns)]
            if let #path { #(#members: #bounds),* } = self {
                let mut digits = 0u32;
                #(digits = digits * #counts + #numbers?;)*
                return Some(before + digits);
            }
        }
    }

    fn nth(&self) -> TokenStream {
        let path = &self.path;
        let (members, bounds) = self.names();
        let digits = self.parts.iter().rev().map(|part| {
            let (bound, count, value) =
                (&part.bound, part.count(&self.state), part.nth(&self.state));
            quote! {
                let digit = number % #count;
                number /= #count;
                let #bound = #value?;
            }
        });
        quote! {
            #(#digits)*
            let _ = number;
            return Some(#path { #(#members: #bounds),* });
        }
    }

    fn arbitrary(&self) -> TokenStream {
        let path = &self.path;
        let members = self.parts.iter().map(|part| &part.member);
        let values = self.parts.iter().map(|part| part.arbitrary(&self.state));
        quote!(#path { #(#members: #values),* })
    }

    fn names(&self) -> (Vec<&TokenStream>, Vec<&Ident>) {
        self.parts.iter().map(|part| (&part.member, &part.bound)).unzip()
    }
}

impl Part {
    fn count(&self, state: &TokenStream) -> TokenStream {
        let kind = &self.kind;
        match &self.how {
            How::Plain => quote!(<#kind as ::kernel::Numbered<#state>>::COUNT),
            How::Below(below) => quote!(((#below) as u32)),
            How::With(module) => quote!(#module::COUNT),
        }
    }

    fn number(&self, state: &TokenStream) -> TokenStream {
        let (kind, bound) = (&self.kind, &self.bound);
        match &self.how {
            How::Plain => quote!(<#kind as ::kernel::Numbered<#state>>::number(#bound, state)),
            How::Below(below) => {
                quote!(::kernel::numbered::below::number(*#bound, (#below) as u32))
            }
            How::With(module) => quote!(#module::number(*#bound, state)),
        }
    }

    fn nth(&self, state: &TokenStream) -> TokenStream {
        let kind = &self.kind;
        match &self.how {
            How::Plain => quote!(<#kind as ::kernel::Numbered<#state>>::nth(digit, state)),
            How::Below(below) => quote!(::kernel::numbered::below::nth(digit, (#below) as u32)),
            How::With(module) => quote!(#module::nth(digit, state)),
        }
    }

    fn arbitrary(&self, state: &TokenStream) -> TokenStream {
        let kind = &self.kind;
        match &self.how {
            How::Plain => quote!(<#kind as ::kernel::Numbered<#state>>::arbitrary(dice)),
            How::Below(below) => {
                quote!(::kernel::numbered::below::arbitrary((#below) as u32, dice))
            }
            How::With(module) => quote!(#module::arbitrary(dice)),
        }
    }
}

/// `#[numbered(below = 14)]` or `#[numbered(with = module)]` on a field.
fn how(field: &Field) -> Result<How> {
    let mut how = How::Plain;
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("numbered")) {
        attribute.parse_nested_meta(|meta| {
            how = match &meta.path {
                path if path.is_ident("below") => How::Below(meta.value()?.parse()?),
                path if path.is_ident("with") => How::With(meta.value()?.parse()?),
                _ => return Err(meta.error("expected below = NUMBER or with = MODULE")),
            };
            Ok(())
        })?;
    }
    Ok(how)
}
