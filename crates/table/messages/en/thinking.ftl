# What a bot would do, and the costliest moves of a game that is over.

advice-title = What a bot would do
advice-close = Close the advice
advice-thinking = Looking ahead…
advice-nothing = nothing that counts
advice-expected = Over the next turns: { $terms }
advice-then = Then probably { $seat }: { $text }
advice-worse = { $obvious ->
    [yes] The obvious choice, but compared with the first: { $terms }
   *[no] Compared with the first: { $terms }
}
advice-weaker = { $obvious ->
    [yes] The obvious choice. Counts no less ({ $terms }), but leaves you worse placed afterwards
   *[no] Counts no less ({ $terms }), but leaves you worse placed afterwards
}
advice-even = { $obvious ->
    [yes] The obvious choice, and about as good
   *[no] About as good
}

review-title = Costliest moves
review-about = Every move is looked at again from what its player could know then, so bad luck is not blamed.
review-begin = Find them
review-working = Looking at the game again…
review-progress = How much of the game has been looked at
review-cancel = Stop
review-cannot = This game can’t be looked at again: its steps go differently with this page’s rules or cards.
review-none = No move cost much.
review-better = Better: { $better }
review-gain = Difference: { $terms }
review-round = Round { $round }
review-see = Show in the replay: { $seat }, round { $round }
