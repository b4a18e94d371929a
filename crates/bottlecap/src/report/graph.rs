//! The graph of a story, and its picture: layers from left to right, by how far from the start a thing lies.

use std::fmt::Write as _;

use super::html::escaped;
use crate::speech::Speech;

/// A thing of a story.
pub struct Thing {
    pub label: String,
    pub kind: Kind,
    /// It is there from the start.
    pub is_start: bool,
    /// What ends with it, if something does.
    pub end: String,
}

/// What a thing of a story is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Quest,
    Encounter,
}

/// How a thing leads to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Brings,
    Closes,
}

/// What leads to what, by which of its parts.
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub label: String,
    pub line: Line,
}

#[derive(Default)]
pub struct Graph {
    pub things: Vec<Thing>,
    pub edges: Vec<Edge>,
}

const WIDTH: f64 = 156.0;
const HEIGHT: f64 = 38.0;
const COLUMN: f64 = 224.0;
const ROW: f64 = 54.0;
const MARGIN: f64 = 14.0;
/// A line that only passes a layer takes less room than a thing.
const LANE: f64 = 16.0;
/// Rounds of bringing things near to what they are joined with.
const ROUNDS: usize = 24;
/// Letters in a line of a box, and how many lines.
const LETTERS: usize = 23;
const LINES: usize = 2;

/// A place of the picture: a thing, or a bend of a line that passes a layer.
struct Spot {
    layer: usize,
    of: Option<usize>,
    y: f64,
}

/// A line from layer to layer, as places.
struct Drawn {
    edge: usize,
    spots: Vec<usize>,
}

impl Graph {
    /// The picture as a file of its own.
    pub fn file(&self, speech: Speech) -> String {
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", self.svg(speech))
    }

    /// The picture.
    pub fn svg(&self, speech: Speech) -> String {
        let (spots, drawn) = self.arranged();
        let n_layers = spots.iter().map(|spot| spot.layer).max().map_or(0, |layer| layer + 1);
        let width = 2.0 * MARGIN + COLUMN * (n_layers.max(1) - 1) as f64 + WIDTH;
        let bottom = spots.iter().map(|spot| spot.y).fold(0.0, f64::max);
        let height = 2.0 * MARGIN + bottom + HEIGHT + 26.0;
        let mut page = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" font-family=\"Georgia, 'PT Serif', serif\" font-size=\"12.5\">\n{STYLE}\n\
             <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
        );
        for line in &drawn {
            self.line(&mut page, line, &spots);
        }
        for spot in &spots {
            if let Some(one) = spot.of.and_then(|at| self.things.get(at)) {
                draw(&mut page, one, MARGIN + spot.layer as f64 * COLUMN, MARGIN + spot.y);
            }
        }
        legend(&mut page, height - MARGIN, speech);
        page.push_str("</svg>\n");
        page
    }

    fn line(&self, page: &mut String, drawn: &Drawn, spots: &[Spot]) {
        let Some(edge) = self.edges.get(drawn.edge) else { return };
        let class = match edge.line {
            Line::Brings => "brings",
            Line::Closes => "closes",
        };
        let mut path = String::new();
        for pair in drawn.spots.windows(2) {
            let (from, to) = (&spots[pair[0]], &spots[pair[1]]);
            let out = if from.of.is_some() { WIDTH } else { WIDTH / 2.0 };
            let inward = if to.of.is_some() { 0.0 } else { WIDTH / 2.0 };
            let (x1, y1) = (MARGIN + from.layer as f64 * COLUMN + out, MARGIN + from.y + HEIGHT / 2.0);
            let (x2, y2) = (MARGIN + to.layer as f64 * COLUMN + inward, MARGIN + to.y + HEIGHT / 2.0);
            let bend = ((x2 - x1).abs() / 2.0).max(36.0);
            if path.is_empty() {
                let _ = write!(path, "M{x1:.1} {y1:.1}");
            }
            let _ = write!(path, "C{:.1} {y1:.1} {:.1} {y2:.1} {x2:.1} {y2:.1}", x1 + bend, x2 - bend);
        }
        let _ = writeln!(page, "<path class=\"{class}\" d=\"{path}\"/>");
    }

    /// How far from the start each thing lies, by the longest way to it. Things stand in the order in which the story
    /// first comes to them; a line against that order leads back.
    fn layers(&self) -> Vec<usize> {
        let mut layers = vec![0; self.things.len()];
        for at in 0..layers.len() {
            let into = self.edges.iter().filter(|edge| edge.to == at && edge.from < at && edge.line == Line::Brings);
            layers[at] = into.map(|edge| layers[edge.from] + 1).max().unwrap_or(0);
        }
        layers
    }

    /// Where everything lies.
    fn arranged(&self) -> (Vec<Spot>, Vec<Drawn>) {
        let layers = self.layers();
        let mut spots: Vec<Spot> =
            layers.iter().enumerate().map(|(at, layer)| Spot { layer: *layer, of: Some(at), y: 0.0 }).collect();
        let mut drawn = Vec::new();
        for (at, edge) in self.edges.iter().enumerate() {
            let (from, to) = (layers[edge.from], layers[edge.to]);
            let mut way = vec![edge.from];
            for layer in from + 1..to {
                spots.push(Spot { layer, of: None, y: 0.0 });
                way.push(spots.len() - 1);
            }
            way.push(edge.to);
            drawn.push(Drawn { edge: at, spots: way });
        }
        let n_layers = spots.iter().map(|spot| spot.layer).max().map_or(0, |layer| layer + 1);
        let mut columns: Vec<Vec<usize>> = vec![Vec::new(); n_layers];
        for (at, spot) in spots.iter().enumerate() {
            columns[spot.layer].push(at);
        }
        stack_all(&mut spots, &columns);
        for round in 0..ROUNDS {
            let forward = round % 2 == 0;
            let order: Vec<usize> = if forward { (0..n_layers).collect() } else { (0..n_layers).rev().collect() };
            for layer in order {
                let wish = |at: usize| wished(at, &drawn, &spots, forward);
                let mut wishes: Vec<(f64, usize)> =
                    columns[layer].iter().map(|at| (wish(*at).unwrap_or(spots[*at].y), *at)).collect();
                wishes.sort_by(|one, other| one.0.total_cmp(&other.0));
                columns[layer] = wishes.iter().map(|(_, at)| *at).collect();
                settle(&mut spots, &wishes);
            }
        }
        let top = spots.iter().map(|spot| spot.y).fold(f64::MAX, f64::min);
        spots.iter_mut().for_each(|spot| spot.y -= top);
        (spots, drawn)
    }
}

/// How much room a place takes.
const fn room(spot: &Spot) -> f64 {
    if spot.of.is_some() { ROW } else { LANE }
}

fn stack_all(spots: &mut [Spot], columns: &[Vec<usize>]) {
    for column in columns {
        let mut y = 0.0;
        for at in column {
            spots[*at].y = y;
            y += room(&spots[*at]);
        }
    }
}

/// The mean height of what a place is joined with on one side.
fn wished(at: usize, drawn: &[Drawn], spots: &[Spot], forward: bool) -> Option<f64> {
    let mut heights = Vec::new();
    for line in drawn {
        for pair in line.spots.windows(2) {
            let (near, far) = if forward { (pair[1], pair[0]) } else { (pair[0], pair[1]) };
            if near == at {
                heights.push(spots[far].y);
            }
        }
    }
    (!heights.is_empty()).then(|| heights.iter().sum::<f64>() / heights.len() as f64)
}

/// Puts places of a layer, in order, as near to their wishes as they fit without overlapping.
fn settle(spots: &mut [Spot], wishes: &[(f64, usize)]) {
    /// Places that touch lie together around the mean of their wishes.
    struct Group {
        top: f64,
        length: f64,
        /// Each with how far below the top it lies.
        members: Vec<(usize, f64)>,
    }
    let mut groups: Vec<Group> = Vec::new();
    for (wish, at) in wishes {
        let mut group = Group { top: *wish, length: room(&spots[*at]), members: vec![(*at, 0.0)] };
        while let Some(mut above) = groups.pop() {
            if above.top + above.length <= group.top {
                groups.push(above);
                break;
            }
            let n_above = above.members.len() as f64;
            let n_below = group.members.len() as f64;
            above.top = (above.top * n_above + (group.top - above.length) * n_below) / (n_above + n_below);
            above.members.extend(group.members.iter().map(|(at, below)| (*at, below + above.length)));
            above.length += group.length;
            group = above;
        }
        groups.push(group);
    }
    for group in groups {
        for (at, below) in group.members {
            spots[at].y = group.top + below;
        }
    }
}

const STYLE: &str = "<style>\
.paper{fill:#f4efe2}.brings,.closes{fill:none;stroke:#7a6a4f;stroke-width:1.4}\
.closes{stroke:#b04a3a;stroke-dasharray:2 5;stroke-width:1.2;opacity:.75}\
.quest{fill:#fffaf0;stroke:#4a4033}.encounter{fill:#e3ead9;stroke:#5f7350}\
.start{stroke-width:2.6}.end{fill:#f2d9a0}.name{fill:#2b251c;text-anchor:middle}\
.key{fill:#5a4f3c;font-size:11.5px}</style>";

fn draw(page: &mut String, one: &Thing, x: f64, y: f64) {
    let kind = match one.kind {
        Kind::Quest => "quest",
        Kind::Encounter => "encounter",
    };
    let start = if one.is_start { " start" } else { "" };
    let end = if one.end.is_empty() { "" } else { " end" };
    let round = if one.kind == Kind::Encounter { HEIGHT / 2.0 } else { 4.0 };
    let title = if one.end.is_empty() { one.label.clone() } else { format!("{}: {}", one.label, one.end) };
    let _ = writeln!(
        page,
        "<g><title>{}</title><rect class=\"{kind}{start}{end}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\" rx=\"{round}\"/>",
        escaped(&title)
    );
    let lines = wrapped(&one.label);
    let first = y + HEIGHT / 2.0 + 4.5 - 7.5 * (lines.len() as f64 - 1.0);
    for (at, line) in lines.iter().enumerate() {
        let _ = writeln!(
            page,
            "<text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            x + WIDTH / 2.0,
            first + 15.0 * at as f64,
            escaped(line)
        );
    }
    page.push_str("</g>\n");
}

/// A label in lines that fit a box; what does not fit ends in dots.
fn wrapped(label: &str) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in label.split_whitespace() {
        let last = lines.last_mut().map(|line| (line.chars().count(), line));
        match last {
            Some((0, line)) => line.push_str(word),
            Some((length, line)) if length + 1 + word.chars().count() <= LETTERS => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        if let Some(last) = lines.last_mut() {
            last.push('…');
        }
    }
    lines
}

fn legend(page: &mut String, y: f64, speech: Speech) {
    let keys = [
        ("quest start", speech.say("report-key-start")),
        ("quest end", speech.say("report-key-end")),
        ("encounter", speech.say("report-key-encounter")),
    ];
    let mut x = MARGIN;
    for (class, words) in keys {
        let _ = writeln!(
            page,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"20\" height=\"11\" rx=\"3\"/>\
             <text class=\"key\" x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
            y - 10.0,
            x + 26.0,
            escaped(&words)
        );
        x += 44.0 + 6.6 * words.chars().count() as f64;
    }
    let words = speech.say("report-key-closes");
    let _ = writeln!(
        page,
        "<path class=\"closes\" d=\"M{x:.1} {0:.1}h20\"/><text class=\"key\" x=\"{1:.1}\" y=\"{y:.1}\">{2}</text>",
        y - 4.0,
        x + 26.0,
        escaped(&words)
    );
}
