## Það sem hægt er að gera, eins og það stendur í vallista og á eftir nafni.

action-rat-hot-place = leggja { $strip } á { $x }, { $y } { $facing ->
    [east] til hægri
    [south] niður
    [west] til vinstri
   *[north] upp
}
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
action-rat-a-tat-cat-take = taka spilið úr kastbunkanum fyrir eigið spil { $slot }
action-rat-a-tat-cat-draw = draga spil
action-rat-a-tat-cat-replace = skipta út eigin spili { $slot }
action-rat-a-tat-cat-discard = kasta því
action-rat-a-tat-cat-peek = kíkja á eigið spil { $slot }
action-rat-a-tat-cat-swap = skipta á eigin spili { $own } og spili { $slot } í sæti { $seat }
action-rat-a-tat-cat-draw_two = draga tvö spil
action-rat-a-tat-cat-knock = banka: Rat-a-Tat Cat!
action-rat-a-tat-cat-pass = banka ekki
action-rat-a-tat-cat-time_up = tíminn er liðinn
