//! Many things at once, but not too many.

use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};

use crate::Result;
use crate::progress;

/// Enough that many share one fsync, few enough that nobody waits long.
const AT_ONCE: usize = 200;

/// Does all of it and gives the results in the same order.
pub async fn all<T, F: Future<Output = Result<T>>>(
    what: String,
    tasks: impl ExactSizeIterator<Item = F>,
) -> Result<Vec<T>> {
    let bar = progress::bar(what, tasks.len() as u64);
    let results = stream::iter(tasks).buffered(AT_ONCE).inspect_ok(|_| bar.inc(1)).try_collect().await;
    bar.finish_and_clear();
    results
}
