//! The nouns of a game, as enums.

/// An enum of nouns that is written the same way in content files, positions, choices and as part
/// of the keys of the locale files. A crate that uses this has `enum_map` and `serde`.
#[macro_export]
macro_rules! noun {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::enum_map::Enum, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$member_doc])* #[serde(rename = $text)] $member),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$member),+];

            /// The name in files and in keys of messages.
            pub const fn key(self) -> &'static str {
                match self { $($name::$member => $text),+ }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|member| member.key() == text).ok_or_else(|| {
                    let known: Vec<_> = Self::ALL.iter().map(|member| member.key()).collect();
                    format!("expected one of {}", known.join(", "))
                })
            }
        }
    };
}
