//! A hand that plays: it does what a person would do, choosing anything that is lit.

use anyhow::{Context, Result, bail, ensure};
use browser::Visit;
use serde_json::Value;

/// What pulls the list up on a phone.
const GRIP: &str = ".sheet-grip";

/// Counts frames and long tasks from now on, while somebody else decides.
const WATCH_FRAMES: &str = "
    window.frames_seen = 0; window.long_tasks = []; window.longest = 0;
    let last = performance.now();
    const thinks = () => !!document.querySelector('.decision.waiting');
    const look = (now) => {
      if (thinks()) {
        window.frames_seen += 1;
        window.longest = Math.max(window.longest, Math.round(now - last));
      }
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (thinks()) window.long_tasks.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' });";

/// How the hand chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Clicks on things of the table and on lines of the list.
    Mouse,
    /// Presses the keys of the choices.
    Keys,
    /// Taps with a finger: once to see what a choice would do, once to do it. A tap that is lost is a fault.
    Touch,
}

/// A hand with a generator of its own, the same in every run.
pub struct Hand<'v> {
    visit: &'v Visit,
    /// The page of the game, from the address of the server on.
    page: &'static str,
    rng: u32,
    /// The most taps that a decision with one answer took.
    pub most_taps: u32,
}

/// What the screen asks for.
struct Question {
    number: u64,
    choices: u64,
    lit: Vec<String>,
    takes_several: bool,
    /// Several questions are answered together.
    is_row: bool,
}

impl<'v> Hand<'v> {
    /// A hand at the first game.
    pub const fn new(visit: &'v Visit) -> Hand<'v> {
        Hand::at(visit, "")
    }

    /// A hand at the game of this page.
    pub const fn at(visit: &'v Visit, page: &'static str) -> Hand<'v> {
        Hand { visit, page, rng: 7, most_taps: 0 }
    }

    /// The browser at which the hand plays.
    pub const fn visit(&self) -> &'v Visit {
        self.visit
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng = self.rng.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.rng >> 8) as usize % bound.max(1)
    }

    /// Begins the game that one click begins.
    pub async fn play_now(&self) -> Result<()> {
        self.visit.go(self.page).await?;
        self.visit.click(".play-now button.big").await?;
        self.read_goal(false).await
    }

    /// Begins a game for one person alone.
    pub async fn begin_alone(&self) -> Result<()> {
        self.visit.go(self.page).await?;
        self.players(1).await?;
        self.begin().await
    }

    /// Measures how long it takes from a click until the changed table is painted, for at most so many answers, and
    /// tells it. It fails only if nothing was played.
    pub async fn click_to_paint(&self, answers: u32) -> Result<String> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const table = document.querySelector('.table');
             const times = [];
             const next = () => {{
               const choices = [...document.querySelectorAll('.choices .choice:not([role=checkbox])')];
               const choice = choices[times.length % Math.max(choices.length, 1)];
               if (!choice || document.querySelector('.unpick') || times.length === {answers}) return done(times);
               const number = table.dataset.decision;
               choice.addEventListener('click', (event) => {{
                 const look = () => {{
                   if (table.dataset.decision === number) return requestAnimationFrame(look);
                   // The frame in which it changed is painted when the task after it runs.
                   const channel = new MessageChannel();
                   channel.port1.onmessage = () => {{
                     times.push(performance.now() - event.timeStamp);
                     requestIdleCallback(next);
                   }};
                   channel.port2.postMessage(0);
                 }};
                 requestAnimationFrame(look);
               }}, {{ once: true, capture: true }});
               choice.click();
             }};
             next();"
        );
        let times = self.visit.client().execute_async(&script, Vec::new()).await?;
        let mut times: Vec<f64> = serde_json::from_value(times)?;
        ensure!(!times.is_empty(), "nothing was played");
        times.sort_by(f64::total_cmp);
        Ok(format!(
            "from click to painted table: median {:.1} ms, 95th percentile {:.1} ms, longest {:.1} ms of {} answers",
            times[times.len() / 2],
            times[times.len() * 95 / 100],
            times[times.len() - 1],
            times.len()
        ))
    }

    /// Plays so many answers, and tells the frames of the page and its long tasks while bots think. It fails only if none
    /// ever does.
    pub async fn frames_while_bots_think(&mut self, answers: u32) -> Result<String> {
        self.visit.eval(WATCH_FRAMES).await?;
        self.play(Way::Keys, answers).await?;
        let told = self.visit.eval("return [window.frames_seen, window.long_tasks, window.longest]").await?;
        ensure!(told[0].as_u64().is_some_and(|frames| frames > 0), "no bot ever thinks");
        Ok(format!("while bots think: frames seen, tasks over 50 ms, longest frame: {told}"))
    }

    /// Begins the game that one tap begins. No mouse has been here, whose arrow would go on pointing.
    pub async fn tap_play_now(&self) -> Result<()> {
        self.visit.go(self.page).await?;
        self.visit.tap(".play-now button.big").await?;
        self.read_goal(true).await
    }

    /// Waits for the table. The first game of a browser begins with its goal, which is read and closed.
    pub async fn read_goal(&self, by_touch: bool) -> Result<()> {
        const READ: &str = "dialog[open] .dialog-foot .btn";
        self.visit.wait_for(".table").await?;
        if self.visit.count("dialog[open] .goal").await? > 0 {
            if by_touch {
                self.visit.tap(READ).await?;
            } else {
                self.visit.click(READ).await?;
            }
            self.visit.wait_until_gone("dialog[open]").await?;
        }
        Ok(())
    }

    /// Begins a game for two people at this screen.
    pub async fn play_together(&self) -> Result<()> {
        self.visit.go(self.page).await?;
        self.seat(2, "friend").await?;
        self.begin().await
    }

    /// Sets the number of players in the form for a new game.
    pub async fn players(&self, count: u8) -> Result<()> {
        self.visit.click(&format!(".segments label:has(input[name=players][value='{count}'])")).await?;
        self.visit.wait_for(&format!("ol.seats > li:nth-child({count})")).await?;
        Ok(())
    }

    /// Gives a seat of the form, counted from 1, to somebody.
    pub async fn seat(&self, at: u8, holder: &str) -> Result<()> {
        self.visit.click(&format!("ol.seats > li:nth-child({at}) select option[value={holder}]")).await
    }

    /// Writes a name into a seat of the form.
    pub async fn name(&self, at: u8, name: &str) -> Result<()> {
        self.visit.click(&format!("ol.seats > li:nth-child({at}) input")).await?;
        self.visit.keys(name).await
    }

    /// Begins the game of the form.
    pub async fn begin(&self) -> Result<()> {
        self.visit.click("form.form-card button[type=submit]").await?;
        self.read_goal(false).await
    }

    /// Lets the bots play to the end, where nobody else is at the table.
    pub async fn let_bots_finish(&self) -> Result<()> {
        self.visit.click(".decision .skip").await?;
        for _ in 0..2_000 {
            let number = self.number().await?;
            self.visit.wait_until("a bot answers, or the game is over", &format!("return {}", moved(number))).await?;
            if self.visit.count(".end-sheet[open]").await? > 0 {
                return Ok(());
            }
        }
        bail!("the game does not end")
    }

    /// Waits for a question to the person, or for the end; none at the end.
    async fn question(&self) -> Result<Option<Question>> {
        self.visit
            .wait_until(
                "somebody at this screen is asked, or the game is over",
                "return !!document.querySelector('.choices .choice, .decision-foot .amount, .end-sheet[open]')",
            )
            .await?;
        let seen = self
            .visit
            .eval(
                "if (document.querySelector('.end-sheet[open]')) return null;
                 const all = [...document.querySelectorAll('.choices .choice')];
                 const lit = [...document.querySelectorAll(
                   '.vault .lit, .tracks .lit, .board.own .lit, .survivor.own .lit, .story .lit')]
                   .filter((one) => one.checkVisibility());
                 return {
                   number: Number(document.querySelector('.table').dataset.decision),
                   choices: all.length,
                   lit: lit.map((one) => one.closest('[data-spot]')?.dataset.spot).filter(Boolean),
                   several: all.some((one) => one.getAttribute('role') === 'checkbox'),
                   row: !!document.querySelector('.choices .unpick'),
                 };",
            )
            .await?;
        if seen.is_null() {
            return Ok(None);
        }
        let number = |name: &str| seen[name].as_u64().with_context(|| format!("no {name} in {seen}"));
        let lit = seen["lit"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
        let takes_several = seen["several"] == true;
        let is_row = seen["row"] == true;
        Ok(Some(Question { number: number("number")?, choices: number("choices")?, lit, takes_several, is_row }))
    }

    /// Answers one question; false if there is none because the game is over. A click that missed, because something
    /// moved under it, is made again, as a person would.
    pub async fn answer(&mut self, way: Way) -> Result<bool> {
        for _ in 0..6 {
            let Some(question) = self.question().await? else { return Ok(false) };
            if way == Way::Touch {
                self.tap_answer(&question).await?;
                ensure!(self.is_heard(&moved(question.number)).await?, "the taps of a decision were lost");
                return Ok(true);
            }
            self.act(way, &question).await?;
            if self.is_heard(&moved(question.number)).await? {
                return Ok(true);
            }
        }
        bail!("six answers in a row were not taken")
    }

    /// Looks for a while whether a condition of the page comes true.
    async fn is_heard(&self, condition: &str) -> Result<bool> {
        for _ in 0..400 {
            if self.visit.eval(&format!("return {condition}")).await? == true {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Picks for all questions of a row, and confirms.
    async fn pick(&mut self, way: Way) -> Result<()> {
        let picked = "return [document.querySelectorAll('.choices .unpick').length,
            !document.querySelector('.decision-foot .btn.primary')?.disabled]";
        for _ in 0..40 {
            let seen = self.visit.eval(picked).await?;
            if seen[1] == true {
                break;
            }
            let at = self.below(seen[0].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(1));
            let choice = format!(
                "return [...document.querySelectorAll('.choices li:has(.unpick) .choice')][{at}]?.dataset.choice ?? '0'"
            );
            let at = self.visit.eval(&choice).await?.as_str().and_then(|at| at.parse().ok()).unwrap_or(0);
            if way == Way::Touch {
                self.tap_line(at).await?;
            } else {
                self.choose(way, at).await?;
            }
        }
        self.confirm(way).await
    }

    /// Confirms what is picked.
    async fn confirm(&self, way: Way) -> Result<()> {
        const CONFIRM: &str = ".decision-foot .btn.primary";
        match way {
            Way::Touch => self.visit.tap(CONFIRM).await,
            Way::Mouse => self.visit.click(CONFIRM).await,
            Way::Keys => {
                // Enter belongs to a button that has the focus, such as that of the menu which was open before.
                let free = "if (['BUTTON', 'A'].includes(document.activeElement?.tagName))
                              document.querySelector('.question h2').focus()";
                self.visit.eval(free).await?;
                self.visit.press(browser::Key::Enter).await
            }
        }
    }

    async fn act(&mut self, way: Way, question: &Question) -> Result<()> {
        if question.is_row {
            return self.pick(way).await;
        }
        // An amount is taken as it stands.
        if question.takes_several || question.choices == 0 {
            for at in 0..question.choices {
                self.choose(way, at).await?;
            }
            return self.confirm(way).await;
        }
        if way == Way::Keys || question.lit.is_empty() || self.below(2) == 0 {
            let at = self.below(usize::try_from(question.choices)?) as u64;
            return self.choose(way, at).await;
        }
        let spot = &question.lit[self.below(question.lit.len())];
        let thing = format!("[data-spot={spot}].lit, [data-spot={spot}] .lit, [data-spot={spot}]");
        self.visit.click(&thing).await?;
        // A thing with several choices narrows the list to them.
        let heard = format!("(!!document.querySelector('.choice-filter .btn') || {})", moved(question.number));
        if self.is_heard(&heard).await? && self.visit.count(".choice-filter .btn").await? > 0 {
            let left = self.visit.count(".choices .choice").await?;
            let at = self.below(left) as u64;
            self.choose(way, at).await?;
        }
        Ok(())
    }

    /// Taps on a line of the list.
    async fn tap_line(&self, at: impl std::fmt::Display) -> Result<()> {
        let line = format!(".choice[data-choice='{at}']");
        if self.is_covered(&line).await? {
            self.visit.tap(GRIP).await?;
        }
        self.visit.tap(&line).await
    }

    /// On a phone a panel lies before the list, which must be pulled up; the panel itself would take no more taps or clicks
    /// than the list without it.
    async fn is_covered(&self, line: &str) -> Result<bool> {
        let is_hidden = format!("return document.querySelector(\"{line}\")?.checkVisibility() === false");
        Ok(self.visit.eval(&is_hidden).await? == true)
    }

    /// Answers with a finger: on a line of the list or on a thing that can be seen, and then on the button that does it.
    async fn tap_answer(&mut self, question: &Question) -> Result<()> {
        if self.tap_panel().await? {
            return Ok(());
        }
        if question.is_row {
            return self.pick(Way::Touch).await;
        }
        if question.takes_several || question.choices == 0 {
            for at in 0..question.choices {
                self.tap_line(at).await?;
            }
            return self.confirm(Way::Touch).await;
        }
        let in_reach = self.within_reach(question).await?;
        let mut taps = 1;
        let target = if in_reach.is_empty() || self.below(2) == 0 {
            let at = self.below(usize::try_from(question.choices)?);
            self.tap_line(at).await?;
            format!("line {at}")
        } else {
            let spot = in_reach[self.below(in_reach.len())].clone();
            self.visit.tap(&format!("[data-spot={spot}].lit, [data-spot={spot}] .lit")).await?;
            spot
        };
        let heard = format!("(!!document.querySelector('.do-it') || {})", moved(question.number));
        ensure!(self.is_heard(&heard).await?, "a tap on {target} shows nothing");
        if self.visit.count(".do-it").await? > 0 {
            taps += 1;
            self.visit.tap(".do-it .btn").await?;
        }
        self.most_taps = self.most_taps.max(taps);
        Ok(())
    }

    /// Answers in a panel that lies over the list on a small screen; false if there is none with anything to pick.
    async fn tap_panel(&mut self) -> Result<bool> {
        const PICKS: &str = ".panel-sheet button:is(.card, .token-card, .camp-part, .rise-at):not(:disabled)";
        const REST: &str = ".panel-foot .panel-buttons .btn:not(.do)";
        let seen = self
            .visit
            .eval(&format!(
                "const list = document.querySelector('.choices .choice');
                 if (!document.querySelector('.panel-sheet') || !list || list.checkVisibility()) return null;
                 document.querySelectorAll('[data-tapped]').forEach((one) => delete one.dataset.tapped);
                 const picks = [...document.querySelectorAll({PICKS:?})].filter((one) => one.checkVisibility());
                 picks.forEach((one, at) => one.dataset.tapped = at);
                 return [picks.length, document.querySelectorAll({REST:?}).length]"
            ))
            .await?;
        let count = |at: usize| seen[at].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
        let (picks, rest) = (count(0), count(1));
        let at = if picks + rest > 0 { self.below(picks + rest) } else { return Ok(false) };
        if at >= picks {
            self.visit.tap(REST).await?;
            self.most_taps = self.most_taps.max(1);
        } else {
            self.visit.tap(&format!("[data-tapped='{at}']")).await?;
            self.visit.tap(".panel-foot .do").await?;
            self.most_taps = self.most_taps.max(2);
        }
        Ok(true)
    }

    /// The pieces of the table that can be chosen and touched as they lie, with nothing over their middle.
    async fn within_reach(&self, question: &Question) -> Result<Vec<String>> {
        let spots = serde_json::to_string(&question.lit)?;
        let bare = format!(
            "return {spots}.filter((spot) => {{
               const it = [...document.querySelectorAll(`[data-spot=${{spot}}].lit, [data-spot=${{spot}}] .lit`)]
                 .find((one) => one.checkVisibility());
               if (!it) return false;
               const box = it.getBoundingClientRect();
               return it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
             }})"
        );
        let found = self.visit.eval(&bare).await?;
        Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    async fn choose(&self, way: Way, at: u64) -> Result<()> {
        let line = format!(".choice[data-choice='{at}']");
        if way == Way::Mouse {
            if self.is_covered(&line).await? {
                self.visit.click(GRIP).await?;
            }
            let to_the_middle = format!("document.querySelector(\"{line}\")?.scrollIntoView({{ block: 'center' }})");
            self.visit.eval(&to_the_middle).await?;
            return self.visit.click(&line).await;
        }
        let key = self.visit.eval(&format!("return document.querySelector(\"{line} .key\").textContent")).await?;
        self.visit.keys(key.as_str().context("every choice has a key")?).await
    }

    /// The number of the open decision.
    pub async fn number(&self) -> Result<u64> {
        let number = self.visit.eval("return Number(document.querySelector('.table').dataset.decision)").await?;
        number.as_u64().context("the table tells the number of its decision")
    }

    /// Plays to the end.
    pub async fn play_to_the_end(&mut self, way: Way) -> Result<u32> {
        for answers in 0..2_000 {
            if !self.answer(way).await? {
                return Ok(answers);
            }
        }
        bail!("the game does not end")
    }

    /// Plays a whole game with a finger, from the start screen on, and counts: no decision takes more than two taps.
    pub async fn play_by_touch(&mut self) -> Result<()> {
        self.tap_play_now().await?;
        self.play_to_the_end(Way::Touch).await?;
        ensure!(self.most_taps == 2, "a decision took {} taps", self.most_taps);
        Ok(())
    }

    /// Plays so many answers.
    pub async fn play(&mut self, way: Way, answers: u32) -> Result<()> {
        for _ in 0..answers {
            ensure!(self.answer(way).await?, "the game is over too soon");
        }
        Ok(())
    }
}

/// A condition of the page: another decision is open than the one with this number, or none.
fn moved(number: u64) -> String {
    format!(
        "(!!document.querySelector('.end-sheet[open]') \
         || Number(document.querySelector('.table').dataset.decision) !== {number})"
    )
}
