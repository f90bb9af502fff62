# What the table of this game says: what happened, what can be done, what things are called. Messages begin with rat-hot-.

## Fields
rat-hot-field-chili = chili
rat-hot-field-paprika = paprika
rat-hot-field-cinnamon = cinnamon
rat-hot-field-saffron = saffron
rat-hot-field-jalapeno = jalapeño
rat-hot-field-ginger = ginger
rat-hot-field-wasabi = wasabi
rat-hot-field-pepper = pepper
rat-hot-field-red_rat = red rat
rat-hot-field-green_rat = green rat
rat-hot-field-empty = empty
rat-hot-field-s = S
rat-hot-field = column { $x }, row { $y }: { $field }, level { $level }
rat-hot-field-table = column { $x }, row { $y }: bare table

## Players
rat-hot-you = You
rat-hot-you-small = you
rat-hot-side = { $who ->
    [you] You
   *[other] { $name }
}, { $colour ->
    [red] red crates
   *[green] green sacks
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $rats ->
    [0] no rat looks out
    [one] 1 rat looks out
   *[other] { $rats } rats look out
}
rat-hot-rats = { $rats ->
    [0] No rat looks out
    [one] 1 rat looks out
   *[other] { $rats } rats look out
}

## The table
rat-hot-board = The table, { $strips ->
    [one] 1 strip
   *[other] { $strips } strips
} on it
rat-hot-board-keys = 1 or 2 takes a strip, the arrow keys move it, N goes to the next place, R turns it, Enter lays it, Escape puts it back.
rat-hot-tools = Look at the table
rat-hot-nearer = Nearer
rat-hot-farther = Farther
rat-hot-fit = See everything
rat-hot-levels = Show the levels
rat-hot-pile = { $count ->
    [0] No strips in the pile
    [one] 1 strip in the pile
   *[other] { $count } strips in the pile
}
rat-hot-pile-why = These strips have not come up yet. Nobody knows which is next.
rat-hot-pile-empty = Every strip has come up.

## A turn
rat-hot-tray = { $who ->
    [you] Your strips
   *[other] Strips of { $name }
}
rat-hot-strip = Strip { $number }: { $fields }
rat-hot-step = Strip { $step } of { $of }
rat-hot-lays = { $name } is laying strips
rat-hot-hint-pick = Take a strip
rat-hot-hint-place = Where shall it go?
rat-hot-hint-finish = All good? Finish your turn!
rat-hot-turn = Rotate
rat-hot-take-back = Take back
rat-hot-finish = Finish turn
rat-hot-impossible = Not possible here
rat-hot-no-points = no points
rat-hot-two-rats = Two of your rats look out
rat-hot-three-rats = Three of your rats! Cover one with your next strip
rat-hot-three-rats-last = Three of your rats: you would lose!
rat-hot-facing = First field { $facing ->
    [east] on the left.
    [south] at the top.
    [west] on the right.
   *[north] at the bottom.
}

## For those who listen
rat-hot-said-pays = { $who ->
    [you] Pays you { $points }.
   *[other] Pays { $name } { $points }.
}
rat-hot-said-pays-nothing = Pays nothing.
rat-hot-said-rats = { $rats } of your rats would look out.
rat-hot-said-meets = { $own } meets { $field } { $side ->
    [above] above.
    [right] on the right.
    [below] below.
   *[left] on the left.
}
rat-hot-said-meets-nothing = No pictures meet.
rat-hot-said-covers = Covers: { $fields }.
rat-hot-said-on-table = On the bare table.
rat-hot-said-where = Its middle is in column { $x }, row { $y }.
rat-hot-said-impossible = Not possible here.
rat-hot-said-back = The strip is back in your hand.
rat-hot-said-resting = The strip lies there. Press Enter to finish your turn.

## What happened
rat-hot-told-dealt = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
rat-hot-told-revealed = { $who ->
    [you] You turn up
   *[other] { $name } turns up
}: { $strips }.
rat-hot-told-laid = { $who ->
    [you] You lay
   *[other] { $name } lays
} { $strip }{ $level ->
    [one] .
   *[other] {" "}on level { $level }.
}
rat-hot-told-gets = { $who ->
    [you] You get { $points }.
   *[other] { $name } gets { $points }.
}
rat-hot-told-set-aside = { $who ->
    [you] You have
   *[other] { $name } has
} no place left: { $count ->
    [one] a strip goes
   *[other] { $count } strips go
} back into the box.
rat-hot-told-final = Every group pays once more.
rat-hot-told-rats = { $who ->
    [you] Three of your rats look out: you have lost!
   *[other] Three rats of { $name } look out: { $name } has lost!
}
rat-hot-told-won = { $who ->
    [you] You have won!
   *[other] { $name } has won!
}
rat-hot-told-draw = Both have won.

## Keys
rat-hot-key-pick = take the first or second strip
rat-hot-key-move = move it over the table
rat-hot-key-next = to the next or previous place, the best first
rat-hot-key-turn = turn it to the right or left
rat-hot-key-lay = lay it; finish the turn
rat-hot-key-back = put it back
rat-hot-key-take-back = take back what was laid last
rat-hot-key-levels = show the levels
rat-hot-key-zoom = nearer, farther, everything
rat-hot-key-pan = look around

## Why it is over
rat-hot-reason-points = The most points win.

## Looking back: what can be done, as it stands behind a name
review-rat-hot-place = lay { $strip } { $facing ->
    [east] to the right
    [south] downwards
    [west] to the left
   *[north] upwards
}
review-rat-hot-over = on top of { $fields }
review-rat-hot-beside = beside { $fields }
review-rat-hot-where = from column { $x }, row { $y }

## Whether the shuffles were fair
fair-named-rat-hot = { $count ->
    [one] The strip that was laid came in this order.
   *[other] All { $count } strips that were laid came in this order.
}
fair-named-rat-hot-not = Strips were laid that had not come yet in this order.
