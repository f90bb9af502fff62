## Looking back on a finished game.

server-given-up = This game was given up or broken off before its end, so nobody knows who would have won. You can step through it, but the king has no opinion of it.
server-many-reviews = The king has many games to think about already. Please ask again in a few minutes.
server-too-long = This game has too many moves to look back on it. Its record can still be downloaded.

## The way through the game

review-steps = Step through the game
review-step = Step { $number } of { $last }
review-first = To the deal
review-back = One step back
review-play = Play by itself
review-pause = Stop
review-forward = One step on
review-last = To the end
review-leave = Leave the look back

## Whose eyes

review-eyes = Which cards?
review-eyes-all = All cards
review-eyes-all-hint = Everything lies open, also what nobody could see.
review-eyes-hint = { $you ->
    [yes] Only what you could know at the time, with a perfect memory.
   *[no] Only what { $name } could know at the time, with a perfect memory.
}

## A decision

review-person = { $you ->
    [yes] You
   *[no] { $name }
}
review-decides = { $you ->
    [yes] You decide
   *[no] { $name } decides
}
review-played = Played
review-better = Better
review-good = Nothing was clearly better. Chance of winning: { $chance }.
review-cost = The chance of winning fell from { $before } to { $after }.
review-hidden = { $you ->
    [yes] What you could have done better depends on cards that are hidden here.
   *[no] What { $name } could have done better depends on cards that are hidden here.
}

## What the king thinks

review-opinion = What to think of it
review-thinking = The rat king thinks about every decision. You can look at the game meanwhile.
review-graph = The chance of winning
review-graph-hint = Tap the picture to go there. Hollow marks are mistakes, little arrows are turning points.
review-chance-of = { $you ->
    [yes] You: { $chance }.
   *[no] { $name }: { $chance }.
}
review-turning = Turning points
review-turning-mistake = { $you ->
    [yes] You gave { $percent } away.
   *[no] { $name } gave { $percent } away.
}
review-turning-luck = { $you ->
    [yes] Luck gave you { $percent }.
   *[no] Luck gave { $name } { $percent }.
}
review-no-turning = There were none: the game went quietly from its start to its end.
review-balance = Luck and play
review-balance-note = The way of each player's chance of winning, from the first decision to the end. The king knew only what the player knew, and imagined the hidden cards anew every time: what nobody decided is luck, and so is what the king misjudged.
review-start = At the start
review-mistakes = Own mistakes
review-gifts = Gifts
review-luck = Luck of the draw
review-end = In the end
review-by-luck = { $you ->
    [yes] For you luck decided more than play.
   *[no] For { $name } luck decided more than play.
}
review-by-play = { $you ->
    [yes] For you play decided more than luck.
   *[no] For { $name } play decided more than luck.
}
review-same-cards = With the same cards, rats and pups win { $percent } on this seat.

## What if

review-what-if = What if …?
review-what-if-note = You play on from step { $number }. The cards are the same as then; bots take the other seats. It counts for nothing but the answer.
review-what-if-seat = Who are you?
review-what-if-level = How strong are the others?
review-what-if-go = Play on
