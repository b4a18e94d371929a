//! Writes the plan of a step, one event after the other.

use kernel::Seat;
use wasteland::{
    Wasteland,
    event::Event,
    map::Node,
    state::{NONE, Opponent},
    view::View,
};

use super::{
    Shown,
    dice::{self, Throw},
};
use crate::{
    motion::{Banner, Facts, Flyer, PlanOf, Schedule, What, time},
    sound::Cue,
    wasteland::spot::Spot,
};

/// The dice, from the throw until what they bring has been read.
pub const THROW: u32 = 1_900;
/// When the first of them hits the table.
const LANDING: u32 = 560;
/// Between one die and the next.
const AFTER: u32 = 190;
/// How long the card is seen that says which enemies come.
pub const REVEAL: u32 = 1_000;
/// A type that is activated draws itself up.
const READY: u32 = 240;
/// The end of a round takes at most so long, besides dice.
pub const ROUND_END: u32 = 4_000;
/// Tokens that fly in one step; the others only arrive.
const MOST_FLYERS: usize = 10;

/// Damage on its way to who suffers it.
const DAMAGE: Flyer = Flyer { icon: "damage", color: "hp", is_lost: false };
/// Rads on their way.
const RADS: Flyer = Flyer { icon: "rads", color: "rad", is_lost: false };
/// Caps on their way.
const CAPS: Flyer = Flyer { icon: "caps", color: "mustard", is_lost: false };

/// Writes a plan.
pub struct Writer<'a> {
    facts: &'a Facts<'a, Wasteland>,
    /// The event up to which everything belongs to the first part.
    hinge: Option<usize>,
    schedule: Schedule<Spot, Shown>,
    /// Where the pieces are meanwhile.
    figures: [Node; 4],
    foes: Vec<(u8, Node)>,
    /// Who attacks.
    attacker: Option<u8>,
    /// When the next thing may be seen of those that wait until the table has changed.
    late: u32,
    /// How long one step of an enemy takes here.
    tread: u32,
    flyers: usize,
}

impl<'a> Writer<'a> {
    /// The plan of a step at the usual pace.
    pub fn write(facts: &'a Facts<'a, Wasteland>) -> PlanOf<Wasteland> {
        let waits = |event: &Event| {
            matches!(event, Event::DiceRolled { .. } | Event::DiceRerolled { .. } | Event::AgendaRevealed { .. })
        };
        let hinge = facts.events.iter().rposition(|told| waits(&told.event));
        let mut writer = Writer {
            facts,
            hinge,
            schedule: Schedule::new(hinge.is_some()),
            figures: std::array::from_fn(|seat| figure(facts.before, Seat::new(seat as u8))),
            foes: facts.before.foes.iter().map(|(number, foe)| (number, foe.at)).collect(),
            attacker: attacker(facts.before),
            late: 0,
            tread: tread(facts),
            flyers: 0,
        };
        if facts.answered.is_some() {
            (0..facts.events.len()).for_each(|at| writer.event(at));
            writer.call();
        } else {
            writer.take_back();
        }
        writer.schedule.plan(facts.answered, facts.asked, facts.is_person)
    }

    fn event(&mut self, at: usize) {
        let facts = self.facts;
        let Some(told) = facts.events.get(at) else { return };
        match &told.event {
            Event::RoundBegan(round) => {
                self.schedule.settle();
                let now = self.schedule.now;
                self.schedule.act(now, time::BANNER, What::Banner(Banner::Round(*round)));
                self.schedule.sound(now, Cue::Round);
            }
            Event::DiceRolled { seat, dice } => self.throw(at, *seat, *dice, 0b111),
            Event::DiceRerolled { seat, dice, which } => self.throw(at, *seat, *dice, *which),
            Event::Moved { seat, node, .. } => self.walk(*seat, *node, Cue::Tread),
            Event::Placed { seat, node } => self.walk(*seat, *node, Cue::Place),
            Event::FigurePlaced { seat, node } => {
                self.figures[seat.index() % 4] = *node;
                self.schedule.finally(time::SLAM, What::Slam(Spot::Figure(*seat)), Some(Cue::Place));
            }
            Event::Explored { place, .. } => {
                self.schedule.settle();
                self.later(time::FLIP, time::FLIP, What::Turn(Spot::Place(*place)), Cue::Flip);
            }
            Event::EnemyAppeared { foe, node, .. } => {
                self.note(*foe, *node);
                self.later(time::SLAM, time::SLAM / 3, What::Slam(Spot::Foe(*foe)), Cue::Alarm);
            }
            Event::EnemyMoved { foe, node } | Event::EnemyPlaced { foe, node } => self.tread(*foe, *node),
            Event::EnemyFlipped { foe, active, .. } => {
                let cue = if *active { Cue::Alarm } else { Cue::Card };
                self.later(time::CARD, time::STAGGER, What::Turn(Spot::Foe(*foe)), cue);
            }
            Event::EnemyKilled { foe: Some(foe), .. } => {
                self.schedule.finally(time::FALL, What::Fall(Spot::Foe(*foe)), Some(Cue::Won));
                self.foes.retain(|(number, _)| number != foe);
            }
            Event::EnemyKilled { .. } => self.schedule.sound(self.schedule.now, Cue::Won),
            Event::EnemyGone { foe, .. } => {
                self.schedule.finally(time::FALL, What::Fall(Spot::Foe(*foe)), None);
                self.foes.retain(|(number, _)| number != foe);
            }
            Event::FightBegan { seat, foe, .. } => self.attack(*seat, *foe),
            Event::Damaged { seat, amount, .. } => self.suffer(*seat, *amount, DAMAGE),
            Event::Irradiated { seat, amount, .. } => self.suffer(*seat, *amount, RADS),
            Event::Killed(seat) => {
                self.schedule.settle();
                let now = self.schedule.now;
                self.schedule.finally(time::SHAKE, What::Shake(Spot::Figure(*seat)), Some(Cue::Death));
                self.schedule.act(now, time::BANNER, What::Banner(Banner::Note("killed")));
            }
            Event::AgendaRevealed { card } => {
                self.schedule.settle();
                let now = self.schedule.now;
                self.schedule.act(now, REVEAL, What::Dice(Shown::Reveal(*card)));
                self.schedule.sound(now, Cue::Card);
                self.schedule.sound(now + REVEAL / 3, Cue::Alarm);
                self.schedule.least += REVEAL;
                self.schedule.settle();
            }
            Event::Activated(kind) => {
                // All of the type draw themselves up before the first of them goes.
                self.schedule.settle();
                let now = self.schedule.now;
                let view = if self.schedule.is_before { facts.before } else { facts.after };
                let them = view.foes.iter().filter(|(_, foe)| foe.kind == *kind && foe.active);
                let them: Vec<u8> = them.map(|(number, _)| number).collect();
                for foe in &them {
                    self.schedule.act(now, READY, What::Bump(Spot::Foe(*foe)));
                }
                self.schedule.now += if them.is_empty() { 0 } else { READY.min(self.tread) };
            }
            Event::PowerChanged { faction, .. } => {
                self.schedule.settle();
                self.schedule.finally(time::CARD, What::Bump(Spot::Power(*faction)), Some(Cue::Shift));
            }
            Event::MarkerPlaced { quest, node, .. } => {
                self.later(time::SLAM, time::STAGGER * 2, What::Slam(Spot::Marker(*quest, *node)), Cue::Place);
            }
            Event::GameEnded { .. } => {
                self.schedule.settle();
                self.schedule.sound(self.schedule.now, Cue::Over);
            }
            other => self.lesser(other),
        }
        if self.hinge == Some(at) {
            self.schedule.turn();
            self.schedule.now = self.late;
        }
    }

    /// Something that can be seen only when the table has changed, in its turn; what follows waits for so much of it.
    fn later(&mut self, lasts: u32, until: u32, what: What<Spot, Shown>, cue: Cue) {
        if self.schedule.is_before {
            self.schedule.late(self.late, lasts, what, Some(cue));
            self.late += until;
        } else {
            self.schedule.finally(lasts, what, Some(cue));
            self.schedule.now += until;
        }
    }

    /// What is only told by the way.
    fn lesser(&mut self, event: &Event) {
        let schedule = &mut self.schedule;
        let now = schedule.now;
        match event {
            Event::Healed { seat, .. } | Event::Cleansed { seat, .. } => {
                schedule.finally(time::BUMP, What::Bump(Spot::Health(*seat)), Some(Cue::Chime));
            }
            Event::XpGained { seat, levels, .. } => {
                let cue = if *levels > 0 { Cue::Rise } else { Cue::Chime };
                schedule.finally(time::BUMP, What::Bump(Spot::Growth(*seat)), Some(cue));
            }
            Event::SpecialGained { seat, .. } => {
                schedule.finally(time::BUMP, What::Bump(Spot::Growth(*seat)), Some(Cue::Train));
            }
            Event::CapsGained { seat, .. } => {
                schedule.finally(time::FLY, What::Fly(CAPS, Spot::Figure(*seat), Spot::Caps(*seat)), Some(Cue::Chime));
            }
            Event::CapsLost { seat, .. } => schedule.finally(time::BUMP, What::Bump(Spot::Caps(*seat)), None),
            Event::CardGained { card, .. } => {
                schedule.finally(time::APPEAR, What::Appear(Spot::Card(*card)), Some(Cue::Place));
            }
            Event::PerkGained { perk, .. } => {
                schedule.finally(time::APPEAR, What::Appear(Spot::Perk(*perk)), Some(Cue::Rise));
            }
            Event::QuestStaged { quest, .. } => {
                schedule.finally(time::APPEAR, What::Appear(Spot::Quest(*quest)), Some(Cue::Chime));
            }
            Event::ObjectiveCompleted { .. } => schedule.sound(now, Cue::Won),
            Event::ObjectiveFailed { .. } => schedule.sound(now, Cue::Lost),
            Event::TestEnded { success, .. } => schedule.sound(now, if *success { Cue::Won } else { Cue::Lost }),
            Event::Takeover(_) => {
                schedule.act(now, time::BANNER, What::Banner(Banner::Note("takeover")));
                schedule.sound(now, Cue::Alarm);
            }
            _ => {}
        }
    }

    /// The spot of a space on the table that is seen in this part: of a facedown tile it is the whole.
    fn spot(&self, node: Node) -> Spot {
        let view = if self.schedule.is_before { self.facts.before } else { self.facts.after };
        if view.is_faceup(node.place()) { Spot::Space(node) } else { Spot::Place(node.place()) }
    }

    /// A piece goes one step; what comes after it waits until it has nearly arrived.
    fn step(&mut self, piece: Spot, from: Node, to: Node, lasts: u32, cue: Cue) {
        let now = self.schedule.now;
        let what = What::Step(piece, self.spot(from), self.spot(to));
        self.schedule.act(now, lasts, what);
        self.schedule.sound(now + lasts * 3 / 4, cue);
        self.schedule.now += lasts * 4 / 5;
    }

    fn walk(&mut self, seat: Seat, node: Node, cue: Cue) {
        let from = std::mem::replace(&mut self.figures[seat.index() % 4], node);
        if from == Node::NONE {
            return self.schedule.finally(time::SLAM, What::Slam(Spot::Figure(seat)), Some(Cue::Place));
        }
        self.step(Spot::Figure(seat), from, node, time::STEP, cue);
    }

    fn note(&mut self, foe: u8, node: Node) {
        self.foes.retain(|(number, _)| *number != foe);
        self.foes.push((foe, node));
    }

    fn tread(&mut self, foe: u8, node: Node) {
        let from = self.foes.iter().find(|(number, _)| *number == foe).map(|(_, at)| *at);
        self.note(foe, node);
        if let Some(from) = from {
            let lasts = self.tread;
            self.step(Spot::Foe(foe), from, node, lasts, Cue::Tread);
            self.schedule.least += lasts * 4 / 5;
        }
    }

    /// An enemy attacks: whom it attacks is to see it, however long the others have taken.
    fn attack(&mut self, seat: Seat, foe: Option<u8>) {
        self.attacker = foe;
        self.schedule.settle();
        let now = self.schedule.now;
        if let Some(foe) = foe {
            self.schedule.act(now, time::LUNGE, What::Lunge(Spot::Foe(foe), Spot::Figure(seat)));
            self.schedule.sound(now + time::LUNGE / 4, Cue::Strike);
            self.schedule.act(now + time::LUNGE / 2, time::SHAKE, What::Shake(Spot::Figure(seat)));
            if (self.facts.is_person)(seat) {
                self.schedule.least += time::LUNGE;
            }
        }
        self.schedule.settle();
    }

    fn throw(&mut self, at: usize, seat: Seat, dice: [u8; 3], thrown: u8) {
        let facts = self.facts;
        let story = facts.told.iter().chain(&facts.events[..at]);
        let throw = Throw { seat, dice, thrown, against: dice::against(facts.game, facts.after, story) };
        self.schedule.settle();
        let now = self.schedule.now;
        self.schedule.act(now, THROW, What::Dice(Shown::Throw(throw)));
        self.schedule.sound(now, Cue::Rattle);
        for nth in 0..thrown.count_ones() {
            self.schedule.sound(now + LANDING + nth * AFTER, Cue::Landing);
        }
        if (facts.is_person)(seat) {
            self.schedule.least += THROW;
        }
        self.schedule.settle();
    }

    /// Damage or rads come from who attacks, or from the ground, and land on the track.
    fn suffer(&mut self, seat: Seat, amount: u8, token: Flyer) {
        let from = self.attacker.map_or(Spot::Figure(seat), Spot::Foe);
        let now = self.schedule.now;
        let track = Spot::Health(seat);
        for nth in 0..u32::from(amount) {
            self.flyers += 1;
            if self.flyers > MOST_FLYERS {
                break;
            }
            self.schedule.act(now + nth * time::STAGGER * 2, time::FLY, What::Fly(token, from, track));
        }
        let lands = now + time::FLY;
        self.schedule.act(lands, time::SHAKE, What::Shake(track));
        self.schedule.sound(lands, Cue::Hurt);
        self.schedule.now += time::STAGGER * 2;
    }

    /// Calls the person who is asked now, if somebody else answered.
    fn call(&mut self) {
        let Facts { asked, answered, is_person, events, .. } = *self.facts;
        let Some(seat) = asked.filter(|seat| is_person(*seat) && Some(*seat) != answered) else { return };
        self.schedule.sound(self.schedule.end, Cue::Turn);
        if events.iter().any(|told| told.event == Event::TurnBegan(seat)) {
            self.schedule.act(self.schedule.now, time::NOTE, What::Banner(Banner::Turn(seat)));
        }
    }

    /// Pieces go back to where they were.
    fn take_back(&mut self) {
        let Facts { before, after, .. } = *self.facts;
        self.schedule.is_before = false;
        let lasts = time::STEP * 2 / 3;
        let mut back = |piece: Spot, from: Node, to: Node| {
            let is_lying = |node: Node| node != Node::NONE && after.is_faceup(node.place());
            if from != to && is_lying(from) && is_lying(to) {
                self.schedule.act(0, lasts, What::Step(piece, Spot::Space(from), Spot::Space(to)));
            }
        };
        for seat in after.all_seats() {
            back(Spot::Figure(seat), figure(before, seat), figure(after, seat));
        }
        for (number, foe) in after.foes.iter() {
            let from = before.foes.get(number).filter(|was| was.kind == foe.kind).map_or(foe.at, |was| was.at);
            back(Spot::Foe(number), from, foe.at);
        }
        self.schedule.sound(0, Cue::Card);
    }
}

/// Where a figure stands, if the seat is taken.
fn figure(view: &View, seat: Seat) -> Node {
    if seat.index() < usize::from(view.seats) { view.player(seat).at } else { Node::NONE }
}

/// The enemy on the map of the fight under way.
fn attacker(view: &View) -> Option<u8> {
    match view.fights.last().filter(|fight| !fight.over)?.foe {
        Opponent::OnMap(number) if number != NONE => Some(number),
        _ => None,
    }
}

/// How long one step of an enemy takes, so that the end of the round takes no longer than it may.
fn tread(facts: &Facts<'_, Wasteland>) -> u32 {
    let count = |wanted: &dyn Fn(&Event) -> bool| facts.events.iter().filter(|told| wanted(&told.event)).count() as u32;
    let steps = count(&|event| matches!(event, Event::EnemyMoved { .. }));
    let woken = count(&|event| matches!(event, Event::EnemyFlipped { .. } | Event::EnemyAppeared { .. }));
    let attacks = count(&|event| matches!(event, Event::FightBegan { .. }));
    let kinds = count(&|event| matches!(event, Event::Activated(_)));
    let others = REVEAL + kinds * READY + attacks * (time::LUNGE + time::SHAKE) + woken * time::SLAM / 3 + time::SLAM;
    let left = ROUND_END.saturating_sub(others);
    // A step begins before the last one is quite over.
    (left * 5 / 4 / steps.max(1)).clamp(time::STEP / 6, time::STEP)
}
