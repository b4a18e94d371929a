//! A chronicle as a printed sheet: a drawing that stands alone, and the picture that a browser makes of it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::map::{PRINT, SmallMap, escaped};
use crate::parts::blob_address;

/// The width of the sheet, and of the space around what is on it.
const WIDTH: f64 = 1200.0;
const MARGIN: f64 = 60.0;
const GAP: f64 = 44.0;
/// The most height that the map may take.
const MOST_MAP: f64 = 640.0;
const INK: &str = "#2b2219";
const FADED: &str = "#6a5a45";
const PAPER: &str = "#f3e7cd";

/// What stands on the sheet.
pub struct Sheet {
    /// The name of the newspaper.
    pub paper: String,
    /// What stands below it.
    pub about: String,
    /// Who won.
    pub title: String,
    /// By what.
    pub summary: String,
    /// The players: sign, color and name.
    pub legend: Vec<(&'static str, String, String)>,
    /// The map.
    pub map: SmallMap,
    /// The news: when, headline, text.
    pub news: Vec<(String, String, String)>,
    /// What stands over the epilogue, and its paragraphs.
    pub epilogue: (String, Vec<String>),
}

/// A drawing in the making.
struct Press {
    drawn: String,
}

/// How letters are set.
#[derive(Clone, Copy)]
struct Type {
    size: f64,
    weight: u16,
    paint: &'static str,
    style: &'static str,
}

const BODY: Type = Type { size: 19.0, weight: 400, paint: INK, style: "normal" };
const HEAD: Type = Type { size: 23.0, weight: 700, paint: INK, style: "normal" };
const WHEN: Type = Type { size: 15.0, weight: 400, paint: FADED, style: "italic" };

impl Type {
    /// About how wide a letter is set; rather too wide than too narrow.
    fn advance(self, letter: char) -> f64 {
        let wide = match letter {
            ' ' | '.' | ',' | ':' | ';' | '’' | '!' | 'i' | 'l' | 'j' | '(' | ')' => 0.3,
            'm' | 'w' | 'M' | 'W' | '—' | '…' | '→' | 'ш' | 'щ' | 'ж' | 'ю' | 'ы' | 'м' | 'ф' => 0.88,
            letter if letter.is_uppercase() => 0.72,
            letter if letter.is_ascii() => 0.52,
            _ => 0.58,
        };
        wide * self.size * if self.weight > 400 { 1.08 } else { 1.0 }
    }

    fn width(self, text: &str) -> f64 {
        text.chars().map(|letter| self.advance(letter)).sum()
    }

    /// The text in lines of at most this width.
    fn lines(self, text: &str, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(line) + self.advance(' ') + self.width(word) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

impl Press {
    /// Sets a text and returns where the next may begin.
    fn set(&mut self, text: &str, (x, y): (f64, f64), width: f64, with: Type) -> f64 {
        self.set_at(text, (x, y), width, with, "start")
    }

    fn set_at(&mut self, text: &str, (x, y): (f64, f64), width: f64, with: Type, anchor: &str) -> f64 {
        let Type { size, weight, paint, style } = with;
        let mut line_at = y;
        for line in with.lines(text, width) {
            line_at += size * 1.36;
            self.drawn.push_str(&format!(
                "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"{weight}\" font-style=\"{style}\" \
                 fill=\"{paint}\" text-anchor=\"{anchor}\">{}</text>",
                line_at - size * 0.36,
                escaped(&line)
            ));
        }
        line_at
    }

    fn rule(&mut self, y: f64, height: f64) {
        let across = WIDTH - 2.0 * MARGIN;
        self.drawn.push_str(&format!(
            "<rect x=\"{MARGIN}\" y=\"{y:.1}\" width=\"{across}\" height=\"{height}\" fill=\"{INK}\"/>"
        ));
    }
}

/// The sheet as a drawing, with its size.
pub fn drawing(sheet: &Sheet) -> (String, f64, f64) {
    let across = WIDTH - 2.0 * MARGIN;
    let middle = WIDTH / 2.0;
    let mut press = Press { drawn: String::new() };
    let masthead = Type { size: 68.0, ..HEAD };
    let mut y = press.set_at(&sheet.paper, (middle, 34.0), across, masthead, "middle");
    y = press.set_at(&sheet.about, (middle, y - 6.0), across, WHEN, "middle") + 10.0;
    press.rule(y, 5.0);
    press.rule(y + 9.0, 1.5);
    y = press.set_at(&sheet.title, (middle, y + 24.0), across, Type { size: 44.0, ..HEAD }, "middle");
    y = press.set_at(&sheet.summary, (middle, y), across * 0.8, BODY, "middle") + 20.0;
    let [left, top, wide, high] = sheet.map.view_box;
    let scale = (across / wide).min(MOST_MAP / high);
    let map_at = (middle - wide * scale / 2.0, y);
    press.drawn.push_str(&format!(
        "<g transform=\"translate({:.1} {:.1}) scale({scale:.4})\">{}</g>",
        map_at.0 - left * scale,
        map_at.1 - top * scale,
        sheet.map.content
    ));
    y += high * scale + 26.0;
    y = legend(&mut press, sheet, y) + 14.0;
    press.rule(y, 1.5);
    y += 16.0;
    y = columns(&mut press, sheet, y) + 20.0;
    press.rule(y, 1.5);
    y = press.set_at(&sheet.epilogue.0, (middle, y + 18.0), across, Type { size: 30.0, ..HEAD }, "middle") + 8.0;
    for paragraph in &sheet.epilogue.1 {
        y = press.set(paragraph, (MARGIN + 90.0, y), across - 180.0, Type { size: 21.0, ..BODY }) + 12.0;
    }
    y += MARGIN - 12.0;
    let drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{y:.0}\" viewBox=\"0 0 {WIDTH} {y:.0}\" \
         font-family=\"{}\"><rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>{}</svg>",
        PRINT.font, press.drawn
    );
    (drawn, WIDTH, y.round())
}

/// The players in a row, each with sign and name.
fn legend(press: &mut Press, sheet: &Sheet, y: f64) -> f64 {
    let step = (WIDTH - 2.0 * MARGIN) / sheet.legend.len().max(1) as f64;
    for (at, (sign, color, name)) in sheet.legend.iter().enumerate() {
        let x = MARGIN + step * at as f64 + 16.0;
        let paint = PRINT.seats.iter().find(|(known, _)| known == color).map_or(INK, |(_, paint)| paint);
        press.drawn.push_str(&format!(
            "<path transform=\"translate({x:.1} {y:.1}) scale(2)\" d=\"{sign}\" fill=\"{paint}\"/>"
        ));
        press.set(name, (x + 24.0, y - 14.0), step - 50.0, Type { size: 20.0, ..HEAD });
    }
    y + 22.0
}

/// The news in two columns of about the same height.
fn columns(press: &mut Press, sheet: &Sheet, top: f64) -> f64 {
    let width = (WIDTH - 2.0 * MARGIN - GAP) / 2.0;
    let height = |(_, head, text): &(String, String, String)| {
        let (heads, lines) = (HEAD.lines(head, width).len() as f64, BODY.lines(text, width).len() as f64);
        (WHEN.size + heads * HEAD.size + lines * BODY.size) * 1.36 + 12.0
    };
    let half = sheet.news.iter().map(height).sum::<f64>() / 2.0;
    let mut ends = [top, top];
    let mut column = 0;
    for item in &sheet.news {
        if column == 0 && ends[0] - top + height(item) / 2.0 > half {
            column = 1;
        }
        let x = MARGIN + column as f64 * (width + GAP);
        let (when, head, text) = item;
        let mut y = press.set(when, (x, ends[column]), width, WHEN);
        y = press.set(head, (x, y), width, HEAD);
        ends[column] = press.set(text, (x, y), width, BODY) + 12.0;
    }
    ends[0].max(ends[1])
}

/// The picture of a drawing, as an address that can be kept as a file.
///
/// # Errors
/// The browser cannot make one.
pub async fn rendered(drawing: &str, width: f64, height: f64) -> Result<String, JsValue> {
    let address = blob_address(drawing, "image/svg+xml")?;
    let image = web_sys::HtmlImageElement::new()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await?;
    let canvas: web_sys::HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: web_sys::CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    web_sys::Url::revoke_object_url(&address)?;
    canvas.to_data_url()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_into_lines_that_fit() {
        let text = "The clock at the tap gains two minutes a week. Bertha Crook knows, and leaves it.";
        let lines = BODY.lines(text, 300.0);
        assert!(lines.len() > 1 && lines.iter().all(|line| BODY.width(line) <= 300.0), "{lines:?}");
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn a_sheet_is_well_formed_and_holds_everything() {
        let map = SmallMap { view_box: [0.0, 0.0, 100.0, 80.0], content: String::new() };
        let sheet = Sheet {
            paper: "Paper & Ink".to_owned(),
            about: "about".to_owned(),
            title: "title".to_owned(),
            summary: "summary".to_owned(),
            legend: vec![("M0 0z", "red".to_owned(), "A<B".to_owned())],
            map,
            news: (1..6).map(|n| (format!("when {n}"), format!("head {n}"), format!("text {n}"))).collect(),
            epilogue: ("after".to_owned(), vec!["one".to_owned(), "two".to_owned()]),
        };
        let (drawn, width, height) = drawing(&sheet);
        assert!(width > 0.0 && height > 400.0);
        for text in ["Paper &amp; Ink", "A&lt;B", "head 1", "text 5", ">after<", ">two<"] {
            assert!(drawn.contains(text), "{text}");
        }
        assert_eq!(drawn.matches("<text").count(), drawn.matches("</text>").count());
    }
}
