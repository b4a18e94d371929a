//! A lesson as a row of steps: something to read, something the learner does, and what the others do by themselves.

use harness::example::Prose;
use kernel::Seat;
use shelf::Sheet;

use crate::{
    game::TableGame,
    screens::try_it::{StoryLine, Tale},
};

/// Who learns.
pub const LEARNER: Seat = Seat::new(0);

/// A lesson that can be put on the table.
pub struct Course<G: TableGame> {
    /// Its name, with which the keys of its texts begin.
    pub name: String,
    /// Its story, played beforehand.
    pub tale: Tale<G>,
    /// What is read and done. The last step is read.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is said; what was said last goes on being said.
    pub prose: Option<Prose>,
    /// How many answers were given before.
    pub at: usize,
    /// What happens.
    pub does: Does,
}

/// What happens in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// The learner reads, and says when that is done.
    Read,
    /// The learner gives the next answer.
    Mine,
    /// Somebody else gives the next answer.
    Others,
}

impl<G: TableGame> Course<G> {
    /// Reads and plays a lesson; none if it cannot be put on the table, which a test rules out.
    pub fn of(sheet: &Sheet) -> Option<Course<G>> {
        let tale = Tale::<G>::lesson(sheet).ok()?;
        let name = tale.example.lesson.clone()?;
        let steps = steps(&tale);
        Some(Course { name, tale, steps })
    }

    /// How many steps there are that the learner sees, before this one and in all.
    pub fn count(&self, at: usize) -> (usize, usize) {
        let seen = |steps: &[Step]| steps.iter().filter(|step| step.does != Does::Others).count();
        (seen(self.steps.get(..at).unwrap_or(&self.steps)), seen(&self.steps))
    }

    /// The step before, as far as the learner is concerned.
    pub fn before(&self, at: usize) -> Option<usize> {
        self.steps.get(..at)?.iter().rposition(|step| step.does != Does::Others)
    }
}

fn steps<G: TableGame>(tale: &Tale<G>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let (mut prose, mut is_read, mut done) = (None, true, 0);
    // What nobody acts upon is read before the story goes on.
    let read = |steps: &mut Vec<Step>, prose: &Option<Prose>, is_read: &mut bool, at| {
        if !std::mem::replace(is_read, true) {
            steps.push(Step { prose: prose.clone(), at, does: Does::Read });
        }
    };
    for line in &tale.lines {
        match line {
            StoryLine::Say(said) => {
                read(&mut steps, &prose, &mut is_read, done);
                (prose, is_read) = (Some(said.clone()), false);
            }
            StoryLine::Move(from, to) => {
                for at in *from..*to {
                    let is_mine = tale.answer_at(at).is_some_and(|(seat, _)| seat == LEARNER);
                    if is_mine {
                        is_read = true;
                    } else {
                        read(&mut steps, &prose, &mut is_read, at);
                    }
                    let does = if is_mine { Does::Mine } else { Does::Others };
                    steps.push(Step { prose: prose.clone(), at, does });
                }
                done = *to;
            }
            StoryLine::Fact { .. } => {}
        }
    }
    if steps.last().is_none_or(|step| step.does != Does::Read) {
        is_read = false;
    }
    read(&mut steps, &prose, &mut is_read, done);
    steps
}

#[cfg(test)]
mod tests {
    use shelter::Shelter;
    use wasteland::Wasteland;

    use super::*;
    use crate::library;

    fn begins_and_ends_with_something_to_read<G: TableGame>() {
        library::provide(G::books());
        let lessons = G::books().lessons();
        assert!(lessons.len() >= 3);
        for sheet in lessons {
            let course = Course::<G>::of(sheet).unwrap();
            let does = |step: Option<&Step>| step.map(|step| step.does);
            assert_eq!(does(course.steps.first()), Some(Does::Read), "{}", sheet.name);
            assert_eq!(does(course.steps.last()), Some(Does::Read), "{}", sheet.name);
            assert!(course.steps.iter().all(|step| step.prose.is_some()), "{}", sheet.name);
            let answers = course.steps.iter().filter(|step| step.does != Does::Read);
            assert!(answers.map(|step| step.at).eq(0..course.steps.last().unwrap().at), "{}", sheet.name);
            let (seen, all) = course.count(course.steps.len() - 1);
            assert_eq!(seen + 1, all);
            assert_eq!(course.before(0), None);
        }
    }

    #[test]
    fn every_lesson_of_shelter_begins_and_ends_with_something_to_read() {
        begins_and_ends_with_something_to_read::<Shelter>();
    }

    #[test]
    fn every_lesson_of_wasteland_begins_and_ends_with_something_to_read() {
        begins_and_ends_with_something_to_read::<Wasteland>();
    }

    #[test]
    fn prose_before_somebody_elses_move_is_read_first() {
        let text = "game shelter\nlesson x\nwhen {\nsay a\nsay b\nA places diner.left\nA takes food\nsay c\nB passes\n}\n\
                    then {\nturn A\n}\n";
        let nodes = pack::parse("x.kdl", text, &mut pack::Mistakes::new());
        let sheet = Sheet { name: "x.kdl".to_owned(), text: text.to_owned(), nodes };
        let course = Course::<Shelter>::of(&sheet).unwrap();
        let told: Vec<_> =
            course.steps.iter().map(|step| (step.prose.as_ref().unwrap().name.as_str(), step.at, step.does)).collect();
        let expected = [
            ("a", 0, Does::Read),
            ("b", 0, Does::Mine),
            ("b", 1, Does::Mine),
            ("c", 2, Does::Read),
            ("c", 2, Does::Others),
            ("c", 3, Does::Read),
        ];
        assert_eq!(told, expected);
        assert_eq!(course.before(5), Some(3));
    }
}
