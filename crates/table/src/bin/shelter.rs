//! The page of Shelter.

table::page!(shelter::Shelter);
