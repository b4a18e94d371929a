//! Shelter on the table.

mod art;
mod boards;
mod cover;
mod dweller;
mod facts;
mod form;
mod formula;
mod item;
mod messages;
mod motion;
mod moves;
mod preview;
mod room;
mod row;
mod space;
mod spot;
mod standing;
mod status;
mod tracks;
mod vault;

use std::sync::LazyLock;

use harness::example::Further;
use kernel::{Answer, Asked, Because, Decision, EventId, Recorded, Refusal, Seat, Table};
use leptos::prelude::*;
use pack::{Lang, Messages, Node, TextSource};
use shelter::{
    Shelter,
    choice::{Ask, Choice, Reason},
    event::Event,
    options::{Options, Setup},
    view::{PileView, View},
};
use text::{
    OptionText,
    shelter::{LogKind, LogLine, Names, Score, Thing, Voice},
};

use self::{
    boards::Boards,
    facts::Teller,
    messages::{LATER, MESSAGES},
    motion::Dice,
    spot::Spot,
    tracks::Tracks,
    vault::VaultPanel,
};
use crate::{
    game::{self, InARow, TableGame},
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

static KIT: LazyLock<Kit<Shelter>> = LazyLock::new(|| {
    Kit::new(shelf::shelter().expect("a test on the shelf rules out a bad pack"), shelf::shelter_texts())
});

static BOOKS: Books = Books::new(
    |lang| Voice::new(lang, KIT.usual_names()).options(&Options::default(), |_| None),
    #[cfg(not(target_arch = "wasm32"))]
    || shelf::shelter_library().expect("tests rule out a bad rulebook and bad examples"),
);

/// The tabs of a small screen.
const VAULT: Tab = Tab::Game(0);
const BOARDS: Tab = Tab::Game(1);
const CARDS: Tab = Tab::Game(2);

impl TableGame for Shelter {
    type Names = Names;
    type Voice<'n> = Voice<'n>;
    type Spot = Spot;
    type Thing = Thing;
    type LogKind = LogKind;
    type Dice = Dice;
    type Formula = row::Formula;
    type Desk = ();
    type Extras = form::Extras;

    const PLAYERS: (u8, u8) = (2, 4);
    const COLORS: &'static [&'static str] = &["red", "blue", "green", "yellow"];
    const CHOOSES_COLORS: bool = true;
    const RETELLS: bool = true;
    const LEGEND: &'static [&'static str] = &[
        "happiness",
        "power",
        "food",
        "water",
        "any",
        "new-dweller",
        "train",
        "S",
        "build",
        "room-price",
        "item",
        "ready",
        "exchange",
        "first-player",
        "fight",
        "injury",
        "bandage",
        "heal",
        "linked",
        "refresh-items",
        "refresh-rooms",
        "threat",
    ];
    const TABS: &'static [(&'static str, &'static str)] =
        &[("vault", "level"), ("boards", "person"), ("cards", "deck")];
    const PANELS: &'static [(&'static str, Tab)] = &[(".vault-panel", VAULT), (".boards", BOARDS), (".tracks", CARDS)];
    const SCORE_ICON: &'static str = "happiness";
    const DEALT: &'static str = ".table .track-cards > *";

    fn kit() -> &'static Kit<Shelter> {
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

    fn names(&self, texts: &mut dyn Iterator<Item = &TextSource>, setup: &Setup) -> Names {
        Names::new(self.content(), texts, setup)
    }

    fn rename(names: &mut Names, seat: Seat, name: &str) {
        names.rename(seat, name);
    }

    fn is_last(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::DoneForTurn)
    }

    fn card_ids(&self) -> Vec<(&'static str, &str)> {
        let content = self.content();
        let rooms = content.rooms.iter().map(|room| ("room", room.id.as_str()));
        let items = content.items.iter().map(|item| ("item", item.id.as_str()));
        let threats = content.threats.iter().map(|threat| ("threat", threat.id.as_str()));
        rooms.chain(items).chain(threats).collect()
    }

    fn voice(lang: Lang, names: &Names) -> Voice<'_> {
        Voice::new(lang, names)
    }

    fn seat_color(setup: &Setup, seat: Seat) -> String {
        setup.colors.get(seat.index()).cloned().unwrap_or_default()
    }

    fn switches() -> Vec<(&'static str, &'static str, String)> {
        Options::SWITCHES.into_iter().map(|(switch, ruling, letters)| (switch, ruling, letters.to_owned())).collect()
    }

    fn option_texts(voice: Voice<'_>, setup: &Setup) -> Vec<OptionText> {
        voice.options(&setup.options, |_| None)
    }

    fn color_symbol(lang: Lang, color: &str) -> String {
        Voice::new(lang, KIT.usual_names()).symbol(color)
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::for_players(players.into())
    }

    fn usual_extras() -> form::Extras {
        form::Extras::default()
    }

    fn are_sound(extras: &form::Extras) -> bool {
        extras.are_sound()
    }

    fn setup_from(form: &Form<Shelter>) -> Result<Setup, Wrong<Shelter>> {
        form::setup(form)
    }

    fn setup_fields(_form: RwSignal<Form<Shelter>>) -> Option<AnyView> {
        None
    }

    fn is_changed(form: &Form<Shelter>, switch: &str) -> bool {
        form::is_changed(form, switch)
    }

    fn option_fields(form: RwSignal<Form<Shelter>>, switch: &'static str, letter: char) -> Option<AnyView> {
        form::fields(form, switch, letter)
    }

    fn has_secrets(setup: &Setup) -> bool {
        setup.options.hidden_happiness
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn events(view: &View) -> u32 {
        view.events
    }

    fn active(view: &View) -> Seat {
        view.active
    }

    fn has_ended_turn(view: &View, seat: Seat) -> bool {
        view.active != seat || view.passed.contains(seat)
    }

    fn next_cards(voice: Voice<'_>, view: &View) -> Vec<(&'static str, Vec<String>)> {
        let list = |deck: &PileView, name: &dyn Fn(u8) -> String| {
            deck.order.as_deref().unwrap_or_default().iter().map(|card| name(*card)).collect()
        };
        vec![
            ("replay-next-items", list(&view.items, &|card| voice.item(card))),
            ("replay-next-rooms", list(&view.rooms, &|card| voice.room(card))),
            ("replay-next-threats", list(&view.threats, &|card| voice.threat(card))),
        ]
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
            Event::Placed { seat, .. } | Event::Passed { seat, .. } | Event::ItemUsed { seat, .. } => Some(*seat),
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

    fn board(play: Play<Shelter>) -> AnyView {
        view! {
            <Boards play=play />
            <VaultPanel play=play />
            <Tracks play=play />
        }
        .into_any()
    }

    fn status(play: Play<Shelter>) -> AnyView {
        status::status(play)
    }

    fn row(play: Play<Shelter>, seat: Seat, asked: &Asked<Ask>, choice: Choice) -> ChoiceRow<Shelter> {
        row::row(play, seat, asked, choice)
    }

    fn formula(formula: row::Formula) -> AnyView {
        formula.view()
    }

    fn picture(play: Play<Shelter>, seat: Seat, choice: Choice) -> Option<AnyView> {
        row::picture(play, seat, choice)
    }

    fn own_stock(play: Play<Shelter>) -> AnyView {
        boards::own_stock(play).into_any()
    }

    fn in_a_row(&self, view: &View, decision: &Decision<Choice, Ask>) -> Option<InARow<Choice>> {
        standing::in_a_row(self, view, decision)
    }

    const STANDING: &'static [&'static str] = standing::ALL;

    fn standing_answer(&self, view: &View, decision: &Decision<Choice, Ask>, standing: &[String]) -> Option<Choice> {
        standing::answer(self, view, decision, standing)
    }

    fn preview(play: Play<Shelter>, seat: Seat, choice: Choice) -> AnyView {
        preview::preview(play, seat, choice)
    }

    fn about(play: Play<Shelter>, spot: Spot) -> Option<(String, String, Option<String>)> {
        preview::about(play, spot)
    }

    fn figure(color: &str) -> AnyView {
        view! {
            <span class="dweller" data-seat=color.to_owned() aria-hidden="true">
                <svg class="figure"><use href=symbol("i-dweller-figure")></use></svg>
                <svg class="seat-sign"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
            </span>
        }
        .into_any()
    }

    fn end_reason(play: Play<Shelter>) -> Option<String> {
        let snapshot = play.snapshot.get();
        let told = |end| play.voice(|voice| voice.event(&snapshot.view, &Event::EndTriggered(end)));
        snapshot.view.end.map(|end| format!("{}.", told(end).trim_end_matches('.')))
    }

    fn chronicle(_play: Play<Shelter>, _link: Callback<EventId, Option<String>>) -> Option<AnyView> {
        None
    }

    fn plan(facts: &Facts<'_, Shelter>) -> PlanOf<Shelter> {
        motion::Writer::write(facts)
    }

    fn show_dice(play: Play<Shelter>, dice: Dice) -> Option<Overlay> {
        motion::show(play, dice)
    }

    fn waits_for(dice: Dice) -> bool {
        matches!(dice, Dice::Fight(_))
    }

    fn next_answer(
        tale: &Tale<Shelter>,
        node: &Node,
        table: &Table<Shelter>,
        given: &[Answer<Choice>],
    ) -> Result<Further<Choice>, String> {
        moves::next_answer(tale, node, table, given)
    }

    fn fact(tale: &Tale<Shelter>, moment: &Moment<Shelter>, node: &Node, voice: Voice<'_>) -> Said {
        Teller { tale, moment, voice }.fact(node)
    }
}

impl game::Voice<Shelter> for Voice<'_> {
    fn seat(self, seat: Seat) -> String {
        self.seat(seat)
    }

    fn ask(self, view: &View, asked: &Asked<Ask>) -> String {
        self.ask(view, asked)
    }

    fn ask_title(self, ask: Ask) -> String {
        self.ask_title(ask)
    }

    fn waiting(self, _view: &View, asked: &Asked<Ask>) -> String {
        self.waiting(asked)
    }

    fn choice(self, view: &View, asked: &Asked<Ask>, choice: Choice) -> String {
        self.choice(view, asked, choice)
    }

    fn bare_reason(self, _view: &View, reason: Reason) -> String {
        self.bare_reason(reason)
    }

    fn objection(self, because: &Because<Reason>) -> String {
        self.reason(because)
    }

    fn refusal(self, view: &View, asked: Option<&Asked<Ask>>, refusal: &Refusal<Choice, Reason>) -> String {
        self.refusal(view, asked, refusal)
    }

    fn log_since(self, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        self.log_since(view, story, since)
    }

    fn log_kind(self, kind: LogKind) -> String {
        self.log_kind(kind)
    }

    fn recap(self, view: &View, story: &[Recorded<Event>], since: EventId, seat: Seat) -> Vec<String> {
        self.recap(view, story, since, seat)
    }

    fn previously(self, view: &View) -> Vec<String> {
        Voice::previously(self, view)
    }

    fn score(self, view: &View, story: &[Recorded<Event>]) -> Score {
        self.score(view, story)
    }
}
