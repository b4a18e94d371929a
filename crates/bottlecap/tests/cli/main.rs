//! The program as people and other programs use it: arguments, pipes, files.

mod common;
mod contest;
mod engine;
mod errors;
mod example;
mod killed;
mod pack_report;
mod play;
mod replay;
mod restarted;
mod serve;
mod simulate;
mod wasteland;
