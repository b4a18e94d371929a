# What choosing something does. A placement is a row of sentences: the space, what it takes and gives, what follows.

choice-place = { $space }.
choice-place-threat = { $space }, under the threat { $threat }.
choice-cost = Cost: { $cost }.
choice-fight = Fight: { $need } or more, { $percent }%.
choice-fight-bonus = Fight: { $need } or more, { $percent }% with your bonus of { $bonus }.
choice-gain = Reward: { $gain }.
choice-gain-won = Reward if you win: { $gain }.
choice-no-gain = No reward.
choice-linked = Takes two dwellers.
choice-injured-only = For injured dwellers.
choice-twice = Your dweller trained in { $letters } gains the reward twice.
choice-income = { $seat } may take income.
choice-pass = Pass: no more turns for you this round.
choice-use = { $item }. { $text }
choice-use-adds = It adds { $n } now.
choice-use-reroll = Your chance then: { $percent }%.
choice-exchange = Exchange: pay { $first } and gain { $second }.
choice-exchange-closed = Exchange.
choice-done = Continue.
choice-done-fight = Keep the result: { $state ->
    [lost] the fight is lost and the dweller is injured.
   *[won] the fight is won.
}
choice-done-end = End the turn.
choice-done-for-turn = Continue, and don’t ask about items again this turn.
choice-dweller = { $dweller }.
choice-dweller-twice = { $dweller }: gains the reward twice.
choice-dweller-spent = { $dweller }: the training is spent for nothing.
choice-dweller-due = { $dweller }: trained in { $letter }.
choice-dweller-due-any = { $dweller }: trained in any letter.
choice-heal = Heal { $dweller }.
choice-pay-cube = Pay { $things } ({ $left } left).
choice-gain-cube = Gain { $things } (you will have { $now }).
choice-gain-cube-lost = Gain { $things }: the track is full, so it is lost.
choice-decline-income = Take no income.
choice-decline-build = Build no second room.
choice-decline = Decline.
choice-take-item = Take { $item }. { $text }
choice-pay-item = Discard { $item }. { $text }
choice-ready-item = Ready { $item }. { $text }
choice-item = { $item }.
choice-room = { $room }. { $text }
choice-build = Build { $room } in slot { $slot }.
choice-build-priced = Build { $room } in slot { $slot } for { $price }.
choice-slot = Train in { $letter }.
slot-doubles = It would now double: { $spaces }.
slot-doubles-nothing = It would double nothing in the vault now.
choice-threat = Discard { $threat }: { $space } is open again.
choice-threat-none = Discard a threat: there is none on { $space }.

note-odds = { $percent }%
note-twice = twice with { $letters }
note-income = { $seat } may take income
