//! Check the dice: plays a saved game again in the page and says in plain words whether chance was honest.

use std::cell::RefCell;

use kernel::{Divergence, Diverging, Log, LogError, ReplayError, Timeline};
use leptos::{prelude::*, task::spawn_local};

use super::{
    load::{LoadProgress, develop},
    reel::steps_of,
};
use crate::{
    clock,
    game::TableGame,
    memo::effect,
    parts::{Dialog, Icon},
    resume::differing,
    route::Route,
    store::{Store, Trouble},
    words::{fill, said, say},
};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The promise made before the first move, in hexadecimal digits.
    pub promise: String,
    /// The secret it was made of; only of a game that is over, for it tells all chance to come.
    pub secret: Option<String>,
    /// Steps that were checked.
    pub steps: u32,
    /// Throws of dice and shuffles in them.
    pub outcomes: u32,
    /// Whether the game is over.
    pub is_over: bool,
    /// What came of it.
    pub verdict: Verdict,
}

/// What came of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything agrees.
    Honest,
    /// The secret is not the one that was promised.
    BrokenPromise,
    /// It goes differently from this step on.
    Differs(u32, Diverging),
    /// It cannot be checked by this page: other rules or cards, or no secret.
    Cannot(Obstacle),
}

/// Why a game cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The rules are of another version: the game's and this page's.
    OtherRules(u32, u32),
    /// The cards differ.
    OtherCards,
    /// The secret is not in it.
    NoSecret,
    /// The browser has no such game, or it cannot be read.
    Missing,
    /// Anything else: it cannot even begin here.
    Other,
}

impl Verdict {
    fn of(error: ReplayError) -> Verdict {
        match error {
            ReplayError::Log(LogError::OtherRules { found, ours }) => {
                Verdict::Cannot(Obstacle::OtherRules(found, ours))
            }
            ReplayError::Log(LogError::OtherPacks(_)) => Verdict::Cannot(Obstacle::OtherCards),
            ReplayError::NoSecret => Verdict::Cannot(Obstacle::NoSecret),
            ReplayError::BrokenPromise(_) => Verdict::BrokenPromise,
            ReplayError::Diverged(Divergence { entry, what, .. }) => Verdict::Differs(entry, what),
            ReplayError::Log(_) | ReplayError::NoBeginning(_) => Verdict::Cannot(Obstacle::Other),
        }
    }
}

/// Checks a log from the beginning.
async fn check<G: TableGame>(log: Log<G>, progress: RwSignal<Option<LoadProgress>>) -> Finding {
    let promise = log.header.commitment.to_string();
    let secret = log.header.secret.map(|secret| secret.0.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    let total = log.next_number();
    let mut finding =
        Finding { promise, secret: None, steps: 0, outcomes: 0, is_over: false, verdict: Verdict::Honest };
    let timeline = match Timeline::new(G::kit().game.clone(), log) {
        Ok(timeline) => RefCell::new(timeline),
        Err(error) => return Finding { verdict: Verdict::of(error), ..finding },
    };
    while develop(&timeline, total) {
        progress.try_set(Some(LoadProgress { done: timeline.borrow().checked(), total }));
        clock::pause(0).await;
    }
    let timeline = timeline.into_inner();
    finding.steps = steps_of(timeline.checked());
    let checked = timeline.log().entries().iter().take(timeline.checked() as usize);
    finding.outcomes = checked.map(|entry| entry.outcomes.len() as u32).sum();
    if let Some(divergence) = timeline.divergence() {
        finding.verdict = Verdict::Differs(divergence.entry, divergence.what);
        return finding;
    }
    let last = timeline.checked().checked_sub(1);
    let decision = last.and_then(|last| timeline.decision(last));
    finding.is_over = decision.is_some_and(|decision| decision.asked.is_none());
    finding.secret = secret.filter(|_| finding.is_over);
    finding
}

async fn check_saved<G: TableGame>(id: &str, progress: RwSignal<Option<LoadProgress>>) -> Result<Finding, Obstacle> {
    let trouble = |trouble: Trouble| match trouble {
        Trouble::Missing => Obstacle::Missing,
        Trouble::Closed(_) | Trouble::Unreadable | Trouble::Newer => Obstacle::Other,
        Trouble::Elsewhere => Obstacle::Missing,
    };
    let store = Store::open().await.map_err(trouble)?;
    let (_, text) = store.load::<G::Setup>(G::ID, id).await.map_err(trouble)?;
    let log = Log::<G>::read_kept(&text).map_err(|_| Obstacle::Other)?;
    Ok(check(log, progress).await)
}

/// The dialog that checks a game of this browser as soon as it is opened.
pub fn dice_check<G: TableGame>(id: String, open: RwSignal<bool>) -> impl IntoView {
    let id = StoredValue::new(id);
    let progress = RwSignal::new(None::<LoadProgress>);
    let finding = RwSignal::new(None::<Finding>);
    let run = move || {
        progress.set(Some(LoadProgress::default()));
        finding.set(None);
        spawn_local(async move {
            let found = check_saved::<G>(&id.get_value(), progress).await.unwrap_or_else(|obstacle| Finding {
                promise: String::new(),
                secret: None,
                steps: 0,
                outcomes: 0,
                is_over: false,
                verdict: Verdict::Cannot(obstacle),
            });
            finding.try_set(Some(found));
            progress.try_set(None);
        });
    };
    effect(move || {
        if open.get() && progress.get_untracked().is_none() {
            run();
        }
    });
    let body = move || match finding.get() {
        Some(finding) => view! { <Found finding=finding id=id.get_value() open=open /> }.into_any(),
        None => {
            let now = progress.get().unwrap_or_default();
            view! { <Working progress=now text="dice-working" /> }.into_any()
        }
    };
    view! {
        <Dialog open=open title=Signal::derive(said("dice-title"))>
            <div class="dice-check" role="status">
                {body}
            </div>
        </Dialog>
    }
}

/// Says how far something is.
#[component]
pub fn Working(
    /// How far.
    progress: LoadProgress,
    /// The message, with `$done` and `$total`.
    text: &'static str,
) -> impl IntoView {
    let LoadProgress { done, total } = progress;
    let percent = progress.percent();
    view! {
        <p>
            {move || {
                let [done, total] = [done, total].map(|entries| i64::from(steps_of(entries)));
                fill(text, &[("done", done.into()), ("total", total.into())])
            }}
        </p>
        <div
            class="bar"
            role="progressbar"
            aria-label=said("dice-progress")
            aria-valuemin="0"
            aria-valuemax="100"
            aria-valuenow=percent.to_string()
            style:--p=format!("{percent}%")
        >
            <i></i>
        </div>
    }
}

#[component]
fn Found(finding: Finding, id: String, open: RwSignal<bool>) -> impl IntoView {
    let Finding { promise, secret, steps, outcomes, is_over, verdict } = finding;
    let is_good = verdict == Verdict::Honest;
    let icon = if is_good { "check" } else { "flag" };
    let place = match verdict {
        Verdict::Differs(step, _) => Some(Route::Replay(id, step.saturating_sub(1)).link()),
        _ => None,
    };
    let is_checked = matches!(verdict, Verdict::Honest | Verdict::Differs(..));
    view! {
        <p class="verdict-line" class:good=is_good class:bad=!is_good>
            <Icon name=icon />
            <b>{move || headline(&verdict)}</b>
        </p>
        {place.map(|link| {
            view! {
                <p>
                    <a href=link on:click=move |_| open.set(false)>
                        {said("dice-see-step")}
                    </a>
                </p>
            }
        })}
        <Show when=move || is_checked>
            <p>
                {move || {
                    let fillings = [("steps", i64::from(steps).into()), ("outcomes", i64::from(outcomes).into())];
                    fill("dice-counted", &fillings)
                }}
            </p>
        </Show>
        {(!promise.is_empty()).then(|| {
            view! {
                <dl class="facts">
                    <dt class="label">{said("dice-promise")}</dt>
                    <dd class="num hex">{promise}</dd>
                    {secret.map(|secret| {
                        view! {
                            <dt class="label">{said("dice-secret")}</dt>
                            <dd class="num hex">{secret}</dd>
                        }
                    })}
                </dl>
                <p class="small muted">{said("dice-meaning")}</p>
                <Show when=move || is_good && !is_over>
                    <p class="small muted">{said("dice-secret-later")}</p>
                </Show>
            }
        })}
    }
}

/// What came of it, in one or two sentences.
fn headline(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Honest => say("dice-honest"),
        Verdict::BrokenPromise => say("dice-broken-promise"),
        Verdict::Differs(step, what) => {
            let what = say(differing(*what));
            fill("dice-differs", &[("step", i64::from(*step).into()), ("what", what.as_str().into())])
        }
        Verdict::Cannot(Obstacle::OtherRules(game, page)) => {
            fill("dice-other-rules", &[("game", i64::from(*game).into()), ("page", i64::from(*page).into())])
        }
        Verdict::Cannot(Obstacle::OtherCards) => say("dice-other-cards"),
        Verdict::Cannot(Obstacle::NoSecret) => say("dice-no-secret"),
        Verdict::Cannot(Obstacle::Missing) => say("dice-missing"),
        Verdict::Cannot(Obstacle::Other) => say("dice-cannot"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{BrokenPromise, Commitment, Secret};

    use super::*;

    #[test]
    fn what_cannot_be_checked_is_not_called_dishonest() {
        let other_rules = ReplayError::Log(LogError::OtherRules { found: 1, ours: 2 });
        assert_eq!(Verdict::of(other_rules), Verdict::Cannot(Obstacle::OtherRules(1, 2)));
        assert_eq!(Verdict::of(ReplayError::NoSecret), Verdict::Cannot(Obstacle::NoSecret));
        let broken = BrokenPromise { promised: Commitment::NONE, found: Secret::from_number(1).commitment() };
        assert_eq!(Verdict::of(broken.into()), Verdict::BrokenPromise);
        let (expected, found) = (String::new(), String::new());
        let differs = Divergence { entry: 7, what: Diverging::Outcomes, expected, found };
        assert_eq!(Verdict::of(differs.into()), Verdict::Differs(7, Diverging::Outcomes));
    }
}
