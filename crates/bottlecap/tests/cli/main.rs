//! The program as people and other programs use it: arguments, pipes, files.

mod common;
mod engine;
mod errors;
mod example;
mod killed;
mod play;
mod replay;
mod restarted;
mod serve;
mod simulate;
mod wasteland;
