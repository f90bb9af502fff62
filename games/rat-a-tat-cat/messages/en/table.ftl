# What the table of this game says: what happened, what can be done, what things are called. Messages begin with rat-a-tat-cat-.

## What the cards are called, as in “You drew …”.

rat-a-tat-cat-cat = a cat, { $value }
rat-a-tat-cat-rat = a rat, { $value }
rat-a-tat-cat-peek = a Peek
rat-a-tat-cat-swap = a Swap
rat-a-tat-cat-draw-two = a Draw 2

## Places on the table

rat-a-tat-cat-line = The cards of { $name }
rat-a-tat-cat-seat = { $name }, points so far: { $total }
rat-a-tat-cat-own-card = Your card { $slot }
rat-a-tat-cat-card-of = { $name }, card { $slot }
rat-a-tat-cat-face-down = face down
rat-a-tat-cat-known = face down, and you know it: { $card }
rat-a-tat-cat-pile = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rat-a-tat-cat-discard-pile = Discard pile ({ $count }), on top: { $card }
rat-a-tat-cat-discard-dead = Discard pile ({ $count }), on top: { $card }. A power card may not be taken.
rat-a-tat-cat-empty = nothing
rat-a-tat-cat-draws-left = { $count ->
    [one] one more card
   *[other] { $count } more cards
}
rat-a-tat-cat-dealer = dealt this round
rat-a-tat-cat-dealer-short = dealer
rat-a-tat-cat-knocked = knocked!
rat-a-tat-cat-last-turn = last turn
rat-a-tat-cat-turn-done = done
rat-a-tat-cat-out = out

## How far the game is

rat-a-tat-cat-round-of = Round { $round } of { $rounds }
rat-a-tat-cat-round-points = Round { $round } · up to { $points } points
rat-a-tat-cat-round-minutes = Round { $round } · { $minutes } minutes
rat-a-tat-cat-last-round = Round { $round }, the last one!

## What to do now

rat-a-tat-cat-prompt-look = Hold or tap your two outer cards to look at them.
rat-a-tat-cat-prompt-looking = Remember these two!
rat-a-tat-cat-prompt-turn = Draw a card from the pile, or take the top discard: { $card }.
rat-a-tat-cat-prompt-draw = Draw a card from the pile. The power card may not be taken.
rat-a-tat-cat-prompt-take = Which of your cards shall it replace?
rat-a-tat-cat-prompt-drawn = You have { $card }. Tap the card it shall replace, or discard it.
rat-a-tat-cat-prompt-drawn-peek = A Peek! Use it to look at one of your cards, or discard it.
rat-a-tat-cat-prompt-drawn-swap = A Swap! Use it to swap a card with somebody, or discard it.
rat-a-tat-cat-prompt-drawn-draw-two = A Draw 2! Use it to draw again, up to twice, or discard it.
rat-a-tat-cat-prompt-peek = Which of your cards do you want to see?
rat-a-tat-cat-prompt-swap = Which of your cards do you give away?
rat-a-tat-cat-prompt-swap-other = And whose card do you want for it?
rat-a-tat-cat-prompt-knock = End your turn – or knock, if you think you have the fewest points.
rat-a-tat-cat-prompt-other = { $last ->
    [yes] The last turn of { $name }:
   *[no] { $name }:
} { $phase ->
    [turn] draw or take?
    [drawn] what to do with this card?
   *[knock] to knock or not to knock?
}
rat-a-tat-cat-prompt-out = You are out and watch now. { $name } plays.
rat-a-tat-cat-prompt-over = The game is over.

## Buttons

rat-a-tat-cat-look = Look
rat-a-tat-cat-skip-look = Don’t look
rat-a-tat-cat-got-them = I’ve got them
rat-a-tat-cat-seen-enough = Turn over
rat-a-tat-cat-draw = Draw
rat-a-tat-cat-take = Take
rat-a-tat-cat-discard = Discard
rat-a-tat-cat-discard-it = Discard it
rat-a-tat-cat-use-peek = Peek
rat-a-tat-cat-use-swap = Swap
rat-a-tat-cat-use-draw-two = Draw 2
rat-a-tat-cat-knock = Knock!
rat-a-tat-cat-pass = End my turn
rat-a-tat-cat-cancel = Never mind
rat-a-tat-cat-take-back = Take it back
rat-a-tat-cat-scores = Score sheet
rat-a-tat-cat-discards = All discards
rat-a-tat-cat-discards-show = Show all
rat-a-tat-cat-close = Close

## A knock, and the end of a round

rat-a-tat-cat-banner = Rat-a-tat cat!
rat-a-tat-cat-banner-by = { $name } knocks. Everybody else has one more turn.
rat-a-tat-cat-reveal = Round { $round }: cards up!
rat-a-tat-cat-reveal-forgotten = The power cards were replaced from the pile before the points were counted. The cards that came for them are not on the table any more.
rat-a-tat-cat-fewest = fewest
rat-a-tat-cat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all
rat-a-tat-cat-next-round = Next round
rat-a-tat-cat-to-scores = To the score sheet
rat-a-tat-cat-show-last-round = Cards of the last round
rat-a-tat-cat-round-column = Round
rat-a-tat-cat-no-rounds = The first round is being played.
rat-a-tat-cat-sum = Sum
rat-a-tat-cat-leading = is in the lead
rat-a-tat-cat-winner = has the fewest

## What happened, for the log: no card is named.

rat-a-tat-cat-told-dealt = Round { $round }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
rat-a-tat-cat-told-took = { $you ->
    [yes] You take the top discard for your card { $slot }.
   *[no] { $name } takes the top discard for card { $slot }.
}
rat-a-tat-cat-told-drew = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
rat-a-tat-cat-told-reshuffled = The discards are shuffled and become the pile.
rat-a-tat-cat-told-replaced = { $you ->
    [yes] You keep it in place of your card { $slot }.
   *[no] { $name } keeps it in place of card { $slot }.
}
rat-a-tat-cat-told-discarded = { $you ->
    [yes] You discard it.
   *[no] { $name } discards it.
}
rat-a-tat-cat-told-peeked = { $you ->
    [yes] You peek at your card { $slot }.
   *[no] { $name } peeks at card { $slot }.
}
rat-a-tat-cat-told-swapped = { $you ->
    [yes] You swap your card { $own }
   *[no] { $name } swaps card { $own }
} with { $yours ->
    [yes] your card { $slot }.
   *[no] { $other }, card { $slot }.
}
rat-a-tat-cat-told-draw-two = { $you ->
    [yes] You play Draw 2.
   *[no] { $name } plays Draw 2.
}
rat-a-tat-cat-told-knocked = { $you ->
    [yes] You knock: rat-a-tat cat!
   *[no] { $name } knocks: rat-a-tat cat!
}
rat-a-tat-cat-told-time-up = Time is up; this round is the last.
rat-a-tat-cat-told-shown = All cards are turned up.
rat-a-tat-cat-told-exchanged = { $you ->
    [yes] Your power card { $slot } is replaced from the pile.
   *[no] { $name }: power card { $slot } is replaced from the pile.
}
rat-a-tat-cat-told-round-ended = Points of round { $round }: { $points }.
rat-a-tat-cat-told-ended = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}

## What is said besides, to those who listen.

rat-a-tat-cat-said-passed = { $you ->
    [yes] You do not knock.
   *[no] { $name } does not knock.
}
rat-a-tat-cat-said-turned-up = Turned up: { $card }.
rat-a-tat-cat-said-laid = It is { $card }.
rat-a-tat-cat-said-seen = It is { $card }.
rat-a-tat-cat-said-discarded = Discarded: { $card }.

## Keys

rat-a-tat-cat-key-look = look at your outer cards, or turn them over
rat-a-tat-cat-key-draw = draw a card
rat-a-tat-cat-key-take = take the top discard
rat-a-tat-cat-key-slot = choose a card of your own
rat-a-tat-cat-key-discard = discard the drawn card
rat-a-tat-cat-key-peek = use a Peek
rat-a-tat-cat-key-swap = use a Swap
rat-a-tat-cat-key-draw-two = use a Draw 2
rat-a-tat-cat-key-knock = knock
rat-a-tat-cat-key-pass = end your turn
rat-a-tat-cat-key-cancel = change your mind
rat-a-tat-cat-key-scores = the score sheet
rat-a-tat-cat-key-discards = all discards, if the table remembers
rat-a-tat-cat-key-arrows = go from card to card

## Why it is over
rat-a-tat-cat-reason-points = The fewest points win.

## Looking back: what can be done, as it stands behind a name
review-rat-a-tat-cat-take = take the discarded card for own card { $slot }
review-rat-a-tat-cat-draw = draw a card
review-rat-a-tat-cat-replace = put the drawn card in place of own card { $slot }
review-rat-a-tat-cat-discard = discard the drawn card
review-rat-a-tat-cat-peek = peek at own card { $slot }
review-rat-a-tat-cat-swap = { $you ->
    [yes] swap own card { $own } with your card { $slot }
   *[no] swap own card { $own } with card { $slot } of { $name }
}
review-rat-a-tat-cat-draw-two = draw two cards
review-rat-a-tat-cat-knock = knock: rat-a-tat cat!
review-rat-a-tat-cat-pass = do not knock
review-rat-a-tat-cat-time-up = time is up
