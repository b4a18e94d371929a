# Panels of Wasteland: levels, shop, gear, camp, loyalty, trade, death.
panel-close = Close
side-empty = Nothing here.
side-inventory = { $n } of { $of }
card-is-exhausted = Exhausted
card-is-worn = Equipped
card-is-revealed = Revealed

## What a choice would change
after-hp = HP { $from } → { $to }
after-rads = Rads { $from } → { $to }
after-caps = Caps { $from } → { $to }
after-influence = Influence { $from } → { $to }
after-rerolls = Rerolls in fights { $from } → { $to }
after-armor = Armor { $from } → { $to }
after-points = Movement points per move { $from } → { $to }
after-inventory = Inventory: { $n } of { $of }
after-worn = Equipped: { $card }
after-put-away = Into the inventory: { $card }
after-gained = You get { $card }
after-lost = You lose { $card }
after-ready = Ready again: { $card }
after-letter = You gain { $letter }
after-letter-lost = You lose { $letter }
after-trait = You become { $trait }
after-trait-lost = You are no longer { $trait }
after-loyal = You are loyal to the { $faction }: you and { $n ->
    [0] its fighters leave each other alone
    [one] its fighter on the map leave each other alone
   *[other] its { $n } fighters on the map leave each other alone
}
after-disloyal = You are no longer loyal to the { $faction }: { $n ->
    [0] its fighters are
    [one] its fighter on the map is
   *[other] its { $n } fighters on the map are
} your enemies
after-revealed = Everybody sees this agenda card
after-may-equip = Then you may equip { $card }
after-too-many = That is more than you can carry: you’ll have to discard a card
after-too-many-agendas = That is more than you can hold: you’ll have to give up an agenda card
after-hand-over = You’ll choose which agenda card to hand over
after-perk = Perks to choose from: { $perks }

## Level
level-title = You gain a level
level-lead = Two tokens were drawn. Keep one; the other goes back.
level-hint = Pick a token.
level-second = A second { $letter }: choose a perk of { $letter } instead
level-tests = One more reroll in every test that shows { $letter }
level-weapons = Weapons you carry that use it: { $names }
level-quests = Tests of staged quests: { $names }
level-xp = The next level will take { $n } XP
perk-title = Choose a perk
perk-lead = You use a perk once, by discarding it.
perk-hint = Pick a perk.

## Shop and gear
shop-title = Shop
shop-lead = You have { $caps ->
    [0] no Caps
    [one] one Cap
   *[other] { $caps } Caps
}. { $n ->
    [0] No interactions are left.
    [one] One interaction is left.
   *[other] { $n } interactions are left.
}
shop-theirs = For sale
shop-mine = Yours to sell
shop-hint = Pick a card to see what the deal would leave you.
gained-title = A new card
gained-new = Gained
gained-have = What you have
gained-hint = Pick where it goes.
gear-title = Your gear
gear-hint = Pick a card to equip or unequip it.
pick-hint = Pick a card.

## Camp and loyalty
camp-title = Your camp
camp-lead = Each part once, in any order. Then break camp.
camp-hint = Pick what you do next.
camp-healthy = You’re at full HP: this would do nothing
camp-ready = No card is exhausted: this would do nothing
camp-rested = You are Well Rested already: this would do nothing
camp-done = Done
camp-trade = Trade with { $name }
camp-partner = { $caps ->
    [one] one Cap
   *[other] { $caps } Caps
}, { $agendas ->
    [one] one agenda card
   *[other] { $agendas } agenda cards
}
loyalty-title = Loyalty
loyalty-lead = A revealed agenda card shows whom you’re loyal to. Once a turn, at its start.
loyalty-may = You can reveal
loyalty-other = Your other agenda cards
loyalty-hint = Pick a card to see what loyalty would change. The numbers say what each card counts now.

## Trade
trade-title = Trade with { $name }
trade-lead = Pick what you give and what you want, then propose it.
trade-give = { $name } gives
trade-get = { $name } gives
trade-nothing = nothing
trade-on-table = in the offer
trade-caps-give = Caps you give
trade-caps-want = Caps you want
trade-agendas-want = Agenda cards you want
trade-show = Show it to the other side first
trade-summary = You give: { $gives }. You get: { $gets }.
trade-countered = You were offered this. You give: { $gives }. You get: { $gets }.
trade-stuck = This is no longer possible: { $what }. What came before it is in the offer; nothing is proposed yet.
trade-offered = This is the offer. Accept it, decline it, or make one of your own.
trade-if-accepted = If you accept:
trade-awaits-answer = { $name } has your offer and can accept it, decline it or make a counter-offer.
trade-awaits-agenda = { $name } chooses which agenda card to hand over.
trade-awaits-offer = { $name } is preparing an offer.
trade-later = The offer stays open, even if you leave. You’ll see the answer when you come back.
trade-agenda-yours = The others don’t see which one it is.
trade-agenda-theirs = You’ll see it once it’s yours.
trade-hand-over = The deal is made. Choose the agenda card you hand over.
step-less = less
step-more = more
step-of = of { $n }

## Death
death-title = { $name } is killed
death-kept = You keep
death-lost = You lose
death-worn = Equipped: { $names }
death-perks = Perks: { $names }
death-letters = Letters: { $letters }
death-hp = Full HP again: { $hp }, { $left } of it free of rads
death-rads = { $n ->
    [one] Your rad stays
   *[other] Your { $n } rads stay
}
death-inventory = Your inventory: { $names }
death-nothing = Nothing: your inventory is empty
death-turn = The rest of this turn
death-rise = Where you rise
death-hint = Pick a space of the starting tile.

## Beside the dice
beside-title = You can use
beside-hint = Pick a card to use it, or continue.
toll-none = The enemy does nothing to you.
toll-stands = If you keep the dice: { $damage } damage{ $rads ->
    [0] {""}
    [one] , 1 rad
   *[other] , { $rads } rads
}. { $left } HP left.
toll-worst = At worst: { $damage } damage{ $rads ->
    [0] {""}
    [one] , 1 rad
   *[other] , { $rads } rads
}. { $left } HP left.
toll-dies = If you keep the dice, you are killed ({ $damage } damage).
toll-may-die = At worst you are killed ({ $damage } damage).
