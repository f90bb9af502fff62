# Was der Tisch dieses Spiels sagt: was geschah, was man tun kann, wie die Dinge heißen. Alle Nachrichten beginnen mit rat-hot-.

## Felder
rat-hot-field-chili = Chili
rat-hot-field-paprika = Paprika
rat-hot-field-cinnamon = Zimt
rat-hot-field-saffron = Safran
rat-hot-field-jalapeno = Jalapeño
rat-hot-field-ginger = Ingwer
rat-hot-field-wasabi = Wasabi
rat-hot-field-pepper = Pfeffer
rat-hot-field-red_rat = rote Ratte
rat-hot-field-green_rat = grüne Ratte
rat-hot-field-empty = leer
rat-hot-field-s = S
rat-hot-field = Spalte { $x }, Reihe { $y }: { $field }, Stockwerk { $level }
rat-hot-field-table = Spalte { $x }, Reihe { $y }: nur Tisch

## Spieler
rat-hot-you = Du
rat-hot-you-small = du
rat-hot-side = { $who ->
    [you] Du
   *[other] { $name }
}, { $colour ->
    [red] rote Kisten
   *[green] grüne Säcke
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $rats ->
    [0] keine Ratte schaut heraus
    [one] 1 Ratte schaut heraus
   *[other] { $rats } Ratten schauen heraus
}
rat-hot-rats = { $rats ->
    [0] Keine Ratte schaut heraus
    [one] 1 Ratte schaut heraus
   *[other] { $rats } Ratten schauen heraus
}

## Der Tisch
rat-hot-board = Der Tisch mit { $strips ->
    [one] 1 Streifen
   *[other] { $strips } Streifen
}
rat-hot-board-keys = 1 oder 2 nimmt einen Streifen, die Pfeiltasten bewegen ihn, N geht zum nächsten Platz, R dreht ihn, Enter legt ihn hin, Escape legt ihn zurück.
rat-hot-tools = Den Tisch betrachten
rat-hot-nearer = Näher
rat-hot-farther = Weiter weg
rat-hot-fit = Alles sehen
rat-hot-levels = Stockwerke zeigen
rat-hot-pile = { $count ->
    [0] Kein Streifen im Stapel
    [one] 1 Streifen im Stapel
   *[other] { $count } Streifen im Stapel
}
rat-hot-pile-why = Diese Streifen kommen noch. Welcher der nächste ist, weiß niemand.
rat-hot-pile-empty = Alle Streifen waren schon da.

## Ein Zug
rat-hot-tray = { $who ->
    [you] Deine Streifen
   *[other] Streifen von { $name }
}
rat-hot-strip = Streifen { $number }: { $fields }
rat-hot-step = Streifen { $step } von { $of }
rat-hot-lays = { $name } legt gerade
rat-hot-hint-pick = Nimm einen Streifen
rat-hot-hint-place = Wohin soll er?
rat-hot-hint-finish = Fertig? Beende deinen Zug!
rat-hot-turn = Drehen
rat-hot-take-back = Zurück
rat-hot-finish = Zug beenden
rat-hot-impossible = Hier geht es nicht
rat-hot-no-points = keine Punkte
rat-hot-two-rats = Zwei deiner Ratten schauen heraus
rat-hot-three-rats = Drei deiner Ratten! Decke eine mit dem nächsten Streifen zu
rat-hot-three-rats-last = Drei deiner Ratten: Du würdest verlieren!
rat-hot-facing = Das erste Feld ist { $facing ->
    [east] links.
    [south] oben.
    [west] rechts.
   *[north] unten.
}

## Für alle, die zuhören
rat-hot-said-pays = { $who ->
    [you] Bringt dir { $points }.
   *[other] Bringt { $name } { $points }.
}
rat-hot-said-pays-nothing = Bringt nichts.
rat-hot-said-rats = { $rats } deiner Ratten würden herausschauen.
rat-hot-said-meets = { $own } trifft { $side ->
    [above] oben
    [right] rechts
    [below] unten
   *[left] links
} auf { $field }.
rat-hot-said-meets-nothing = Keine Bilder treffen sich.
rat-hot-said-covers = Verdeckt: { $fields }.
rat-hot-said-on-table = Auf dem leeren Tisch.
rat-hot-said-where = Die Mitte liegt in Spalte { $x }, Zeile { $y }.
rat-hot-said-impossible = Hier geht es nicht.
rat-hot-said-back = Der Streifen ist wieder auf deiner Hand.
rat-hot-said-resting = Der Streifen liegt da. Mit Enter beendest du deinen Zug.

## Was geschah
rat-hot-told-dealt = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
rat-hot-told-revealed = { $who ->
    [you] Du deckst auf
   *[other] { $name } deckt auf
}: { $strips }.
rat-hot-told-laid = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $strip }{ $level ->
    [one] .
   *[other] {" "}in Stockwerk { $level }.
}
rat-hot-told-gets = { $who ->
    [you] Du bekommst { $points }.
   *[other] { $name } bekommt { $points }.
}
rat-hot-told-set-aside = { $who ->
    [you] Du hast
   *[other] { $name } hat
} keinen Platz mehr: { $count ->
    [one] Ein Streifen kommt
   *[other] { $count } Streifen kommen
} zurück in die Schachtel.
rat-hot-told-final = Jede Gruppe zahlt noch einmal.
rat-hot-told-rats = { $who ->
    [you] Drei deiner Ratten schauen heraus: Du hast verloren!
   *[other] Drei Ratten von { $name } schauen heraus: { $name } hat verloren!
}
rat-hot-told-won = { $who ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen!
}
rat-hot-told-draw = Beide haben gewonnen.

## Tasten
rat-hot-key-pick = den ersten oder zweiten Streifen nehmen
rat-hot-key-move = ihn über den Tisch bewegen
rat-hot-key-next = zum nächsten oder vorigen Platz, der beste zuerst
rat-hot-key-turn = ihn nach rechts oder links drehen
rat-hot-key-lay = ihn hinlegen; den Zug beenden
rat-hot-key-back = ihn zurücklegen
rat-hot-key-take-back = das Letzte zurücknehmen
rat-hot-key-levels = Stockwerke zeigen
rat-hot-key-zoom = näher, weiter weg, alles
rat-hot-key-pan = sich umsehen

## Why it is over
rat-hot-reason-points = Die meisten Punkte gewinnen.

## Looking back: what can be done, as it stands behind a name
review-rat-hot-place = { $strip } { $facing ->
    [east] nach rechts
    [south] nach unten
    [west] nach links
   *[north] nach oben
} legen
review-rat-hot-over = auf { $fields }
review-rat-hot-beside = neben { $fields }
review-rat-hot-where = ab Spalte { $x }, Reihe { $y }

## Whether the shuffles were fair
fair-named-rat-hot = { $count ->
    [one] Der Streifen, der gelegt wurde, kam in dieser Reihenfolge.
   *[other] Alle { $count } Streifen, die gelegt wurden, kamen in dieser Reihenfolge.
}
fair-named-rat-hot-not = Es wurden Streifen gelegt, die in dieser Reihenfolge noch gar nicht dran waren.
