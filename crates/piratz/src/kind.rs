//! The six kinds of treasure.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};

/// PZ-C2: in the order of the value card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub enum Kind {
    Rings,
    Coins,
    Pearls,
    Goblets,
    Gems,
    Shells,
}

impl Kind {
    pub const COUNT: usize = 6;

    pub const ALL: [Self; Self::COUNT] =
        [Self::Rings, Self::Coins, Self::Pearls, Self::Goblets, Self::Gems, Self::Shells];

    /// As in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rings => "rings",
            Self::Coins => "coins",
            Self::Pearls => "pearls",
            Self::Goblets => "goblets",
            Self::Gems => "gems",
            Self::Shells => "shells",
        }
    }
}

/// One `T` for each kind. In JSON a list in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub struct ByKind<T>([T; Kind::COUNT]);

impl<T> ByKind<T> {
    pub fn new(each: impl FnMut(Kind) -> T) -> Self {
        Self(Kind::ALL.map(each))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Kind, &T)> {
        Kind::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Kind> for ByKind<T> {
    type Output = T;
    fn index(&self, kind: Kind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<Kind> for ByKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        &mut self.0[kind as usize]
    }
}

/// Writes `{kind: T}` instead of a list.
pub(crate) fn by_name<T: Serialize, S: Serializer>(each: &ByKind<T>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(each.iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pz_c2_six_kinds_from_rings_to_shells() {
        let names = r#"["rings","coins","pearls","goblets","gems","shells"]"#;
        assert_eq!(serde_json::to_string(&Kind::ALL).unwrap(), names);
        assert_eq!(serde_json::to_string(&ByKind::new(Kind::name)).unwrap(), names);
        assert_eq!(serde_json::from_str::<Vec<Kind>>(names).unwrap(), Kind::ALL);
        assert!(serde_json::from_str::<Kind>(r#""rubies""#).is_err());
    }

    #[test]
    fn each_kind_has_its_own() {
        let mut by_kind = ByKind::new(|kind| kind as usize);
        by_kind[Kind::Shells] = 50;
        assert_eq!(by_kind.iter().map(|(kind, n)| (kind.name(), *n)).last(), Some(("shells", 50)));
        assert_eq!(by_kind[Kind::Coins], 1);
    }
}
