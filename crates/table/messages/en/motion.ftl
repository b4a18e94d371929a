# Banners and dice, which are seen for a moment.
banner-round = Round { $round }
banner-last-round = Last round
banner-recall = Recall
banner-turn = { $name }’s turn
banner-turn-own = Your turn
dice-fight = { $name } fights
dice-won = Won
dice-lost = Lost
dice-skip = Skip: tap or Space
dice-threat = threat
dice-spared-seven = all quiet
dice-spared-no-room = no room there
dice-spared-taken = threat there already
dice-spared-no-cards = no threats left
