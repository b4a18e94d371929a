## Scenarios and factions

scenario-two-wells = Two Wells
    .about = It has not rained since the goat died, and the goat was old. The Bucket Council owns one well and a queue. The Dry Brothers own the other and the people in it.

faction-bucket-council = Bucket Council
    .about = An elected queue: one list, one rope, a bucket for each. Nobody has ever been sent away. The list is longer than the day.

faction-dry-brothers = Dry Brothers
    .about = Well-diggers under a vow. They know to the inch how much is left and have told nobody, because the number would start a war. Whoever asks is shown the depth.

## Quests

quest-cut-rope = The Cut Rope
    .intro = By noon the queue at the Salt Market has reached the crossroads, and somebody has cut the rope off the bucket. The Bucket Council wants the knife and whoever was holding it; the Dry Brothers want the bucket. Both have noticed that you are carrying neither.
    .objective-1 = Bring the Council a Brother’s knife
    .objective-2 = Find the bucket for the Brothers

quest-queue-book = The Book of the Queue
    .intro = The Council writes down who stands behind whom. Three of the names died in spring and are still moving up, being patient. The Council wants the living in order by evening; the Brothers would pay for the page with the dead, who drink so little.
    .objective-1 = Call the roll at the Lantern Church
    .objective-2 = Take the page to the Cistern Steps

quest-vow-of-thirst = The Vow of Thirst
    .intro = Whoever drinks with the Brothers swears never to tell how deep their well is, and whoever asks is shown. Nine people are sitting on a ledge down there, comparing answers. The Council has room for nine more in its queue; the Brothers have room for you, for one dry night.
    .objective-1 = Pull up the nine at the Cistern Steps
    .objective-2 = Keep the vow till morning, out in the ruins

quest-one-pipe = One Pipe
    .intro = Behind the calendar in the Lantern Church hangs an old plan: the two wells are one well, joined by a pipe, with a valve in the middle. Opened, it waters everybody. Turned the other way, it waters whoever turned it. The tenants of the pipe have not been asked.
    .objective-1 = Stake out the pipe for the Council from Signal Hill
    .objective-2 = Find the valve and shut it for the Brothers
    .objective-3 = Open it for both sides, with four hands
