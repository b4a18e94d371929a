//! How what the game is won by grew over the rounds: a line for each player with their own sign at every point, and the same numbers
//! as a table.

use kernel::Seat;
use leptos::prelude::*;
use text::shared::Chart as Numbers;

use crate::{
    game::{self, TableGame, Voice as _},
    parts::{Icon, SeatMark, seat_color, symbol},
    play::Play,
    words::{fill, said, say},
};

const WIDTH: f64 = 620.0;
const HEIGHT: f64 = 260.0;
/// Where the lines begin and end.
const LEFT: f64 = 40.0;
const RIGHT: f64 = 520.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 230.0;
/// Names at the ends of the lines keep this distance.
const NAME_GAP: f64 = 15.0;
/// More labels than these do not stand beside each other.
const MOST_LABELS: usize = 14;

/// The largest number of a chart.
fn most(chart: &Numbers) -> u16 {
    chart.lines.iter().flatten().copied().max().unwrap_or(0)
}

/// The distance between two lines of the grid, and where the grid ends: round numbers, at most six lines.
fn scale(most: u16) -> (u16, u16) {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
    let step = steps.into_iter().find(|step| most.div_ceil(*step) <= 5).unwrap_or(5000);
    (step, most.div_ceil(step).max(1) * step)
}

fn across(at: usize, points: usize) -> f64 {
    let steps = points.saturating_sub(1).max(1);
    LEFT + (RIGHT - LEFT) * at as f64 / steps as f64
}

fn up(value: u16, top: u16) -> f64 {
    BOTTOM - (BOTTOM - TOP) * f64::from(value) / f64::from(top.max(1))
}

/// Moves names apart that would cover each other, as little as may be; their order stays.
fn apart(wanted: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    kernel::order::sort_by(&mut order, |one, other| wanted[*one].total_cmp(&wanted[*other]));
    let mut placed = wanted.to_vec();
    let mut least = f64::MIN;
    for at in &order {
        placed[*at] = wanted[*at].max(least);
        least = placed[*at] + NAME_GAP;
    }
    // Whoever was pushed below the chart pushes the others back up.
    let mut most = BOTTOM + NAME_GAP / 2.0;
    for at in order.iter().rev() {
        placed[*at] = placed[*at].min(most);
        most = placed[*at] - NAME_GAP;
    }
    placed
}

/// The sign of a player, around its middle.
pub fn sign(color: &str) -> &'static str {
    match color {
        "red" => "M0-6 1.8-2 6-1.7 2.7 1 3.7 5.5 0 3-3.7 5.5-2.7 1-6-1.7-1.8-2z",
        "green" => "M0-6 6 5H-6z",
        "yellow" => "M-4.5-4.5h9v9h-9z",
        _ => "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    }
}

/// The chart with its table.
#[component]
pub fn Chart<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// What it shows.
    chart: Numbers,
) -> impl IntoView {
    let numbers = chart;
    let (step, top) = scale(most(&numbers));
    let points = numbers.rounds.len();
    let every = points.div_ceil(MOST_LABELS).max(1);
    let grid = (0..=top / step).map(|line| {
        let (value, y) = (line * step, up(line * step, top));
        view! {
            <line class="grid" x1=LEFT.to_string() x2=RIGHT.to_string() y1=y.to_string() y2=y.to_string()></line>
            <text x=(LEFT - 8.0).to_string() y=(y + 4.0).to_string() text-anchor="end">{value.to_string()}</text>
        }
    });
    let last_round = numbers.rounds.iter().rposition(Option::is_some).unwrap_or(0);
    let marks = (0..).zip(&numbers.rounds).filter(|(at, _): &(usize, _)| at % every == 0 || *at == last_round);
    let marks = marks.map(|(at, round)| {
        let text = round.map(|round| round.to_string());
        let x = across(at, points).to_string();
        view! {
            <text x=x y="250" text-anchor="middle">
                {move || text.clone().unwrap_or_else(|| "Σ".to_owned())}
            </text>
        }
    });
    let turn_lines = numbers.marks.iter().filter_map(|wanted| {
        let x = across(numbers.rounds.iter().position(|round| round == wanted)?, points).to_string();
        Some(view! { <line class="event" x1=x.clone() x2=x y1=TOP.to_string() y2=BOTTOM.to_string()></line> })
    });
    let ends: Vec<f64> = numbers.lines.iter().map(|line| up(line.last().copied().unwrap_or(0), top)).collect();
    let lines = (0u8..).map(Seat::new).zip(&numbers.lines).zip(apart(&ends)).map(|((seat, line), name_at)| {
        let color = seat_color(play, seat);
        let sign = sign(&color);
        let places: Vec<(f64, f64)> =
            (0..).zip(line).map(|(at, value)| (across(at, points), up(*value, top))).collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let dots = places.iter().map(|(x, y)| {
            view! { <path class="dot" transform=format!("translate({x:.1} {y:.1})") d=sign></path> }
        });
        view! {
            <g data-seat=color>
                <polyline class="line" points=path.join(" ")></polyline>
                {dots.collect_view()}
                <text class="line-name" x=(RIGHT + 10.0).to_string() y=(name_at + 4.0).to_string()>
                    {move || shortened(&play.voice(|voice| voice.seat(seat)))}
                    <title>{move || play.voice(|voice| voice.seat(seat))}</title>
                </text>
            </g>
        }
    });
    let legend = (0..numbers.lines.len() as u8).map(Seat::new).map(|seat| {
        view! {
            <span>
                <SeatMark play=play seat=seat />
                {move || play.voice(|voice| voice.seat(seat))}
            </span>
        }
    });
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label={game::said::<G>("end-chart-label")}>
            {grid.collect_view()}
            {marks.collect_view()}
            <line class="axis" x1=LEFT.to_string() x2=RIGHT.to_string() y1=BOTTOM.to_string() y2=BOTTOM.to_string()></line>
            {turn_lines.collect_view()}
            {lines.collect_view()}
        </svg>
        <p class="chart-legend" aria-hidden="true">{legend.collect_view()}</p>
        <NumberTable play=play numbers=numbers.clone() />
    }
}

#[component]
fn NumberTable<G: TableGame>(play: Play<G>, numbers: Numbers) -> impl IntoView {
    let heads = (0..numbers.lines.len() as u8).map(Seat::new).map(|seat| {
        let color = seat_color(play, seat);
        view! {
            <th scope="col" data-seat=color.clone()>
                <Icon name=format!("seat-{color}") />
                {move || play.voice(|voice| voice.seat(seat))}
            </th>
        }
    });
    let rows = (0..).zip(&numbers.rounds).map(|(at, round): (usize, &Option<u16>)| {
        let round = *round;
        let cells = numbers.lines.iter().map(|line| view! { <td>{line.get(at).copied().unwrap_or(0)}</td> });
        let name = move || match round {
            None => say("end-chart-count"),
            Some(0) => say("end-chart-beginning"),
            Some(round) => fill("end-chart-round", &[("round", i64::from(round).into())]),
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <details class="fold">
            <summary>
                {said("end-chart-numbers")}
                <svg class="icon chevron" aria-hidden="true"><use href=symbol("i-chevron")></use></svg>
            </summary>
            <div class="table-scroll" role="region" tabindex="0" aria-label=said("end-chart-numbers")>
                <table class="numbers">
                    <thead>
                        <tr>
                            <th scope="col">{said("end-chart-when")}</th>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}

/// A name as far as there is room for it beside its line; the legend and the table have it whole.
fn shortened(name: &str) -> String {
    const LETTERS: usize = 10;
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_have_few_lines_at_round_numbers() {
        assert_eq!(scale(0), (1, 1));
        assert_eq!(scale(5), (1, 5));
        assert_eq!(scale(7), (2, 8));
        assert_eq!(scale(23), (5, 25));
        assert_eq!(scale(61), (20, 80));
        for most in 0..400 {
            let (step, top) = scale(most);
            assert!(top >= most && top / step <= 5 && top % step == 0, "{most}");
        }
    }

    #[test]
    fn places_on_the_sheet() {
        assert_eq!(across(0, 5), LEFT);
        assert_eq!(across(4, 5), RIGHT);
        assert_eq!(across(0, 1), LEFT);
        assert_eq!(up(0, 10), BOTTOM);
        assert_eq!(up(10, 10), TOP);
    }

    #[test]
    fn names_do_not_cover_each_other() {
        let placed = apart(&[100.0, 102.0, 101.0, 30.0]);
        assert_eq!(placed, [100.0, 130.0, 115.0, 30.0]);
        let low = apart(&[BOTTOM, BOTTOM, BOTTOM]);
        assert!(low.iter().all(|y| *y <= BOTTOM + NAME_GAP));
        assert!(low[1] - low[0] >= NAME_GAP && low[2] - low[1] >= NAME_GAP);
    }
}
