//! Ratings as a picture: a dot for each, and a line for how sure that is.

use std::fmt::Write;

use super::ratings::Rating;

const WIDTH: f64 = 720.0;
const ROW: f64 = 34.0;
const TOP: f64 = 44.0;
/// Where names end and the scale begins.
const LEFT: f64 = 190.0;
const RIGHT: f64 = 700.0;

/// The picture, as SVG. It takes its colors from the light in which it is looked at.
pub fn draw(title: &str, names: &[String], ratings: &[Rating]) -> String {
    let lowest = ratings.iter().map(|one| one.low).fold(0.0, f64::min);
    let highest = ratings.iter().map(|one| one.high).fold(100.0, f64::max);
    let step = [50.0, 100.0, 200.0, 400.0, 800.0].into_iter().find(|step| (highest - lowest) / step <= 8.0);
    let step = step.unwrap_or(1600.0);
    let (low, high) = ((lowest / step).floor() * step, (highest / step).ceil() * step);
    let x = |rating: f64| LEFT + (rating - low) / (high - low) * (RIGHT - LEFT);
    let height = TOP + ROW * names.len() as f64 + 30.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\">\n\
         <style>text{{font:14px system-ui,sans-serif;fill:#2b2a26}}.t{{font-weight:600}}.s{{font-size:12px;fill:#6b675d}}\
         .g{{stroke:#d8d3c4}}.l{{stroke:#a4571b;stroke-width:3;stroke-linecap:round}}.d{{fill:#a4571b}}\
         @media(prefers-color-scheme:dark){{text{{fill:#ece6d6}}.s{{fill:#a8a294}}.g{{stroke:#4a463c}}\
         .l{{stroke:#e0934f}}.d{{fill:#e0934f}}}}</style>\n\
         <text class=\"t\" x=\"12\" y=\"24\">{}</text>\n",
        escaped(title),
        title = escaped(title),
    );
    let mut at = low;
    while at <= high + 0.5 {
        let (x, bottom) = (x(at), TOP + ROW * names.len() as f64);
        // Writing to a text cannot fail.
        let _ = writeln!(svg, "<line class=\"g\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>");
        let below = bottom + 18.0;
        let _ = writeln!(svg, "<text class=\"s\" x=\"{x:.1}\" y=\"{below}\" text-anchor=\"middle\">{at:.0}</text>");
        at += step;
    }
    for (row, (name, rating)) in names.iter().zip(ratings).enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let (low, middle, high) = (x(rating.low), x(rating.rating), x(rating.high));
        let _ = writeln!(svg, "<text x=\"12\" y=\"{:.1}\">{}</text>", y + 5.0, escaped(&shortened(name)));
        let _ = writeln!(svg, "<line class=\"l\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
        let _ = writeln!(svg, "<circle class=\"d\" cx=\"{middle:.1}\" cy=\"{y:.1}\" r=\"6\"/>");
    }
    svg + "</svg>\n"
}

fn shortened(name: &str) -> String {
    const MOST: usize = 22;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_row_and_names_cannot_break_out() {
        let rating = Rating { rating: 120.0, low: 60.0, high: 190.0 };
        let names = ["random".to_owned(), "program:<a & b>, whose name is long".to_owned()];
        let svg = draw("Shelter", &names, &[Rating::default(), rating]);
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("program:&lt;a &amp; b&gt;"), "{svg}");
        assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
    }
}
