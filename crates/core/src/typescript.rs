//! How values that serialize themselves are declared in TypeScript.

use ts_rs::{Config, TS, TypeVisitor};

use crate::BySeat;

/// A list.
impl<T: Copy + Default + TS, const MAX: usize> TS for BySeat<T, MAX> {
    type WithoutGenerics = Vec<()>;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }
    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }
    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
