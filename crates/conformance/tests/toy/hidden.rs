//! What the toy game hides: views, and everything behind them dealt anew.

use kernel::{Cup, Fault, QuickRng, Seat, Seed, Viewer};

use super::{CARDS, Deck, Flaw, Pile, Player, PlayerView, State, Toy, View};

/// Whether the viewer knows the cards that this seat holds.
fn knows(viewer: Viewer, at: usize) -> bool {
    viewer == Viewer::Referee || viewer == Viewer::Seat(Seat::new(at as u8))
}

impl Toy {
    pub(super) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let pile = |cards: &[u8], known: bool| {
            if known { Pile::Known(cards.to_vec()) } else { Pile::Facedown(cards.len() as u8) }
        };
        let player = |(at, player): (usize, &Player)| PlayerView {
            hand: pile(&player.hand, knows(viewer, at) || self.has(Flaw::ViewTells)),
            stash: pile(&player.stash, knows(viewer, at)),
            shown: player.shown.clone(),
            points: player.points,
        };
        View {
            deck: state.deck.left() as u8,
            discards: state.deck.discards().to_vec(),
            players: state.players.iter().enumerate().map(player).collect(),
            turn: state.turn,
            rounds: state.rounds,
            frame: state.frame,
            stashed: state.stashed,
            arranged: state.arranged,
            draw_pile: (viewer == Viewer::Referee).then(|| state.deck.draw_pile().to_vec()),
        }
    }

    pub(super) fn redealt(&self, view: &View, rng: &mut QuickRng) -> Result<State, Fault> {
        let mut seen = view.discards.clone();
        seen.extend(view.draw_pile.iter().flatten());
        for player in &view.players {
            seen.extend(&player.shown);
            for pile in [&player.hand, &player.stash] {
                if let Pile::Known(cards) = pile {
                    seen.extend(cards);
                }
            }
        }
        let mut unseen: Vec<u8> = (0..CARDS as u8).filter(|card| !seen.contains(card)).collect();
        rng.shuffle(&mut unseen);
        let mut missing = false;
        let mut take = |pile: &Pile| match pile {
            Pile::Known(cards) => cards.clone(),
            Pile::Facedown(count) => {
                missing |= unseen.len() < usize::from(*count);
                unseen.split_off(unseen.len().saturating_sub(usize::from(*count)))
            }
        };
        let mut players = Vec::new();
        for player in &view.players {
            let mut hand = take(&player.hand);
            hand.sort_unstable();
            let (shown, points) = (player.shown.clone(), player.points);
            players.push(Player { hand, stash: take(&player.stash), shown, points });
        }
        if missing {
            return Err(Fault::Broken("the view shows more cards than there are".to_owned()));
        }
        if self.has(Flaw::RedealsWrongly) && players.iter().take(2).all(|player| !player.hand.is_empty()) {
            let mut other = std::mem::take(&mut players[0].hand);
            std::mem::swap(&mut other, &mut players[1].hand);
            players[0].hand = other;
        }
        let draw_pile = view.draw_pile.clone().unwrap_or(unseen);
        let mut deck = Deck::with_draw_pile(&draw_pile.iter().rev().copied().collect::<Vec<_>>());
        if let [first, .., last] = deck.draw_pile_mut()
            && self.has(Flaw::RedealsTwice)
        {
            *first = *last;
        }
        view.discards.iter().rev().for_each(|card| deck.discard(*card));
        Ok(State {
            cup: Cup::new(Seed::from_number(rng.next())),
            events: 0,
            deck,
            players,
            turn: view.turn,
            rounds: view.rounds,
            frame: view.frame,
            stashed: view.stashed,
            arranged: view.arranged,
            refused: std::cell::Cell::new(0),
            unsaved: 0,
        })
    }
}

pub(super) fn scrambled(state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
    let mut other = state.clone();
    other.cup.reseed(Seed::from_number(rng.next()));
    if viewer == Viewer::Referee {
        return other;
    }
    let mut unseen = Vec::new();
    other.each_hidden_card(viewer, |card| unseen.push(*card));
    rng.shuffle(&mut unseen);
    other.each_hidden_card(viewer, |card| *card = unseen.pop().unwrap_or(*card));
    for player in &mut other.players {
        player.hand.sort_unstable();
    }
    other
}

impl State {
    fn each_hidden_card(&mut self, viewer: Viewer, mut change: impl FnMut(&mut u8)) {
        self.deck.draw_pile_mut().iter_mut().for_each(&mut change);
        for (at, player) in self.players.iter_mut().enumerate() {
            if !knows(viewer, at) {
                player.hand.iter_mut().chain(&mut player.stash).for_each(&mut change);
            }
        }
    }
}
