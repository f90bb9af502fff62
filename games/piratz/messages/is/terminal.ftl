# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-piratz-reveal = snúa spili við
action-piratz-stay = vera áfram
action-piratz-leave = fara með { $kind ->
    [rings] alla hringa
    [coins] alla peninga
    [pearls] allar perlur
    [goblets] alla bikara
    [gems] alla gimsteina
   *[shells] allar skeljar
}
action-piratz-keep_rat = halda rottuspili { $card }
action-piratz-decline_rat = halda engu rottuspili
action-piratz-bury = grafa spil { $card }

## Its options
option-piratz-first = sætið sem byrjar
option-piratz-memory = hvort leikmenn muna sjálfir hvað er farið eða sjónarhornið man það fyrir þá

## The table
legend-piratz = ○ hringar · $ peningar · • perlur · Y bikarar · ◆ gimsteinar · @ skeljar · R rotta · ♠ skófla
terminal-piratz-round = Umferð { $round }
terminal-piratz-pile = Bunkinn
terminal-piratz-keep = halda þessu rottuspili: { $card }
terminal-piratz-bury = grafa þetta spil: { $card }
