//! The page of Wasteland.

table::page!(wasteland::Wasteland);
