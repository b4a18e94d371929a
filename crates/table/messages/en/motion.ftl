# Banners and dice, which are seen for a moment.
banner-round = Round { $round }
banner-turn = { $name }’s turn
banner-turn-own = Your turn
dice-skip = Skip: tap or Space
