//! Nodes written down and read back. They come by the thousand, so what they consist of has no names, and the name of
//! the file, which each of them repeats, is left out: whoever keeps them knows it, and [`in_file`] puts it back.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Argument, Node, Property, Spot, Value, Word};

macro_rules! as_tuple {
    ($($type:ident { $($field:ident),+ })+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ($(&self.$field,)+).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let ($($field,)+) = Deserialize::deserialize(deserializer)?;
                Ok($type { $($field),+ })
            }
        }
    )+};
}

as_tuple! {
    Word { text, spot }
    Argument { value, spot }
    Property { name, value }
    Node { name, arguments, properties, children }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.line, self.column).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let (line, column) = Deserialize::deserialize(deserializer)?;
        Ok(Spot { file: Arc::default(), line, column })
    }
}

/// As what it is: a text, a number or a flag.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl de::Visitor<'_> for AnyValue {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a text, a whole number or a flag")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
        i64::try_from(number).map(Value::Number).map_err(E::custom)
    }

    fn visit_bool<E: de::Error>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Flag(flag))
    }
}

/// Says of nodes that were read back in which file they stand.
pub fn in_file(nodes: &mut [Node], file: &Arc<str>) {
    each_spot(nodes, &mut |spot| spot.file = file.clone());
}

/// All places in nodes.
pub(crate) fn each_spot(nodes: &mut [Node], change: &mut dyn FnMut(&mut Spot)) {
    for node in nodes {
        change(&mut node.name.spot);
        node.arguments.iter_mut().for_each(|argument| change(&mut argument.spot));
        for Property { name, value } in &mut node.properties {
            change(&mut name.spot);
            change(&mut value.spot);
        }
        each_spot(node.children.as_deref_mut().unwrap_or_default(), change);
    }
}
