//! The sheet of an offer, filled in at leisure and brought onto the table piece by piece.

use kernel::{Seat, Shape, numbers_in};
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    options::AgendaTrading,
    view::View,
};

use super::{Part, parts, side_title, summary};
use crate::{
    memo::{effect, memo},
    parts::Icon,
    play::{Notice, Play},
    wasteland::{
        desk::Errand,
        messages::{fill, said, say},
        panel::card::{Face, face_view, still_card},
        voice::speak,
    },
};

/// What is written on the sheet besides what lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Draft {
    gives: Vec<u16>,
    wants: Vec<u16>,
    agendas: u64,
    shown: u64,
    wants_agendas: u8,
    /// Given and wanted; one of them at most.
    caps: [u16; 2],
}

impl Draft {
    /// A counter-offer that begins with the offer it answers. Which agenda cards are given is for their owner to pick.
    fn countering([gives, gets]: &[Part; 2]) -> Draft {
        Draft {
            gives: gives.cards.clone(),
            wants: gets.cards.clone(),
            wants_agendas: gets.agendas.count,
            caps: [gives.caps, gets.caps],
            ..Draft::default()
        }
    }

    /// What would be given and got with what lies on the table already.
    fn with(&self, lie: &[Part; 2]) -> [Part; 2] {
        let side = |lies: &Part, cards: &[u16], caps: u16, agendas: u8| {
            let mut part = lies.clone();
            part.cards.extend(cards);
            part.caps += caps;
            part.agendas.count += agendas;
            part
        };
        [
            side(&lie[0], &self.gives, self.caps[0], self.agendas.count_ones() as u8),
            side(&lie[1], &self.wants, self.caps[1], self.wants_agendas),
        ]
    }

    /// The answers that bring it onto the table and propose it.
    fn errands(&self) -> Vec<Errand> {
        let mut errands: Vec<Errand> = Vec::new();
        let choose = |choices: Vec<Choice>| choices.into_iter().map(Errand::Choose);
        errands.extend(choose(self.gives.iter().copied().map(Choice::Give).collect()));
        errands.extend(choose(self.wants.iter().copied().map(Choice::Want).collect()));
        errands.extend(choose(numbers_in(self.agendas).map(Choice::GiveAgenda).collect()));
        errands.extend(choose(numbers_in(self.shown & self.agendas).map(Choice::Show).collect()));
        errands.extend(choose(vec![Choice::WantAgenda; usize::from(self.wants_agendas)]));
        for (caps, choice) in self.caps.into_iter().zip([Choice::GiveCaps, Choice::WantCaps]) {
            if caps > 0 {
                errands.extend([Errand::Choose(choice), Errand::Amount(caps)]);
            }
        }
        errands.push(Errand::Choose(Choice::Propose));
        errands
    }
}

/// Does one errand after the other, each as soon as it is asked for. What does not fit ends them, and is told.
fn run_errands(play: Play<Wasteland>, misfit: RwSignal<Option<Errand>>) {
    let answered = StoredValue::new(None::<u32>);
    effect(move || {
        let errands = play.desk.errands.get();
        let Some((next, rest)) = errands.split_first() else { return };
        // A refusal says itself what is in the way.
        if play.notice.with(|notice| matches!(notice, Some(Notice::Refused(_)))) {
            return play.desk.errands.set(Vec::new());
        }
        let (number, asked) = play.snapshot.with(|snapshot| (snapshot.number, snapshot.decision.asked));
        if play.is_acting.get() || play.answering().is_none() || answered.get_value() == Some(number) {
            return;
        }
        let shape = asked.map(|asked| asked.shape);
        if !fits(*next, &play.open_choices(), shape) {
            misfit.set(Some(*next));
            return play.desk.errands.set(Vec::new());
        }
        answered.set_value(Some(number));
        play.desk.errands.set(rest.to_vec());
        untrack(|| match *next {
            Errand::Choose(choice) => play.choose(choice),
            Errand::Amount(amount) => {
                play.amount.set(Some(amount));
                play.confirm();
            }
        });
    });
    on_cleanup(move || play.desk.errands.set(Vec::new()));
}

/// Whether an errand answers what is asked.
fn fits(errand: Errand, open: &[Choice], shape: Option<Shape>) -> bool {
    match errand {
        Errand::Choose(choice) => open.contains(&choice),
        Errand::Amount(amount) => {
            matches!(shape, Some(Shape::Amount { min, max }) if (min..=max).contains(&amount))
        }
    }
}

/// How many agenda cards of a survivor may change hands (W-RULING-55).
fn tradable(view: &View, seat: Seat) -> u8 {
    let count = view.hand(seat).count;
    match view.options.agenda_trading {
        AgendaTrading::All => count,
        AgendaTrading::Hand => count.saturating_sub(view.revealed_by(seat).count_ones() as u8),
        AgendaTrading::None => 0,
    }
}

/// The sheet of an offer, filled in at leisure.
#[component]
pub fn Sheet(play: Play<Wasteland>, own: Seat, other: Seat) -> impl IntoView {
    // Who answers an offer with one begins with it.
    let is_counter = play.snapshot.with_untracked(|snapshot| snapshot.view.offer.partner == own);
    let offered = play.desk.offered.get_untracked().filter(|(seat, _)| is_counter && *seat == own);
    let offered = offered.map(|(_, offer)| offer);
    let draft = RwSignal::new(offered.as_ref().map(Draft::countering).unwrap_or_default());
    let misfit = RwSignal::new(None);
    run_errands(play, misfit);
    let is_sending = memo(move || !play.desk.errands.with(Vec::is_empty));
    let lie = memo(move || play.snapshot.with(|snapshot| parts(&snapshot.view, own)));
    let toggle = move |card: u16, is_own: bool| {
        draft.update(|draft| {
            let list = if is_own { &mut draft.gives } else { &mut draft.wants };
            match list.iter().position(|one| *one == card) {
                Some(at) => drop(list.remove(at)),
                None => list.push(card),
            }
        });
    };
    let cards = move |seat: Seat| {
        let is_own = seat == own;
        let player = play.snapshot.with(|snapshot| *snapshot.view.player(seat));
        let worn = |card: u16| player.equipped.iter().any(|held| held.card == card);
        let on_table = lie.with(|lie| lie[usize::from(!is_own)].cards.clone());
        let shown = player.cards().map(|held| {
            let card = held.card;
            let face = Face::held(play, held, worn(card));
            if on_table.contains(&card) {
                return still_card(Face { state: Some(say("trade-on-table")), ..face }, None);
            }
            let is_in =
                memo(move || draft.with(|draft| (if is_own { &draft.gives } else { &draft.wants }).contains(&card)));
            tick_card(is_in, Callback::new(move |()| toggle(card, is_own)), face)
        });
        shown.collect::<Vec<_>>()
    };
    let agendas = move || {
        let hand = play.snapshot.with(|snapshot| {
            let view = &snapshot.view;
            let may = |card: &u8| match view.options.agenda_trading {
                AgendaTrading::All => true,
                AgendaTrading::Hand => view.revealed_by(own) & (1 << *card) == 0,
                AgendaTrading::None => false,
            };
            numbers_in(view.hand(own).known).filter(may).collect::<Vec<u8>>()
        });
        let given = lie.with(|lie| lie[0].agendas.known);
        hand.into_iter()
            .map(|card| {
                let face = Face::agenda(play, card);
                if given & (1 << card) != 0 {
                    return still_card(Face { state: Some(say("trade-on-table")), ..face }, None);
                }
                let is_in = memo(move || draft.with(|draft| draft.agendas & (1 << card) != 0));
                let is_shown = memo(move || draft.with(|draft| draft.shown & (1 << card) != 0));
                let give = Callback::new(move |()| draft.update(|draft| draft.agendas ^= 1 << card));
                view! {
                    {tick_card(is_in, give, face)}
                    <Show when=move || is_in.get()>
                        <li class="show-agenda">
                            <label>
                                <input
                                    type="checkbox"
                                    prop:checked=is_shown
                                    on:change=move |_| draft.update(|draft| draft.shown ^= 1 << card)
                                />
                                {said("trade-show")}
                            </label>
                        </li>
                    </Show>
                }
                .into_any()
            })
            .collect_view()
    };
    let caps = move |at: usize| {
        let seat = [own, other][at];
        let [lies, others] = lie.with(|lie| [lie[at].caps, lie[1 - at].caps]);
        let most = play.snapshot.with(|snapshot| snapshot.view.player(seat).caps);
        let key = if at == 0 { "trade-caps-give" } else { "trade-caps-want" };
        let now = memo(move || draft.with(|draft| draft.caps[at]));
        // Caps go one way in a deal.
        let set = Callback::new(move |caps: u16| {
            draft.update(|draft| {
                draft.caps = [0; 2];
                draft.caps[at] = caps;
            });
        });
        if others > 0 {
            return ().into_any();
        }
        if lies > 0 {
            let name = fill("board-caps", &[("count", i64::from(lies).into())]);
            return view! { <p class="stepper">{name} " · " {say("trade-on-table")}</p> }.into_any();
        }
        stepper("caps", said(key), most, now, set)
    };
    let wanted = move || {
        let most = play.snapshot.with(|snapshot| tradable(&snapshot.view, other));
        let lies = lie.with(|lie| lie[1].agendas.count);
        let now = memo(move || draft.with(|draft| u16::from(draft.wants_agendas)));
        let set = Callback::new(move |count: u16| {
            draft.update(|draft| draft.wants_agendas = u8::try_from(count).unwrap_or_default());
        });
        let most = most.saturating_sub(lies);
        (most > 0).then(|| stepper("agenda", said("trade-agendas-want"), most.into(), now, set))
    };
    let is_ready = memo(move || {
        let is_written = draft.with(|draft| *draft != Draft::default());
        (is_written || play.open_choices().contains(&Choice::Propose)) && !is_sending.get()
    });
    let now = move || summary(play, "trade-summary", &lie.with(|lie| draft.with(|draft| draft.with(lie))));
    let countered = offered.map(|offer| {
        let told = move || summary(play, "trade-countered", &offer);
        view! { <p class="lead">{told}</p> }
    });
    let stuck = move || {
        let what = match misfit.get()? {
            Errand::Choose(choice) => speak(play, |_, voice| voice.choice(Ask::Offer(other), choice)),
            Errand::Amount(caps) => fill("board-caps", &[("count", i64::from(caps).into())]),
        };
        let text = fill("trade-stuck", &[("what", what.as_str().into())]);
        Some(view! { <p class="stuck" role="alert"><Icon name="info" />{text}</p> })
    };
    let propose = move |_| {
        let errands = draft.with_untracked(Draft::errands);
        draft.set(Draft::default());
        misfit.set(None);
        play.notice.set(None);
        play.desk.errands.set(errands);
    };
    let label = move |choice: Choice| move || speak(play, |_, voice| voice.choice(Ask::Offer(other), choice));
    view! {
        <p class="lead">{said("trade-lead")}</p>
        {countered}
        {stuck}
        <div class="panel-columns">
            <section class="panel-side">
                {side_title(play, own, own)}
                {move || caps(0)}
                <ul class="cards">{move || cards(own)} {agendas}</ul>
            </section>
            <section class="panel-side">
                {side_title(play, other, own)}
                {move || caps(1)}
                {wanted}
                <ul class="cards">{move || cards(other)}</ul>
            </section>
        </div>
        <footer class="panel-foot">
            <p class="summary" aria-live="polite">{now}</p>
            <div class="panel-buttons">
                <button
                    type="button"
                    class="btn"
                    disabled=is_sending
                    on:click=move |_| play.choose(Choice::Done)
                >
                    {label(Choice::Done)}
                </button>
                <button
                    type="button"
                    class="btn primary do"
                    aria-disabled=move || (!is_ready.get()).to_string()
                    on:click=move |event| {
                        if is_ready.get_untracked() {
                            propose(event);
                        }
                    }
                >
                    {label(Choice::Propose)}
                </button>
            </div>
        </footer>
    }
}

/// A card that is in or out.
fn tick_card(is_in: Memo<bool>, press: Callback<()>, face: Face) -> AnyView {
    view! {
        <li>
            <button
                type="button"
                class="card"
                class:picked=is_in
                aria-pressed=move || is_in.get().to_string()
                on:click=move |_| press.run(())
            >
                {face_view(face)}
            </button>
        </li>
    }
    .into_any()
}

/// A number from nothing to the most, to be typed or stepped to.
fn stepper(
    icon: &'static str,
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    most: u16,
    now: Memo<u16>,
    set: Callback<u16>,
) -> AnyView {
    let step = move |by: i32, sign: &'static str, key: &'static str| {
        let target = move || (i32::from(now.get()) + by).clamp(0, i32::from(most)) as u16;
        view! {
            <button
                type="button"
                class="btn square"
                aria-label=move || format!("{}: {}", label(), say(key))
                disabled=move || target() == now.get()
                on:click=move |_| set.run(untrack(target))
            >
                {sign}
            </button>
        }
    };
    view! {
        <p class="stepper">
            <Icon name=icon />
            <span class="what">{label}</span>
            {step(-1, "−", "step-less")}
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min="0"
                max=most.to_string()
                aria-label=label
                prop:value=move || now.get().to_string()
                on:input:target=move |event| {
                    let typed: u16 = event.target().value().trim().parse().unwrap_or_default();
                    set.run(typed.min(most));
                }
            />
            {step(1, "+", "step-more")}
            <span class="muted">{fill("step-of", &[("n", i64::from(most).into())])}</span>
        </p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use wasteland::view::Cards;

    use super::*;

    #[test]
    fn a_counter_offer_begins_with_the_offer_it_answers() {
        let part = |cards: &[u16], caps: u16, agendas: u8| Part {
            cards: cards.to_vec(),
            caps,
            agendas: Cards { count: agendas, known: 0 },
        };
        let offer = [part(&[4], 0, 1), part(&[7, 8], 3, 2)];
        let draft = Draft::countering(&offer);
        assert_eq!((&draft.gives[..], &draft.wants[..]), (&[4][..], &[7, 8][..]));
        assert_eq!((draft.agendas, draft.wants_agendas, draft.caps), (0, 2, [0, 3]));
        let empty = [Part::default(), Part::default()];
        assert_eq!(draft.with(&empty), [part(&[4], 0, 0), part(&[7, 8], 3, 2)], "which agenda card is to be picked");
    }

    #[test]
    fn what_is_not_asked_for_does_not_fit() {
        let amount = Some(Shape::Amount { min: 1, max: 3 });
        assert!(fits(Errand::Amount(3), &[], amount));
        assert!(!fits(Errand::Amount(4), &[], amount), "there are not so many Caps any more");
        assert!(!fits(Errand::Amount(3), &[Choice::Propose], Some(Shape::One)));
        assert!(fits(Errand::Choose(Choice::Propose), &[Choice::Propose], Some(Shape::One)));
        assert!(!fits(Errand::Choose(Choice::Give(4)), &[Choice::Propose], Some(Shape::One)));
    }

    #[test]
    fn a_sheet_is_brought_onto_the_table_piece_by_piece_and_proposed_last() {
        let draft =
            Draft { gives: vec![4], wants: vec![7], agendas: 0b101, shown: 0b110, wants_agendas: 2, caps: [3, 0] };
        let choices = [
            Choice::Give(4),
            Choice::Want(7),
            Choice::GiveAgenda(0),
            Choice::GiveAgenda(2),
            Choice::Show(2),
            Choice::WantAgenda,
            Choice::WantAgenda,
            Choice::GiveCaps,
        ];
        let mut expected: Vec<Errand> = choices.into_iter().map(Errand::Choose).collect();
        expected.extend([Errand::Amount(3), Errand::Choose(Choice::Propose)]);
        assert_eq!(draft.errands(), expected);
    }
}
