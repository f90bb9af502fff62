//! What the house says of its own interface (`OpenAPI` 3.1): what stands above each page, and what all pages have in common.

use std::collections::BTreeMap;

use catalog::Level;
use serde_json::Value;
use store::Phase;
use utoipa::openapi::link::Link;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::schema::{AdditionalProperties, AllOf, Schema};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{
    ArrayBuilder, Components, Content, HeaderBuilder, Object, ObjectBuilder, OpenApi, Ref, RefOr, Response, Type,
};
use utoipa::{Modify, OpenApi as _};

use super::admin::ADMIN;
use super::caller::COOKIE;
use super::tables::COMPANY;
use crate::charter::Party;
use crate::denied::ProblemDetails;

/// What is said where nothing else is: the status, and what it means.
const USUAL: [(u16, &str); 14] = [
    (200, "As it is, or as it is now"),
    (201, "It is there now"),
    (400, "Not what HTTP or JSON is"),
    (401, "Nobody whom the house knows"),
    (403, "Not theirs, not let in by whoever runs the house, or sent by another site's page"),
    (404, "There is none, or not for whoever asks"),
    (408, "Too slow"),
    (409, "Not as things stand"),
    (413, "Too large"),
    (421, "Not a name of this house"),
    (422, "Something that was given makes no sense, or the rules do not allow it"),
    (426, "Another version of WebSockets"),
    (429, "Too many requests"),
    (503, "Not just now"),
];

/// Whatever page is asked for.
const ALWAYS: [u16; 3] = [400, 408, 429];
/// Whatever page of the interface is asked for. Those that tell how the house is answer to every name.
const IN_THE_INTERFACE: [u16; 2] = [421, 503];

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Ratskeller",
        description = "Guests, tables and records of the house. What goes over a table's socket is described in docs/tables.md.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(ProblemDetails, Party)),
    modifiers(&Keys)
)]
struct Description;

/// By what the house knows somebody.
struct Keys;

impl Modify for Keys {
    fn modify(&self, description: &mut OpenApi) {
        let components = description.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(COOKIE, "People; over HTTPS its name begins with `__Host-`");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("Bots from outside"));
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer.build()));
        let host = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("Whoever runs the house"));
        components.add_security_scheme("host", SecurityScheme::Http(host.build()));
    }
}

/// What every description begins with.
pub fn begun() -> OpenApi {
    Description::openapi()
}

/// The description with everything that holds for many pages.
pub fn completed(mut description: OpenApi) -> OpenApi {
    for (path, page) in &mut description.paths.paths {
        for (safe, operation) in operations(page) {
            complete(path, safe, operation);
        }
    }
    if let Some(components) = &mut description.components {
        say_the_terms(components);
        for schema in components.schemas.values_mut() {
            if let RefOr::T(Schema::Object(Object { properties, .. })) = schema {
                for (name, schema) in properties {
                    shape(name, schema);
                }
            }
        }
    }
    lead_on(&mut description.paths.paths);
    description
}

/// Says what a text of this name looks like, wherever it stands.
fn shape(name: &str, schema: &mut RefOr<Schema>) {
    let RefOr::T(Schema::Object(text)) = schema else { return };
    let one_of = |words: &[&str]| Some(words.iter().map(|word| Value::from(*word)).collect());
    match name {
        "game" => text.enum_values = one_of(&catalog::GAMES.each_ref().map(|game| game.spec.name)),
        "level" => text.enum_values = one_of(&COMPANY.map(Level::name)),
        "phase" => text.enum_values = one_of(&Phase::ALL.map(Phase::name)),
        "invite" | "bytes" => text.pattern = Some("^[0-9a-f]{32}$".to_owned()),
        _ => {}
    }
}

/// Leads from a new table or bot to whatever can be asked of it.
fn lead_on(pages: &mut BTreeMap<String, PathItem>) {
    for (new, known_by) in [("/api/tables", "/api/tables/{id}"), ("/api/bots", "/api/bots/{id}")] {
        let of_it = pages.iter_mut().filter(|(path, _)| path.starts_with(known_by));
        let named =
            of_it.flat_map(|(_, page)| operations(page)).filter_map(|(_, operation)| operation.operation_id.clone());
        let id = || Link::builder().parameter("id", "$response.body#/id");
        let links: Vec<_> = named.map(|name| (name.clone(), RefOr::T(id().operation_id(name).build()))).collect();
        let opened = pages.get_mut(new).and_then(|page| page.post.as_mut());
        let answers = opened.map(|operation| &mut operation.responses.responses);
        if let Some(RefOr::T(made)) = answers.and_then(|answers| answers.get_mut("201")) {
            made.links.extend(links);
        }
    }
}

/// What can be done with a page, and whether it changes nothing.
fn operations(page: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, post, patch, delete, .. } = page;
    let safe = get.iter_mut().map(|operation| (true, operation));
    safe.chain([post, patch, delete].into_iter().flatten().map(|operation| (false, operation)))
}

fn complete(path: &str, safe: bool, operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(Parameter { name, schema: Some(schema), .. }) = parameter else { continue };
        shape(name, schema);
        if let ("id", RefOr::T(Schema::Object(id))) = (name.as_str(), schema) {
            id.pattern = Some("^[0-9a-f]{16}$".to_owned());
        }
    }
    let asks = operation
        .parameters
        .iter()
        .flatten()
        .any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query));
    let known = operation.security.as_ref().is_some_and(|ways| !ways.contains(&SecurityRequirement::default()));
    let reads = operation.request_body.is_some();
    let mut wrong = Vec::from(ALWAYS);
    if path.starts_with("/api/") {
        wrong.extend(IN_THE_INTERFACE);
    }
    if known {
        wrong.push(401);
    }
    // Whoever runs the house is let in from wherever they ask.
    if !safe || path.starts_with("/api/") && !path.starts_with(ADMIN) {
        wrong.push(403);
    }
    if path.contains('{') {
        wrong.push(404);
    }
    if asks || reads {
        wrong.push(422);
    }
    if reads {
        wrong.push(413);
    }
    // Several pages are answered by functions of the same name.
    let tag = operation.tags.iter().flatten().next();
    operation.operation_id = tag.zip(operation.operation_id.as_ref()).map(|(tag, name)| format!("{tag}_{name}"));
    let responses = &mut operation.responses.responses;
    for status in wrong {
        responses.entry(status.to_string()).or_insert_with(|| RefOr::T(Response::default()));
    }
    explain(responses);
}

/// Says what each answer means, and of everything that can go wrong that it is told as a problem (RFC 9457).
fn explain(responses: &mut BTreeMap<String, RefOr<Response>>) {
    for (status, usual) in USUAL {
        let Some(RefOr::T(response)) = responses.get_mut(&status.to_string()) else { continue };
        if response.description.is_empty() {
            usual.clone_into(&mut response.description);
        }
        if status < 400 {
            continue;
        }
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        response.content.entry("application/problem+json".to_owned()).or_insert(RefOr::T(problem));
        if status == 429 {
            let seconds = HeaderBuilder::new().schema(Some(ObjectBuilder::new().schema_type(Type::Integer)));
            let seconds = seconds.description(Some("After how many seconds to try again")).build();
            response.headers.insert("Retry-After".to_owned(), RefOr::T(seconds));
        }
    }
}

/// A table has its terms among its own fields, where each of them is said; who opens one leaves most of them out, and
/// may ask for bots or come with a party. The derived description has both by one reference, under which nothing else may stand.
fn say_the_terms(components: &mut Components) {
    let schemas = &mut components.schemas;
    let Some(RefOr::T(Schema::Object(terms))) = schemas.get_mut("Terms") else { return };
    let said = terms.properties.clone();
    let bots = ArrayBuilder::new().items(ObjectBuilder::new().schema_type(Type::String));
    let bots = bots.description(Some("Levels of bots that take the last seats at once"));
    terms.properties.insert("bots".to_owned(), RefOr::T(Schema::Array(bots.build())));
    terms.properties.insert("party".to_owned(), Ref::from_schema_name("Party").into());
    terms.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
    let Some(RefOr::T(table @ Schema::AllOf(_))) = schemas.get_mut("TableInfo") else { return };
    let Schema::AllOf(AllOf { items, description, .. }) = std::mem::take(table) else { return };
    let own = items.into_iter().find_map(|item| match item {
        RefOr::T(Schema::Object(own)) => Some(own),
        _ => None,
    });
    let mut whole: Object = own.unwrap_or_default();
    whole.required.extend(said.keys().cloned());
    whole.properties.extend(said);
    whole.description = description;
    *table = Schema::Object(whole);
}
