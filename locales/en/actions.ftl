## What can be done, as it stands in a menu and behind a player's name.

action-rat-hot-place = lay { $strip } at { $x }, { $y } { $facing ->
    [east] to the right
    [south] downwards
    [west] to the left
   *[north] upwards
}
action-piratz-reveal = reveal a card
action-piratz-stay = stay
action-piratz-leave = leave with all { $kind ->
    [rings] rings
    [coins] coins
    [pearls] pearls
    [goblets] goblets
    [gems] gems
   *[shells] shells
}
action-piratz-keep_rat = keep rat card { $card }
action-piratz-decline_rat = keep no rat card
action-piratz-bury = bury card { $card }
action-rat-a-tat-cat-take = take the discarded card for own card { $slot }
action-rat-a-tat-cat-draw = draw a card
action-rat-a-tat-cat-replace = put it in place of own card { $slot }
action-rat-a-tat-cat-discard = discard it
action-rat-a-tat-cat-peek = peek at own card { $slot }
action-rat-a-tat-cat-swap = swap own card { $own } with card { $slot } of seat { $seat }
action-rat-a-tat-cat-draw_two = draw two
action-rat-a-tat-cat-knock = knock: rat-a-tat cat!
action-rat-a-tat-cat-pass = do not knock
action-rat-a-tat-cat-time_up = time is up
