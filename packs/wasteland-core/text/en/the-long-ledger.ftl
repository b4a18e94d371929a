## Scenarios and factions

scenario-the-long-ledger = The Long Ledger
    .about = The Dawn Ledger has written down who owes what since the first morning, and means to collect. The Rust Parish mends whatever still turns and asks no names. Between them run two roads and your front door.

faction-dawn-ledger = Dawn Ledger
    .about = Bookkeepers. Since the Billeting ended they have written down every sack lent and every roof mended, and they have never cheated. They want one sum for the whole valley, and then everybody pays.

faction-rust-parish = Rust Parish
    .about = Mechanics with hymns. A thing that turns belongs to whoever keeps it turning, and they mend without asking names. What goes under the hammer and what into the pot, they decide.

## Quests

quest-first-reckoning = The First Reckoning
    .intro = The pump at the crossroads has stopped. The Dawn Ledger wants the name of whoever is to blame; the Rust Parish wants a spanner. Both have noticed that you are standing nearest.
    .objective-1 = Bring the Ledger a culprit
    .objective-2 = Find the missing part for the Parish

quest-open-account = An Open Account
    .intro = The Ledger lends you its book for one settlement: what they have, what they owe, what they hide. The Parish would rather you took the book for a walk, somewhere nobody walks.
    .objective-1 = Settle the account, out of your own pocket
    .objective-2 = Lose the book beyond the last safe mile

quest-cold-furnace = The Cold Furnace
    .intro = In the quarry or inside the dam, on this the hymns disagree, stands a furnace that could mend every pump in the valley. Its watchmen are still on duty and still machines. The Ledger buys watchmen by weight.
    .objective-1 = Light the furnace for the Parish
    .objective-2 = Sell a watchman to the Ledger

quest-debtors-road = The Debtors’ Road
    .intro = Families the Ledger has written off are leaving by night, with their names sewn into their hems. They follow people who look as if somebody would miss them. The Parish has lit its lanterns; the Ledger has set a price for the list.
    .objective-1 = Lead them to the Lantern Church
    .objective-2 = Share a fire and a blanket with them
    .objective-3 = Sell the list of names

quest-sworn-inventory = The Sworn Inventory
    .intro = The Ledger wants every machine in one settlement counted: by two people, under oath, twice. The Parish asks only that you become the sort of witness nobody believes.
    .objective-1 = Count by two and swear to it
    .objective-2 = Be known for a liar
    .objective-3 = Count the drowned machines, alone and wet

quest-grand-total = The Grand Total
    .intro = From Signal Hill the Ledger will read out the sum of the whole valley, and what it comes to is an order. A copyist has run off into the ruins with the last page. He has a price, and a bodyguard who has a temper.
    .objective-1 = Read the total from the hill
    .objective-2 = Buy the last page and burn it

quest-bell-of-bearings = The Bell of Bearings
    .intro = The Parish has cast a bell out of ten thousand ball bearings and wants it hung where the whole valley must hear it, over the church or over the dam. The noise of the casting has woken large neighbours, and the Ledger pays for large neighbours.
    .objective-1 = Hang the bell
    .objective-2 = Deal with a large neighbour

## The library: wasteland

encounter-auditors-cache = The Auditor’s Cache
    .intro = A steel box under a milestone, stamped with the Ledger’s rising sun. Its contents are listed on the lid, down to the string.
    .option-1 = Sign for it
    .option-1-succeed = You sign three times. The string is there too.
    .option-2 = Pick the lock
    .option-2-succeed = You take everything but the string. It will drive them mad.
    .option-2-fail = The last lock was a whistle. Somebody is coming, and he is bringing a form.
    .option-3 = Burn the receipts inside
    .option-3-succeed = A district’s debts go up in a small blue flame. Half the valley would thank you; the other half was owed.

## The library: settlements

encounter-two-flags = Two Flags
    .intro = The settlement must hang out a flag by evening. One pole, two delegations, and a seamstress who has had enough of both.
    .option-1 = Speak for the Dawn Ledger
    .option-1-succeed = “At least they write things down,” says somebody, and hands go up. The sun climbs the pole. Not everyone claps.
    .option-2 = Speak for the Rust Parish
    .option-2-succeed = “At least they mend things,” says somebody, and hands go up. The cogwheel climbs the pole, on a rope that needed splicing anyway. Not everyone claps.
    .option-3 = Help the seamstress sew a third
    .option-3-succeed = It shows a kettle. Both delegations ride home to ask what that means, and the settlement asks you what comes next.
    .option-3-fail = The delegations agree for the first time, and it is about you.
