//! The worker's end: the same program as the page, without a page.

use std::{cell::RefCell, collections::BTreeSet, ops::ControlFlow, rc::Rc};

use js_sys::{Function, Promise, Reflect};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MessageEvent;

use super::{Progress, Task, Thought, beside::post, job::Job};
use crate::game::TableGame;

/// How long the worker thinks before it looks whether that is still wanted, in milliseconds.
const SLICE: f64 = 60.0;

/// What the page says to the worker.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) enum Wish<'t, G: TableGame> {
    /// Think this over.
    Think(u32, &'t Task<G>),
    /// Stop thinking.
    Stop(u32),
}

/// The same, as the worker takes it.
#[derive(Deserialize)]
#[serde(bound = "")]
enum Taken<G: TableGame> {
    Think(u32, Task<G>),
    Stop(u32),
}

/// What the worker says to the page. The number of the thought stands first.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) enum Said<G: TableGame> {
    /// It goes on.
    GoesOn(u32, Progress),
    /// It is done; nothing if it cannot be.
    Done(u32, Option<Thought<G>>),
}

/// The thoughts that are under way.
type UnderWay = Rc<RefCell<BTreeSet<u32>>>;

/// Thinks for a page, until the page ends it.
pub fn serve<G: TableGame>() {
    let under_way = UnderWay::default();
    let heard = move |message: MessageEvent| {
        let taken = message.data().as_string().and_then(|text| serde_json::from_str::<Taken<G>>(&text).ok());
        match taken {
            Some(Taken::Think(id, task)) => {
                under_way.borrow_mut().insert(id);
                spawn_local(think(id, task, under_way.clone()));
            }
            Some(Taken::Stop(id)) => drop(under_way.borrow_mut().remove(&id)),
            // A page of the same build says nothing else.
            None => tell(&JsValue::NULL),
        }
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(heard).into_js_value();
    let is_heard = Reflect::set(&js_sys::global(), &"onmessage".into(), &heard);
    // An empty word: it has begun.
    tell(&is_heard.map_or(JsValue::NULL, |_| "".into()));
}

async fn think<G: TableGame>(id: u32, task: Task<G>, under_way: UnderWay) {
    let mut job = Job::begin(G::kit().game.clone(), task);
    let thought = loop {
        let Some(job) = &mut job else { break None };
        let begin = js_sys::Date::now();
        let done = loop {
            match job.step() {
                ControlFlow::Break(thought) => break Some(thought),
                ControlFlow::Continue(()) if js_sys::Date::now() - begin >= SLICE => break None,
                ControlFlow::Continue(()) => {}
            }
        };
        if let Some(thought) = done {
            break thought;
        }
        say(&Said::<G>::GoesOn(id, job.progress()));
        breathe().await;
        if !under_way.borrow().contains(&id) {
            return;
        }
    };
    under_way.borrow_mut().remove(&id);
    say(&Said::Done(id, thought));
}

fn say<G: TableGame>(said: &Said<G>) {
    tell(&serde_json::to_string(said).map_or(JsValue::NULL, JsValue::from));
}

fn tell(message: &JsValue) {
    // A page that has gone hears nothing.
    let _ = post(&js_sys::global(), message);
}

/// Lets the worker hear what the page says.
async fn breathe() {
    let promise = Promise::new(&mut |resolve, _| {
        let timer = Reflect::get(&js_sys::global(), &"setTimeout".into()).ok().and_then(|it| it.dyn_into().ok());
        let set = timer.map(|timer: Function| timer.call1(&JsValue::NULL, &resolve));
        if !matches!(set, Some(Ok(_))) {
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    let _ = JsFuture::from(promise).await;
}
