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

        impl<S: ?Sized> $crate::Numbered<S> for $name {
            const COUNT: u32 = $name::ALL.len() as u32;

            #[inline]
            fn number(&self, _: &S) -> Option<u32> {
                Some(*self as u32)
            }

            fn nth(number: u32, _: &S) -> Option<Self> {
                $name::ALL.get(number as usize).copied()
            }

            fn arbitrary(dice: &mut impl $crate::Dice) -> Self {
                $name::ALL[dice.below($name::ALL.len() as u32) as usize]
            }
        }

        impl $crate::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(
                _: &mut $crate::schemars::SchemaGenerator,
            ) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "string", "enum": [$($text),+] })
            }
        }

        impl $crate::vocabulary::Argument for $name {
            const LIKE: $crate::vocabulary::Like = $crate::vocabulary::Like::Name(&[$($text),+]);

            fn read(text: &str, _: u8, _: u8) -> Result<Self, String> {
                text.parse()
            }

            fn write(&self) -> String {
                self.key().to_string()
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
