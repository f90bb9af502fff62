# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
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

## Its options
option-piratz-first = the seat that starts
option-piratz-memory = whether players remember for themselves, or the view does it for them

## The table
legend-piratz = ○ rings · $ coins · • pearls · Y goblets · ◆ gems · @ shells · R rat · ♠ shovel
terminal-piratz-round = Round { $round }
terminal-piratz-pile = Draw pile
terminal-piratz-keep = keep this rat card: { $card }
terminal-piratz-bury = bury this card: { $card }
