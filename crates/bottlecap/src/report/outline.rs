//! A story as indented lines: each thing stands where the story first comes to it.

use std::fmt::Write as _;

use super::graph::{Graph, Line};

pub fn text(graph: &Graph) -> String {
    let mut outline = Outline { graph, said: vec![false; graph.things.len()], page: String::new() };
    for (at, one) in graph.things.iter().enumerate() {
        if one.is_start {
            outline.tell(at, 0, "");
        }
    }
    // What only things that were told of already lead to in a circle.
    for at in 0..graph.things.len() {
        if !outline.said[at] {
            outline.tell(at, 0, "");
        }
    }
    outline.page
}

struct Outline<'g> {
    graph: &'g Graph,
    said: Vec<bool>,
    page: String,
}

impl Outline<'_> {
    fn tell(&mut self, at: usize, depth: usize, by: &str) {
        let graph = self.graph;
        let Some(one) = graph.things.get(at) else { return };
        let again = self.said[at] && graph.edges.iter().any(|edge| edge.from == at);
        let blank = "  ".repeat(depth);
        let mark = if again { " …" } else { "" };
        let end = if one.end.is_empty() { String::new() } else { format!(" [{}]", one.end) };
        // Writing to a string cannot fail.
        let _ = writeln!(self.page, "{blank}{by}{}{end}{mark}", one.label);
        if self.said[at] {
            return;
        }
        self.said[at] = true;
        for edge in graph.edges.iter().filter(|edge| edge.from == at) {
            let by = format!("{} ", edge.label);
            if edge.line == Line::Closes {
                let closed = graph.things.get(edge.to).map_or("", |closed| closed.label.as_str());
                let _ = writeln!(self.page, "{blank}  {by}× {closed}");
            } else {
                self.tell(edge.to, depth + 1, by.trim_start());
            }
        }
    }
}
