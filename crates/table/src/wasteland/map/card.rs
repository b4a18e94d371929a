//! The card beside a space: what it is, who is there with what odds, which quests take place there, and all that can be
//! done there. It follows what is pointed at; where there is more than one thing to do, a click or tap keeps it open, and
//! each of them is a button on it. The list of choices has the same.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasteland::{
    Wasteland,
    choice::Choice,
    map::Node,
    outlook::{Path, Prospect, Terms},
    state::Opponent,
};
use web_sys::HtmlElement;

use super::{
    Chart,
    camera::{Bounds, Camera},
    geometry::Point,
    way::{point_at, set_out, ways_to},
};
use crate::{
    clock,
    game::TableGame as _,
    memo::{effect, follow, memo},
    parts::{Icon, RuleLink},
    play::{Lead, Play},
    screens::table::ChoiceRow,
    wasteland::{
        messages::{fill, said, say},
        row,
        spot::Spot,
        voice::{analysed, speak},
    },
};

/// The space or tile that a spot of the map belongs to.
fn ground_of(play: Play<Wasteland>, spot: Spot) -> Option<Spot> {
    play.snapshot.with(|snapshot| {
        let lying = |node: Node| match snapshot.view.is_faceup(node.place()) {
            _ if node == Node::NONE => None,
            true => Some(Spot::Space(node)),
            false => Some(Spot::Place(node.place())),
        };
        match spot {
            Spot::Space(node) => lying(node),
            Spot::Place(place) => Some(Spot::Place(place)).filter(|_| !snapshot.view.is_faceup(place)),
            Spot::Foe(foe) => lying(snapshot.view.foes.get(foe)?.at),
            _ => None,
        }
    })
}

/// A click, a tap or Enter on something of the map. A finger sees the card first; a far space is walked to,
/// from its card where there are several ways or it would be the last.
pub fn press(play: Play<Wasteland>, spot: Spot) {
    let ground = untrack(|| ground_of(play, spot));
    let far = match spot {
        Spot::Space(node) => {
            point_at(play, node);
            let is_far = play.desk.far.get_untracked().is_some_and(|(far, _)| far == node);
            (is_far && play.lead.get_untracked() == Lead::Free).then(|| untrack(|| ways_to(play, node)))
        }
        _ => None,
    };
    // A way that is to be picked or thought over is walked from the card.
    let at_once = far.as_ref().and_then(|ways| match &ways[..] {
        [only] if !only.kills => Some(only),
        _ => None,
    });
    let by_touch = play.by_touch.get_untracked();
    let is_several = untrack(|| play.choices_at(spot).len()) > 1 || far.is_some() && at_once.is_none();
    play.desk.pinned.set(ground.filter(|_| by_touch || is_several));
    match (at_once, far.is_some()) {
        (Some(path), _) if !by_touch => set_out(play, path),
        (_, true) => play.aim(Some(spot)),
        _ => play.press(spot),
    }
}

/// The same by keyboard: what stays open gets the focus.
pub fn press_by_key(play: Play<Wasteland>, spot: Spot) {
    press(play, spot);
    if play.desk.pinned.get_untracked().is_some() {
        leptos::task::spawn_local(async {
            clock::next_frame().await;
            focus(".space-card button");
        });
    }
}

fn focus(selector: &str) {
    if let Some(element) = document().query_selector(selector).ok().flatten() {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Closes the card that was kept open; the focus goes back to where it came from.
pub fn close(play: Play<Wasteland>) {
    let Some(spot) = play.desk.pinned.get_untracked() else { return };
    let is_inside =
        document().active_element().is_some_and(|one| one.closest(".space-card").is_ok_and(|card| card.is_some()));
    play.desk.pinned.set(None);
    play.narrow.set(None);
    if is_inside {
        focus(&format!(".map [data-spot={}]", spot.name()));
    }
}

/// The order in which a person thinks of what can be done in a space.
const fn rank(choice: &Choice) -> u8 {
    match choice {
        Choice::Step(_) | Choice::Space(_) => 0,
        Choice::Fight(_) | Choice::Foe(_) => 1,
        Choice::Encounter => 2,
        Choice::Quest { .. } | Choice::Objective { .. } => 3,
        Choice::Explore(_) => 4,
        _ => 5,
    }
}

/// Where a card lies on the screen: beside a point of the map, on the side with more room.
fn beside(point: Point, camera: Camera, (width, height): (f64, f64)) -> (f64, f64, &'static str) {
    let unit = camera.span / width.min(height).max(1.0);
    let x = width / 2.0 + (point.0 - camera.at.0) / unit;
    let y = height / 2.0 + (point.1 - camera.at.1) / unit;
    let side = match (x > width / 2.0, y > height / 2.0) {
        (false, false) => "right below",
        (false, true) => "right above",
        (true, false) => "left below",
        (true, true) => "left above",
    };
    (x, y, side)
}

/// The card.
#[component]
pub fn SpaceCard(
    /// The game on the screen.
    play: Play<Wasteland>,
    /// The map as it is drawn.
    chart: Memo<Chart>,
    /// The corners of the map.
    bounds: Memo<Bounds>,
    /// The size of the map on the screen.
    #[prop(into)]
    size: Signal<(f64, f64)>,
) -> impl IntoView {
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    effect(move || {
        follow(number);
        play.desk.pinned.set(None);
    });
    // Who points at something beside the map is done here; on the way to the card a mouse may come over anything.
    effect(move || {
        let elsewhere = play.point.get().is_some_and(|spot| ground_of(play, spot).is_none());
        if elsewhere && play.desk.pinned.get_untracked().is_some() {
            play.desk.pinned.set(None);
        }
    });
    let is_busy = memo(move || play.is_acting.get() || play.desk.walk.with(Option::is_some));
    let subject = memo(move || {
        if let Some(pinned) = play.desk.pinned.get() {
            return Some(pinned);
        }
        let pointed = play.point.get().filter(|_| !play.points_in_list.get() && !play.by_touch.get() && !is_busy.get());
        pointed.and_then(|spot| ground_of(play, spot))
    });
    let place = memo(move || {
        let node = match subject.get()? {
            Spot::Space(node) => node,
            Spot::Place(place) => Node::new(place, 0),
            _ => return None,
        };
        let point = chart.with(|chart| chart.point(node))?;
        let (width, height) = size.get();
        let camera = play.desk.camera.get().unwrap_or_else(|| bounds.get().fitted(width, height));
        Some(beside(point, camera, (width, height)))
    });
    let is_pinned = memo(move || play.desk.pinned.get().is_some());
    let x = move || place.get().map(|(x, ..)| format!("{x:.0}px"));
    let y = move || place.get().map(|(_, y, _)| format!("{y:.0}px"));
    let side = move || place.get().map(|(.., side)| side);
    move || {
        let spot = subject.get()?;
        Some(view! {
            <section
                class="space-card"
                class:pinned=is_pinned
                data-beside=side
                style:--x=x
                style:--y=y
                role="group"
                aria-label=said("card-label")
                inert=move || !is_pinned.get()
            >
                <About play=play spot=spot />
                <Deeds play=play spot=spot />
                <Show when=move || is_pinned.get()>
                    <button
                        type="button"
                        class="btn square quiet card-close"
                        title=said("card-close")
                        aria-label=said("card-close")
                        on:click=move |_| close(play)
                    >
                        <Icon name="close" />
                    </button>
                </Show>
            </section>
        })
    }
}

/// What the space is, who is there, and which quests are.
#[component]
fn About(play: Play<Wasteland>, spot: Spot) -> impl IntoView {
    let words = move || match spot {
        Spot::Space(node) => speak(play, |view, voice| (voice.space(node), voice.space_parts(view, node))),
        Spot::Place(place) => (speak(play, |_, voice| voice.place(place)), Vec::new()),
        _ => Default::default(),
    };
    let odds = move || {
        let Spot::Space(node) = spot else { return Vec::new() };
        let seat = play.own_seat();
        let foes = play.snapshot.with(|snapshot| {
            let here = snapshot.view.foes.iter().filter(|(_, foe)| foe.at == node && foe.active);
            here.map(|(number, _)| number).collect::<Vec<_>>()
        });
        // Who can be fought now has a button with the same numbers.
        let open = play.choices_at(spot);
        let rest = foes.into_iter().filter(|foe| !open.contains(&Choice::Fight(*foe)));
        let told = rest.filter_map(|foe| {
            let odds =
                analysed(play, |analysis| analysis.fight_odds(seat, &Terms::with(Opponent::OnMap(foe)))).flatten()?;
            Some(speak(play, |_, voice| (voice.foe(foe), row::stakes(voice, &Prospect::Fight(odds.into())))))
        });
        told.collect()
    };
    let quests = move || {
        let Spot::Space(node) = spot else { return Vec::new() };
        let here = analysed(play, |analysis| analysis.quests_at(node)).unwrap_or_default();
        speak(play, |_, voice| here.iter().map(|quest| voice.quest(*quest)).collect::<Vec<_>>())
    };
    move || {
        let (name, parts) = words();
        view! {
            <h3>{name}</h3>
            <ul class="card-parts">
                {parts.into_iter().map(|part| view! { <li>{part}</li> }).collect_view()}
                {odds()
                    .into_iter()
                    .map(|(foe, stakes)| view! { <li class="card-odds">{foe}{row::formula(stakes)}</li> })
                    .collect_view()}
                {quests()
                    .into_iter()
                    .map(|quest| view! { <li class="card-quest"><Icon name="quest" />{quest}</li> })
                    .collect_view()}
            </ul>
        }
    }
}

/// What can be done there, or why nothing can.
#[component]
fn Deeds(play: Play<Wasteland>, spot: Spot) -> impl IntoView {
    let far = memo(move || match spot {
        Spot::Space(node) if play.choices_at(spot).is_empty() => ways_to(play, node),
        _ => Vec::new(),
    });
    let rows = memo(move || {
        let Some(seat) = play.answering() else { return Vec::new() };
        let mut choices = play.choices_at(spot);
        choices.sort_by_key(rank);
        choices.into_iter().map(|choice| ChoiceRow::<Wasteland>::of(play, seat, choice)).collect::<Vec<_>>()
    });
    let button = move |row: ChoiceRow<Wasteland>| {
        let choice = row.choice;
        view! {
            <button
                type="button"
                class="btn deed"
                on:click=move |_| play.choose(choice)
            >
                <span class="what">{row.what}</span>
                {row.formula.map(Wasteland::formula)}
            </button>
        }
    };
    let why_not = move || {
        if !far.with(Vec::is_empty) || !rows.with(Vec::is_empty) || play.answering().is_none() {
            return None;
        }
        let because = play.why_not(spot)?;
        let text = speak(play, |_, voice| voice.bare_reason(because.reason));
        Some(view! {
            <p class="card-why"><Icon name="lock" />{text}<RuleLink id=because.rule.as_str().to_owned() /></p>
        })
    };
    view! {
        {move || {
            let ways = far.get();
            let is_one = ways.len() == 1;
            let deed = |(number, path)| view! { <WayDeed play=play spot=spot path=path number=number is_one=is_one /> };
            ways.into_iter().enumerate().map(deed).collect_view()
        }}
        {move || rows.get().into_iter().map(button).collect_view()}
        {why_not}
    }
}

/// One of the ways to a far space, with the button that takes it. Where it leads to death the button asks again.
#[component]
fn WayDeed(play: Play<Wasteland>, spot: Spot, path: Path, number: usize, is_one: bool) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let actions = path.actions;
    let label = move || match (is_asked.get(), is_one) {
        (true, _) => say("way-anyway"),
        (false, true) => say("way-go"),
        (false, false) => fill("way-go-by", &[("n", actions.into())]),
    };
    let show = move || {
        if let Spot::Space(node) = spot {
            play.desk.far.set(Some((node, number)));
        }
    };
    let signs = signs(play, &path);
    let go = move |_| {
        if path.kills && !is_asked.get_untracked() {
            is_asked.set(true);
        } else {
            set_out(play, &path);
        }
    };
    view! {
        <ul class="way-signs">{signs}</ul>
        <button
            type="button"
            class="btn deed"
            class:primary=is_one
            on:pointerenter=move |_| show()
            on:focus=move |_| show()
            on:click=go
        >
            {label}
        </button>
        <Show when=move || is_asked.get()>
            <p class="card-why" role="alert"><Icon name="killed" />{said("way-sure")}</p>
        </Show>
    }
}

/// What a way takes and risks.
fn signs(play: Play<Wasteland>, path: &Path) -> impl IntoView + use<> {
    let left = play.snapshot.with(|snapshot| snapshot.view.turn.actions).saturating_sub(path.actions);
    let taken = [("n", path.actions.into()), ("left", left.into()), ("points", path.points.into())];
    let mut signs = vec![("move", fill("way-actions", &taken))];
    if path.rads > 0 {
        signs.push(("rads", fill("way-rads", &[("n", path.rads.into())])));
    }
    if !path.fights.is_empty() {
        let names = speak(play, |_, voice| path.fights.iter().map(|foe| voice.foe(*foe)).collect::<Vec<_>>());
        signs.push(("fight", fill("way-fights", &[("foes", names.join(", ").as_str().into())])));
    }
    if path.kills {
        signs.push(("killed", say("way-kills")));
    }
    signs.into_iter().map(|(icon, text)| view! { <li><Icon name=icon />{text}</li> }).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_lies_on_the_side_with_more_room() {
        let camera = Camera { at: (0.0, 0.0), span: 400.0 };
        let screen = (800.0, 400.0);
        assert_eq!(beside((-100.0, -50.0), camera, screen), (300.0, 150.0, "right below"));
        assert_eq!(beside((100.0, 150.0), camera, screen), (500.0, 350.0, "left above"));
    }
}
