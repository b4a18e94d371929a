pack-wasteland-core = The Valley of the Sallow
    .about = A fortnight in its sixty-first year, two armbands and a few good hats: the core of Wasteland.
