# What is announced while things move.
banner-last-round = Last round
banner-recall = Recall
dice-fight = { $name } fights
dice-won = Won
dice-lost = Lost
dice-threat = threat
dice-spared-seven = all quiet
dice-spared-no-room = no room there
dice-spared-taken = already a threat there
dice-spared-no-cards = no threats left
