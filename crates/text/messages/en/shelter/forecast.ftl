# What a choice would bring, line by line: a label and what is foreseen. Badges are short enough for a corner of a card.

forecast-label-cost = Cost
forecast-label-price = Price of { $room }
forecast-label-missing = Missing
forecast-label-fight = Fight
forecast-label-with-item = With { $item }
forecast-label-with-all = With all of them
forecast-label-gain = Reward
forecast-label-gain-twice = Reward, twice
forecast-label-gain-twice-by = Reward, twice by { $letter }
forecast-label-gain-won = If you win
forecast-label-gain-won-twice = If you win, twice
forecast-label-gain-won-twice-by = If you win, twice by { $letter }
forecast-label-lost = If you lose
forecast-label-no-effect = No effect
forecast-label-stocks = Stocks
forecast-label-happiness = Happiness
forecast-label-wasted = Lost
forecast-label-income = Income
forecast-label-token = First player
forecast-label-dweller = New dweller
forecast-label-training = Training
forecast-label-injury = Injury
forecast-label-healing = Healing
forecast-label-doubling = Doubling
forecast-label-item = Item
forecast-label-columns = Threats
forecast-label-rooms = Your level
forecast-label-end = The end

forecast-free = nothing
forecast-price-unpayable = { $price }, cannot be paid
forecast-missing = { $n ->
    [one] { $n } resource is missing
   *[other] { $n } resources are missing
}
forecast-fight = { $need } or more on two dice: { $chance }
forecast-fight-bonus = { $need } or more on two dice with { $bonus } ({ $sources }): { $chance }
forecast-fight-result = { $result }, needed { $need }: { $chance }
forecast-fight-bonus-source = { $item } { $n }
forecast-fight-bonus-added = items used { $n }
forecast-chance = { $percent } %
forecast-chance-throws = { $percent } %, { $n } of 36 throws
forecast-certain = certain
forecast-impossible = impossible
forecast-result-won = that wins
forecast-result-lost = that is not enough
forecast-with-adds = adds { $n }, { $chance }
forecast-with-reroll = if the dice fail, { $chance } in all
forecast-with-win = { $chance }
forecast-nothing = nothing
forecast-maybe = { $what } (if you like)
forecast-stock = { $name } { $range }
forecast-range = { $least }–{ $most }
forecast-change = { $before } → { $after }
forecast-wasted = { $things } (track full)
forecast-income = { $seat } may take 1 resource of choice
forecast-income-order = { $seat } takes { $cubes }
forecast-income-moot = { $seat } could take income, but all tracks are full
forecast-token = you take the token and begin from the next round on
forecast-dwellers = { $n ->
    [one] available from the next round on
   *[other] { $n } of them, available from the next round on
}
forecast-training = at the recall, in { $letter }
forecast-training-any = at the recall, in a letter of your choice
forecast-training-taken = in { $letter }; lost if the slot is still taken at the recall
forecast-training-any-taken = lost if all slots are still taken at the recall
forecast-trains = a loose dweller in { $letter }, at once
forecast-trains-any = a loose dweller in a letter of your choice, at once
forecast-injury = the dweller is injured
forecast-healing = the dweller is healed
forecast-heals = one of your injured dwellers is healed
forecast-doubling = your dweller trained in { $letters } gains the reward twice
forecast-doubling-open = a dweller trained in { $letters } would gain it twice
forecast-spent = the training in { $letter } is used up without doubling anything
forecast-exhaust = is exhausted until the end of the round
forecast-discard = is discarded
forecast-columns = { $space }: dice { $columns }
forecast-columns-none = { $space }: never
forecast-rooms = { $n } of 6 rooms
forecast-ends = the sixth room, so the game ends after this round
forecast-ends-maybe = a second room would be the sixth, and the game would end after this round
