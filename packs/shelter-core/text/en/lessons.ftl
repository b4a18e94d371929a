# What the lessons say: at most 45 words a text, one idea each. What to click is said by the table itself.

lesson-first-shift = First shift
    .about = The goal, a round, and your first room.
lesson-first-shift-goal = The overseer is gone and the chair is warm. It goes to the officer with the most happiness when the game ends. You are Red; Blue wants the chair too.
lesson-first-shift-round = A round has three steps: threats appear, dwellers are placed, dwellers come home. In round 1 the threats oversleep, so we start with placing.
lesson-first-shift-place = You have two dwellers. On your turn you put one on a space of the vault. The left space of the Diner costs nothing and gives two food and a “?”.
lesson-first-shift-any = A “?” is any resource you like: power, food or water. Take power. You will see why in a minute.
lesson-first-shift-others = Your dweller blocks that space until everybody goes home. So the useful spaces run out, and Blue knows it. Watch.
lesson-first-shift-build = Now spend. The space of your own elevator builds a room on your level, and moving in is worth two happiness. Nobody else may stand there.
lesson-first-shift-price = The price is printed on each room. The Bicycle Hall asks for a food and a “?”: that you have. The Apiary Shaft is beyond your means, which is how it feels to be an officer.
lesson-first-shift-pay = The food is gone. Pay the “?” with power and keep the second food for supper.
lesson-first-shift-slot = Rooms grow outward from the elevator, three to a side. Either side will do. Take the right.
lesson-first-shift-recall = Two happiness, one room, no dwellers left. Blue has one turn more. Then everybody comes home and round 2 begins with dice, two for each level.
lesson-first-shift-threat = Eleven for the top level: that is the right space of the Diner, and now a Boiler Toad sits there. Sevens bring nothing. The toad is the next lesson’s problem.
lesson-first-shift-done = That is the whole rhythm: place, gain, spend, come home. Next: dwellers who know a letter, and what to do about toads.

lesson-letters-and-threats = Letters and threats
    .about = Training, fights with odds, injuries and healing.
lesson-letters-and-threats-letters = Many spaces show letters, S P E C I A L. A dweller trained in such a letter gains the space’s whole reward twice, and pays once. Untrained dwellers may work there too, for the single reward.
lesson-letters-and-threats-train = Training takes a day. The right space of the Vault Entrance gives power and a “?” at once; your dweller comes home trained. The “?” here: take food.
lesson-letters-and-threats-odds = Cable Ferrets hold the Diner. A threat replaces the space below it. Fight: two dice, 5 or more wins. Point at them or tap them first: the table tells the odds before anybody gets bitten. 83% is decent.
lesson-letters-and-threats-coin = A four. After a roll you may use items. The Two-Headed Coin rolls again; then it is exhausted and rests until the round ends.
lesson-letters-and-threats-slot = Seven! Three power, a happiness, and the ferrets leave. Your student is home too. Choose a letter with a space in mind: I doubles the left space of Water Treatment. Watch the hint.
lesson-letters-and-threats-double = There is the I on Water Treatment. Two water and a “?”, twice. The letter is used up with the placement, so spend it where it pays.
lesson-letters-and-threats-toad = Now the toad: 6 or more, two happiness. 72%, and the coin is ready again. The odds include what could go wrong. Somebody should find out.
lesson-letters-and-threats-again = Three. The toad has had coffee. The coin again: you have nothing to lose but the roll.
lesson-letters-and-threats-injured = Four: lost. The toad stays, you got nothing, and your dweller is injured: until healed, only spaces for the injured are open to it. The left space of the Vault Door is one.
lesson-letters-and-threats-healed = Patched up and fed. Nobody dies in this vault; they only miss a shift. One lesson left: how it ends, and who gets the chair.

lesson-last-round = The last round
    .about = Income, the end of the game and the score.
lesson-last-round-near = Round 7. Five rooms stand on your level. A sixth on anybody’s level ends the game after the round; so does the last card of the threat deck. The bar above keeps count. Blue begins.
lesson-last-round-income = Blue works in your Bicycle Hall. Guests are welcome: the owner of the level takes one resource from the supply. Take power.
lesson-last-round-sixth = Blue is ahead, and nobody likes long committees. Build the sixth room, the Choir Stairwell, for two power. It goes into the last free slot.
lesson-last-round-last = The end is certain, but not now: everybody plays this round out. Blue is quick and buys a happiness in the Diner.
lesson-last-round-penalty = At the end each threat on your own level costs you one happiness. The Fuse Box Fire needs no fight: pay water, gain a happiness, power and a “?”. Put it out, take food.
lesson-last-round-score = Home, for good. The Matchstick Model adds three for six rooms; Blue’s own toad takes one. Fifteen to thirteen: the chair is yours. It squeaks.
lesson-last-round-farewell = You know enough to play. The rest explains itself: point at or tap anything to see what it does, find the summary and all icons in the menu (or press ?), and undo what you regret.
