//! The open decision: the question, every open choice in one list, and what the one pointed at would do.

use kernel::{Seat, Shape};
use leptos::{ev, html, prelude::*};

use super::{others::Watching, preview::Preview, row::ChoiceRow};
use crate::{
    chunk::{Chunks, later},
    game::{self, Spot as _, TableGame, Voice as _},
    keys,
    memo::{effect, follow, memo},
    parts::{Icon, RuleLink, SeatMark, seat_color},
    play::Play,
    pointing::{by_mouse, pointing},
    words::{fill, said, say},
};

/// A list with more choices than this can be searched.
const LONG: usize = 13;

/// How far the sheet of a small screen is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Low,
    Mid,
    High,
}

impl Sheet {
    const fn name(self) -> &'static str {
        match self {
            Sheet::Low => "low",
            Sheet::Mid => "mid",
            Sheet::High => "high",
        }
    }

    const fn next(self) -> Sheet {
        match self {
            Sheet::Low => Sheet::Mid,
            Sheet::Mid => Sheet::High,
            Sheet::High => Sheet::Low,
        }
    }
}

/// The open decision.
#[component]
pub fn Decision<G: TableGame>(play: Play<G>) -> impl IntoView {
    let sheet = RwSignal::new(Sheet::Mid);
    let filter = RwSignal::new(String::new());
    let answering = memo(move || play.answering());
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    effect(move || {
        follow(number);
        filter.set(String::new());
        if sheet.get_untracked() == Sheet::High {
            sheet.set(Sheet::Mid);
        }
    });
    let rows = memo(move || {
        let Some(seat) = answering.get() else { return Vec::new() };
        play.open_choices().into_iter().map(|choice| ChoiceRow::of(play, seat, choice)).collect::<Vec<_>>()
    });
    let shown = memo(move || {
        let wanted = filter.get().to_lowercase();
        let narrow = play.narrow.get();
        let seat = play.own_seat();
        let rows = rows.get().into_iter().filter(|row| {
            let fits = narrow
                .is_none_or(|spot| play.snapshot.with(|snapshot| spot.concerns(&snapshot.view, seat, row.choice)));
            fits && (wanted.is_empty() || row.text.to_lowercase().contains(&wanted))
        });
        rows.collect::<Vec<_>>()
    });
    keys::listen(play, shown);
    let chunk = use_context::<Chunks<G>>().map(|chunks| chunks.advice);
    let is_advised = memo(move || play.is_advised());
    effect(move || {
        if is_advised.get() {
            sheet.set(Sheet::High);
        }
    });
    let color = move || play.snapshot.with(|snapshot| snapshot.asked_seat()).map(|seat| seat_color(play, seat));
    view! {
        <section
            class="decision"
            class:waiting=move || answering.get().is_none()
            data-seat=color
            data-sheet=move || sheet.get().name()
            aria-label=said("decision-label")
        >
            <button
                type="button"
                class="sheet-grip"
                aria-label=said("decision-sheet")
                on:click=move |_| sheet.update(|sheet| *sheet = sheet.next())
            ></button>
            <Question play=play answering=answering />
            <Show when=move || is_advised.get()>
                {chunk.map(|chunk| later(chunk, play))}
            </Show>
            {play.online.map(|online| view! { <Watching online=online /> })}
            // The list of each question is a new one: nothing of the last one slides to another place.
            <For each=move || [number.get()] key=|number| *number let:_number>
                <ChoiceList play=play shown=shown />
            </For>
            <Show when=move || { rows.with(|rows| rows.len() > LONG) || play.narrow.get().is_some() }>
                <Filter play=play filter=filter all=Signal::derive(move || rows.with(Vec::len)) shown=Signal::derive(move || shown.with(Vec::len)) />
            </Show>
            <ChoiceLast play=play shown=shown />
            <Foot play=play />
            <Preview play=play />
        </section>
    }
}

/// What is asked, of whom and by which rule.
#[component]
fn Question<G: TableGame>(play: Play<G>, answering: Memo<Option<Seat>>) -> impl IntoView {
    let heading = NodeRef::<html::H2>::new();
    let asked = memo(move || play.snapshot.with(|snapshot| snapshot.decision.asked).filter(|_| !play.is_abandoned()));
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    // Where the element with the focus has just gone, the question takes it: the next Tab is then the first choice.
    effect(move || {
        follow(number);
        if answering.get().is_some()
            && document().active_element().is_none_or(|element| element.tag_name() == "BODY")
            && let Some(heading) = heading.get_untracked()
        {
            let _ = heading.focus();
        }
    });
    let label = move || match asked.get() {
        None => say("decision-over"),
        Some(asked) if answering.get().is_some() => {
            if G::is_turn(asked.ask) {
                play.voice(|voice| voice.seat(asked.seat))
            } else {
                play.voice(|voice| voice.ask_title(asked.ask))
            }
        }
        Some(asked) => play.voice(|voice| voice.seat(asked.seat)),
    };
    let question = memo(move || match (asked.get(), play.holding.get()) {
        (_, Some(_)) => say("decision-end-turn"),
        (None, _) => say("decision-over-text"),
        (Some(asked), _) if answering.get().is_some() => match play.in_a_row() {
            Some(row) => game::fill::<G>(row.key, &[("n", row.questions.into())]),
            None => play.snapshot.with(|snapshot| play.voice(|voice| voice.ask(&snapshot.view, &asked))),
        },
        (Some(asked), _) => play.snapshot.with(|snapshot| play.voice(|voice| voice.waiting(&snapshot.view, &asked))),
    });
    let is_long = memo(move || question.with(|question| question.chars().count() > 58));
    let progress = move || {
        let asked = asked.get().filter(|_| answering.get().is_some())?;
        let picked = play.picks.with(Vec::len) as i64;
        match asked.shape {
            Shape::One => {
                let row = play.in_a_row()?;
                Some(fill("decision-some", &[("picked", picked.into()), ("of", row.questions.into())]))
            }
            Shape::Some { max, .. } => Some(fill("decision-some", &[("picked", picked.into()), ("of", max.into())])),
            Shape::Order => {
                let all = play.snapshot.with(|snapshot| snapshot.decision.options.len() as i64);
                Some(fill("decision-order", &[("picked", picked.into()), ("of", all.into())]))
            }
            Shape::Amount { min, max } => {
                Some(fill("decision-amount", &[("min", i64::from(min).into()), ("max", i64::from(max).into())]))
            }
        }
    };
    view! {
        <header class="question">
            <span class="label">
                {move || asked.get().map(|asked| view! { <SeatMark play=play seat=asked.seat /> })}
                {label}
                <Show when=move || answering.get().is_none() && asked.get().is_some() && play.holding.get().is_none()>
                    <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
                </Show>
                {move || progress().map(|text| view! { <span class="progress">{text}</span> })}
                {move || {
                    asked.get()
                        .filter(|_| answering.get().is_some())
                        .map(|asked| view! { <RuleLink id=G::rule_of(asked.ask).as_str().to_owned() /> })
                }}
            </span>
            <div class="asked">
                <h2 node_ref=heading tabindex="-1" class:long=is_long>{question}</h2>
                <Show when=move || play.can_be_advised()>
                    <button
                        type="button"
                        class="btn quiet square"
                        title=said("advice-ask")
                        aria-label=said("advice-ask")
                        aria-pressed=move || play.is_advised().to_string()
                        on:click=move |_| play.ask_advice()
                    >
                        <Icon name="hint" />
                    </button>
                </Show>
            </div>
        </header>
    }
}

/// Narrows a long list.
#[component]
fn Filter<G: TableGame>(
    play: Play<G>,
    filter: RwSignal<String>,
    all: Signal<usize>,
    shown: Signal<usize>,
) -> impl IntoView {
    let count =
        move || fill("decision-count", &[("shown", (shown.get() as i64).into()), ("all", (all.get() as i64).into())]);
    view! {
        <div class="choice-filter">
            <label class="search">
                <Icon name="search" />
                <input
                    class="input"
                    type="search"
                    id="find-choice"
                    placeholder=said("decision-find")
                    aria-label=said("decision-find")
                    prop:value=move || filter.get()
                    on:input=move |event| filter.set(event_target_value(&event))
                    on:keydown=move |event| on_filter_key(&event, filter)
                />
            </label>
            <Show
                when=move || play.narrow.get().is_some()
                fallback=move || view! { <span class="count">{count}</span> }
            >
                <button type="button" class="btn quiet" on:click=move |_| play.narrow.set(None)>
                    {said("decision-all")}
                </button>
            </Show>
        </div>
    }
}

/// The way out of the field: to what was found, or with Escape back to the question and all choices.
fn on_filter_key(event: &ev::KeyboardEvent, filter: RwSignal<String>) {
    let went = match event.key().as_str() {
        "Escape" => {
            filter.set(String::new());
            keys::focus(keys::QUESTION)
        }
        "ArrowDown" | "Enter" => keys::focus(keys::CHOICES),
        _ => false,
    };
    if went {
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Every open choice.
#[component]
fn ChoiceList<G: TableGame>(play: Play<G>, shown: Memo<Vec<ChoiceRow<G>>>) -> impl IntoView {
    let takes_several = memo(move || {
        play.snapshot.with(|snapshot| snapshot.decision.asked.is_some_and(|asked| asked.shape != Shape::One))
    });
    let list = move || {
        let rows = shown.get();
        let mut group: Option<&'static str> = None;
        let mut groups = rows.iter().filter(|row| !G::is_last(&row.choice)).map(|row| row.group);
        let first = groups.next();
        let has_groups = groups.any(|group| Some(group) != first);
        let mut lines: Vec<AnyView> = Vec::new();
        let rows = rows.into_iter().enumerate();
        for (at, row) in rows.filter(|(_, row)| !G::is_last(&row.choice)) {
            if has_groups && group.replace(row.group) != Some(row.group) {
                lines.push(
                    view! { <li class="choice-group label" aria-hidden="true">{game::said::<G>(row.group)}</li> }
                        .into_any(),
                );
            }
            lines.push(
                view! { <li><ChoiceButton play=play at=at row=row takes_several=takes_several /></li> }.into_any(),
            );
        }
        lines
    };
    view! { <ol class="choices" on:keydown=on_list_key>{list}</ol> }
}

/// What ends a turn or lets something be: always in sight.
#[component]
fn ChoiceLast<G: TableGame>(play: Play<G>, shown: Memo<Vec<ChoiceRow<G>>>) -> impl IntoView {
    let takes_several = memo(|| false);
    let last = move || {
        let rows = shown.get().into_iter().enumerate().filter(|(_, row)| G::is_last(&row.choice));
        rows.map(|(at, row)| view! { <li><ChoiceButton play=play at=at row=row takes_several=takes_several /></li> })
            .collect_view()
    };
    view! { <ol class="choices last" on:keydown=on_list_key>{last}</ol> }
}

/// The arrow keys walk through the list.
fn on_list_key(event: ev::KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowDown" => false,
        "ArrowUp" => true,
        _ => return,
    };
    if keys::focus_neighbor(keys::CHOICES, back) {
        event.prevent_default();
    }
}

#[component]
fn ChoiceButton<G: TableGame>(play: Play<G>, at: usize, row: ChoiceRow<G>, takes_several: Memo<bool>) -> impl IntoView {
    let ChoiceRow { choice, text, what, note, formula, .. } = row;
    let is_hot = memo(move || play.light.get() == Some(choice));
    let place = memo(move || play.picks.with(|picks| picks.iter().position(|pick| *pick == choice)));
    let is_order =
        move || play.snapshot.with(|snapshot| snapshot.decision.asked.is_some_and(|asked| asked.shape == Shape::Order));
    let order = move || place.get().filter(|_| is_order()).map(|place| (place + 1).to_string());
    let checked = move || takes_several.get().then(|| place.get().is_some().to_string());
    let is_quiet = G::is_last(&choice);
    let (over, focus) = pointing(play, move || play.aim_at(Some(choice)));
    let picture = untrack(|| play.answering()).and_then(|seat| G::picture(play, seat, choice));
    let name = what.clone();
    let count = memo(move || {
        let picked = play.picks.with(|picks| picks.iter().filter(|pick| **pick == choice).count());
        play.most_of(choice).map(|_| picked)
    });
    view! {
        <button
            type="button"
            class="choice"
            class:hot=is_hot
            class:led=move || play.led_to() == Some(choice)
            class:unsent=move || play.online.is_some_and(|online| online.is_waiting(choice))
            class:pass=is_quiet
            role=move || takes_several.get().then_some("checkbox")
            aria-checked=checked
            data-order=order
            data-choice=at
            on:pointerenter=over
            on:pointerleave=by_mouse(move || play.aim_at(None))
            on:focus=focus
            on:click=move |_| play.press_choice(choice)
        >
            <span class="sr-only">{text}</span>
            <kbd class="key" aria-hidden="true">{keys::key_of(at)}</kbd>
            {picture.map(|picture| view! { <span class="thumb" aria-hidden="true">{picture}</span> })}
            <span class="what" aria-hidden="true">{what}</span>
            {formula.map(G::formula)}
            {note.map(|note| view! { <span class="note" aria-hidden="true">{note}</span> })}
            {move || count.get().map(|count| view! { <b class="picked-count">{count}</b> })}
        </button>
        {move || {
            count.get()
                .map(|count| {
                    view! {
                        <button
                            type="button"
                            class="btn square unpick"
                            disabled=count == 0
                            aria-label=fill("decision-unpick", &[("what", name.as_str().into())])
                            on:click=move |_| play.unpick(choice)
                        >
                            "−"
                        </button>
                    }
                })
        }}
    }
}

/// What remains to be done besides choosing: to confirm several picks, to end the turn.
#[component]
fn Foot<G: TableGame>(play: Play<G>) -> impl IntoView {
    let takes_several = move || {
        let shape = play.snapshot.with(|snapshot| snapshot.decision.asked.map(|asked| asked.shape));
        let is_one = matches!(shape, None | Some(Shape::One));
        play.answering().is_some() && (!is_one || play.in_a_row().is_some())
    };
    view! {
        <Show when=takes_several>
            <div class="decision-foot">
                <Amount play=play />
                <button
                    type="button"
                    class="btn primary"
                    disabled=move || play.picked_answer().is_none()
                    on:click=move |_| play.confirm()
                >
                    {said("decision-confirm")}
                    <kbd aria-hidden="true">"↵"</kbd>
                </button>
            </div>
        </Show>
        <Show when=move || play.ask().is_none()>
            <div class="decision-foot">
                <button type="button" class="btn primary end-again" on:click=move |_| play.reports.set(true)>
                    <Icon name="trophy" />
                    {said("end-open")}
                </button>
            </div>
        </Show>
        <Show when=move || play.is_bots_turn() && play.holding.get().is_none()>
            <div class="decision-foot">
                <button type="button" class="btn skip" on:click=move |_| play.skip()>
                    <Icon name="last" />
                    {said("decision-skip")}
                    <kbd aria-hidden="true">"␣"</kbd>
                </button>
            </div>
        </Show>
        <Show when=move || play.holding.get().is_some()>
            <div class="decision-foot">
                <button type="button" class="btn primary" on:click=move |_| play.end_turn()>
                    {said("decision-end")}
                    <kbd aria-hidden="true">"↵"</kbd>
                </button>
            </div>
        </Show>
    }
}

/// The number that is asked for, where the answer is one: to be typed, or drawn along.
#[component]
fn Amount<G: TableGame>(play: Play<G>) -> impl IntoView {
    let bounds = memo(move || {
        play.snapshot.with(|snapshot| match snapshot.decision.asked?.shape {
            Shape::Amount { min, max } => Some((min, max)),
            _ => None,
        })
    });
    let enter = move |text: String| play.amount.set(text.trim().parse().ok());
    let field = move |(min, max): (u16, u16), kind: &'static str, label: &'static str| {
        view! {
            <input
                class="input"
                type=kind
                inputmode="numeric"
                min=min.to_string()
                max=max.to_string()
                aria-label=said(label)
                prop:value=move || play.amount.get().unwrap_or(min).to_string()
                on:input:target=move |event| enter(event.target().value())
            />
        }
    };
    move || {
        bounds.get().map(|bounds| {
            view! {
                <div class="amount">
                    {field(bounds, "range", "decision-amount-slide")} {field(bounds, "number", "decision-amount-label")}
                </div>
            }
        })
    }
}
