# What the table of this game says: what happened, what can be done, what things are called. Messages begin with piratz-.

## What things are called.

piratz-kind = { $kind ->
    [rings] Rings
    [coins] Coins
    [pearls] Pearls
    [goblets] Goblets
    [gems] Gems
   *[shells] Shells
}
piratz-treasures = { $kind ->
    [rings] { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [pearls] { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
    [goblets] { $count ->
        [one] { $count } goblet
       *[other] { $count } goblets
    }
    [gems] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
   *[shells] { $count ->
        [one] { $count } shell
       *[other] { $count } shells
    }
}
piratz-card = { $rat ->
    [yes] { $treasures }, with a rat
   *[no] { $skull ->
        [yes] { $treasures }, with a skull
       *[no] { $treasures }
    }
}
piratz-some-card = a card
piratz-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
piratz-rats = { $count ->
    [0] no rats
    [one] { $count } rat
   *[other] { $count } rats
}
piratz-blocks = Blocks won
piratz-points = Points

## The parts of the table.

piratz-beach = The beach
piratz-open-cards = Open cards
piratz-value-card = Value card
piratz-chests = Treasure chests
piratz-nothing-open = No card lies on the sand.
piratz-last-round = Last round
piratz-pile = Draw pile, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}. Turn up the next card.
piratz-discard-name = Buried before
piratz-discard = { $count ->
    [0] No cards were buried in earlier rounds
    [one] { $count } card was buried in earlier rounds
   *[other] { $count } cards were buried in earlier rounds
}
piratz-buried = Buried by { $name }: { $card }
piratz-laid = The shovel of { $name } lies in the sand
piratz-chest = { $name }, { $count ->
    [0] empty chest
    [one] { $count } card in the chest
   *[other] { $count } cards in the chest
}, { $digging ->
    [yes] is digging
   *[no] has left this round
}
piratz-look = Look inside
piratz-inside = The chest of { $name }
piratz-has-left = left
piratz-you = You
piratz-value = { $name }: { $blocks ->
    [none] no block
   *[other] blocks worth { $blocks }
}, { $total } in the game.
piratz-would-take = Leaving with it takes { $treasures } on { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
piratz-lies-open = { $treasures } on the sand.
piratz-bury-this = Bury this card: { $card }
piratz-keep-this = Take this card: { $card }

## What is to be done.

piratz-now-first = The sand is empty. Turn up a card!
piratz-now-turn = Turn up another card, or leave with your treasure?
piratz-now-no-pile = There is nothing left to dig up. Leave with one kind of treasure.
piratz-now-after = Stay with the others, or leave with your treasure?
piratz-now-turning = A card is turned up …
piratz-now-alarm = You must leave! Take one rat card to comfort you, or none.
piratz-now-bury = Choose a card to bury under your shovel.
piratz-now-other = { $phase ->
    [turn] { $name } digs or leaves.
    [after_reveal] Does { $name } stay or leave?
    [alarm] { $name } must leave and may take a rat card.
   *[bury] { $name } buries a card.
}
piratz-now-left = You have left. { $name } is still digging.
piratz-now-over = The game is over.
piratz-dig = Dig
piratz-stay = Stay
piratz-none = Take none
piratz-leave = Leave with …
piratz-leave-with = { $count ->
    [0] { $kind ->
        [rings] Leave with no rings
        [coins] Leave with no coins
        [pearls] Leave with no pearls
        [goblets] Leave with no goblets
        [gems] Leave with no gems
       *[shells] Leave with no shells
    }
    [one] { $kind ->
        [rings] Leave with { $count } ring
        [coins] Leave with { $count } coin
        [pearls] Leave with { $count } pearl
        [goblets] Leave with { $count } goblet
        [gems] Leave with { $count } gem
       *[shells] Leave with { $count } shell
    }
   *[other] { $kind ->
        [rings] Leave with { $count } rings
        [coins] Leave with { $count } coins
        [pearls] Leave with { $count } pearls
        [goblets] Leave with { $count } goblets
        [gems] Leave with { $count } gems
       *[shells] Leave with { $count } shells
    }
}
piratz-not-yet = Not yet
piratz-take-back = Take back
piratz-alarm = Rat alarm!
piratz-danger = { $rats ->
    [0] No rat in sight
    [one] A rat lies open: another means alarm!
   *[other] { $rats } rats lie open: another means alarm!
}
piratz-notice-last = The pile has run out: this is the last round!

## The scoring.

piratz-scoring = The treasure is counted
piratz-result = The result
piratz-award = { $name } gets the block worth { $value }
piratz-award-none = Nobody gets a block
piratz-tie = { $names } have { $treasures } each.
piratz-tie-rats = More rats go first: { $figures }.
piratz-tie-cards = With equally many rats, fewer cards go first: { $figures }.
piratz-tie-none = { $names } are still equal: nobody gets what is left.
piratz-tie-figure = { $name } ({ $figure })
piratz-next = Next
piratz-skip = Skip
piratz-look-at-beach = Look at the beach
piratz-show-scoring = Show the result

## What happened.

piratz-told-dealt = { $count } cards lie in the pile. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
piratz-told-revealed = { $you ->
    [yes] You turn up a card: { $card }.
   *[no] { $name } turns up a card: { $card }.
}
piratz-told-revealed-some = { $you ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
piratz-told-pile-ran-out = The pile has run out. { $count ->
    [0] There are no buried cards for a new one.
    [one] The one buried card is the new pile.
   *[other] The { $count } buried cards are the new pile.
} This is the last round!
piratz-told-alarm = { $you ->
    [yes] Rat alarm! You must leave.
   *[no] Rat alarm! { $name } must leave.
}
piratz-told-stayed = { $you ->
    [yes] You stay.
   *[no] { $name } stays.
}
piratz-told-left = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} with { $kind ->
    [rings] rings
    [coins] coins
    [pearls] pearls
    [goblets] goblets
    [gems] gems
   *[shells] shells
}: { $count ->
    [0] no cards.
    [one] { $count } card.
   *[other] { $count } cards.
}
piratz-told-kept-rat = { $you ->
    [yes] You take a rat card to comfort you: { $card }.
   *[no] { $name } takes a rat card for comfort: { $card }.
}
piratz-told-declined-rat = { $you ->
    [yes] You take no rat card.
   *[no] { $name } takes no rat card.
}
piratz-told-buried = { $you ->
    [yes] You bury { $card }.
   *[no] { $name } buries { $card }.
}
piratz-told-shovel-laid = No card lies open. { $you ->
    [yes] You lay your shovel in the sand.
   *[no] { $name } lays the shovel in the sand.
}
piratz-told-round-ended = The round is over; { $count ->
    [0] no cards were buried.
    [one] { $count } buried card is put aside.
   *[other] { $count } buried cards are put aside.
} { $you ->
    [yes] You begin the next round.
   *[no] { $name } begins the next round.
}
piratz-told-award = { $name } gets { $value } with { $treasures }
piratz-told-scored = { $kind }: { $awards }.
piratz-told-scored-none = { $kind }: nobody gets a block.
piratz-told-points = { $name } { $count }
piratz-told-ended = The game is over. Points: { $points }.

## The keys.

piratz-key-dig = Turn up a card
piratz-key-stay = Stay
piratz-key-kind = See what a kind of treasure takes; again: leave with it
piratz-key-card = Go from card to card
piratz-key-choose = Take or bury the card, leave with the treasure
piratz-key-none = Take no rat card

## Why it is over
piratz-reason-points = The most points win.

## Looking back: what can be done, as it stands behind a name
review-piratz-reveal = dig up a card
review-piratz-stay = stay
review-piratz-leave = leave with all { $kind ->
    [rings] rings
    [coins] coins
    [pearls] pearls
    [goblets] goblets
    [gems] gems
   *[shells] shells
}
review-piratz-keep-rat = keep the rat card: { $card }
review-piratz-decline-rat = keep no rat card
review-piratz-bury = bury a card: { $card }

## Whether the shuffles were fair
fair-named-piratz = { $count ->
    [one] The card that was kept or buried had been dug up by then.
   *[other] All { $count } cards that were kept or buried had been dug up by then.
}
fair-named-piratz-not = Cards were kept or buried that had not been dug up yet.
