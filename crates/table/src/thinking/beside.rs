//! The page's end of the worker: one for all that think, begun when somebody first does. Where a browser has none, or it
//! breaks, the page goes on without it.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageEvent;

use super::{
    Progress, Task, Thought, Wanted,
    serve::{Said, Wish},
};
use crate::game::TableGame;

/// A worker that has not begun after so many seconds never will.
const PATIENCE: u64 = 10;

/// There is no worker, or none any more.
pub(super) struct Lost;

/// Takes what the worker says of one task; nothing if it is lost.
type Ear = Rc<dyn Fn(Option<&str>)>;

/// The worker, as the page sees it.
#[derive(Default)]
struct Beside {
    worker: RefCell<Option<JsValue>>,
    is_lost: Cell<bool>,
    /// What waits until it has begun; none afterwards.
    waiting: RefCell<Option<Vec<String>>>,
    ears: RefCell<BTreeMap<u32, Ear>>,
    last: Cell<u32>,
}

thread_local! {
    static BESIDE: RefCell<Option<Rc<Beside>>> = const { RefCell::new(None) };
}

/// Thinks something over in the worker; none if that is not wanted any more, or cannot be done.
pub(super) async fn think<G: TableGame>(task: &Task<G>, wanted: &Wanted) -> Result<Option<Thought<G>>, Lost> {
    let beside = Beside::here();
    if beside.is_lost.get() {
        return Err(Lost);
    }
    let id = beside.last.get() + 1;
    beside.last.set(id);
    let asked = serde_json::to_string(&Wish::Think(id, task)).map_err(|_| Lost)?;
    // What was said since the last look: the worker speaks up in every slice.
    let heard: Rc<RefCell<Option<JsValue>>> = Rc::default();
    let wake: Rc<RefCell<Option<Function>>> = Rc::default();
    let ear: Ear = {
        let (heard, wake) = (heard.clone(), wake.clone());
        Rc::new(move |said| {
            *heard.borrow_mut() = Some(said.map_or(JsValue::NULL, JsValue::from_str));
            if let Some(wake) = wake.take() {
                let _ = wake.call0(&JsValue::NULL);
            }
        })
    };
    beside.ears.borrow_mut().insert(id, ear);
    beside.send(asked);
    let thought = loop {
        let said = heard.take();
        let Some(said) = said else {
            let promise = Promise::new(&mut |resolve, _| *wake.borrow_mut() = Some(resolve));
            let _ = JsFuture::from(promise).await;
            continue;
        };
        let said = said.as_string().and_then(|said| serde_json::from_str(&said).ok());
        match said {
            Some(Said::GoesOn(_, progress)) => {
                let progress: Progress = progress;
                if !wanted(progress) {
                    if let Ok(stop) = serde_json::to_string(&Wish::<G>::Stop(id)) {
                        beside.send(stop);
                    }
                    break Ok(None);
                }
            }
            Some(Said::Done(_, thought)) => break Ok(thought),
            None => break Err(Lost),
        }
    };
    beside.ears.borrow_mut().remove(&id);
    thought
}

impl Beside {
    fn here() -> Rc<Beside> {
        let known = BESIDE.with_borrow(Clone::clone);
        known.unwrap_or_else(|| {
            let beside = Rc::new(Beside::default());
            BESIDE.set(Some(beside.clone()));
            match begin(&beside) {
                Ok(worker) => {
                    *beside.worker.borrow_mut() = Some(worker);
                    *beside.waiting.borrow_mut() = Some(Vec::new());
                    let late = beside.clone();
                    let give_up = move || {
                        if late.waiting.borrow().is_some() {
                            late.lose();
                        }
                    };
                    set_timeout(give_up, std::time::Duration::from_secs(PATIENCE));
                }
                Err(_) => beside.is_lost.set(true),
            }
            beside
        })
    }

    fn send(&self, text: String) {
        if let Some(waiting) = self.waiting.borrow_mut().as_mut() {
            waiting.push(text);
        } else {
            self.post(&text.into());
        }
    }

    fn post(&self, message: &JsValue) {
        let worker = self.worker.borrow().clone();
        let sent = worker.map(|worker| post(&worker, message));
        if !matches!(sent, Some(Ok(_))) {
            self.lose();
        }
    }

    fn hear(&self, said: &JsValue) {
        match said.as_string() {
            None => self.lose(),
            // It has begun.
            Some(said) if said.is_empty() => {
                let waiting = self.waiting.borrow_mut().take();
                for text in waiting.into_iter().flatten() {
                    self.post(&text.into());
                }
            }
            Some(said) => {
                let id = said.trim_start_matches(|sign: char| !sign.is_ascii_digit());
                let id = id.split(|sign: char| !sign.is_ascii_digit()).next().and_then(|id| id.parse().ok());
                let ear = id.and_then(|id: u32| self.ears.borrow().get(&id).cloned());
                if let Some(ear) = ear {
                    ear(Some(&said));
                }
            }
        }
    }

    /// Goes on without it.
    fn lose(&self) {
        self.is_lost.set(true);
        self.waiting.take();
        if let Some(worker) = self.worker.take()
            && let Ok(end) = method(&worker, "terminate")
        {
            let _ = end.call0(&worker);
        }
        let ears = self.ears.take();
        ears.into_values().for_each(|ear| ear(None));
    }
}

/// Begins the worker: it gets the program as this page has compiled it.
fn begin(beside: &Rc<Beside>) -> Result<JsValue, JsValue> {
    let script = document().query_selector("meta[name=worker]")?.and_then(|meta| meta.get_attribute("content"));
    let kind: Function = Reflect::get(&window(), &"Worker".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"module".into())?;
    let arguments = Array::of2(&script.ok_or(JsValue::NULL)?.into(), &options);
    let worker: JsValue = Reflect::construct(&kind, &arguments)?;
    let heard = {
        let beside = beside.clone();
        move |message: MessageEvent| beside.hear(&message.data())
    };
    let broke = {
        let beside = beside.clone();
        move |error: web_sys::Event| {
            // The page is not broken by it.
            error.prevent_default();
            beside.lose();
        }
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(heard).into_js_value();
    let broke = Closure::<dyn Fn(web_sys::Event)>::new(broke).into_js_value();
    for (event, act) in [("onmessage", &heard), ("onerror", &broke), ("onmessageerror", &broke)] {
        Reflect::set(&worker, &event.into(), act)?;
    }
    post(&worker, &wasm_bindgen::module())?;
    Ok(worker)
}

fn method(of: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(of, &name.into())?.dyn_into()
}

/// Says something to the other side.
pub(super) fn post(to: &JsValue, message: &JsValue) -> Result<JsValue, JsValue> {
    method(to, "postMessage")?.call1(to, message)
}
