# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
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

## Its options
option-piratz-first = de plaats die begint
option-piratz-memory = of spelers zelf onthouden wat weg is, of dat het beeld dat voor hen doet

## The table
legend-piratz = ○ ringen · $ munten · • parels · Y bekers · ◆ edelstenen · @ schelpen · R rat · ♠ schep
terminal-piratz-round = Ronde { $round }
terminal-piratz-pile = Trekstapel
terminal-piratz-keep = deze rattenkaart houden: { $card }
terminal-piratz-bury = deze kaart begraven: { $card }
