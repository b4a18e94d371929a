pack-wasteland-core = The Long Ledger
    .about = Roads, debts and a few good hats: the core of Wasteland.
