//! What an enum can hold, as its own reader tells when it is asked to read something: the names of its variants, of
//! their parts, and what kind of values they have. So no list of them stands anywhere a second time.

use std::fmt;

use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
    value::StrDeserializer,
};

/// A variant of an enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name as it is written down.
    pub name: &'static str,
    /// Its parts; one without a name is called nothing.
    pub parts: Vec<(&'static str, Kind)>,
}

/// The kind of a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Something else.
    #[default]
    Other,
    /// `true` or `false`.
    Flag,
    /// A number, maybe that of a card, a space or a seat.
    Number,
    /// A number that may be below zero.
    Signed,
    /// One of these names.
    Name(&'static [&'static str]),
    /// Several of the kind.
    List(Box<Kind>),
    /// Always so many of the kind.
    Array(usize, Box<Kind>),
    /// One of the kind, or nothing.
    Maybe(Box<Kind>),
}

/// The variants of an enum.
#[must_use]
pub fn variants<'de, E: de::Deserialize<'de>>() -> Vec<Variant> {
    let mut all = Vec::new();
    loop {
        let mut seen = Seen { nth: all.len(), ..Seen::default() };
        // What the reader makes of the values it is given is of no interest.
        let _ = E::deserialize(OfEnum(&mut seen));
        let Some(name) = seen.name else { return all };
        all.push(Variant { name, parts: seen.parts });
    }
}

/// A reading that went on as far as it could.
#[derive(Debug)]
struct Enough;

impl fmt::Display for Enough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("enough")
    }
}

impl std::error::Error for Enough {}

impl de::Error for Enough {
    fn custom<T: fmt::Display>(_: T) -> Enough {
        Enough
    }
}

/// What the reader of the variant with this number asked for.
#[derive(Default)]
struct Seen {
    nth: usize,
    name: Option<&'static str>,
    parts: Vec<(&'static str, Kind)>,
}

/// Offers a variant of the enum.
struct OfEnum<'s>(&'s mut Seen);

impl<'de> Deserializer<'de> for OfEnum<'_> {
    type Error = Enough;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Enough> {
        Err(Enough)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Enough> {
        self.0.name = variants.get(self.0.nth).copied();
        if self.0.name.is_some() { visitor.visit_enum(self) } else { Err(Enough) }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for OfEnum<'_> {
    type Error = Enough;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Enough> {
        let name: StrDeserializer<'_, Enough> = self.0.name.unwrap_or_default().into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for OfEnum<'_> {
    type Error = Enough;

    fn unit_variant(self) -> Result<(), Enough> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Enough> {
        let mut kind = Kind::Other;
        let read = seed.deserialize(OfValue(&mut kind));
        self.0.parts.push(("", kind));
        read
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Enough> {
        Err(Enough)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Enough> {
        self.0.parts = fields.iter().map(|name| (*name, Kind::Other)).collect();
        visitor.visit_map(Parts { parts: &mut self.0.parts, at: 0 })
    }
}

/// Offers one part after the other.
struct Parts<'s> {
    parts: &'s mut [(&'static str, Kind)],
    at: usize,
}

impl<'de> MapAccess<'de> for Parts<'_> {
    type Error = Enough;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Enough> {
        let Some((name, _)) = self.parts.get(self.at) else { return Ok(None) };
        let name: StrDeserializer<'_, Enough> = (*name).into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Enough> {
        let (_, kind) = self.parts.get_mut(self.at).ok_or(Enough)?;
        self.at += 1;
        seed.deserialize(OfValue(kind))
    }
}

/// Offers a value of the kind that is asked for.
struct OfValue<'s>(&'s mut Kind);

impl OfValue<'_> {
    fn is<'de, V: Visitor<'de>>(self, kind: Kind, visitor: V) -> Result<V::Value, Enough> {
        *self.0 = kind;
        match self.0 {
            Kind::Flag => visitor.visit_bool(false),
            _ => visitor.visit_u8(0),
        }
    }
}

macro_rules! numbers {
    ($kind:ident $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Enough> {
            self.is(Kind::$kind, visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for OfValue<'_> {
    type Error = Enough;

    numbers! { Number deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    numbers! { Signed deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Enough> {
        Err(Enough)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Enough> {
        self.is(Kind::Flag, visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Enough> {
        let mut kind = Kind::Other;
        let read = visitor.visit_some(OfValue(&mut kind));
        *self.0 = Kind::Maybe(Box::new(kind));
        read
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Enough> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Enough> {
        let mut kind = Kind::Other;
        let read = visitor.visit_seq(Elements { kind: &mut kind, left: 1 });
        *self.0 = Kind::List(Box::new(kind));
        read
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Enough> {
        let mut kind = Kind::Other;
        let read = visitor.visit_seq(Elements { kind: &mut kind, left: len });
        *self.0 = Kind::Array(len, Box::new(kind));
        read
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Enough> {
        *self.0 = Kind::Name(variants);
        OfEnum(&mut Seen::default()).deserialize_enum(name, variants, visitor)
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map struct identifier ignored_any
    }
}

/// Offers so many values.
struct Elements<'s> {
    kind: &'s mut Kind,
    left: usize,
}

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Enough;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Enough> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(OfValue(self.kind)).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Color {
        Red,
        DeepBlue,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only their names and kinds are of interest")]
    #[serde(rename_all = "kebab-case")]
    enum Thing {
        Nothing,
        OneOf(Color),
        Several { flag: bool, dice: [u8; 2], maybe: Option<u16>, list: Vec<Color> },
    }

    #[test]
    fn an_enum_tells_what_it_can_hold() {
        let colors = Kind::Name(&["red", "deep-blue"]);
        let number = || Box::new(Kind::Number);
        let wanted = [
            Variant { name: "nothing", parts: Vec::new() },
            Variant { name: "one-of", parts: vec![("", colors.clone())] },
            Variant {
                name: "several",
                parts: vec![
                    ("flag", Kind::Flag),
                    ("dice", Kind::Array(2, number())),
                    ("maybe", Kind::Maybe(number())),
                    ("list", Kind::List(Box::new(colors))),
                ],
            },
        ];
        assert_eq!(variants::<Thing>(), wanted);
    }
}
