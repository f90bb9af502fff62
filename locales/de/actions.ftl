## Was man tun kann, wie es in einer Auswahl und hinter einem Namen steht.

action-rat-hot-place = { $strip } auf { $x }, { $y } { $facing ->
    [east] nach rechts
    [south] nach unten
    [west] nach links
   *[north] nach oben
} legen
action-piratz-reveal = eine Karte aufdecken
action-piratz-stay = bleiben
action-piratz-leave = aussteigen mit allen { $kind ->
    [rings] Ringen
    [coins] Münzen
    [pearls] Perlen
    [goblets] Kelchen
    [gems] Edelsteinen
   *[shells] Muscheln
}
action-piratz-keep_rat = Rattenkarte { $card } behalten
action-piratz-decline_rat = keine Rattenkarte behalten
action-piratz-bury = Karte { $card } verbuddeln
action-rat-a-tat-cat-take = die abgelegte Karte gegen die eigene Karte { $slot } nehmen
action-rat-a-tat-cat-draw = eine Karte ziehen
action-rat-a-tat-cat-replace = gegen die eigene Karte { $slot } tauschen
action-rat-a-tat-cat-discard = ablegen
action-rat-a-tat-cat-peek = die eigene Karte { $slot } ansehen
action-rat-a-tat-cat-swap = die eigene Karte { $own } mit Karte { $slot } von Platz { $seat } tauschen
action-rat-a-tat-cat-draw_two = zwei Karten ziehen
action-rat-a-tat-cat-knock = klopfen: Rat-a-Tat Cat!
action-rat-a-tat-cat-pass = nicht klopfen
action-rat-a-tat-cat-time_up = die Zeit ist um
