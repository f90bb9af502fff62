//! Whether JSON is of a type.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::{Value, json};

use super::notation::{self, Declared, Field, Type};

/// All types that can be named.
pub struct Types(HashMap<String, Declared>);

impl Types {
    pub fn new(declared: impl IntoIterator<Item = Declared>) -> Self {
        let mut types = HashMap::new();
        for declared in declared {
            let name = declared.name.clone();
            assert!(types.insert(name, declared).is_none(), "two types have one name");
        }
        Self(types)
    }

    /// That this is a value of the type, which may be anything that can stand behind `=`.
    #[track_caller]
    pub fn check(&self, of: &str, value: &Value) {
        if let Err(place) = self.is(of, value) {
            panic!("this should be {of}, and at {place:?} it is not: {value}");
        }
    }

    fn is(&self, of: &str, value: &Value) -> Result<(), String> {
        self.fits(&notation::read(&format!("export type It = {of};")).remove(0).of, value)
    }

    /// Or where it does not.
    fn fits(&self, of: &Type, value: &Value) -> Result<(), String> {
        let is = |fits: bool| if fits { Ok(()) } else { Err(String::new()) };
        match of {
            Type::Literal(text) => is(value == text),
            Type::Either(all) => is(all.iter().any(|one| self.fits(one, value).is_ok())),
            Type::Object(fields) => self.has_fields(fields, value),
            Type::Both(_) => self.has_fields(&self.fields(of), value),
            Type::Tuple(all) => {
                let items = value.as_array().filter(|items| items.len() == all.len()).ok_or_else(String::new)?;
                all.iter().zip(items).try_for_each(|(of, item)| self.fits(of, item))
            }
            Type::Named(name, arguments) => match (name.as_str(), arguments.as_slice()) {
                ("unknown", []) => Ok(()),
                ("never", []) => is(false),
                ("null", []) => is(value.is_null()),
                ("boolean", []) => is(value.is_boolean()),
                ("number", []) => is(value.is_number()),
                ("string", []) => is(value.is_string()),
                ("Array", [of]) => {
                    value.as_array().ok_or_else(String::new)?.iter().try_for_each(|item| self.fits(of, item))
                }
                ("Record", [Type::Named(key, _), of]) if key == "string" => {
                    value.as_object().ok_or_else(String::new)?.values().try_for_each(|value| self.fits(of, value))
                }
                ("Record" | "Partial" | "Pick", _) => self.has_fields(&self.fields(of), value),
                _ => self.fits(&self.resolved(name, arguments), value),
            },
        }
    }

    /// That an object has all these fields, and no others.
    fn has_fields(&self, fields: &[Field], value: &Value) -> Result<(), String> {
        let object = value.as_object().ok_or_else(String::new)?;
        if let Some(strange) = object.keys().find(|key| fields.iter().all(|field| field.name != **key)) {
            return Err(strange.clone());
        }
        fields.iter().try_for_each(|Field { name, optional, of, .. }| match object.get(name) {
            Some(value) => self.fits(of, value).map_err(|place| format!("{name}.{place}")),
            None if *optional => Ok(()),
            None => Err(name.clone()),
        })
    }

    fn fields(&self, of: &Type) -> Vec<Field> {
        match of {
            Type::Object(fields) => fields.clone(),
            Type::Both(all) => all.iter().flat_map(|one| self.fields(one)).collect(),
            Type::Named(name, arguments) => match (name.as_str(), arguments.as_slice()) {
                ("Partial", [of]) => {
                    self.fields(of).into_iter().map(|field| Field { optional: true, ..field }).collect()
                }
                ("Pick", [of, keys]) => {
                    let keys = self.texts(keys);
                    self.fields(of).into_iter().filter(|field| keys.contains(&field.name)).collect()
                }
                ("Record", [keys, of]) => {
                    let keys = self.texts(keys).into_iter();
                    keys.map(|name| Field { docs: Vec::new(), name, optional: false, of: of.clone() }).collect()
                }
                _ => self.fields(&self.resolved(name, arguments)),
            },
            other => panic!("{other:?} has no fields"),
        }
    }

    fn texts(&self, of: &Type) -> Vec<String> {
        match of {
            Type::Literal(text) => vec![text.clone()],
            Type::Either(all) => all.iter().flat_map(|one| self.texts(one)).collect(),
            Type::Named(name, arguments) => self.texts(&self.resolved(name, arguments)),
            other => panic!("{other:?} is no key"),
        }
    }

    fn resolved(&self, name: &str, arguments: &[Type]) -> Cow<'_, Type> {
        let Declared { parameters, of, .. } = self.0.get(name).unwrap_or_else(|| panic!("nothing is called {name}"));
        assert_eq!(parameters.len(), arguments.len(), "{name}");
        if parameters.is_empty() {
            return Cow::Borrowed(of);
        }
        let argument = |name: &str| parameters.iter().position(|other| other == name).map(|at| arguments[at].clone());
        Cow::Owned(with(of, &argument))
    }
}

/// The type with its parameters replaced.
fn with(of: &Type, argument: &dyn Fn(&str) -> Option<Type>) -> Type {
    let each = |all: &[Type]| all.iter().map(|one| with(one, argument)).collect();
    match of {
        Type::Literal(text) => Type::Literal(text.clone()),
        Type::Named(name, all) => argument(name).unwrap_or_else(|| Type::Named(name.clone(), each(all))),
        Type::Tuple(all) => Type::Tuple(each(all)),
        Type::Either(all) => Type::Either(each(all)),
        Type::Both(all) => Type::Both(each(all)),
        Type::Object(fields) => {
            Type::Object(fields.iter().map(|field| Field { of: with(&field.of, argument), ..field.clone() }).collect())
        }
    }
}

#[test]
fn what_is_not_of_a_type_is_noticed() {
    let types = "export type Key = \"a\" | \"b\"; export type Pair<T> = [T, T];
        export type All = { n: number; t?: Pair<Key | null> } & Partial<Record<Key, boolean>>;";
    let types = Types::new(notation::read(types));
    for right in [json!({"n": 1}), json!({"n": 1, "t": ["b", null], "a": true})] {
        assert_eq!(types.is("All", &right), Ok(()), "{right}");
    }
    for wrong in [
        json!([]),
        json!({}),
        json!({"n": null}),
        json!({"n": 1, "m": 1}),
        json!({"n": 1, "t": null}),
        json!({"n": 1, "t": ["a"]}),
        json!({"n": 1, "t": ["a", "c"]}),
        json!({"n": 1, "b": 0}),
    ] {
        assert!(types.is("All", &wrong).is_err(), "{wrong}");
    }
}
