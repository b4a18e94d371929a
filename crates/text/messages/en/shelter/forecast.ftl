# What a choice would bring, line by line: a label and what is foreseen. Badges are short enough for a corner of a card.

forecast-label-cost = Cost
forecast-label-price = Price of { $room }
forecast-label-missing = Missing
forecast-label-fight = Fight
forecast-label-with-item = With { $item }
forecast-label-with-all = With all items
forecast-label-gain = Reward
forecast-label-gain-twice = Reward, twice
forecast-label-gain-twice-by = Reward, twice by { $letter }
forecast-label-gain-won = If you win
forecast-label-gain-won-twice = If you win, twice
forecast-label-gain-won-twice-by = If you win, twice by { $letter }
forecast-label-lost = If you lose
forecast-label-no-effect = No effect
forecast-label-stocks = Resources
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
forecast-label-end = End of the game

forecast-free = nothing
forecast-price-unpayable = { $price }, can’t be paid
forecast-missing = { $n ->
    [one] { $n } resource is missing
   *[other] { $n } resources are missing
}
forecast-fight = { $need } or more on two dice: { $chance }
forecast-fight-bonus = { $need } or more on two dice with { $bonus } ({ $sources }): { $chance }
forecast-fight-result = { $result }, { $need } needed: { $chance }
forecast-fight-bonus-source = { $item } { $n }
forecast-fight-bonus-added = items used { $n }
forecast-chance = { $percent }%
forecast-chance-throws = { $percent }%, { $n } of 36 rolls
forecast-certain = certain
forecast-impossible = impossible
forecast-result-won = that wins
forecast-result-lost = that isn’t enough
forecast-with-adds = adds { $n }, { $chance }
forecast-with-reroll = reroll if you fail, { $chance } in all
forecast-with-win = { $chance }
forecast-nothing = nothing
forecast-maybe = { $what } (optional)
forecast-stock = { $name } { $range }
forecast-range = { $least }–{ $most }
forecast-change = { $before } → { $after }
forecast-wasted = { $things } (track full)
forecast-income = { $seat } may take 1 resource of their choice
forecast-income-order = { $seat } takes { $cubes }
forecast-income-moot = { $seat } could take income, but all tracks are full
forecast-token = you take the token and go first from next round
forecast-dwellers = { $n ->
    [one] available next round
   *[other] { $n }, available next round
}
forecast-training = at the recall, in { $letter }
forecast-training-any = at the recall, in any letter
forecast-training-taken = in { $letter }; lost if the slot is still taken at the recall
forecast-training-any-taken = lost if all slots are still taken at the recall
forecast-trains = an untrained dweller in { $letter }, at once
forecast-trains-any = an untrained dweller in any letter, at once
forecast-injury = the dweller is injured
forecast-healing = the dweller is healed
forecast-heals = one of your injured dwellers is healed
forecast-doubling = your dweller trained in { $letters } gains the reward twice
forecast-doubling-open = a dweller trained in { $letters } would gain it twice
forecast-spent = the training in { $letter } is spent without doubling anything
forecast-exhaust = exhausted until the end of the round
forecast-discard = discarded
forecast-columns = { $space }: dice { $columns }
forecast-columns-none = { $space }: never
forecast-rooms = { $n } of 6 rooms
forecast-ends = the sixth room, so the game ends after this round
forecast-ends-maybe = a second room would be the sixth, and the game would end after this round
