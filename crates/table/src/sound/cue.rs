//! What is heard, as plain numbers: each cue is a handful of notes.

/// Something that is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece is put down.
    Place,
    /// Goods of this kind are paid.
    Pay(u8),
    /// Goods of this kind are gained.
    Gain(u8),
    /// Something good that counts.
    Chime,
    /// Dice in the hand.
    Rattle,
    /// Dice on the table.
    Landing,
    /// A fight is won.
    Won,
    /// A fight is lost.
    Lost,
    /// Somebody is hurt.
    Hurt,
    /// Danger appears.
    Alarm,
    /// Something is built.
    Build,
    /// A card is turned or moved.
    Card,
    /// Somebody learns something.
    Train,
    /// Somebody passes.
    Pass,
    /// A person at this screen is asked.
    Turn,
    /// A round begins.
    Round,
    /// The game is over.
    Over,
    /// Something cannot be done.
    Refusal,
    /// A large piece is turned over.
    Flip,
    /// A piece goes one step.
    Tread,
    /// Somebody attacks.
    Strike,
    /// A balance shifts.
    Shift,
    /// Somebody grows.
    Rise,
    /// Somebody is killed.
    Death,
}

/// The shape of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Timbre {
    /// Round and soft.
    Sine,
    /// Warm, like a small organ.
    Triangle,
    /// Harsh, like a buzzer; always dampened.
    Square,
    /// Noise through a narrow gap around its pitch.
    Hiss,
    /// Noise below its pitch.
    Thud,
}

/// One sound with its time, in seconds, and its pitch, in hertz, which glides from one to the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// When it begins.
    pub at: f32,
    /// How long until it has faded.
    pub lasts: f32,
    /// What it sounds like.
    pub timbre: Timbre,
    /// The pitch at the beginning and at the end.
    pub pitch: [f32; 2],
    /// How loud it is, up to 1.
    pub volume: f32,
}

const fn note(at: f32, lasts: f32, timbre: Timbre, pitch: [f32; 2], volume: f32) -> Note {
    Note { at, lasts, timbre, pitch, volume }
}

/// A tone that keeps its pitch.
const fn tone(at: f32, lasts: f32, timbre: Timbre, pitch: f32, volume: f32) -> Note {
    note(at, lasts, timbre, [pitch, pitch], volume)
}

const PLACE: &[Note] =
    &[note(0.0, 0.11, Timbre::Sine, [210.0, 92.0], 0.7), note(0.0, 0.035, Timbre::Thud, [1100.0, 500.0], 0.4)];
const CHIME: &[Note] = &[
    tone(0.0, 0.55, Timbre::Sine, 1318.5, 0.26),
    tone(0.0, 0.3, Timbre::Sine, 2637.0, 0.09),
    tone(0.0, 0.16, Timbre::Sine, 3951.0, 0.04),
];
const RATTLE: &[Note] = &[
    tone(0.0, 0.04, Timbre::Hiss, 2300.0, 0.5),
    tone(0.09, 0.04, Timbre::Hiss, 1900.0, 0.42),
    tone(0.15, 0.04, Timbre::Hiss, 2600.0, 0.5),
    tone(0.25, 0.04, Timbre::Hiss, 2100.0, 0.4),
    tone(0.33, 0.04, Timbre::Hiss, 2450.0, 0.46),
    tone(0.44, 0.05, Timbre::Hiss, 1800.0, 0.36),
];
const LANDING: &[Note] = &[
    tone(0.0, 0.05, Timbre::Hiss, 1500.0, 0.6),
    note(0.0, 0.08, Timbre::Sine, [260.0, 140.0], 0.4),
    tone(0.13, 0.05, Timbre::Hiss, 1650.0, 0.5),
    note(0.13, 0.08, Timbre::Sine, [280.0, 150.0], 0.34),
    tone(0.21, 0.03, Timbre::Hiss, 1400.0, 0.25),
];
const WON: &[Note] = &[
    tone(0.0, 0.22, Timbre::Triangle, 523.25, 0.3),
    tone(0.09, 0.22, Timbre::Triangle, 659.25, 0.3),
    tone(0.18, 0.45, Timbre::Triangle, 783.99, 0.32),
];
const LOST: &[Note] =
    &[tone(0.0, 0.22, Timbre::Triangle, 311.13, 0.34), note(0.17, 0.5, Timbre::Triangle, [233.08, 207.65], 0.34)];
const HURT: &[Note] = &[note(0.0, 0.16, Timbre::Triangle, [330.0, 150.0], 0.3)];
const ALARM: &[Note] = &[
    note(0.0, 0.5, Timbre::Square, [74.0, 55.0], 0.34),
    note(0.03, 0.45, Timbre::Square, [78.0, 57.0], 0.24),
    note(0.0, 0.12, Timbre::Thud, [420.0, 120.0], 0.8),
];
const BUILD: &[Note] = &[
    note(0.0, 0.07, Timbre::Triangle, [760.0, 540.0], 0.3),
    tone(0.0, 0.04, Timbre::Hiss, 2900.0, 0.4),
    note(0.15, 0.07, Timbre::Triangle, [790.0, 560.0], 0.3),
    tone(0.15, 0.04, Timbre::Hiss, 2900.0, 0.4),
    note(0.32, 0.11, Timbre::Triangle, [690.0, 430.0], 0.34),
    note(0.32, 0.06, Timbre::Thud, [900.0, 300.0], 0.6),
];
const CARD: &[Note] = &[note(0.0, 0.09, Timbre::Hiss, [1300.0, 3400.0], 0.3)];
const TRAIN: &[Note] = &[
    tone(0.0, 0.025, Timbre::Hiss, 3100.0, 0.4),
    tone(0.08, 0.025, Timbre::Hiss, 2800.0, 0.4),
    tone(0.19, 0.5, Timbre::Sine, 2093.0, 0.18),
    tone(0.19, 0.3, Timbre::Sine, 4186.0, 0.05),
];
const PASS: &[Note] = &[note(0.0, 0.22, Timbre::Thud, [700.0, 200.0], 0.3)];
const TURN: &[Note] = &[
    tone(0.0, 0.3, Timbre::Sine, 659.25, 0.26),
    tone(0.14, 0.5, Timbre::Sine, 880.0, 0.26),
    tone(0.14, 0.3, Timbre::Sine, 1760.0, 0.06),
];
const ROUND: &[Note] = &[
    tone(0.0, 1.6, Timbre::Sine, 110.0, 0.4),
    tone(0.0, 1.2, Timbre::Sine, 164.0, 0.22),
    note(0.0, 0.9, Timbre::Sine, [281.0, 277.0], 0.16),
    note(0.0, 0.6, Timbre::Sine, [420.0, 415.0], 0.1),
    note(0.0, 0.08, Timbre::Thud, [600.0, 200.0], 0.3),
];
const OVER: &[Note] = &[
    tone(0.0, 0.2, Timbre::Triangle, 392.0, 0.3),
    tone(0.16, 0.2, Timbre::Triangle, 523.25, 0.3),
    tone(0.32, 0.2, Timbre::Triangle, 659.25, 0.3),
    tone(0.5, 0.9, Timbre::Triangle, 783.99, 0.34),
    tone(0.5, 0.9, Timbre::Triangle, 523.25, 0.2),
    tone(0.5, 0.9, Timbre::Sine, 261.63, 0.24),
];
const REFUSAL: &[Note] =
    &[note(0.0, 0.13, Timbre::Triangle, [138.0, 116.0], 0.4), note(0.0, 0.06, Timbre::Thud, [300.0, 150.0], 0.4)];

const FLIP: &[Note] = &[
    note(0.0, 0.22, Timbre::Hiss, [700.0, 2400.0], 0.34),
    note(0.3, 0.12, Timbre::Sine, [150.0, 68.0], 0.75),
    note(0.3, 0.1, Timbre::Thud, [900.0, 220.0], 0.7),
    tone(0.33, 0.05, Timbre::Hiss, 1700.0, 0.18),
];
const TREAD: &[Note] =
    &[note(0.0, 0.06, Timbre::Thud, [520.0, 240.0], 0.5), note(0.0, 0.05, Timbre::Sine, [128.0, 84.0], 0.35)];
const STRIKE: &[Note] = &[
    note(0.0, 0.13, Timbre::Hiss, [900.0, 3200.0], 0.34),
    note(0.12, 0.2, Timbre::Square, [160.0, 70.0], 0.4),
    note(0.12, 0.1, Timbre::Thud, [800.0, 160.0], 0.8),
];
const SHIFT: &[Note] = &[
    note(0.0, 0.7, Timbre::Square, [98.0, 104.0], 0.22),
    note(0.0, 0.7, Timbre::Sine, [196.0, 233.08], 0.24),
    tone(0.42, 0.6, Timbre::Sine, 466.16, 0.12),
    note(0.4, 0.09, Timbre::Thud, [700.0, 220.0], 0.5),
];
const RISE: &[Note] = &[
    tone(0.0, 0.16, Timbre::Triangle, 587.33, 0.26),
    tone(0.1, 0.16, Timbre::Triangle, 739.99, 0.26),
    tone(0.2, 0.16, Timbre::Triangle, 880.0, 0.28),
    tone(0.3, 0.7, Timbre::Triangle, 1174.7, 0.28),
    tone(0.3, 0.5, Timbre::Sine, 2349.3, 0.07),
];
const DEATH: &[Note] = &[
    note(0.0, 0.5, Timbre::Triangle, [293.66, 277.18], 0.3),
    note(0.35, 0.5, Timbre::Triangle, [220.0, 207.65], 0.3),
    note(0.7, 0.95, Timbre::Triangle, [146.83, 98.0], 0.36),
    note(0.7, 0.2, Timbre::Thud, [300.0, 90.0], 0.7),
];

impl Cue {
    /// Its notes. Goods sound by their kind, higher when they come and lower when they go.
    pub fn notes(self) -> Vec<Note> {
        let notes = match self {
            Cue::Place => PLACE,
            Cue::Pay(kind) => {
                let pitch = pitch_of(kind);
                return vec![note(0.0, 0.06, Timbre::Triangle, [pitch, pitch * 0.75], 0.22)];
            }
            Cue::Gain(kind) => {
                let pitch = pitch_of(kind);
                return vec![
                    note(0.0, 0.08, Timbre::Triangle, [pitch, pitch * 1.12], 0.26),
                    tone(0.0, 0.02, Timbre::Hiss, 3000.0, 0.16),
                ];
            }
            Cue::Chime => CHIME,
            Cue::Rattle => RATTLE,
            Cue::Landing => LANDING,
            Cue::Won => WON,
            Cue::Lost => LOST,
            Cue::Hurt => HURT,
            Cue::Alarm => ALARM,
            Cue::Build => BUILD,
            Cue::Card => CARD,
            Cue::Train => TRAIN,
            Cue::Pass => PASS,
            Cue::Turn => TURN,
            Cue::Round => ROUND,
            Cue::Over => OVER,
            Cue::Refusal => REFUSAL,
            Cue::Flip => FLIP,
            Cue::Tread => TREAD,
            Cue::Strike => STRIKE,
            Cue::Shift => SHIFT,
            Cue::Rise => RISE,
            Cue::Death => DEATH,
        };
        notes.to_vec()
    }
}

/// The pitches of goods; kinds beyond them begin again.
const PITCHES: [f32; 6] = [880.0, 659.25, 1174.7, 587.33, 987.77, 783.99];

const fn pitch_of(kind: u8) -> f32 {
    PITCHES[kind as usize % PITCHES.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cue_is_short_and_quiet_and_can_be_heard() {
        let goods = (0..8).flat_map(|kind| [Cue::Pay(kind), Cue::Gain(kind)]);
        let others = [
            Cue::Place,
            Cue::Chime,
            Cue::Rattle,
            Cue::Landing,
            Cue::Won,
            Cue::Lost,
            Cue::Hurt,
            Cue::Alarm,
            Cue::Build,
            Cue::Card,
            Cue::Train,
            Cue::Pass,
            Cue::Turn,
            Cue::Round,
            Cue::Over,
            Cue::Refusal,
            Cue::Flip,
            Cue::Tread,
            Cue::Strike,
            Cue::Shift,
            Cue::Rise,
            Cue::Death,
        ];
        for cue in goods.chain(others) {
            let notes = cue.notes();
            assert!(!notes.is_empty(), "{cue:?}");
            for note in notes {
                assert!(note.at >= 0.0 && note.lasts > 0.0 && note.at + note.lasts <= 1.7, "{cue:?} {note:?}");
                assert!(note.volume > 0.0 && note.volume <= 0.8, "{cue:?} {note:?}");
                assert!(note.pitch.into_iter().all(|pitch| (40.0..8000.0).contains(&pitch)), "{cue:?} {note:?}");
            }
        }
    }

    #[test]
    fn goods_sound_by_their_kind() {
        let [one, two, three] = [0, 1, 2].map(|kind| Cue::Gain(kind).notes()[0].pitch);
        assert!(one != two && two != three && one != three);
        let paid = Cue::Pay(1).notes()[0].pitch;
        assert!(paid[1] < paid[0] && two[1] > two[0]);
    }
}
