//! The lessons of a house: its own, every file in `games/<game>/lessons/`, and those from outside.

use std::sync::{Arc, LazyLock};

use catalog::{Entry, GAMES};

use crate::check::Trouble;
use crate::lesson::Lesson;

static OWN: LazyLock<Library> = LazyLock::new(|| {
    let files = GAMES.iter().flat_map(Entry::lessons);
    let mut lessons: Vec<Lesson> =
        files.map(|file| Lesson::read(file.name, file.text).expect("the tests read every lesson")).collect();
    lessons.sort_by(|one, other| one.name.cmp(&other.name));
    let mut library = Library(Vec::new());
    for lesson in lessons {
        library.add(lesson).expect("no folder has two files of one name");
    }
    library
});

/// The house's own lessons, game by game, the easiest first.
pub fn all() -> &'static [Arc<Lesson>] {
    OWN.all()
}

/// Game by game, the easiest first; among those that are equally hard, the house's own.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Lesson>>);

/// The house's own.
impl Default for Library {
    fn default() -> Self {
        OWN.clone()
    }
}

impl Library {
    pub fn all(&self) -> &[Arc<Lesson>] {
        &self.0
    }

    pub fn find(&self, game: &str, name: &str) -> Option<&Arc<Lesson>> {
        self.0.iter().find(|lesson| lesson.game.spec.name == game && lesson.name == name)
    }

    /// Puts a lesson behind those that are no harder, unless there is one of its name.
    pub fn add(&mut self, lesson: Lesson) -> Result<(), Trouble> {
        if self.find(lesson.game.spec.name, &lesson.name).is_some() {
            return Err(Trouble::Taken { game: lesson.game, name: lesson.name });
        }
        let place = self.0.partition_point(|other| rank(other) <= rank(&lesson));
        self.0.insert(place, Arc::new(lesson));
        Ok(())
    }
}

fn rank(lesson: &Lesson) -> (Option<usize>, u8) {
    (GAMES.iter().position(|game| std::ptr::eq(game, lesson.game)), lesson.stars)
}
