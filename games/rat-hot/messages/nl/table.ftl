# Wat de tafel van dit spel zegt: wat er gebeurde, wat je kunt doen, hoe dingen heten. Alle berichten beginnen met rat-hot-.

## Velden
rat-hot-field-chili = chilipeper
rat-hot-field-paprika = paprika
rat-hot-field-cinnamon = kaneel
rat-hot-field-saffron = saffraan
rat-hot-field-jalapeno = jalapeño
rat-hot-field-ginger = gember
rat-hot-field-wasabi = wasabi
rat-hot-field-pepper = peper
rat-hot-field-red_rat = rode rat
rat-hot-field-green_rat = groene rat
rat-hot-field-empty = leeg
rat-hot-field-s = S
rat-hot-field = kolom { $x }, rij { $y }: { $field }, verdieping { $level }
rat-hot-field-table = kolom { $x }, rij { $y }: kale tafel

## Spelers
rat-hot-you = Jij
rat-hot-you-small = jij
rat-hot-side = { $who ->
    [you] Jij
   *[other] { $name }
}, { $colour ->
    [red] rode kisten
   *[green] groene zakken
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $rats ->
    [0] er kijkt geen rat naar buiten
    [one] er kijkt 1 rat naar buiten
   *[other] er kijken { $rats } ratten naar buiten
}
rat-hot-rats = { $rats ->
    [0] Er kijkt geen rat naar buiten
    [one] Er kijkt 1 rat naar buiten
   *[other] Er kijken { $rats } ratten naar buiten
}

## De tafel
rat-hot-board = De tafel met { $strips ->
    [one] 1 strookje
   *[other] { $strips } strookjes
}
rat-hot-board-keys = 1 of 2 pakt een strookje, de pijltjestoetsen bewegen het, N gaat naar de volgende plek, R draait het, Enter legt het neer, Escape legt het terug.
rat-hot-tools = De tafel bekijken
rat-hot-nearer = Dichterbij
rat-hot-farther = Verder weg
rat-hot-fit = Alles zien
rat-hot-levels = Verdiepingen tonen
rat-hot-pile = { $count ->
    [0] Geen strookjes op de stapel
    [one] 1 strookje op de stapel
   *[other] { $count } strookjes op de stapel
}
rat-hot-pile-why = Deze strookjes komen nog. Welk het volgende is, weet niemand.
rat-hot-pile-empty = Alle strookjes zijn al geweest.

## Een beurt
rat-hot-tray = { $who ->
    [you] Jouw strookjes
   *[other] Strookjes van { $name }
}
rat-hot-strip = Strookje { $number }: { $fields }
rat-hot-step = Strookje { $step } van { $of }
rat-hot-lays = { $name } is aan het leggen
rat-hot-hint-pick = Pak een strookje
rat-hot-hint-place = Waar moet het heen?
rat-hot-hint-finish = Alles goed? Maak je beurt af!
rat-hot-turn = Draaien
rat-hot-take-back = Terug
rat-hot-finish = Beurt klaar
rat-hot-impossible = Hier kan het niet
rat-hot-no-points = geen punten
rat-hot-two-rats = Twee van jouw ratten kijken naar buiten
rat-hot-three-rats = Drie van jouw ratten! Bedek er een met je volgende strookje
rat-hot-three-rats-last = Drie van jouw ratten: je zou verliezen!
rat-hot-facing = Het eerste veld ligt { $facing ->
    [east] links.
    [south] boven.
    [west] rechts.
   *[north] onder.
}

## Voor wie luistert
rat-hot-said-pays = { $who ->
    [you] Levert jou { $points } op.
   *[other] Levert { $name } { $points } op.
}
rat-hot-said-pays-nothing = Levert niets op.
rat-hot-said-rats = { $rats } van jouw ratten zouden naar buiten kijken.
rat-hot-said-meets = { $own } raakt { $side ->
    [above] boven
    [right] rechts
    [below] onder
   *[left] links
} aan { $field }.
rat-hot-said-meets-nothing = Geen plaatjes raken elkaar.
rat-hot-said-covers = Bedekt: { $fields }.
rat-hot-said-on-table = Op de lege tafel.
rat-hot-said-where = Het midden ligt in kolom { $x }, rij { $y }.
rat-hot-said-impossible = Hier kan het niet.
rat-hot-said-back = Het strookje is weer in je hand.
rat-hot-said-resting = Het strookje ligt er. Druk op Enter om je beurt af te maken.

## Wat er gebeurde
rat-hot-told-dealt = { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
rat-hot-told-revealed = { $who ->
    [you] Jij draait om
   *[other] { $name } draait om
}: { $strips }.
rat-hot-told-laid = { $who ->
    [you] Jij legt
   *[other] { $name } legt
} { $strip }{ $level ->
    [one] .
   *[other] {" "}op verdieping { $level }.
}
rat-hot-told-gets = { $who ->
    [you] Jij krijgt { $points }.
   *[other] { $name } krijgt { $points }.
}
rat-hot-told-set-aside = { $who ->
    [you] Jij hebt
   *[other] { $name } heeft
} geen plek meer: { $count ->
    [one] een strookje gaat
   *[other] { $count } strookjes gaan
} terug in de doos.
rat-hot-told-final = Elke groep betaalt nog een keer.
rat-hot-told-rats = { $who ->
    [you] Drie van jouw ratten kijken naar buiten: je hebt verloren!
   *[other] Drie ratten van { $name } kijken naar buiten: { $name } heeft verloren!
}
rat-hot-told-won = { $who ->
    [you] Jij hebt gewonnen!
   *[other] { $name } heeft gewonnen!
}
rat-hot-told-draw = Jullie hebben allebei gewonnen.

## Toetsen
rat-hot-key-pick = het eerste of tweede strookje pakken
rat-hot-key-move = het over de tafel bewegen
rat-hot-key-next = naar de volgende of vorige plek, de beste eerst
rat-hot-key-turn = het naar rechts of links draaien
rat-hot-key-lay = het neerleggen; de beurt afmaken
rat-hot-key-back = het terugleggen
rat-hot-key-take-back = het laatste terugnemen
rat-hot-key-levels = de verdiepingen tonen
rat-hot-key-zoom = dichterbij, verder weg, alles
rat-hot-key-pan = rondkijken

## Why it is over
rat-hot-reason-points = De meeste punten winnen.

## Looking back: what can be done, as it stands behind a name
review-rat-hot-place = { $strip } { $facing ->
    [east] naar rechts
    [south] naar beneden
    [west] naar links
   *[north] naar boven
} leggen
review-rat-hot-over = op { $fields }
review-rat-hot-beside = naast { $fields }
review-rat-hot-where = vanaf kolom { $x }, rij { $y }

## Whether the shuffles were fair
fair-named-rat-hot = { $count ->
    [one] Het strookje dat is gelegd, kwam in deze volgorde.
   *[other] Alle { $count } strookjes die zijn gelegd, kwamen in deze volgorde.
}
fair-named-rat-hot-not = Er zijn strookjes gelegd die in deze volgorde nog niet aan de beurt waren.
