//! Parts that several screens share.

mod copy_link;
mod dialog;
mod files;
mod icon;
mod log;
mod reading;
mod rule_link;
mod seat;
mod settings_form;
mod template;
mod toast;

pub use copy_link::{CopyLink, copy, full_address};
pub use dialog::{Confirm, Dialog, new_id};
pub use files::{FileButton, Given, blob_address, download, download_address, file_name, watch_drops};
pub use icon::{Icon, first_sprite, symbol};
pub use log::{LogPanel, deeds_since};
pub use reading::{Fetched, Reading, Told};
pub use rule_link::{RuleLink, rule_title};
pub use seat::{SeatMark, seat_color};
pub use settings_form::{LANGUAGES, settings_dialog, settings_form};
pub use template::fill_template;
pub use toast::{ToastRack, Toasts, Words, watch_updates};
