//! What an example says of events: that something happened, how often, and in which order.

use pack::{Node, nearest, say};

use super::{
    facts::{Checker, Held, argument, differs, or_none, plainly},
    fails,
    told::{Told, event_names},
};

impl Checker<'_> {
    /// The events that the viewer may know of.
    fn happened(&self) -> impl Iterator<Item = &Told> {
        self.position.told.iter().filter(|told| told.audience.includes(self.viewer))
    }

    pub(super) fn event(&self, node: &Node, wanted: bool) -> Held {
        let name = argument(node, 0)?.written();
        let names = event_names();
        if !names.contains(&name) {
            let suggestion = nearest(&name, names.iter().map(String::as_str));
            let message = say!("w-no-event", "no event has this name");
            return Err(differs(argument(node, 0)?, message).suggesting(suggestion));
        }
        let times = node.properties.iter().find(|property| property.name.text == "times");
        let fits = |told: &&Told| {
            told.name == name
                && node.properties.iter().filter(|property| property.name.text != "times").all(|property| {
                    let expected = plainly(&property.value);
                    match property.name.text.as_str() {
                        "rule" => told.rule.as_str() == expected,
                        key => told.fields.iter().any(|(field, value)| field == key && *value == expected),
                    }
                })
        };
        let found = self.happened().filter(fits).count();
        match times {
            _ if !wanted && found == 0 => return Ok(()),
            None if wanted && found != 0 => return Ok(()),
            Some(times) if wanted && times.value.written() == found.to_string() => return Ok(()),
            Some(times) if wanted => {
                return Err(differs(&times.value, say!("w-happened-times", "it happened {found} times", found)));
            }
            _ => {}
        }
        let all = or_none(self.happened().map(Told::in_words).collect());
        let message = if wanted {
            say!("w-not-happened", "this did not happen; what happened: {all}", all)
        } else {
            say!("w-happened", "this did happen; what happened: {all}", all)
        };
        Err(fails(&node.name, message))
    }

    pub(super) fn order_of_events(&self, node: &Node) -> Held {
        let mut left = self.happened();
        for argument in &node.arguments {
            let name = argument.written();
            if !left.any(|told| told.name == name) {
                let all: Vec<&str> = self.happened().map(|told| told.name.as_str()).collect();
                let all = all.join(" ");
                return Err(differs(argument, say!("w-other-order", "not in this order; the order was {all}", all)));
            }
        }
        Ok(())
    }
}
