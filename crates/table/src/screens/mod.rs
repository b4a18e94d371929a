//! The screens of the page.

pub mod advice;
pub mod end;
pub mod lesson;
pub mod online;
pub mod replay;
pub mod rules;
pub mod start;
pub mod table;
pub mod try_it;
