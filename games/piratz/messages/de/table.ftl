# Was am Tisch dieses Spiels gesagt wird: was geschehen ist, was man tun kann, wie die Dinge heißen. Namen beginnen mit piratz-.

## Wie die Dinge heißen.

piratz-kind = { $kind ->
    [rings] Ringe
    [coins] Münzen
    [pearls] Perlen
    [goblets] Kelche
    [gems] Edelsteine
   *[shells] Muscheln
}
piratz-treasures = { $kind ->
    [rings] { $count ->
        [one] { $count } Ring
       *[other] { $count } Ringe
    }
    [coins] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
    [pearls] { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
    [goblets] { $count ->
        [one] { $count } Kelch
       *[other] { $count } Kelche
    }
    [gems] { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
   *[shells] { $count ->
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }
}
piratz-card = { $rat ->
    [yes] { $treasures }, mit einer Ratte
   *[no] { $skull ->
        [yes] { $treasures }, mit einem Totenkopf
       *[no] { $treasures }
    }
}
piratz-some-card = eine Karte
piratz-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
piratz-rats = { $count ->
    [0] keine Ratten
    [one] { $count } Ratte
   *[other] { $count } Ratten
}
piratz-blocks = Gewonnene Steine
piratz-points = Punkte

## Die Teile des Tischs.

piratz-beach = Der Strand
piratz-open-cards = Offene Karten
piratz-value-card = Wertekarte
piratz-chests = Schatztruhen
piratz-nothing-open = Im Sand liegt keine Karte.
piratz-last-round = Letzte Runde
piratz-pile = Stapel, { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}. Die nächste Karte aufdecken.
piratz-discard-name = Früher verbuddelt
piratz-discard = { $count ->
    [0] In früheren Runden wurde keine Karte verbuddelt
    [one] In früheren Runden wurde { $count } Karte verbuddelt
   *[other] In früheren Runden wurden { $count } Karten verbuddelt
}
piratz-buried = Von { $name } verbuddelt: { $card }
piratz-laid = Der Spaten von { $name } liegt im Sand
piratz-chest = { $name }, { $count ->
    [0] leere Truhe
    [one] { $count } Karte in der Truhe
   *[other] { $count } Karten in der Truhe
}, { $digging ->
    [yes] gräbt noch
   *[no] ist in dieser Runde ausgestiegen
}
piratz-look = Hineinschauen
piratz-inside = Die Truhe von { $name }
piratz-has-left = ist raus
piratz-you = Du
piratz-value = { $name }: { $blocks ->
    [none] kein Stein
   *[other] Steine im Wert von { $blocks }
}, { $total } im Spiel.
piratz-would-take = Damit auszusteigen bringt { $treasures } auf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
piratz-lies-open = { $treasures } im Sand.
piratz-bury-this = Diese Karte verbuddeln: { $card }
piratz-keep-this = Diese Karte nehmen: { $card }

## Was zu tun ist.

piratz-now-first = Der Sand ist leer. Deck eine Karte auf!
piratz-now-turn = Noch eine Karte aufdecken, oder mit deinem Schatz aussteigen?
piratz-now-no-pile = Es gibt nichts mehr auszugraben. Steig mit einer Schatzsorte aus.
piratz-now-after = Dabeibleiben, oder mit deinem Schatz aussteigen?
piratz-now-turning = Eine Karte wird aufgedeckt …
piratz-now-alarm = Du musst aussteigen! Nimm zum Trost eine Rattenkarte oder keine.
piratz-now-bury = Such dir eine Karte aus, die du verbuddelst.
piratz-now-other = { $phase ->
    [turn] { $name } gräbt oder steigt aus.
    [after_reveal] Bleibt { $name } dabei?
    [alarm] { $name } muss aussteigen und darf eine Rattenkarte nehmen.
   *[bury] { $name } verbuddelt eine Karte.
}
piratz-now-left = Du bist ausgestiegen. { $name } gräbt noch.
piratz-now-over = Das Spiel ist zu Ende.
piratz-dig = Graben
piratz-stay = Bleiben
piratz-none = Keine nehmen
piratz-leave = Aussteigen mit …
piratz-leave-with = { $count ->
    [0] { $kind ->
        [rings] Ohne Ringe aussteigen
        [coins] Ohne Münzen aussteigen
        [pearls] Ohne Perlen aussteigen
        [goblets] Ohne Kelche aussteigen
        [gems] Ohne Edelsteine aussteigen
       *[shells] Ohne Muscheln aussteigen
    }
    [one] { $kind ->
        [rings] Mit { $count } Ring aussteigen
        [coins] Mit { $count } Münze aussteigen
        [pearls] Mit { $count } Perle aussteigen
        [goblets] Mit { $count } Kelch aussteigen
        [gems] Mit { $count } Edelstein aussteigen
       *[shells] Mit { $count } Muschel aussteigen
    }
   *[other] { $kind ->
        [rings] Mit { $count } Ringen aussteigen
        [coins] Mit { $count } Münzen aussteigen
        [pearls] Mit { $count } Perlen aussteigen
        [goblets] Mit { $count } Kelchen aussteigen
        [gems] Mit { $count } Edelsteinen aussteigen
       *[shells] Mit { $count } Muscheln aussteigen
    }
}
piratz-not-yet = Noch nicht
piratz-take-back = Zurücknehmen
piratz-alarm = Rattenalarm!
piratz-danger = { $rats ->
    [0] Keine Ratte in Sicht
    [one] Eine Ratte ist da: Noch eine heißt Alarm!
   *[other] { $rats } Ratten sind da: Noch eine heißt Alarm!
}
piratz-notice-last = Der Stapel ist leer: Das ist die letzte Runde!

## Die Wertung.

piratz-scoring = Die Schätze werden gezählt
piratz-result = Das Ergebnis
piratz-award = { $name } bekommt den Stein im Wert von { $value }
piratz-award-none = Niemand bekommt einen Stein
piratz-tie = { $names } haben je { $treasures }.
piratz-tie-rats = Mehr Ratten gehen vor: { $figures }.
piratz-tie-cards = Bei gleich vielen Ratten gehen weniger Karten vor: { $figures }.
piratz-tie-none = Zwischen { $names } steht es immer noch gleich: Was übrig ist, bekommt niemand.
piratz-tie-figure = { $name } ({ $figure })
piratz-next = Weiter
piratz-skip = Überspringen
piratz-look-at-beach = Den Strand ansehen
piratz-show-scoring = Das Ergebnis zeigen

## Was geschehen ist.

piratz-told-dealt = { $count } Karten liegen im Stapel. { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
piratz-told-revealed = { $you ->
    [yes] Du deckst eine Karte auf: { $card }.
   *[no] { $name } deckt eine Karte auf: { $card }.
}
piratz-told-revealed-some = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $name } deckt { $card } auf.
}
piratz-told-pile-ran-out = Der Stapel ist leer. { $count ->
    [0] Für einen neuen gibt es keine verbuddelten Karten.
    [one] Die eine verbuddelte Karte ist der neue Stapel.
   *[other] Die { $count } verbuddelten Karten sind der neue Stapel.
} Das ist die letzte Runde!
piratz-told-alarm = { $you ->
    [yes] Rattenalarm! Du musst aussteigen.
   *[no] Rattenalarm! { $name } muss aussteigen.
}
piratz-told-stayed = { $you ->
    [yes] Du bleibst dabei.
   *[no] { $name } bleibt dabei.
}
piratz-told-left = { $you ->
    [yes] Du steigst mit
   *[no] { $name } steigt mit
} { $kind ->
    [rings] Ringen
    [coins] Münzen
    [pearls] Perlen
    [goblets] Kelchen
    [gems] Edelsteinen
   *[shells] Muscheln
} aus: { $count ->
    [0] keine Karten.
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
piratz-told-kept-rat = { $you ->
    [yes] Du nimmst zum Trost eine Rattenkarte: { $card }.
   *[no] { $name } nimmt zum Trost eine Rattenkarte: { $card }.
}
piratz-told-declined-rat = { $you ->
    [yes] Du nimmst keine Rattenkarte.
   *[no] { $name } nimmt keine Rattenkarte.
}
piratz-told-buried = { $you ->
    [yes] Du verbuddelst: { $card }.
   *[no] { $name } verbuddelt: { $card }.
}
piratz-told-shovel-laid = Keine Karte liegt offen. { $you ->
    [yes] Du legst deinen Spaten in den Sand.
   *[no] { $name } legt den Spaten in den Sand.
}
piratz-told-round-ended = Die Runde ist zu Ende; { $count ->
    [0] keine Karte wurde verbuddelt.
    [one] { $count } verbuddelte Karte kommt weg.
   *[other] { $count } verbuddelte Karten kommen weg.
} { $you ->
    [yes] Du fängst die nächste Runde an.
   *[no] { $name } fängt die nächste Runde an.
}
piratz-told-award = { $name } bekommt { $value } für { $treasures }
piratz-told-scored = { $kind }: { $awards }.
piratz-told-scored-none = { $kind }: Niemand bekommt einen Stein.
piratz-told-points = { $name } { $count }
piratz-told-ended = Das Spiel ist zu Ende. Punkte: { $points }.

## Die Tasten.

piratz-key-dig = Eine Karte aufdecken
piratz-key-stay = Dabeibleiben
piratz-key-kind = Sehen, was eine Schatzsorte bringt; noch einmal: damit aussteigen
piratz-key-card = Von Karte zu Karte gehen
piratz-key-choose = Die Karte nehmen oder verbuddeln, mit dem Schatz aussteigen
piratz-key-none = Keine Rattenkarte nehmen

## Why it is over
piratz-reason-points = Die meisten Punkte gewinnen.

## Looking back: what can be done, as it stands behind a name
review-piratz-reveal = eine Karte ausgraben
review-piratz-stay = bleiben
review-piratz-leave = aussteigen mit allen { $kind ->
    [rings] Ringen
    [coins] Münzen
    [pearls] Perlen
    [goblets] Kelchen
    [gems] Edelsteinen
   *[shells] Muscheln
}
review-piratz-keep-rat = die Rattenkarte behalten: { $card }
review-piratz-decline-rat = keine Rattenkarte behalten
review-piratz-bury = eine Karte verbuddeln: { $card }

## Whether the shuffles were fair
fair-named-piratz = { $count ->
    [one] Die Karte, die behalten oder verbuddelt wurde, war da schon ausgegraben.
   *[other] Alle { $count } Karten, die behalten oder verbuddelt wurden, waren da schon ausgegraben.
}
fair-named-piratz-not = Es wurden Karten behalten oder verbuddelt, die noch gar nicht ausgegraben waren.
