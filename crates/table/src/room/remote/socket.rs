//! One connection to a server.

use js_sys::Function;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

/// A connection. It ends with its owner.
pub(super) struct Socket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

impl Socket {
    /// Begins to connect to a place on the host of this page.
    pub(super) fn open(
        path: &str,
        opened: impl FnMut() + 'static,
        mut heard: impl FnMut(&str) + 'static,
        closed: impl FnMut() + 'static,
    ) -> Result<Socket, JsValue> {
        let location = window().location();
        let scheme = if location.protocol()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host()?))?;
        let opened = Closure::<dyn FnMut()>::new(opened);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(&text);
            }
        });
        let closed = Closure::<dyn FnMut()>::new(closed);
        let function = |closure: &JsValue| closure.unchecked_ref::<Function>().clone();
        socket.set_onopen(Some(&function(opened.as_ref())));
        socket.set_onmessage(Some(&function(heard.as_ref())));
        socket.set_onclose(Some(&function(closed.as_ref())));
        Ok(Socket { socket, _opened: opened, _heard: heard, _closed: closed })
    }

    /// Sends a message. One that cannot be sent is lost with the connection.
    pub(super) fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A connection that has ended already has nothing to end.
        let _ = self.socket.close();
    }
}
