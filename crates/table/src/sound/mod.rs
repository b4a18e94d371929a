//! Sound: made in the page out of a few tones and noise, quiet, and only for who switched it on.

mod cue;

use std::cell::RefCell;

use js_sys::Reflect;
use leptos::prelude::{WithUntracked as _, window};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

pub use self::cue::Cue;
use self::cue::{Note, Timbre};
use crate::settings::likes;

/// How loud the loudest note is.
const MASTER: f32 = 0.22;
/// What counts as silence: a volume can fall towards nothing but not reach it.
const SILENCE: f32 = 0.0001;
/// How fast a note comes, in seconds: without a slope it would click.
const ATTACK: f32 = 0.004;

struct Speaker {
    context: AudioContext,
    master: GainNode,
    noise: AudioBuffer,
}

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Plays a cue at once, if there is sound.
pub fn play(cue: Cue) {
    play_in(cue, 0);
}

/// Plays a cue after so many milliseconds, if there is sound.
pub fn play_in(cue: Cue, milliseconds: u32) {
    let is_on = likes().try_with_untracked(|likes| likes.sound).unwrap_or(false);
    if !is_on || !may_sound() {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = Speaker::new().ok();
        }
        if let Some(speaker) = speaker {
            // A browser that plays no sound still plays the game.
            let _ = speaker.play(cue, milliseconds as f32 / 1000.0);
        }
    });
}

/// Whether the browser would let a sound out: not before the person has touched the page.
fn may_sound() -> bool {
    let navigator = window().navigator();
    let Ok(activation) = Reflect::get(&navigator, &"userActivation".into()) else { return true };
    if activation.is_undefined() {
        return true;
    }
    Reflect::get(&activation, &"hasBeenActive".into()).is_ok_and(|active| active.is_truthy())
}

impl Speaker {
    fn new() -> Result<Speaker, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(MASTER);
        // Many cubes at once must not be louder than one.
        let limiter = context.create_dynamics_compressor()?;
        master.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let samples: Vec<f32> = (0..rate as usize).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Speaker { context, master, noise })
    }

    fn play(&self, cue: Cue, delay: f32) -> Result<(), JsValue> {
        if self.context.state() == AudioContextState::Suspended {
            drop(self.context.resume()?);
        }
        let begin = self.context.current_time() + f64::from(delay);
        cue.notes().into_iter().try_for_each(|note| self.sound(note, begin + f64::from(note.at)))
    }

    fn sound(&self, note: Note, begin: f64) -> Result<(), JsValue> {
        let end = begin + f64::from(note.lasts);
        let volume = self.context.create_gain()?;
        let level = volume.gain();
        level.set_value_at_time(SILENCE, begin)?;
        level.linear_ramp_to_value_at_time(note.volume, begin + f64::from(ATTACK))?;
        level.exponential_ramp_to_value_at_time(SILENCE, end)?;
        volume.connect_with_audio_node(&self.master)?;
        match note.timbre {
            Timbre::Sine => self.tone(note, OscillatorType::Sine, &volume, begin),
            Timbre::Triangle => self.tone(note, OscillatorType::Triangle, &volume, begin),
            Timbre::Square => {
                let dampened = self.filter(BiquadFilterType::Lowpass, [420.0, 260.0], 0.7, begin, note.lasts)?;
                dampened.connect_with_audio_node(&volume)?;
                self.tone(note, OscillatorType::Square, &dampened, begin)
            }
            Timbre::Hiss => self.noise(note, BiquadFilterType::Bandpass, 2.5, &volume, begin),
            Timbre::Thud => self.noise(note, BiquadFilterType::Lowpass, 0.8, &volume, begin),
        }
    }

    fn tone(&self, note: Note, wave: OscillatorType, out: &AudioNode, begin: f64) -> Result<(), JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(wave);
        glide(&oscillator.frequency(), note.pitch, begin, note.lasts)?;
        oscillator.connect_with_audio_node(out)?;
        run(&oscillator, begin, note.lasts)
    }

    fn noise(
        &self,
        note: Note,
        kind: BiquadFilterType,
        narrow: f32,
        out: &AudioNode,
        begin: f64,
    ) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.filter(kind, note.pitch, narrow, begin, note.lasts)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(out)?;
        run(&source, begin, note.lasts)
    }

    fn filter(
        &self,
        kind: BiquadFilterType,
        pitch: [f32; 2],
        narrow: f32,
        begin: f64,
        lasts: f32,
    ) -> Result<AudioNode, JsValue> {
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(kind);
        filter.q().set_value(narrow);
        glide(&filter.frequency(), pitch, begin, lasts)?;
        Ok(filter.into())
    }
}

/// The browser throws away a source that has ended, and all that hung on it.
fn run(source: &AudioScheduledSourceNode, begin: f64, lasts: f32) -> Result<(), JsValue> {
    source.start_with_when(begin)?;
    source.stop_with_when(begin + f64::from(lasts) + 0.02)
}

fn glide(pitch: &AudioParam, [from, to]: [f32; 2], begin: f64, lasts: f32) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    if from != to {
        pitch.exponential_ramp_to_value_at_time(to, begin + f64::from(lasts))?;
    }
    Ok(())
}
