//! What the table asks of a game. Everything else on the page is the same for all games and has no word of any.

use std::fmt::Debug;

use bots::Evaluate;
use harness::example::{Examples, Further};
use kernel::{Answer, Asked, Because, Decision, EventId, Recorded, Refusal, Seat};
use leptos::prelude::*;
use pack::{Filling, Lang, Messages, Node};
use text::{
    OptionText,
    shared::{LogLine, Score},
};

use crate::{
    kit::Kit,
    library::Books,
    motion::{Facts, Overlay, PlanOf},
    play::{Play, Tab},
    room::Sitting,
    screens::{
        start::{Form, Wrong},
        table::ChoiceRow,
        try_it::{Moment, Said, Tale},
    },
    words,
};

/// A game that can be put on the table.
pub trait TableGame:
    Examples<Options: Send + Sync + 'static, Draft: Send + Sync + 'static>
    + Evaluate<
        Setup: Eq + Send + Sync + 'static,
        State: Send + Sync + 'static,
        Choice: Send + Sync + 'static,
        Ask: Send + Sync + 'static,
        Event: Send + Sync + 'static,
        View: Send + Sync + 'static,
        Reason: Eq + Send + Sync + 'static,
    > + Clone
    + Debug
    + Send
    + Sync
    + 'static
{
    /// What cards and players are called.
    type Names: Send + Sync + 'static;
    /// Speaks one language with these names.
    type Voice<'n>: Voice<Self>;
    /// A place on the screen.
    type Spot: Spot<Self>;
    /// A thing on the table that a text can name.
    type Thing: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a line of the log is about.
    type LogKind: Copy + Eq + Debug + Send + Sync + 'static;
    /// Dice that are shown over the table.
    type Dice: Copy + PartialEq + Debug + 'static;
    /// What a choice takes and gives, as icons.
    type Formula: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a person arranges at the table for themselves, such as what of a map is in sight.
    type Desk: Copy + Default + Send + Sync + 'static;
    /// What the form for a new game holds besides seats and options.
    type Extras: Clone + PartialEq + Debug + Send + Sync + serde::Serialize + serde::de::DeserializeOwned + 'static;

    // What comes with the program.

    /// The game with its content.
    fn kit() -> &'static Kit<Self>;

    /// The page's own messages about this game.
    fn messages() -> &'static Messages;

    /// The page's messages about this game that come with the library.
    fn later_messages() -> &'static Messages;

    /// The rulebook and the examples.
    fn books() -> &'static Books;

    // Names.

    /// The names for a game with this content and set-up. The texts are those of its packs.
    fn names(&self, texts: &mut dyn Iterator<Item = &pack::TextSource>, setup: &Self::Setup) -> Self::Names;

    /// Gives a player a name of their own.
    fn rename(names: &mut Self::Names, seat: Seat, name: &str);

    /// Whether the choice ends a turn or lets something be: such choices are listed last and always in sight.
    fn is_last(choice: &Self::Choice) -> bool;

    /// The kinds and ids of all cards, for those that no pack names.
    fn card_ids(&self) -> Vec<(&'static str, &str)>;

    /// A voice.
    fn voice(lang: Lang, names: &Self::Names) -> Self::Voice<'_>;

    /// The color and sign of a seat, as attributes and icons name it.
    fn seat_color(setup: &Self::Setup, seat: Seat) -> String;

    // The set-up.

    /// The fewest and the most players.
    const PLAYERS: (u8, u8);

    /// The colors and signs that a new game may use, in their usual order.
    const COLORS: &'static [&'static str];

    /// Whether players choose their colors. Otherwise seats have them in that order.
    const CHOOSES_COLORS: bool;

    /// Whether `bottlecap example from` can make an example of a report.
    const RETELLS: bool;

    /// The switches of all table options: switch, ruling, letters.
    fn switches() -> Vec<(&'static str, &'static str, String)>;

    /// The options of a set-up in words.
    fn option_texts(voice: Self::Voice<'_>, setup: &Self::Setup) -> Vec<OptionText>;

    /// The sign of a color in words.
    fn color_symbol(lang: Lang, color: &str) -> String;

    /// A usual set-up.
    fn usual_setup(players: u8) -> Self::Setup;

    /// What the form begins with besides seats and options.
    fn usual_extras() -> Self::Extras;

    /// Whether what was remembered makes sense.
    fn are_sound(extras: &Self::Extras) -> bool;

    /// The set-up of a form, before the rules look at it.
    ///
    /// # Errors
    /// What is wrong with the form.
    fn setup_from(form: &Form<Self>) -> Result<Self::Setup, Wrong<Self>>;

    /// What the form asks for before seats and options.
    fn setup_fields(form: RwSignal<Form<Self>>) -> Option<AnyView>;

    /// Whether an option of a form is not as usual.
    fn is_changed(form: &Form<Self>, switch: &str) -> bool;

    /// The fields that an option of the form needs besides its letter.
    fn option_fields(form: RwSignal<Form<Self>>, switch: &'static str, letter: char) -> Option<AnyView>;

    // What a view tells.

    /// Whether what one player at a shared screen sees is hidden from the others in this set-up.
    fn has_secrets(setup: &Self::Setup) -> bool;

    /// The round.
    fn round(view: &Self::View) -> u16;

    /// The number of events so far, those not shown included.
    fn events(view: &Self::View) -> u32;

    /// Whose turn it is.
    fn active(view: &Self::View) -> Seat;

    /// Whether a seat's turn is over.
    fn has_ended_turn(view: &Self::View, seat: Seat) -> bool;

    /// The cards that would come next, for who knows the decks: the key of each deck, and its cards from the top.
    fn next_cards(voice: Self::Voice<'_>, view: &Self::View) -> Vec<(&'static str, Vec<String>)>;

    // Questions and events.

    /// Whether the question is what to do in one's turn.
    fn is_turn(ask: Self::Ask) -> bool;

    /// Whom an event happens to, or who does it.
    fn seat_of(event: &Self::Event) -> Option<Seat>;

    /// The round that begins with an event.
    fn begun_round(event: &Self::Event) -> Option<u16>;

    /// The seat whose turn begins with an event.
    fn begun_turn(event: &Self::Event) -> Option<Seat>;

    /// The seat that acted, if an event is a deed of its turn.
    fn deed_of(event: &Self::Event) -> Option<Seat>;

    /// Whether the game ends with an event.
    fn is_end(event: &Self::Event) -> bool;

    /// All kinds of lines of the log, in a good order for a list.
    fn log_kinds() -> &'static [Self::LogKind];

    // The screen.

    /// The icons of the legend; names and meanings stand in the library under `legend-` and their names.
    const LEGEND: &'static [&'static str];

    /// The tabs of a small screen: names and icons.
    const TABS: &'static [(&'static str, &'static str)];

    /// The panels of the table by their selectors, with their tabs.
    const PANELS: &'static [(&'static str, Tab)];

    /// The cover of the start screen.
    fn cover() -> AnyView;

    /// The table itself, beside decision and log.
    fn board(play: Play<Self>) -> AnyView;

    /// Round, steps and order of turns, for the bar over the table.
    fn status(play: Play<Self>) -> AnyView;

    /// A choice as a line of the list.
    fn row(play: Play<Self>, seat: Seat, asked: &Asked<Self::Ask>, choice: Self::Choice) -> ChoiceRow<Self>;

    /// What a choice takes and gives.
    fn formula(formula: Self::Formula) -> AnyView;

    /// The card or figure that a choice is about, as it looks on the table but small; none for a place.
    fn picture(play: Play<Self>, seat: Seat, choice: Self::Choice) -> Option<AnyView>;

    /// What a small screen always shows of the player's own things.
    fn own_stock(play: Play<Self>) -> AnyView;

    /// How many questions like the open one follow each other, itself included, and how often each choice may be given
    /// to them: they are answered together. None for a question that never does.
    fn in_a_row(&self, view: &Self::View, decision: &Decision<Self::Choice, Self::Ask>)
    -> Option<InARow<Self::Choice>>;

    /// What a person can have answered by itself, as settings name it: the messages are `standing-` and the name, and
    /// the same with `-by-itself`.
    const STANDING: &'static [&'static str];

    /// The answer that is given by itself, with these standing answers.
    fn standing_answer(
        &self,
        view: &Self::View,
        decision: &Decision<Self::Choice, Self::Ask>,
        standing: &[String],
    ) -> Option<Self::Choice>;

    /// What a choice would do.
    fn preview(play: Play<Self>, seat: Seat, choice: Self::Choice) -> AnyView;

    /// What a thing is: name, text and flavor.
    fn about(play: Play<Self>, spot: Self::Spot) -> Option<(String, String, Option<String>)>;

    /// The figure of a player, for the report at the end.
    fn figure(color: &str) -> AnyView;

    /// The icon of what the game is won by.
    const SCORE_ICON: &'static str;

    /// Why the game ended.
    fn end_reason(play: Play<Self>) -> Option<String>;

    /// How the game went, told at length, with a link to the moment of an event where there is one; none for a game that
    /// is told by its score alone.
    fn chronicle(play: Play<Self>, link: Callback<EventId, Option<String>>) -> Option<AnyView>;

    // Motion.

    /// What is seen and heard of a step.
    fn plan(facts: &Facts<'_, Self>) -> PlanOf<Self>;

    /// Shows dice over the table.
    fn show_dice(play: Play<Self>, dice: Self::Dice) -> Option<Overlay>;

    /// Whether everything waits until the dice are seen. Others lie beside each other.
    fn waits_for(dice: Self::Dice) -> bool;

    /// The cards that are dealt when a game begins, as a selector.
    const DEALT: &'static str;

    // Examples.

    /// The next answer that a move of an example means, after those it has given so far; none when it is done.
    ///
    /// # Errors
    /// The move cannot be understood.
    fn next_answer(
        tale: &Tale<Self>,
        node: &Node,
        table: &kernel::Table<Self>,
        given: &[Answer<Self::Choice>],
    ) -> Result<Further<Self::Choice>, String>;

    /// A statement of an example in words.
    fn fact(tale: &Tale<Self>, moment: &Moment<Self>, node: &Node, voice: Self::Voice<'_>) -> Said;
}

/// Questions that follow each other and are answered together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InARow<C> {
    /// The one question that stands for all of them, by its key among the messages of the game; it gets their number as
    /// `n`.
    pub key: &'static str,
    /// How many.
    pub questions: u8,
    /// The choices, and how often each may be given.
    pub most: Vec<(C, u8)>,
}

/// What a voice says of any game.
pub trait Voice<G: TableGame>: Copy {
    /// A player's name.
    fn seat(self, seat: Seat) -> String;
    /// The open question.
    fn ask(self, view: &G::View, asked: &Asked<G::Ask>) -> String;
    /// What a question is about, in a word or two.
    fn ask_title(self, ask: G::Ask) -> String;
    /// That somebody else is asked.
    fn waiting(self, view: &G::View, asked: &Asked<G::Ask>) -> String;
    /// A choice as an answer to a question.
    fn choice(self, view: &G::View, asked: &Asked<G::Ask>, choice: G::Choice) -> String;
    /// Why not, without the rule.
    fn bare_reason(self, view: &G::View, reason: G::Reason) -> String;
    /// Why a game cannot begin so, with the rule.
    fn objection(self, because: &Because<G::Reason>) -> String;
    /// Why an answer was refused.
    fn refusal(self, view: &G::View, asked: Option<&Asked<G::Ask>>, refusal: &Refusal<G::Choice, G::Reason>) -> String;
    /// The lines of the log after an event.
    fn log_since(
        self,
        view: &G::View,
        story: &[Recorded<G::Event>],
        since: EventId,
    ) -> Vec<LogLine<G::Thing, G::LogKind>>;
    /// The name of a kind of lines.
    fn log_kind(self, kind: G::LogKind) -> String;
    /// What happened after an event, in short.
    fn recap(self, view: &G::View, story: &[Recorded<G::Event>], since: EventId, seat: Seat) -> Vec<String>;
    /// How the game came here, for whoever opens it again.
    fn previously(self, view: &G::View) -> Vec<String>;
    /// How the game ended.
    fn score(self, view: &G::View, story: &[Recorded<G::Event>]) -> Score<G::Thing>;
}

/// A place on the screen that choices, log lines and motion refer to. Each has one element with its name.
pub trait Spot<G: TableGame<Spot = Self>>: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The value of the element's `data-spot`.
    fn name(self) -> String;

    /// The thing on the table that a choice concerns; none for those that are only words, as passing is.
    fn of_choice(view: &G::View, seat: Seat, choice: G::Choice) -> Option<Self>;

    /// Whether the choice concerns this thing.
    fn concerns(self, view: &G::View, seat: Seat, choice: G::Choice) -> bool {
        Self::of_choice(view, seat, choice) == Some(self)
    }

    /// What somebody who points at this thing would most likely want, so that the engine can say why not.
    fn wished(self, view: &G::View, seat: Seat, ask: Option<G::Ask>) -> Option<G::Choice>;

    /// Where to look for a thing that a text names, the best place first.
    fn places_of(thing: G::Thing) -> Vec<Self>;

    /// The player's own area that stands for it where it is not shown.
    fn owner(self) -> Option<Seat>;

    /// The board of a player.
    fn board(seat: Seat) -> Self;

    /// The tab of a small screen behind which it is.
    fn tab(self) -> Tab;

    /// Where a piece stands at this place: selectors inside of it, the best first.
    fn ground(self) -> &'static [&'static str];

    /// How many pieces stand before this one in a row at that place; none where it stands in the middle.
    fn place_in_row(self, at: Self) -> Option<u8>;

    /// The icon that flies instead of a piece that goes where it cannot be seen.
    fn sign(self) -> Option<&'static str>;

    /// Whether it is a number, of which only the number jumps.
    fn is_counter(self) -> bool;

    /// Whether it is a card, which looks on its way as it did before.
    fn is_card(self) -> bool;

    /// What trembles when something falls onto it, as a selector around it.
    fn trembles(self) -> Option<&'static str>;
}

/// A message of the page about a game, in the language that is switched on.
pub fn say<G: TableGame>(key: &str) -> String {
    fill::<G>(key, &[])
}

/// A message of the page about a game with its variables.
pub fn fill<G: TableGame>(key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
    G::messages().say(words::lang(), key, fillings)
}

/// A message of the page about a game that changes with the language by itself.
pub fn said<G: TableGame>(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say::<G>(key)
}

/// The names for a game that brings its own cards, with the names of those who play.
pub fn renamed<G: TableGame>(mut names: G::Names, seats: &[Sitting]) -> G::Names {
    for (at, sitting) in (0u8..).zip(seats) {
        G::rename(&mut names, Seat::new(at), &sitting.name);
    }
    names
}

/// The colors of all seats of a set-up.
pub fn colors_of<G: TableGame>(setup: &G::Setup) -> Vec<String> {
    (0..G::seats(setup)).map(|seat| G::seat_color(setup, Seat::new(seat))).collect()
}
