//! A report as one page that needs nothing else: tables, bars, graphs and maps.

use std::fmt::Write as _;

use super::{Bars, Part, Report, Table};
use crate::speech::Speech;

const STYLE: &str = include_str!("report.css");

pub fn page(report: &Report, speech: Speech) -> String {
    let lang = speech.lang.code();
    let title = escaped(&report.title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<nav><ul>\n"
    );
    for (at, section) in report.sections.iter().enumerate() {
        let _ = writeln!(page, "<li><a href=\"#part-{at}\">{}</a></li>", escaped(&section.title));
    }
    page.push_str("</ul></nav>\n");
    for (at, section) in report.sections.iter().enumerate() {
        let _ = writeln!(page, "<section id=\"part-{at}\">\n<h2>{}</h2>", escaped(&section.title));
        for part in &section.parts {
            match part {
                Part::Words(words) => page.push_str(&format!("<p>{}</p>\n", escaped(words))),
                Part::Table(found) => table(&mut page, found),
                Part::Bars(found) => bars(&mut page, found),
                Part::Graph(_, graph) => {
                    page.push_str(&format!("<figure class=\"wide\">\n{}</figure>\n", graph.svg(speech)));
                }
                Part::Picture(words, drawn) => {
                    let _ = writeln!(page, "<figure>\n{drawn}<figcaption>{}</figcaption>\n</figure>", escaped(words));
                }
            }
        }
        page.push_str("</section>\n");
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn table(page: &mut String, Table { head, rows }: &Table) {
    page.push_str("<div class=\"scroll\"><table>\n");
    if !head.is_empty() {
        page.push_str("<thead><tr>");
        head.iter().for_each(|cell| page.push_str(&format!("<th scope=\"col\">{}</th>", escaped(cell))));
        page.push_str("</tr></thead>\n");
    }
    page.push_str("<tbody>\n");
    for row in rows {
        page.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            let (open, close) = if at == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
            let _ = write!(page, "{open}{}{close}", escaped(cell));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table></div>\n");
}

fn bars(page: &mut String, Bars { title, bars }: &Bars) {
    const WIDTH: f64 = 46.0;
    const HEIGHT: f64 = 96.0;
    let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(0).max(1) as f64;
    let width = WIDTH * bars.len() as f64;
    let _ = writeln!(
        page,
        "<figure>\n<svg viewBox=\"0 0 {width} {:.0}\" width=\"{width}\" height=\"{:.0}\" role=\"img\" aria-label=\"{}\">",
        HEIGHT + 40.0,
        HEIGHT + 40.0,
        escaped(title)
    );
    for (at, (label, number)) in bars.iter().enumerate() {
        let x = WIDTH * at as f64;
        let length = HEIGHT * *number as f64 / most;
        let middle = x + WIDTH / 2.0;
        let _ = writeln!(
            page,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{length:.1}\"/>\
             <text x=\"{middle:.1}\" y=\"{:.1}\">{number}</text><text class=\"under\" x=\"{middle:.1}\" y=\"{:.1}\">{}</text>",
            x + 6.0,
            HEIGHT + 16.0 - length,
            WIDTH - 12.0,
            HEIGHT + 11.0 - length,
            HEIGHT + 32.0,
            escaped(label)
        );
    }
    let _ = writeln!(page, "</svg>\n<figcaption>{}</figcaption>\n</figure>", escaped(title));
}

/// A text within a page or a picture.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
