//! The web client, as it was built into the program: every address that is not the interface's is a file of it or a
//! page that it shows itself.

use std::borrow::Cow;

use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use ratskeller_core::Hex;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest as _, Sha256};

use crate::denied::Denied;

#[derive(Embed)]
#[folder = "../../web/build"]
struct Client;

/// The page that shows whatever the address asks for.
const PAGE: &str = "index.html";

/// Compressed when the client was built, the smallest first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Files here have another name when they have another content.
const NEVER_CHANGES: &str = "_app/immutable/";

pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Denied> {
    let path = uri.path().strip_prefix('/').unwrap_or_default();
    if !matches!(method, Method::GET | Method::HEAD) || path == "api" || path.starts_with("api/") {
        return Err(Denied::NoSuchPage);
    }
    let file = Some(path).filter(|path| !path.is_empty()).and_then(Client::get);
    let (name, plain) = match file {
        Some(file) => (path, file),
        None if path.is_empty() || wants_a_page(&headers) => (PAGE, Client::get(PAGE).ok_or(Denied::NoPages)?),
        None => return Err(Denied::NoSuchPage),
    };
    let tag = format!("\"{}\"", Hex(plain.metadata.sha256_hash()));
    let lasts = if name.starts_with(NEVER_CHANGES) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut dress: Vec<(HeaderName, Cow<str>)> =
        vec![(ETAG, tag.clone().into()), (CACHE_CONTROL, lasts.into()), (VARY, "Accept-Encoding".into())];
    // Also where nothing has changed: a browser puts these headers in place of those it has kept.
    if name == PAGE {
        dress.push((CONTENT_SECURITY_POLICY, policy(&plain.data).into()));
    }
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok(dressed(StatusCode::NOT_MODIFIED.into_response(), dress));
    }
    dress.push((CONTENT_TYPE, plain.metadata.mimetype().to_owned().into()));
    let (body, encoding) = smallest(name, plain, &headers);
    dress.extend(encoding.map(|encoding| (CONTENT_ENCODING, encoding.into())));
    Ok(dressed(body.into_response(), dress))
}

/// Programs ask for files; people follow links.
fn wants_a_page(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|accepted| accepted.contains("text/html"))
}

/// The file as the browser takes it, and how it is encoded.
fn smallest(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> (Cow<'static, [u8]>, Option<&'static str>) {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes =
        |encoding: &str| accepted.split(',').any(|given| given.split(';').next().map(str::trim) == Some(encoding));
    ENCODINGS
        .into_iter()
        .filter(|(encoding, _)| takes(encoding))
        .find_map(|(encoding, ending)| Some((Client::get(&format!("{name}.{ending}"))?.data, Some(encoding))))
        .unwrap_or((plain.data, None))
}

/// `SvelteKit` hides the line that it announces pages in by a style in the markup; this is its hash.
const ANNOUNCER: &str = "'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='";

/// Scripts come from the house's own files; the one that stands in the page itself is known by its hash.
fn policy(page: &[u8]) -> String {
    let page = String::from_utf8_lossy(page);
    let inline = page.split("<script>").skip(1).filter_map(|after| after.split("</script>").next());
    let hashes = inline.map(|script| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script))));
    let (usual, hashes) = (super::door::POLICY, hashes.collect::<String>());
    format!("{usual}; style-src-attr 'unsafe-hashes' {ANNOUNCER}; script-src 'self'{hashes}")
}

fn dressed(mut response: Response, headers: Vec<(HeaderName, Cow<str>)>) -> Response {
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_scripts_that_stand_in_the_page_may_run_in_it() {
        let policy = policy(b"<script src=\"/a.js\"></script><script>start()</script><p>start()</p>");
        // printf 'start()' | openssl dgst -sha256 -binary | base64
        let hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
        assert!(policy.ends_with(&format!("script-src 'self' {hash}")), "{policy}");
    }
}
