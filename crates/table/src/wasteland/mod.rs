//! Wasteland on the table.

mod art;
mod chronicle;
mod cover;
mod desk;
mod facts;
mod form;
mod hand;
mod journal;
mod map;
mod messages;
mod motion;
mod moves;
mod panel;
mod power;
mod preview;
mod row;
mod scene;
mod spot;
mod standing;
mod status;
mod survivors;
mod syllables;
mod voice;

use std::sync::LazyLock;

use harness::example::Further;
use kernel::{Answer, Asked, Decision, EventId, Seat, Table};
use leptos::prelude::*;
use pack::{Lang, Messages, Node, TextSource};
use text::{
    OptionText,
    wasteland::{LogKind, Names, Thing},
};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    event::Event,
    open_step::Step,
    options::{Options, SWITCHES, Setup},
    view::{PileView, View},
};

use self::{
    desk::Desk,
    journal::Journal,
    map::Map,
    messages::{LATER, MESSAGES},
    motion::{Shown, Writer},
    power::PowerTrack,
    scene::Scenes,
    spot::Spot,
    survivors::Survivors,
    voice::{Speaker, TableNames, speak},
};
use crate::{
    game::{InARow, TableGame},
    kit::Kit,
    library::Books,
    motion::{Facts, Overlay, PlanOf},
    parts::symbol,
    play::{Play, Tab},
    screens::{
        start::{Form, Wrong},
        table::ChoiceRow,
        try_it::{Moment, Said, Tale},
    },
};

static KIT: LazyLock<Kit<Wasteland>> = LazyLock::new(|| {
    Kit::new(shelf::wasteland().expect("a test on the shelf rules out a bad pack"), shelf::wasteland_texts())
});

static BOOKS: Books = Books::new(
    |lang| Speaker::new(lang, KIT.usual_names()).plainly(|voice| voice.options(&Options::default())),
    #[cfg(not(target_arch = "wasm32"))]
    || shelf::wasteland_library().expect("tests rule out a bad rulebook and bad examples"),
);

/// The tabs of a small screen.
const MAP: Tab = Tab::Game(0);
const SURVIVORS: Tab = Tab::Game(1);
const JOURNAL: Tab = Tab::Game(2);

impl TableGame for Wasteland {
    type Names = TableNames;
    type Voice<'n> = Speaker<'n>;
    type Spot = Spot;
    type Thing = Thing;
    type LogKind = LogKind;
    type Dice = Shown;
    type Formula = row::Formula;
    type Desk = Desk;
    type Extras = form::Extras;

    const PLAYERS: (u8, u8) = (1, 4);
    const COLORS: &'static [&'static str] = &["red", "blue", "green", "yellow"];
    const CHOOSES_COLORS: bool = false;
    const RETELLS: bool = false;
    const LEGEND: &'static [&'static str] = &[
        "hp",
        "rads",
        "xp",
        "caps",
        "hit",
        "head",
        "reroll",
        "armor",
        "ranged",
        "aggressive",
        "retreat",
        "critter",
        "star",
        "power",
        "wasteland",
        "settlement",
        "dangerous",
        "deadly",
        "quest-marker",
        "agenda",
        "weapon",
        "exhausted",
    ];
    const TABS: &'static [(&'static str, &'static str)] =
        &[("map", "explore"), ("survivors", "person"), ("journal", "quest")];
    const PANELS: &'static [(&'static str, Tab)] =
        &[(".map-panel", MAP), (".survivors", SURVIVORS), (".journal", JOURNAL)];
    const SCORE_ICON: &'static str = "influence";
    const DEALT: &'static str = ".table .shop > *";

    fn kit() -> &'static Kit<Wasteland> {
        &KIT
    }

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn later_messages() -> &'static Messages {
        &LATER
    }

    fn books() -> &'static Books {
        &BOOKS
    }

    fn names(&self, texts: &mut dyn Iterator<Item = &TextSource>, setup: &Setup) -> TableNames {
        TableNames { names: Names::new(self.content(), texts), scenario: setup.scenario, game: self.clone() }
    }

    fn rename(names: &mut TableNames, seat: Seat, name: &str) {
        names.names.rename(seat, name);
    }

    fn is_last(choice: &Choice) -> bool {
        matches!(choice, Choice::EndTurn | Choice::Done | Choice::Decline)
    }

    fn card_ids(&self) -> Vec<(&'static str, &str)> {
        let content = self.content();
        let mut ids: Vec<(&'static str, &str)> = Vec::new();
        ids.extend(content.cards.iter().map(|card| ("card", card.id.as_str())));
        ids.extend(content.perks.iter().map(|perk| ("perk", perk.id.as_str())));
        ids.extend(content.agendas.iter().map(|card| ("agenda", card.id.as_str())));
        ids.extend(content.characters.iter().map(|character| ("character", character.id.as_str())));
        ids.extend(content.tokens.iter().map(|token| ("enemy", token.id.as_str())));
        ids.extend(content.tiles.iter().map(|tile| ("tile", tile.id.as_str())));
        ids.extend(content.names.iter().map(|name| ("space", name.as_str())));
        ids.extend(content.encounters.iter().map(|card| ("encounter", card.id.as_str())));
        ids.extend(content.quests.iter().map(|quest| ("quest", quest.id.as_str())));
        ids.extend(content.scenarios.iter().map(|scenario| ("scenario", scenario.id.as_str())));
        let sheets = content.scenarios.iter().flat_map(|scenario| &scenario.factions);
        ids.extend(sheets.map(|sheet| ("faction", sheet.id.as_str())));
        ids
    }

    fn voice(lang: Lang, names: &TableNames) -> Speaker<'_> {
        Speaker::new(lang, names)
    }

    fn seat_color(_setup: &Setup, seat: Seat) -> String {
        Wasteland::COLORS.get(seat.index()).map(|color| (*color).to_owned()).unwrap_or_default()
    }

    fn switches() -> Vec<(&'static str, &'static str, String)> {
        SWITCHES.iter().map(|(switch, ruling, letters)| (*switch, *ruling, letters.concat())).collect()
    }

    fn option_texts(voice: Speaker<'_>, setup: &Setup) -> Vec<OptionText> {
        voice.plainly(|voice| voice.options(&setup.options))
    }

    fn color_symbol(_lang: Lang, color: &str) -> String {
        messages::say(&format!("color-{color}"))
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::of(players)
    }

    fn usual_extras() -> form::Extras {
        form::Extras::default()
    }

    fn are_sound(extras: &form::Extras) -> bool {
        extras.scenario().is_some()
    }

    fn setup_from(form: &Form<Wasteland>) -> Result<Setup, Wrong<Wasteland>> {
        form::setup(form)
    }

    fn setup_fields(form: RwSignal<Form<Wasteland>>) -> Option<AnyView> {
        Some(form::fields(form))
    }

    fn is_changed(form: &Form<Wasteland>, switch: &str) -> bool {
        form::is_changed(form, switch)
    }

    fn option_fields(_form: RwSignal<Form<Wasteland>>, _switch: &'static str, _letter: char) -> Option<AnyView> {
        None
    }

    fn has_secrets(setup: &Setup) -> bool {
        setup.players > 1
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn events(view: &View) -> u32 {
        view.public.events
    }

    fn active(view: &View) -> Seat {
        view.active
    }

    fn has_ended_turn(view: &View, seat: Seat) -> bool {
        view.open_step().step != Step::Turn(seat)
    }

    fn next_cards(voice: Speaker<'_>, view: &View) -> Vec<(&'static str, Vec<String>)> {
        voice.of(view, |voice| {
            let list = |pile: &PileView, name: &dyn Fn(u16) -> String| {
                let mut known = pile.known.clone();
                known.sort_unstable();
                known.into_iter().map(|(_, card)| name(card)).collect()
            };
            vec![
                ("replay-next-agendas", list(&view.agendas, &|card| voice.agenda(card as u8))),
                ("replay-next-loot", list(&view.loot, &|card| voice.card(card))),
                ("replay-next-assets", list(&view.assets, &|card| voice.card(card))),
            ]
        })
    }

    fn is_turn(ask: Ask) -> bool {
        ask == Ask::Turn
    }

    fn seat_of(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn begun_round(event: &Event) -> Option<u16> {
        if let Event::RoundBegan(round) = event { Some(*round) } else { None }
    }

    fn begun_turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan(seat) = event { Some(*seat) } else { None }
    }

    fn deed_of(event: &Event) -> Option<Seat> {
        match event {
            Event::MoveAction { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Explored { seat, .. }
            | Event::EncounterBegan { seat, .. }
            | Event::FightBegan { seat, .. }
            | Event::ObjectiveCompleted { seat, .. }
            | Event::CampBegan(seat) => Some(*seat),
            _ => None,
        }
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    fn log_kinds() -> &'static [LogKind] {
        &LogKind::ALL
    }

    fn cover() -> AnyView {
        cover::cover()
    }

    fn board(play: Play<Wasteland>) -> AnyView {
        view! {
            <Survivors play=play />
            <section class="map-panel">
                <PowerTrack play=play />
                <Map play=play />
                <Scenes play=play />
            </section>
            <Journal play=play />
        }
        .into_any()
    }

    fn status(play: Play<Wasteland>) -> AnyView {
        status::status(play)
    }

    fn row(play: Play<Wasteland>, seat: Seat, asked: &Asked<Ask>, choice: Choice) -> ChoiceRow<Wasteland> {
        row::row(play, seat, asked, choice)
    }

    fn formula(formula: row::Formula) -> AnyView {
        row::formula(formula)
    }

    fn picture(play: Play<Wasteland>, _seat: Seat, choice: Choice) -> Option<AnyView> {
        row::picture(play, choice)
    }

    fn own_stock(play: Play<Wasteland>) -> AnyView {
        survivors::own_stock(play).into_any()
    }

    fn in_a_row(&self, _view: &View, _decision: &Decision<Choice, Ask>) -> Option<InARow<Choice>> {
        None
    }

    const STANDING: &'static [&'static str] = standing::ALL;

    fn standing_answer(&self, view: &View, decision: &Decision<Choice, Ask>, standing: &[String]) -> Option<Choice> {
        standing::answer(self, view, decision, standing)
    }

    fn preview(play: Play<Wasteland>, seat: Seat, choice: Choice) -> AnyView {
        preview::preview(play, seat, choice)
    }

    fn about(play: Play<Wasteland>, spot: Spot) -> Option<(String, String, Option<String>)> {
        preview::about(play, spot)
    }

    fn figure(color: &str) -> AnyView {
        view! {
            <span class="seat-mark" data-seat=color.to_owned() aria-hidden="true">
                <svg class="icon"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
            </span>
        }
        .into_any()
    }

    fn end_reason(play: Play<Wasteland>) -> Option<String> {
        let told = play.story.with(|story| {
            let end =
                |event: &Event| matches!(event, Event::Takeover(_) | Event::VictoryDeclared { .. } | Event::Mode(_));
            story.iter().rev().map(|told| &told.event).find(|event| end(event)).cloned()
        })?;
        Some(speak(play, |_, voice| voice.event(&told)))
    }

    fn chronicle(play: Play<Wasteland>, link: Callback<EventId, Option<String>>) -> Option<AnyView> {
        Some(chronicle::chronicle(play, link))
    }

    fn plan(facts: &Facts<'_, Wasteland>) -> PlanOf<Wasteland> {
        Writer::write(facts)
    }

    fn show_dice(play: Play<Wasteland>, dice: Shown) -> Option<Overlay> {
        motion::show(play, dice)
    }

    fn waits_for(_dice: Shown) -> bool {
        true
    }

    fn next_answer(
        tale: &Tale<Wasteland>,
        node: &Node,
        table: &Table<Wasteland>,
        given: &[Answer<Choice>],
    ) -> Result<Further<Choice>, String> {
        moves::next_answer(tale, node, table, given)
    }

    fn fact(tale: &Tale<Wasteland>, moment: &Moment<Wasteland>, node: &Node, voice: Speaker<'_>) -> Said {
        voice.of(&moment.view, |voice| facts::Teller { tale, moment, voice }.fact(node))
    }
}
