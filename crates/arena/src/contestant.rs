//! Who takes part.

use catalog::{Level, Thinking};
use ratskeller_core::{Fault, Problem, check_name};
use serde::Serialize;

/// One who takes part in every game of a contest, each time on another seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    pub name: String,
    #[serde(flatten)]
    pub decider: Decider,
}

/// What decides for a contestant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Decider {
    /// One of the house.
    House {
        #[serde(serialize_with = "named")]
        level: Level,
        thinking: Thinking,
    },
    /// A program from outside: its name, and the words it is given.
    Outside { command: Vec<String> },
}

fn named<S: serde::Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

/// A program from outside, as `name=command …`.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    name: String,
    command: Vec<String>,
}

impl Program {
    /// Reads `name=command …`; the command is split into words as a shell does.
    pub fn read(given: &str) -> Result<Self, Fault> {
        let wanted = || "name='command …'".to_owned();
        let unreadable = || Fault::new(Problem::Unfit { given: given.to_owned(), wanted: wanted() });
        let (name, command) = given.split_once('=').ok_or_else(unreadable)?;
        let command = shlex::split(command).filter(|words| !words.is_empty()).ok_or_else(unreadable)?;
        check_name(name)?;
        if level_of(name).is_some() {
            return Err(Fault::new(Problem::Misplaced { given: name.to_owned() }));
        }
        Ok(Self { name: name.to_owned(), command })
    }
}

/// The level that a contestant's name begins with.
fn level_of(name: &str) -> Option<Level> {
    name.split(':').next().and_then(|level| level.parse().ok())
}

/// The contestants with these names: a level (`king`), a level and how long it thinks (`king:400`, `king:250ms`), or the
/// name of a program. Programs that are not named come last. Whoever is there more than once gets a number.
pub fn read(names: &[String], programs: &[Program], usual: Thinking) -> Result<Vec<Contestant>, Fault> {
    let is_unnamed = |(index, program): &(usize, &Program)| {
        let namesakes = programs[..*index].iter().filter(|earlier| earlier.name == program.name).count();
        names.iter().filter(|name| **name == program.name).count() <= namesakes
    };
    let unnamed = programs.iter().enumerate().filter(is_unnamed).map(|(_, program)| &program.name);
    let names: Vec<&String> = names.iter().chain(unnamed).collect();
    let contestant = |(index, name): (usize, &&String)| {
        let namesakes = names[..index].iter().filter(|earlier| *earlier == name).count();
        let decider = read_decider(name, namesakes, programs, usual)?;
        let name = if namesakes == 0 { (*name).clone() } else { format!("{name} #{}", namesakes + 1) };
        Ok(Contestant { name, decider })
    };
    names.iter().enumerate().map(contestant).collect()
}

/// Programs of one name take part one after another; whoever names one once more sets the last of them twice.
fn read_decider(name: &str, namesakes: usize, programs: &[Program], usual: Thinking) -> Result<Decider, Fault> {
    let of_the_name: Vec<&Program> = programs.iter().filter(|program| program.name == name).collect();
    if let Some(program) = of_the_name.get(namesakes).or(of_the_name.last()) {
        return Ok(Decider::Outside { command: program.command.clone() });
    }
    let unknown = || {
        let levels = Level::ALL.iter().map(|level| level.name().to_owned());
        let known = levels.chain(programs.iter().map(|program| program.name.clone()));
        Fault::new(Problem::Unknown { given: name.to_owned(), known: known.collect() })
    };
    let level = level_of(name).ok_or_else(unknown)?;
    let thinking = match name.split_once(':') {
        Some((_, thinking)) => thinking.parse().map_err(|_| {
            Fault::new(Problem::Unfit { given: name.to_owned(), wanted: format!("{level}:400, {level}:250ms") })
        })?,
        None => usual,
    };
    Ok(Decider::House { level, thinking })
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Thinking = Thinking::Iterations(9);

    fn read_all(names: &[&str], programs: &[&str]) -> Result<Vec<Contestant>, Fault> {
        let programs: Result<Vec<_>, _> = programs.iter().map(|given| Program::read(given)).collect();
        let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
        read(&names, &programs?, USUAL)
    }

    fn house(level: Level, thinking: Thinking) -> Decider {
        Decider::House { level, thinking }
    }

    #[test]
    fn levels_may_say_how_long_they_think() {
        let deciders = read_all(&["king", "king:400", "king:250ms", "rat"], &[]).unwrap();
        let deciders: Vec<_> = deciders.into_iter().map(|contestant| contestant.decider).collect();
        let kings = [USUAL, Thinking::Iterations(400), Thinking::Millis(250)].map(|time| house(Level::King, time));
        assert_eq!(deciders[..3], kings);
        assert_eq!(deciders[3], house(Level::Rat, USUAL));
    }

    #[test]
    fn namesakes_get_numbers_and_programs_that_are_not_named_come_last() {
        let contestants = read_all(&["rat", "mouse", "rat"], &["mole=dig 'two words'", "mouse=squeak"]).unwrap();
        let names: Vec<_> = contestants.iter().map(|contestant| contestant.name.as_str()).collect();
        assert_eq!(names, ["rat", "mouse", "rat #2", "mole"]);
        let command = ["dig", "two words"].map(str::to_owned).to_vec();
        assert_eq!(contestants[3].decider, Decider::Outside { command });
    }

    #[test]
    fn programs_of_one_name_both_take_part() {
        for names in [&["rat"][..], &["mole"], &["mole", "mole"]] {
            let contestants = read_all(names, &["mole=dig", "mole=sleep"]).unwrap();
            let commands = contestants.iter().filter_map(|contestant| match &contestant.decider {
                Decider::Outside { command } => Some((contestant.name.as_str(), command[0].as_str())),
                Decider::House { .. } => None,
            });
            assert_eq!(commands.collect::<Vec<_>>(), [("mole", "dig"), ("mole #2", "sleep")], "{names:?}");
        }
    }

    #[test]
    fn names_nobody_has_are_refused() {
        let problem = |names: &[&str], programs: &[&str]| read_all(names, programs).unwrap_err().problem;
        assert!(matches!(problem(&["kong"], &["mole=dig"]), Problem::Unknown { known, .. } if known.len() == 6));
        assert!(matches!(problem(&["king:soon"], &[]), Problem::Unfit { .. }));
        for program in ["mole", "mole=", "mole=dig 'this"] {
            assert!(matches!(problem(&[], &[program]), Problem::Unfit { .. }), "{program}");
        }
        assert!(matches!(problem(&[], &["rat=dig"]), Problem::Misplaced { .. }));
        assert_eq!(problem(&[], &["=dig"]), Problem::Empty);
    }
}
