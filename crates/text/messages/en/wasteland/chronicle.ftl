# How a game went, told afterwards: a newspaper of that world and an epilogue. What packs say of their own stories comes
# from them.

## The newspaper

news-paper = The Road Paper
news-round = Round { $round }
news-quest = Seen to by { $seat }: { $objective }
news-quest-by-itself = { $objective }
news-choice = { $seat }, at { $space }: “{ $option }”
news-choice-untold = { $seat }, at { $space }
news-choice-forced = { $seat }, at { $space }, had no choice: “{ $option }”
news-killed = Obituary, withdrawn
news-killed-1 = { $seat } fell ({ $space }), and was on the road again before this could be set.
news-killed-2 = { $seat } was mourned for one evening, prematurely and well ({ $space }).
news-eliminated = Obituary
news-eliminated-1 = { $seat }, at { $space }. The boots were found side by side.
news-kill = One fewer
news-kill-1 = { $seat } met { $foe } at { $space }. The road is open again.
news-kill-2 = { $foe } will not be seen at { $space } any more. { $seat } declined to be thanked.
news-explored = New ground
news-explored-1 = { $seat } has been to { $tile } and come back with a description.
news-explored-2 = { $tile } is where it was said to be, reports { $seat }, and larger.
news-loyal = Armbands
news-loyal-1 = { $seat } now stands with the { $faction }. The tailor was told first.
news-loyal-2 = One more for the { $faction }: { $seat }.
news-disloyal = Found: one armband
news-disloyal-1 = { $seat } no longer stands with the { $faction }, and sleeps no worse.
news-traded = Bargains
news-traded-1 = { $seat } and { $other } have come to terms, and each was seen to smile on the way home.
news-company = Seen together
news-company-1 = { $seat } and { $card }, on one road and at one pace.
news-repute-idolized = Well thought of
news-repute-idolized-1 = Parents point out { $seat } to their children.
news-repute-vilified = Much talked of
news-repute-vilified-1 = Parents point out { $seat } to their children and then cross the road.
news-power = The balance
news-power-1 = The power of the { $faction } has reached { $n }. Along the main street two shutters moved.
news-victory = Settled
news-victory-1 = { $seat } was listened to, to the end, standing up.
news-group-victory = Together
news-group-victory-1 = They came in by the same door, and nobody went through it first.
news-group-defeat = An empty table
news-group-defeat-1 = They had one plan between them, and it has been put back in the drawer.
news-takeover = Under new direction
news-takeover-1 = Everything belongs to the { $faction } now, the complaints included.

## Ways

way-of = { $seat }: { $n ->
    [one] 1 step
   *[other] { $n } steps
}, { $places }
way-killed = { $place } (killed)
way-nowhere = { $seat } never set out.

## The epilogue

epilogue-star = The land belongs to the { $faction } from one end of the map to the other. Orders come in the morning, with the milk. Those who used to argue about who should give them have been offered work, and most have taken it.
epilogue-shield = It all belongs to the { $faction } now, and is being walked through, room by room. Nothing has been moved so far. People have put out a second cup, for whoever may come to the door.
epilogue-won-star = Not everything went to the { $faction }. What did is somebody whom others listen to, and a chair has been found for that person at the long table, between two people who do not speak.
epilogue-won-shield = Not everything went to the { $faction }. What did is somebody whom others believe, who is now asked first, before their own people.
epilogue-won-free = Neither of the two got it. What was to be decided was decided by somebody without a badge, out of doors, in a voice that carried; and the badges have gone back into the drawer for now.
epilogue-nobody = Nobody got it. The two banners still hang across the road from each other, and whoever passes between them takes off a hat, to be on the safe side.
epilogue-settled = Settled along the way: { $quests }.
epilogue-settled-by = “{ $quest }” ({ $seat })

manner-fights-1 = Of { $seat } they tell what no longer waits beside the road. There { $n ->
    [one] is one such place, and children are shown it.
   *[other] are { $n } such places, and children are shown them.
}
manner-fights-2 = { $n ->
    [one] One fence between here and the far hills has worn
   *[other] { $n } fences between here and the far hills have worn
} a hide since { $seat } came by. Fewer callers come to such a fence.
manner-trades-1 = { $seat } struck { $n ->
    [one] one bargain
   *[other] { $n } bargains
} and came away each time with something wrapped in cloth. The cloth was always the same.
manner-trades-2 = Where { $seat } had been, kettles and clocks stood in other houses than before, { $n } in all. They have got used to their new shelves.
manner-explores-1 = { $n ->
    [one] One piece of the map was blank
   *[other] { $n } pieces of the map were blank
} until { $seat } stood there. The people who lived on it had known all along, and were surprised to be news.
manner-explores-2 = { $seat } was the first to set foot on { $n ->
    [one] one stretch of ground
   *[other] { $n } stretches of ground
} and left a pebble there. That is how people know that the ground will bear.
manner-meets-1 = { $seat } stopped for whoever stood at the roadside, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}. It made the way longer, and a good many people can now describe that coat.
manner-meets-2 = { $n ->
    [one] One stranger
   *[other] { $n } strangers
} can tell you what { $seat } said to them. The accounts agree, but for the color of the scarf.
manner-finishes-1 = What { $seat } took on got done, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}. The pencil behind the ear is down to a stub.
manner-finishes-2 = { $seat } finished { $n ->
    [one] one matter
   *[other] { $n } matters
} that others had begun, and people have taken to leaving their beginnings about.
manner-walks-1 = { $seat } mostly walked, and was seen from a great many windows. In one of them somebody still puts a lamp.
manner-walks-2 = { $seat } kept moving. A pair of soles was left along the way and has found an owner.

end-died-once-1 = { $seat } was carried back once, and got up before the kettle boiled.
end-died-once-2 = { $seat } was given up once. The blanket over the face was a good one, and { $seat } kept it.
end-died-often-1 = { $seat } was carried back { $n } times. The stretcher has been given a name.
end-died-often-2 = { $seat } was buried { $n } times, more shallowly each time.
end-gone-1 = { $seat } did not get up again. The place by the fire was kept until the wood ran out, and then for one evening more.
end-gone-2 = { $seat } stayed where it happened. Whoever passes adds a stone, and the cairn is taller now than { $seat } was.
end-company-1 = To the end { $card } went along, half a step behind.
end-company-2 = { $card } was there to the last, and eats first now.
end-weapon-1 = On a nail by the door, within reach, hangs this: { $card }.
end-weapon-2 = Under the bed, oiled on Sundays, lies this: { $card }.
end-apparel-1 = In the wardrobe, a little too large for it, hangs this: { $card }.
end-apparel-2 = On the back of a chair, mended at both elbows, hangs this: { $card }.
end-caps-1 = There were { $n } Caps left, in a sock.
end-caps-2 = { $n } Caps are behind a brick, and the whole street knows which brick.
end-nothing-1 = There was little to carry home, and it was not heavy.
end-nothing-2 = What was left went into one pocket, the one without the hole.
epilogue-rounds = All this took { $n ->
    [one] one round
   *[other] { $n } rounds
}. Asked afterward, nobody would have put it so high.
