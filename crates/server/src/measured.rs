//! How much comes in on a conversation, byte by byte: frames that are no messages count, too.
//!
//! Empty frames and parts of messages that never end are swallowed below the level of messages, where nobody counts them.

use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, ready},
    time::Instant,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use crate::limits::{Bucket, Limits};

/// Bytes of an average message; the smallest frame has six.
const MESSAGE: f64 = 256.0;

/// Bytes that may come at once, whatever a message has.
const BURST: f64 = 256.0 * 1024.0;

/// What comes in, once it is measured.
#[derive(Default)]
pub(crate) struct Traffic(Mutex<Option<Bucket>>);

impl Traffic {
    /// Measures from now on: a conversation begins.
    pub(crate) fn measure(&self, limits: &Limits) {
        let bucket = Bucket::new(limits.messages * MESSAGE, BURST.max(limits.burst * MESSAGE), Instant::now());
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(bucket);
    }

    /// Whether so many bytes more are within measure.
    fn may_come(&self, bytes: usize) -> bool {
        let mut bucket = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.as_mut().is_none_or(|bucket| bucket.afford(bytes as f64, Instant::now()))
    }
}

/// A connection whose traffic is measured.
pub(crate) struct Measured {
    pub(crate) stream: TcpStream,
    pub(crate) traffic: Arc<Traffic>,
}

impl AsyncRead for Measured {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        let bytes = buf.filled().len().saturating_sub(before);
        if self.traffic.may_come(bytes) {
            Poll::Ready(Ok(()))
        } else {
            Poll::Ready(Err(io::Error::other("more comes in than anybody has to say")))
        }
    }
}

impl AsyncWrite for Measured {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
