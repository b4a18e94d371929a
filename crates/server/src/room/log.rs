//! The log of a game for those who ask for it. It may be long, and they may be many who do not even read it: so it is read
//! from the store line by line into the one message that it becomes, and the memory for all such messages is limited.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use futures_util::TryStreamExt;
use kernel::{LOG_FORMAT, Log, Seal, Viewer};
use protocol::{Code, Refused, ServerMessage, ServerMessageOf};
use tokio::time::timeout;

use super::{Closed, Hosted, tell::written};
use crate::{outbox::Late, registry::Registry};

/// How long somebody waits for memory that others use.
const PATIENCE: Duration = Duration::from_secs(10);

/// What stands around the text of a log.
const AROUND: [&str; 2] = ["{\"log\":\"", "\"}"];

/// The log as somebody is told it: with its secret, or as far as these eyes may know it.
pub(super) async fn told<G: Hosted>(registry: &Arc<Registry>, room: i64, eyes: Option<Viewer>) -> Late {
    let refused = |code| {
        let told: ServerMessageOf<G> = ServerMessage::Refused(Refused::Room(code));
        Late { text: written::<G>(&told).unwrap_or_default(), share: None }
    };
    let bytes = match registry.store.log_bytes(room).await {
        Ok(bytes) => bytes,
        Err(error) => {
            tracing::error!(room, %error, "a log cannot be read");
            return refused(Code::NotStored);
        }
    };
    let share = u32::try_from(bytes / 1024 + 1).unwrap_or(u32::MAX);
    let Ok(Ok(share)) = timeout(PATIENCE, registry.logs.clone().acquire_many_owned(share)).await else {
        if registry.bites.is_news("logs") {
            tracing::warn!("more logs are asked for than there is memory for");
        }
        return refused(Code::TooMany);
    };
    match text::<G>(registry, room, eyes).await {
        Ok(text) => Late { text, share: Some(share) },
        Err(closed) => {
            tracing::error!(room, error = %closed, "a log cannot be told");
            refused(closed.code())
        }
    }
}

async fn text<G: Hosted>(registry: &Registry, room: i64, eyes: Option<Viewer>) -> Result<Utf8Bytes, Closed> {
    let header = registry.store.header(room).await?;
    let header = header.ok_or_else(|| Closed::Unreadable("the game has not begun".to_owned()))?;
    let is_newest = header.starts_with(&format!("{{\"format\":{LOG_FORMAT},"));
    if is_newest && eyes.is_none() {
        return as_it_is_kept(registry, room, &header).await;
    }
    let mut kept = header;
    let (mut lines, mut entries) = (registry.store.stream(room), 0);
    while let Some((number, line)) = lines.try_next().await? {
        // A line that is missing is empty, so that the others are in their places.
        for _ in entries..=number {
            kept.push('\n');
        }
        kept.push_str(&line);
        entries = number + 1;
    }
    kept.push('\n');
    let log = tokio::task::spawn_blocking(move || {
        let log = Log::<G>::read_kept(kept).map_err(|error| Closed::Unreadable(error.to_string()))?;
        let log = match eyes {
            Some(eyes) => log.seen_by(eyes),
            None => log,
        };
        log.write().map_err(|fault| Closed::Broken(fault.to_string()))
    });
    let log = log.await.map_err(|error| Closed::Broken(error.to_string()))??;
    let told: ServerMessageOf<G> = ServerMessage::Log(log);
    written::<G>(&told).ok_or_else(|| Closed::Broken("the log cannot be written".to_owned()))
}

/// The lines as they are kept are those of the log; only the seal is missing.
async fn as_it_is_kept(registry: &Registry, room: i64, header: &str) -> Result<Utf8Bytes, Closed> {
    let [before, behind] = AROUND;
    let mut message = before.to_owned();
    let mut seal = Seal::default();
    add(&mut message, header)?;
    seal.add(header.as_bytes());
    let (mut lines, mut entries) = (registry.store.stream(room), 0);
    while let Some((number, line)) = lines.try_next().await? {
        for _ in entries..number {
            add(&mut message, "")?;
            seal.add(b"");
        }
        add(&mut message, &line)?;
        seal.add(line.as_bytes());
        entries = number + 1;
    }
    let end = seal.end_line(entries as usize).map_err(|fault| Closed::Broken(fault.to_string()))?;
    add(&mut message, &end)?;
    message.push_str(behind);
    Ok(message.into())
}

/// Adds a line and its end to the text of a message.
fn add(message: &mut String, line: &str) -> Result<(), Closed> {
    let quoted = serde_json::to_string(line).map_err(|error| Closed::Broken(error.to_string()))?;
    message.push_str(quoted.get(1..quoted.len().saturating_sub(1)).unwrap_or_default());
    message.push_str("\\n");
    Ok(())
}
