## Wat je kunt doen, zoals het in een keuzelijst en achter een naam staat.

action-rat-hot-place = { $strip } op { $x }, { $y } { $facing ->
    [east] naar rechts
    [south] naar beneden
    [west] naar links
   *[north] naar boven
} leggen
action-piratz-reveal = een kaart openleggen
action-piratz-stay = blijven
action-piratz-leave = uitstappen met alle { $kind ->
    [rings] ringen
    [coins] munten
    [pearls] parels
    [goblets] bekers
    [gems] edelstenen
   *[shells] schelpen
}
action-piratz-keep_rat = rattenkaart { $card } houden
action-piratz-decline_rat = geen rattenkaart houden
action-piratz-bury = kaart { $card } begraven
action-rat-a-tat-cat-take = de afgelegde kaart nemen voor eigen kaart { $slot }
action-rat-a-tat-cat-draw = een kaart trekken
action-rat-a-tat-cat-replace = ruilen voor eigen kaart { $slot }
action-rat-a-tat-cat-discard = afleggen
action-rat-a-tat-cat-peek = eigen kaart { $slot } bekijken
action-rat-a-tat-cat-swap = eigen kaart { $own } ruilen met kaart { $slot } van plaats { $seat }
action-rat-a-tat-cat-draw_two = twee kaarten trekken
action-rat-a-tat-cat-knock = kloppen: Rat-a-Tat Cat!
action-rat-a-tat-cat-pass = niet kloppen
action-rat-a-tat-cat-time_up = de tijd is om
