//! What lies in front of each player.

use kernel::Seat;
use shelter::{
    content::Letter,
    state::{At, Player},
};

use super::Page;
use crate::shelter::voice::letter_name;

impl Page<'_, '_> {
    pub(super) fn players(&mut self) {
        self.lines.gap();
        self.lines.line(0, &self.voice.say("table-players"));
        let view = self.view;
        for (seat, player) in (0u8..).map(Seat::new).zip(view.seated()) {
            self.player(seat, player);
        }
    }

    fn player(&mut self, seat: Seat, player: &Player) {
        let (voice, view) = (self.voice, self.view);
        let (name, mark) = (voice.seat(seat), voice.mark(seat));
        let mut parts =
            vec![voice.fill("table-player", &[("seat", name.as_str().into()), ("mark", mark.as_str().into())])];
        let [power, food, water] = player.cubes;
        let cubes = [("power", power.into()), ("food", food.into()), ("water", water.into())];
        parts.push(voice.fill("table-cubes", &cubes));
        parts.push(match view.happiness_of(seat) {
            None => voice.say("table-happiness-hidden"),
            Some(happiness) => voice.fill("table-happiness", &[("n", i64::from(happiness).into())]),
        });
        if view.first == seat {
            parts.push(voice.say("table-player-token"));
        }
        if view.passed.contains(seat) {
            parts.push(voice.say("table-player-passed"));
        }
        self.lines.line(2, &self.lines.row(&parts));
        let dwellers = self.dwellers(player);
        self.lines.line(4, &dwellers);
        let items = self.items(player);
        self.lines.line(4, &items);
    }

    fn items(&self, player: &Player) -> String {
        let voice = self.voice;
        if player.items == 0 {
            return voice.say("table-no-items");
        }
        let key = if self.lines.look.plain { "table-item-exhausted-plain" } else { "table-item-exhausted" };
        let names = player.held().map(|(card, is_exhausted)| {
            let name = voice.item(card);
            if is_exhausted { voice.fill(key, &[("item", name.as_str().into())]) } else { name }
        });
        let items = names.collect::<Vec<_>>().join(", ");
        voice.fill("table-held", &[("items", items.as_str().into())])
    }

    /// The dwellers out of the box, those alike counted together.
    fn dwellers(&self, player: &Player) -> String {
        let voice = self.voice;
        let mut groups = Vec::new();
        let mut group = |keys: [&str; 2], belongs: &dyn Fn(u8, At) -> bool| {
            for (key, injured) in keys.into_iter().zip([false, true]) {
                let dwellers = (0u8..).zip(player.all_dwellers());
                let count = dwellers.filter(|(at, seen)| seen.injured == injured && belongs(*at, seen.at)).count();
                if count > 0 {
                    groups.push(voice.fill(key, &[("n", (count as i64).into())]));
                }
            }
        };
        group(["table-loose", "table-loose-injured"], &|dweller, at| {
            at == At::Front && player.letter_of(dweller).is_none()
        });
        group(["table-in-vault", "table-in-vault-injured"], &|_, at| matches!(at, At::Space(_)));
        group(["table-new", "table-new"], &|_, at| matches!(at, At::Icon(_)));
        for (key, injured) in [("table-trained", false), ("table-trained-injured", true)] {
            let letters = Letter::ALL.into_iter().zip(player.slots).filter_map(|(letter, slot)| {
                let dweller = player.all_dwellers().get(usize::from(slot)).copied()?;
                (dweller.injured == injured && dweller.at == At::Front).then(|| letter_name(letter))
            });
            let letters = letters.collect::<Vec<_>>().join(" ");
            if !letters.is_empty() {
                groups.push(voice.fill(key, &[("letters", letters.as_str().into())]));
            }
        }
        let n_owned = player.owned.count_ones();
        let groups = groups.join(", ");
        voice.fill("table-dwellers", &[("n", i64::from(n_owned).into()), ("groups", groups.as_str().into())])
    }
}
