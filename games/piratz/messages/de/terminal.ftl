# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
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

## Its options
option-piratz-first = der Platz, der anfängt
option-piratz-memory = ob die Spieler sich selbst merken, was weg ist, oder die Ansicht es für sie tut

## The table
legend-piratz = ○ Ringe · $ Münzen · • Perlen · Y Kelche · ◆ Edelsteine · @ Muscheln · R Ratte · ♠ Spaten
terminal-piratz-round = Runde { $round }
terminal-piratz-pile = Stapel
terminal-piratz-keep = diese Rattenkarte behalten: { $card }
terminal-piratz-bury = diese Karte verbuddeln: { $card }
