# Wat aan de tafel van dit spel wordt gezegd: wat er gebeurde, wat je kunt doen, hoe dingen heten. Namen beginnen met piratz-.

## Hoe dingen heten.

piratz-kind = { $kind ->
    [rings] Ringen
    [coins] Munten
    [pearls] Parels
    [goblets] Bekers
    [gems] Edelstenen
   *[shells] Schelpen
}
piratz-treasures = { $kind ->
    [rings] { $count ->
        [one] { $count } ring
       *[other] { $count } ringen
    }
    [coins] { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
    [pearls] { $count ->
        [one] { $count } parel
       *[other] { $count } parels
    }
    [goblets] { $count ->
        [one] { $count } beker
       *[other] { $count } bekers
    }
    [gems] { $count ->
        [one] { $count } edelsteen
       *[other] { $count } edelstenen
    }
   *[shells] { $count ->
        [one] { $count } schelp
       *[other] { $count } schelpen
    }
}
piratz-card = { $rat ->
    [yes] { $treasures }, met een rat
   *[no] { $skull ->
        [yes] { $treasures }, met een doodshoofd
       *[no] { $treasures }
    }
}
piratz-some-card = een kaart
piratz-cards = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
}
piratz-rats = { $count ->
    [0] geen ratten
    [one] { $count } rat
   *[other] { $count } ratten
}
piratz-blocks = Gewonnen blokjes
piratz-points = Punten

## De delen van de tafel.

piratz-beach = Het strand
piratz-open-cards = Open kaarten
piratz-value-card = Waardekaart
piratz-chests = Schatkisten
piratz-nothing-open = Er ligt geen kaart op het zand.
piratz-last-round = Laatste ronde
piratz-pile = Trekstapel, { $count ->
    [0] leeg
    [one] { $count } kaart
   *[other] { $count } kaarten
}. De volgende kaart omdraaien.
piratz-discard-name = Eerder begraven
piratz-discard = { $count ->
    [0] In eerdere rondes is geen kaart begraven
    [one] In eerdere rondes is { $count } kaart begraven
   *[other] In eerdere rondes zijn { $count } kaarten begraven
}
piratz-buried = Begraven door { $name }: { $card }
piratz-laid = De schep van { $name } ligt in het zand
piratz-chest = { $name }, { $count ->
    [0] lege kist
    [one] { $count } kaart in de kist
   *[other] { $count } kaarten in de kist
}, { $digging ->
    [yes] graaft nog
   *[no] is uit deze ronde gestapt
}
piratz-look = Kijk erin
piratz-inside = De kist van { $name }
piratz-has-left = is weg
piratz-you = Jij
piratz-value = { $name }: { $blocks ->
    [none] geen blokje
   *[other] blokjes van { $blocks }
}, { $total } in het spel.
piratz-would-take = Hiermee uitstappen levert { $treasures } op, op { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
piratz-lies-open = { $treasures } op het zand.
piratz-bury-this = Deze kaart begraven: { $card }
piratz-keep-this = Deze kaart pakken: { $card }

## Wat er te doen is.

piratz-now-first = Het zand is leeg. Draai een kaart om!
piratz-now-turn = Nog een kaart omdraaien, of uitstappen met je schat?
piratz-now-no-pile = Er valt niets meer op te graven. Stap uit met een soort schat.
piratz-now-after = Blijven meedoen, of uitstappen met je schat?
piratz-now-turning = Er wordt een kaart opengedraaid …
piratz-now-alarm = Je moet uitstappen! Pak één rattenkaart als troost, of geen.
piratz-now-bury = Kies een kaart om onder je schep te begraven.
piratz-now-other = { $phase ->
    [turn] { $name } graaft of stapt uit.
    [after_reveal] Blijft { $name } meedoen?
    [alarm] { $name } moet uitstappen en mag een rattenkaart pakken.
   *[bury] { $name } begraaft een kaart.
}
piratz-now-left = Je bent uitgestapt. { $name } graaft nog.
piratz-now-over = Het spel is afgelopen.
piratz-dig = Graven
piratz-stay = Blijven
piratz-none = Geen pakken
piratz-leave = Uitstappen met …
piratz-leave-with = { $count ->
    [0] { $kind ->
        [rings] Uitstappen zonder ringen
        [coins] Uitstappen zonder munten
        [pearls] Uitstappen zonder parels
        [goblets] Uitstappen zonder bekers
        [gems] Uitstappen zonder edelstenen
       *[shells] Uitstappen zonder schelpen
    }
    [one] { $kind ->
        [rings] Uitstappen met { $count } ring
        [coins] Uitstappen met { $count } munt
        [pearls] Uitstappen met { $count } parel
        [goblets] Uitstappen met { $count } beker
        [gems] Uitstappen met { $count } edelsteen
       *[shells] Uitstappen met { $count } schelp
    }
   *[other] { $kind ->
        [rings] Uitstappen met { $count } ringen
        [coins] Uitstappen met { $count } munten
        [pearls] Uitstappen met { $count } parels
        [goblets] Uitstappen met { $count } bekers
        [gems] Uitstappen met { $count } edelstenen
       *[shells] Uitstappen met { $count } schelpen
    }
}
piratz-not-yet = Nog niet
piratz-take-back = Terugnemen
piratz-alarm = Rattenalarm!
piratz-danger = { $rats ->
    [0] Geen rat te zien
    [one] Er ligt een rat: nog een is alarm!
   *[other] Er liggen { $rats } ratten: nog een is alarm!
}
piratz-notice-last = De stapel is op: dit is de laatste ronde!

## De telling.

piratz-scoring = De schatten worden geteld
piratz-result = De uitslag
piratz-award = { $name } krijgt het blokje van { $value }
piratz-award-none = Niemand krijgt een blokje
piratz-tie = { $names } hebben elk { $treasures }.
piratz-tie-rats = Meer ratten gaan voor: { $figures }.
piratz-tie-cards = Bij evenveel ratten gaan minder kaarten voor: { $figures }.
piratz-tie-none = Tussen { $names } is het nog steeds gelijk: wat over is, krijgt niemand.
piratz-tie-figure = { $name } ({ $figure })
piratz-next = Verder
piratz-skip = Overslaan
piratz-look-at-beach = Het strand bekijken
piratz-show-scoring = De uitslag tonen

## Wat er gebeurde.

piratz-told-dealt = Er liggen { $count } kaarten op de stapel. { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
piratz-told-revealed = { $you ->
    [yes] Je draait een kaart om: { $card }.
   *[no] { $name } draait een kaart om: { $card }.
}
piratz-told-revealed-some = { $you ->
    [yes] Je draait { $card } om.
   *[no] { $name } draait { $card } om.
}
piratz-told-pile-ran-out = De stapel is op. { $count ->
    [0] Er zijn geen begraven kaarten voor een nieuwe.
    [one] De ene begraven kaart is de nieuwe stapel.
   *[other] De { $count } begraven kaarten zijn de nieuwe stapel.
} Dit is de laatste ronde!
piratz-told-alarm = { $you ->
    [yes] Rattenalarm! Je moet uitstappen.
   *[no] Rattenalarm! { $name } moet uitstappen.
}
piratz-told-stayed = { $you ->
    [yes] Je blijft meedoen.
   *[no] { $name } blijft meedoen.
}
piratz-told-left = { $you ->
    [yes] Je stapt uit met
   *[no] { $name } stapt uit met
} { $kind ->
    [rings] ringen
    [coins] munten
    [pearls] parels
    [goblets] bekers
    [gems] edelstenen
   *[shells] schelpen
}: { $count ->
    [0] geen kaarten.
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
piratz-told-kept-rat = { $you ->
    [yes] Je pakt een rattenkaart als troost: { $card }.
   *[no] { $name } pakt een rattenkaart als troost: { $card }.
}
piratz-told-declined-rat = { $you ->
    [yes] Je pakt geen rattenkaart.
   *[no] { $name } pakt geen rattenkaart.
}
piratz-told-buried = { $you ->
    [yes] Je begraaft { $card }.
   *[no] { $name } begraaft { $card }.
}
piratz-told-shovel-laid = Er ligt geen kaart open. { $you ->
    [yes] Je legt je schep in het zand.
   *[no] { $name } legt de schep in het zand.
}
piratz-told-round-ended = De ronde is voorbij; { $count ->
    [0] er is geen kaart begraven.
    [one] { $count } begraven kaart gaat weg.
   *[other] { $count } begraven kaarten gaan weg.
} { $you ->
    [yes] Jij begint de volgende ronde.
   *[no] { $name } begint de volgende ronde.
}
piratz-told-award = { $name } krijgt { $value } voor { $treasures }
piratz-told-scored = { $kind }: { $awards }.
piratz-told-scored-none = { $kind }: niemand krijgt een blokje.
piratz-told-points = { $name } { $count }
piratz-told-ended = Het spel is afgelopen. Punten: { $points }.

## De toetsen.

piratz-key-dig = Een kaart omdraaien
piratz-key-stay = Blijven meedoen
piratz-key-kind = Zien wat een soort schat oplevert; nog eens: ermee uitstappen
piratz-key-card = Van kaart naar kaart gaan
piratz-key-choose = De kaart pakken of begraven, met de schat uitstappen
piratz-key-none = Geen rattenkaart pakken

## Why it is over
piratz-reason-points = De meeste punten winnen.

## Looking back: what can be done, as it stands behind a name
review-piratz-reveal = een kaart opgraven
review-piratz-stay = blijven
review-piratz-leave = uitstappen met alle { $kind ->
    [rings] ringen
    [coins] munten
    [pearls] parels
    [goblets] bekers
    [gems] edelstenen
   *[shells] schelpen
}
review-piratz-keep-rat = de rattenkaart houden: { $card }
review-piratz-decline-rat = geen rattenkaart houden
review-piratz-bury = een kaart begraven: { $card }

## Whether the shuffles were fair
fair-named-piratz = { $count ->
    [one] De kaart die is gehouden of begraven, was toen al opgegraven.
   *[other] Alle { $count } kaarten die zijn gehouden of begraven, waren toen al opgegraven.
}
fair-named-piratz-not = Er zijn kaarten gehouden of begraven die nog niet waren opgegraven.
