//! Parts that several screens share.

mod icon;

pub use icon::Icon;
