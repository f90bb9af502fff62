# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-hot-place = { $strip } op { $x }, { $y } { $facing ->
    [east] naar rechts
    [south] naar beneden
    [west] naar links
   *[north] naar boven
} leggen

## Its options
option-rat-hot-red = de plaats die met rood speelt
option-rat-hot-first = de plaats die begint
option-rat-hot-table = de zijde van de vierkante tafel in vakjes, een oneven getal
option-rat-hot-burial = wat niet bedekt mag worden: precies één strook tegelijk, of ooit het laatste stuk van een strook
option-rat-hot-changed = welke groepen tellen: alle die veranderd zijn, of alleen die waar de nieuwe strook bij hoort

## The table
legend-rat-hot = r1–r4 rode specerijen · g1–g4 groene specerijen · R! G! ratten · ¹ hoogte · ● punten · ▤ stapel
terminal-rat-hot-cover = Drie van je ratten: bedek er een met je andere strookje, anders verlies je.
terminal-rat-hot-row = Rij { $y }: { $fields }.
terminal-rat-hot-field = { $x } { $field }{ $level ->
    [one] {""}
   *[other] {" "}op laag { $level }
}
