//! A number for a state, made of all that is written when it is saved: states that are equal have
//! the same. Nothing is written for it, and nothing allocated.

use serde::ser::{self, Serialize};
use std::fmt::{self, Display, Write};

/// The number of a state. Two different ones share a number about once in 2^64.
pub fn fingerprint(state: &impl Serialize) -> u64 {
    let mut ink = Ink(0x9E37_79B9_7F4A_7C15);
    // Ink takes whatever it is given.
    let _ = state.serialize(&mut ink);
    ink.0
}

struct Ink(u64);

impl Ink {
    #[inline]
    fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// Text that a state writes about itself.
impl Write for Ink {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.add(byte.into()));
        Ok(())
    }
}

/// A state that cannot be written: there is none.
#[derive(Debug)]
struct Unwritable;

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a state cannot be written")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Inked = Result<(), Unwritable>;

macro_rules! words {
    ($($name:ident: $kind:ty),*) => {
        $(#[inline] fn $name(self, value: $kind) -> Inked {
            self.add(value as u64);
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Ink {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = &'a mut Ink;
    type SerializeTuple = &'a mut Ink;
    type SerializeTupleStruct = &'a mut Ink;
    type SerializeTupleVariant = &'a mut Ink;
    type SerializeMap = &'a mut Ink;
    type SerializeStruct = &'a mut Ink;
    type SerializeStructVariant = &'a mut Ink;

    words!(serialize_bool: bool, serialize_char: char);
    words!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    words!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);

    fn serialize_f32(self, value: f32) -> Inked {
        self.serialize_u32(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Inked {
        self.serialize_u64(value.to_bits())
    }

    fn serialize_str(self, text: &str) -> Inked {
        self.add(text.len() as u64);
        self.write_str(text).map_err(|_| Unwritable)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Inked {
        self.add(bytes.len() as u64);
        bytes.iter().for_each(|&byte| self.add(byte.into()));
        Ok(())
    }

    fn collect_str<T: ?Sized + Display>(self, value: &T) -> Inked {
        write!(self, "{value}").map_err(|_| Unwritable)?;
        self.serialize_unit()
    }

    fn serialize_none(self) -> Inked {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Inked {
        self.add(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Inked {
        self.add(u64::MAX);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Inked {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Inked {
        self.serialize_u32(index)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Inked {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Inked {
        self.add(index.into());
        value.serialize(self)
    }

    fn serialize_seq(self, count: Option<usize>) -> Result<Self, Unwritable> {
        self.add(count.unwrap_or(0) as u64);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unwritable> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unwritable> {
        self.add(index.into());
        Ok(self)
    }

    fn serialize_map(self, count: Option<usize>) -> Result<Self, Unwritable> {
        self.serialize_seq(count)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unwritable> {
        self.add(index.into());
        Ok(self)
    }
}

/// Every part is inked in turn; the end of a list too, whose length was perhaps not known.
macro_rules! parts {
    ($($kind:ident, $part:ident $(, $name:ty)?;)*) => {
        $(impl ser::$kind for &mut Ink {
            type Ok = ();
            type Error = Unwritable;

            fn $part<T: ?Sized + Serialize>(&mut self $(, _: $name)?, value: &T) -> Inked {
                value.serialize(&mut **self)
            }

            fn end(self) -> Inked {
                self.serialize_unit()
            }
        })*
    };
}

use ser::Serializer as _;

parts! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
    SerializeStruct, serialize_field, &'static str;
    SerializeStructVariant, serialize_field, &'static str;
}

impl ser::SerializeMap for &mut Ink {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Inked {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Inked {
        value.serialize(&mut **self)
    }

    fn end(self) -> Inked {
        self.serialize_unit()
    }
}
