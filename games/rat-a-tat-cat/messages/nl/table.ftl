# Wat de tafel van dit spel zegt: wat er gebeurde, wat je kunt doen, hoe dingen heten. Alle namen beginnen met rat-a-tat-cat-.

## Hoe de kaarten heten, zoals in ‘Je trok …’.

rat-a-tat-cat-cat = een kat, { $value }
rat-a-tat-cat-rat = een rat, { $value }
rat-a-tat-cat-peek = ‘Gluur’
rat-a-tat-cat-swap = ‘Ruil’
rat-a-tat-cat-draw-two = ‘Trek 2’

## Plaatsen op de tafel

rat-a-tat-cat-line = De kaarten van { $name }
rat-a-tat-cat-seat = { $name }, punten tot nu toe: { $total }
rat-a-tat-cat-own-card = Jouw kaart { $slot }
rat-a-tat-cat-card-of = { $name }, kaart { $slot }
rat-a-tat-cat-face-down = gesloten
rat-a-tat-cat-known = gesloten, maar je kent hem: { $card }
rat-a-tat-cat-pile = Trekstapel, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
rat-a-tat-cat-discard-pile = Aflegstapel ({ $count }), bovenop: { $card }
rat-a-tat-cat-discard-dead = Aflegstapel ({ $count }), bovenop: { $card }. Een actiekaart mag je niet pakken.
rat-a-tat-cat-empty = niets
rat-a-tat-cat-draws-left = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
rat-a-tat-cat-dealer = heeft deze ronde gedeeld
rat-a-tat-cat-dealer-short = deler
rat-a-tat-cat-knocked = geklopt!
rat-a-tat-cat-last-turn = laatste beurt
rat-a-tat-cat-turn-done = klaar
rat-a-tat-cat-out = ligt eruit

## Hoe ver het spel is

rat-a-tat-cat-round-of = Ronde { $round } van { $rounds }
rat-a-tat-cat-round-points = Ronde { $round } · tot { $points } punten
rat-a-tat-cat-round-minutes = Ronde { $round } · { $minutes } minuten
rat-a-tat-cat-last-round = Ronde { $round }, de laatste!

## Wat je nu doet

rat-a-tat-cat-prompt-look = Houd je twee buitenste kaarten vast of tik erop om ze te bekijken.
rat-a-tat-cat-prompt-looking = Onthoud deze twee!
rat-a-tat-cat-prompt-turn = Trek een kaart van de stapel, of pak de bovenste afgelegde kaart: { $card }.
rat-a-tat-cat-prompt-draw = Trek een kaart van de stapel. De actiekaart mag je niet pakken.
rat-a-tat-cat-prompt-take = Welke van jouw kaarten gaat ervoor weg?
rat-a-tat-cat-prompt-drawn = Je hebt { $card }. Tik op de kaart die ervoor weg mag, of leg hem af.
rat-a-tat-cat-prompt-drawn-peek = ‘Gluur’! Bekijk er een van je kaarten mee, of leg hem af.
rat-a-tat-cat-prompt-drawn-swap = ‘Ruil’! Ruil er een kaart mee met iemand, of leg hem af.
rat-a-tat-cat-prompt-drawn-draw-two = ‘Trek 2’! Trek er opnieuw mee, hoogstens twee keer, of leg hem af.
rat-a-tat-cat-prompt-peek = Welke van jouw kaarten wil je zien?
rat-a-tat-cat-prompt-swap = Welke van jouw kaarten geef je weg?
rat-a-tat-cat-prompt-swap-other = En wiens kaart wil je ervoor?
rat-a-tat-cat-prompt-knock = Maak je beurt af, of klop als je denkt dat je de minste punten hebt.
rat-a-tat-cat-prompt-other = { $last ->
    [yes] De laatste beurt van { $name }:
   *[no] { $name }:
} { $phase ->
    [turn] trekken of pakken?
    [drawn] wat te doen met deze kaart?
   *[knock] kloppen of niet kloppen?
}
rat-a-tat-cat-prompt-out = Je ligt eruit en kijkt nu toe. { $name } is aan de beurt.
rat-a-tat-cat-prompt-over = Het spel is afgelopen.

## Knoppen

rat-a-tat-cat-look = Bekijken
rat-a-tat-cat-skip-look = Niet kijken
rat-a-tat-cat-got-them = Ik weet ze
rat-a-tat-cat-seen-enough = Omdraaien
rat-a-tat-cat-draw = Trekken
rat-a-tat-cat-take = Pakken
rat-a-tat-cat-discard = Afleggen
rat-a-tat-cat-discard-it = Leg hem af
rat-a-tat-cat-use-peek = Gluren
rat-a-tat-cat-use-swap = Ruilen
rat-a-tat-cat-use-draw-two = Trek twee
rat-a-tat-cat-knock = Kloppen!
rat-a-tat-cat-pass = Beurt klaar
rat-a-tat-cat-cancel = Toch niet
rat-a-tat-cat-take-back = Terugnemen
rat-a-tat-cat-scores = Scoreblok
rat-a-tat-cat-discards = Alle afgelegde kaarten
rat-a-tat-cat-discards-show = Toon alle
rat-a-tat-cat-close = Sluiten

## Een klop, en het einde van een ronde

rat-a-tat-cat-banner = Rat-a-Tat Cat!
rat-a-tat-cat-banner-by = { $name } klopt. Alle anderen hebben nog één beurt.
rat-a-tat-cat-reveal = Ronde { $round }: kaarten open!
rat-a-tat-cat-reveal-forgotten = De actiekaarten zijn voor het tellen vervangen door kaarten van de stapel. Die liggen niet meer op tafel.
rat-a-tat-cat-fewest = de minste
rat-a-tat-cat-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, samen { $total }
rat-a-tat-cat-next-round = Volgende ronde
rat-a-tat-cat-to-scores = Naar het scoreblok
rat-a-tat-cat-show-last-round = Kaarten van de vorige ronde
rat-a-tat-cat-round-column = Ronde
rat-a-tat-cat-no-rounds = De eerste ronde is nog bezig.
rat-a-tat-cat-sum = Som
rat-a-tat-cat-leading = staat voor
rat-a-tat-cat-winner = heeft de minste punten

## Wat er gebeurde, voor het verslag: geen kaart wordt genoemd.

rat-a-tat-cat-told-dealt = Ronde { $round }. { $you ->
    [yes] Jij deelt.
   *[no] { $name } deelt.
}
rat-a-tat-cat-told-took = { $you ->
    [yes] Je pakt de bovenste afgelegde kaart voor je kaart { $slot }.
   *[no] { $name } pakt de bovenste afgelegde kaart voor kaart { $slot }.
}
rat-a-tat-cat-told-drew = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $name } trekt een kaart.
}
rat-a-tat-cat-told-reshuffled = De afgelegde kaarten worden geschud en zijn de nieuwe stapel.
rat-a-tat-cat-told-replaced = { $you ->
    [yes] Je houdt hem in plaats van je kaart { $slot }.
   *[no] { $name } houdt hem in plaats van kaart { $slot }.
}
rat-a-tat-cat-told-discarded = { $you ->
    [yes] Je legt hem af.
   *[no] { $name } legt hem af.
}
rat-a-tat-cat-told-peeked = { $you ->
    [yes] Je gluurt naar je kaart { $slot }.
   *[no] { $name } gluurt naar kaart { $slot }.
}
rat-a-tat-cat-told-swapped = { $you ->
    [yes] Je ruilt je kaart { $own }
   *[no] { $name } ruilt kaart { $own }
} { $yours ->
    [yes] met jouw kaart { $slot }.
   *[no] met kaart { $slot } van { $other }.
}
rat-a-tat-cat-told-draw-two = { $you ->
    [yes] Je speelt ‘Trek 2’.
   *[no] { $name } speelt ‘Trek 2’.
}
rat-a-tat-cat-told-knocked = { $you ->
    [yes] Je klopt: Rat-a-Tat Cat!
   *[no] { $name } klopt: Rat-a-Tat Cat!
}
rat-a-tat-cat-told-time-up = De tijd is om; dit is de laatste ronde.
rat-a-tat-cat-told-shown = Alle kaarten worden omgedraaid.
rat-a-tat-cat-told-exchanged = { $you ->
    [yes] Je actiekaart { $slot } wordt vervangen door een kaart van de stapel.
   *[no] { $name }: actiekaart { $slot } wordt vervangen door een kaart van de stapel.
}
rat-a-tat-cat-told-round-ended = Punten van ronde { $round }: { $points }.
rat-a-tat-cat-told-ended = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
}

## Wat er gezegd wordt tegen wie luistert.

rat-a-tat-cat-said-passed = { $you ->
    [yes] Je klopt niet.
   *[no] { $name } klopt niet.
}
rat-a-tat-cat-said-turned-up = Omgedraaid: { $card }.
rat-a-tat-cat-said-laid = Het is { $card }.
rat-a-tat-cat-said-seen = Het is { $card }.
rat-a-tat-cat-said-discarded = Afgelegd: { $card }.

## Toetsen

rat-a-tat-cat-key-look = je buitenste kaarten bekijken of omdraaien
rat-a-tat-cat-key-draw = een kaart trekken
rat-a-tat-cat-key-take = de bovenste afgelegde kaart pakken
rat-a-tat-cat-key-slot = een kaart van jezelf kiezen
rat-a-tat-cat-key-discard = de getrokken kaart afleggen
rat-a-tat-cat-key-peek = ‘Gluur’ gebruiken
rat-a-tat-cat-key-swap = ‘Ruil’ gebruiken
rat-a-tat-cat-key-draw-two = ‘Trek 2’ gebruiken
rat-a-tat-cat-key-knock = kloppen
rat-a-tat-cat-key-pass = je beurt afmaken
rat-a-tat-cat-key-cancel = je bedenken
rat-a-tat-cat-key-scores = het scoreblok
rat-a-tat-cat-key-discards = alle afgelegde kaarten, als de tafel helpt
rat-a-tat-cat-key-arrows = van kaart naar kaart gaan

## Why it is over
rat-a-tat-cat-reason-points = De minste punten winnen.

## Looking back: what can be done, as it stands behind a name
review-rat-a-tat-cat-take = de afgelegde kaart nemen voor eigen kaart { $slot }
review-rat-a-tat-cat-draw = een kaart trekken
review-rat-a-tat-cat-replace = de getrokken kaart op de plaats van eigen kaart { $slot } leggen
review-rat-a-tat-cat-discard = de getrokken kaart afleggen
review-rat-a-tat-cat-peek = eigen kaart { $slot } bekijken
review-rat-a-tat-cat-swap = { $you ->
    [yes] eigen kaart { $own } ruilen met jouw kaart { $slot }
   *[no] eigen kaart { $own } ruilen met kaart { $slot } van { $name }
}
review-rat-a-tat-cat-draw-two = twee kaarten trekken
review-rat-a-tat-cat-knock = kloppen: Rat-a-Tat Cat!
review-rat-a-tat-cat-pass = niet kloppen
review-rat-a-tat-cat-time-up = de tijd is om
