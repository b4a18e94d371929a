//! The quests of the play area: what each objective takes and moves, who could do it when, and where.

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::Choice,
    content::{Faction, Way},
    effect::Side,
    map::Nodes,
    outlook::{Moved, ObjectiveOutlook, Readiness, Shift},
};

use crate::{
    memo::memo,
    parts::{Icon, SeatMark},
    play::Play,
    pointing::{aiming, pointing},
    wasteland::{
        MAP,
        art::faction_icon,
        messages::{fill, said, say},
        spot::Spot,
        voice::{analysed, speak},
    },
};

/// So many places are named; more of them are seen on the map.
const NAMED: usize = 3;

/// The quests of the play area.
#[component]
pub fn Quests(play: Play<Wasteland>) -> impl IntoView {
    let quests = memo(move || play.snapshot.with(|snapshot| snapshot.view.staged.quests().collect::<Vec<_>>()));
    let outlook = memo(move || analysed(play, |analysis| analysis.quests()).unwrap_or_default());
    on_cleanup(move || play.desk.marked.set(Nodes::default()));
    view! {
        <ul class="quests">
            <For each=move || quests.get() key=|quest| *quest let:quest>
                <QuestEntry play=play quest=quest outlook=outlook />
            </For>
        </ul>
        <Show when=move || quests.with(Vec::is_empty)>
            <p class="muted">{said("quests-none")}</p>
        </Show>
    }
}

#[component]
fn QuestEntry(play: Play<Wasteland>, quest: u16, outlook: Memo<Vec<ObjectiveOutlook>>) -> impl IntoView {
    let spot = Spot::Quest(quest);
    let count = play.game.with_value(|game| {
        game.content().quests.get(usize::from(quest)).map_or(0, |quest| quest.objectives.len() as u8)
    });
    let title = move || speak(play, |_, voice| voice.quest(quest));
    let intro = move || speak(play, |_, voice| voice.quest_intro(quest));
    let marks =
        memo(move || play.snapshot.with(|snapshot| snapshot.view.staged.get(quest).map_or(0, |staged| staged.marks)));
    let (over, focus) = aiming(play, spot);
    view! {
        <li
            class="quest"
            class:hot=move || play.is_hot(spot)
            data-spot=spot.name()
            tabindex="-1"
            on:pointerenter=over
            on:focus=focus
        >
            <h3>
                <Icon name="quest" />
                {title}
                {move || (marks.get() > 0).then(|| fill("quest-marks", &[("n", marks.get().into())]))}
            </h3>
            <ol>
                {(0..count)
                    .map(|at| {
                        let stands = memo(move || {
                            outlook.with(|all| all.iter().find(|one| (one.quest, one.objective) == (quest, at)).cloned())
                        });
                        view! { <ObjectiveEntry play=play quest=quest objective=at stands=stands /> }
                    })
                    .collect_view()}
            </ol>
            // What is to be done comes first: the story is read once.
            <details class="quest-story">
                <summary>{said("quest-story")}</summary>
                <p class="flavor">{intro}</p>
            </details>
        </li>
    }
}

/// An objective: what it says, what it takes, and how it stands.
#[component]
fn ObjectiveEntry(
    play: Play<Wasteland>,
    quest: u16,
    objective: u8,
    stands: Memo<Option<ObjectiveOutlook>>,
) -> impl IntoView {
    let spot = Spot::Quest(quest);
    let choices = [Choice::Quest { quest, objective }, Choice::Objective { quest, objective }];
    let open = memo(move || play.choices_at(spot).into_iter().find(|one| choices.contains(one)));
    let text = move || speak(play, |_, voice| voice.objective(quest, objective));
    let is_action = play.game.with_value(|game| {
        let printed = game.content().quests.get(usize::from(quest));
        let way = printed.and_then(|quest| quest.objectives.get(usize::from(objective))).map(|one| &one.way);
        matches!(way, Some(Way::Action(_)))
    });
    let terms = move || {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let printed = game.content().quests.get(usize::from(quest))?.objectives.get(usize::from(objective))?;
                Some(voice.paraphrase().objective(printed))
            })
        })
    };
    let seats = move || {
        let seats = stands.get().map(|stands| stands.seats).unwrap_or_default();
        let own = play.own_seat();
        let line = |(seat, readiness): (kernel::Seat, Readiness)| {
            let (name, when) = speak(play, |_, voice| {
                let lack = |reason| if seat == own { voice.bare_reason(reason) } else { say("quest-not-yet") };
                let when = match readiness {
                    Readiness::Now => say("quest-now"),
                    Readiness::After(actions) => fill("quest-after", &[("n", actions.into())]),
                    Readiness::NextTurn => say("quest-next-turn"),
                    Readiness::Deed => say("quest-deed"),
                    Readiness::Lacks(reason) => lack(reason),
                };
                (voice.seat(seat), when)
            });
            let is_ready = matches!(readiness, Readiness::Now | Readiness::After(_));
            view! {
                <li class:ready=is_ready class:lacks=matches!(readiness, Readiness::Lacks(_))>
                    <SeatMark play=play seat=seat />
                    <span><b>{name}</b>": "{when}</span>
                </li>
            }
        };
        // Those who play alone know who is meant, but the line still says when.
        view! { <ul class="who-when">{seats.into_iter().map(line).collect_view()}</ul> }
    };
    let moves = move || {
        let moves = stands.get().map(|stands| stands.moves).unwrap_or_default();
        (!moves.is_empty()).then(|| view! { <p class="moves">{said("quest-moves")} {shifts(play, moves)}</p> })
    };
    let places = memo(move || stands.get().and_then(|stands| stands.places));
    view! {
        <li class:open=move || open.get().is_some()>
            <p>
                <Icon name=if is_action { "activate" } else { "event" } />
                {text}
            </p>
            <p class="terms">{terms}</p>
            {moves}
            {seats}
            {move || places.get().map(|places| where_to(play, places))}
            {move || {
                open.get()
                    .map(|choice| {
                        view! {
                            <button type="button" class="btn" on:click=move |_| play.press_choice(choice)>
                                {said("quest-attempt")}
                            </button>
                        }
                    })
            }}
        </li>
    }
}

/// What an objective moves, as signs.
pub fn shifts(play: Play<Wasteland>, moves: Vec<Shift>) -> impl IntoView {
    moves.into_iter().flat_map(|shift| moved(play, shift)).collect_view()
}

/// The factions that a side means now (W-RULING-111).
fn factions(play: Play<Wasteland>, side: Side) -> Vec<Faction> {
    let [star, shield] = play.snapshot.with(|snapshot| snapshot.view.power);
    let is_ahead = |faction: Faction| if faction == Faction::Star { star >= shield } else { shield >= star };
    let is_behind = |faction: Faction| if faction == Faction::Star { star <= shield } else { shield <= star };
    match side {
        Side::One(faction) => vec![faction],
        Side::Leader => Faction::BOTH.into_iter().filter(|faction| is_ahead(*faction)).collect(),
        Side::Follower => Faction::BOTH.into_iter().filter(|faction| is_behind(*faction)).collect(),
    }
}

/// What is moved, as signs with their sentence.
fn moved(play: Play<Wasteland>, shift: Shift) -> Vec<AnyView> {
    let by = if shift.by > 0 { format!("+{}", shift.by) } else { format!("−{}", shift.by.unsigned_abs()) };
    let sign = |icon: &'static str, label: String| {
        let label = if shift.perhaps { fill("quest-perhaps", &[("what", label.as_str().into())]) } else { label };
        let by = if shift.perhaps { format!("{by}?") } else { by.clone() };
        view! { <span class="moved" role="img" title=label.clone() aria-label=label><Icon name=icon />{by}</span> }
            .into_any()
    };
    match shift.what {
        Moved::Agendas => vec![sign("agenda", fill("quest-agendas", &[("by", by.as_str().into())]))],
        Moved::Power(side) => factions(play, side)
            .into_iter()
            .map(|faction| {
                let name = speak(play, |_, voice| voice.faction(faction));
                let label = fill("quest-power", &[("faction", name.as_str().into()), ("by", by.as_str().into())]);
                sign(faction_icon(faction), label)
            })
            .collect(),
    }
}

/// Where it is done: lit on the map while it is pointed at, and shown there on a small screen.
fn where_to(play: Play<Wasteland>, places: Nodes) -> AnyView {
    let names = speak(play, |_, voice| {
        let mut names: Vec<String> = places.iter().map(|node| voice.space(node)).collect();
        names.sort_unstable();
        names.dedup();
        names
    });
    let label = match names.len() {
        0 => return view! { <p class="muted">{said("quest-nowhere")}</p> }.into_any(),
        1..=NAMED => names.join(", "),
        more => fill("quest-places", &[("n", (more as i64).into())]),
    };
    let light = move || play.desk.marked.set(places);
    let (over, focus) = pointing(play, light);
    view! {
        <button
            type="button"
            class="where"
            title=said("quest-where")
            on:pointerenter=over
            on:focus=focus
            on:blur=move |_| play.desk.marked.set(Nodes::default())
            on:click=move |_| {
                light();
                play.tab.set(MAP);
            }
        >
            <Icon name="locate" />
            {label}
        </button>
    }
    .into_any()
}
