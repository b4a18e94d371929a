//! A report as text for a terminal.

use std::fmt::Write as _;

use super::{Bars, Part, Report, Table, outline};

/// The longest bar.
const MOST: usize = 40;
/// Between two columns.
const GAP: &str = "  ";

pub fn text(report: &Report) -> String {
    let mut page = String::new();
    heading(&mut page, &report.title, '=');
    for section in &report.sections {
        page.push('\n');
        heading(&mut page, &section.title, '-');
        for (at, part) in section.parts.iter().enumerate() {
            if at > 0 {
                page.push('\n');
            }
            match part {
                Part::Words(words) => page.push_str(&format!("{words}\n")),
                Part::Table(table) => columns(&mut page, table),
                Part::Bars(bars) => chart(&mut page, bars),
                Part::Graph(_, graph) => page.push_str(&outline::text(graph)),
                Part::Picture(words, _) => page.push_str(&format!("{words}\n")),
            }
        }
    }
    page
}

fn heading(page: &mut String, title: &str, line: char) {
    let _ = writeln!(page, "{title}\n{}", line.to_string().repeat(title.chars().count()));
}

/// Whether all cells of a column are numbers, which stand under each other by their last digit.
fn is_number(cell: &str) -> bool {
    cell.is_empty()
        || cell.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, '.' | '%' | '\u{a0}' | '–' | '+'))
}

fn columns(page: &mut String, table: &Table) {
    let all = || std::iter::once(&table.head).chain(&table.rows);
    let n_columns = all().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| all().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let right: Vec<bool> =
        (0..n_columns).map(|at| table.rows.iter().filter_map(|row| row.get(at)).all(|cell| is_number(cell))).collect();
    for row in all().filter(|row| row.iter().any(|cell| !cell.is_empty())) {
        let cells = row.iter().enumerate().map(|(at, cell)| {
            let blank = " ".repeat(widths[at].saturating_sub(cell.chars().count()));
            if right[at] { format!("{blank}{cell}") } else { format!("{cell}{blank}") }
        });
        let line = cells.collect::<Vec<_>>().join(GAP);
        let _ = writeln!(page, "{}", line.trim_end());
    }
}

fn chart(page: &mut String, Bars { title, bars }: &Bars) {
    let _ = writeln!(page, "{title}");
    let width = bars.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(0).max(1);
    for (label, number) in bars {
        let length = (number * MOST).div_ceil(most.max(MOST));
        let blank = " ".repeat(width - label.chars().count());
        let _ = writeln!(page, "{GAP}{label}{blank} {} {number}", "#".repeat(length));
    }
}
