# Was der Tisch dieses Spiels sagt: was geschah, was man tun kann, wie die Dinge heißen. Alle Namen beginnen mit rat-a-tat-cat-.

## Wie die Karten heißen, so wie in „Du hast … gezogen“.

rat-a-tat-cat-cat = eine Katze, { $value }
rat-a-tat-cat-rat = eine Ratte, { $value }
rat-a-tat-cat-peek = „Spicken“
rat-a-tat-cat-swap = „Tauschen“
rat-a-tat-cat-draw-two = „Zieh 2“

## Orte auf dem Tisch

rat-a-tat-cat-line = Die Karten von { $name }
rat-a-tat-cat-seat = { $name }, Punkte bisher: { $total }
rat-a-tat-cat-own-card = Deine Karte { $slot }
rat-a-tat-cat-card-of = { $name }, Karte { $slot }
rat-a-tat-cat-face-down = verdeckt
rat-a-tat-cat-known = verdeckt, aber du kennst sie: { $card }
rat-a-tat-cat-pile = Stapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rat-a-tat-cat-discard-pile = Ablagestapel ({ $count }), oben: { $card }
rat-a-tat-cat-discard-dead = Ablagestapel ({ $count }), oben: { $card }. Eine Aktionskarte darf man nicht nehmen.
rat-a-tat-cat-empty = nichts
rat-a-tat-cat-draws-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
rat-a-tat-cat-dealer = hat in dieser Runde gegeben
rat-a-tat-cat-dealer-short = gibt
rat-a-tat-cat-knocked = geklopft!
rat-a-tat-cat-last-turn = letzter Zug
rat-a-tat-cat-turn-done = fertig
rat-a-tat-cat-out = ausgeschieden

## Wie weit das Spiel ist

rat-a-tat-cat-round-of = Runde { $round } von { $rounds }
rat-a-tat-cat-round-points = Runde { $round } · bis { $points } Punkte
rat-a-tat-cat-round-minutes = Runde { $round } · { $minutes } Minuten
rat-a-tat-cat-last-round = Runde { $round }, die letzte!

## Was jetzt zu tun ist

rat-a-tat-cat-prompt-look = Halte oder tippe deine zwei äußeren Karten, um sie anzusehen.
rat-a-tat-cat-prompt-looking = Merk dir diese beiden!
rat-a-tat-cat-prompt-turn = Zieh eine Karte vom Stapel oder nimm die oberste abgelegte: { $card }.
rat-a-tat-cat-prompt-draw = Zieh eine Karte vom Stapel. Die Aktionskarte darf man nicht nehmen.
rat-a-tat-cat-prompt-take = Welche deiner Karten soll dafür weg?
rat-a-tat-cat-prompt-drawn = Du hast { $card }. Tippe auf die Karte, die weg soll, oder leg sie ab.
rat-a-tat-cat-prompt-drawn-peek = „Spicken“! Sieh dir damit eine deiner Karten an oder leg es ab.
rat-a-tat-cat-prompt-drawn-swap = „Tauschen“! Tausche damit eine Karte mit jemandem oder leg es ab.
rat-a-tat-cat-prompt-drawn-draw-two = „Zieh 2“! Zieh damit noch einmal, bis zu zweimal, oder leg es ab.
rat-a-tat-cat-prompt-peek = Welche deiner Karten willst du sehen?
rat-a-tat-cat-prompt-swap = Welche deiner Karten gibst du her?
rat-a-tat-cat-prompt-swap-other = Und wessen Karte willst du dafür?
rat-a-tat-cat-prompt-knock = Beende deinen Zug – oder klopfe, wenn du glaubst, dass du die wenigsten Punkte hast.
rat-a-tat-cat-prompt-other = { $last ->
    [yes] Letzter Zug von { $name }:
   *[no] { $name }:
} { $phase ->
    [turn] ziehen oder nehmen?
    [drawn] was tun mit dieser Karte?
   *[knock] klopfen oder nicht klopfen?
}
rat-a-tat-cat-prompt-out = Du bist ausgeschieden und siehst jetzt zu. { $name } ist dran.
rat-a-tat-cat-prompt-over = Das Spiel ist aus.

## Knöpfe

rat-a-tat-cat-look = Ansehen
rat-a-tat-cat-skip-look = Nicht ansehen
rat-a-tat-cat-got-them = Gemerkt!
rat-a-tat-cat-seen-enough = Umdrehen
rat-a-tat-cat-draw = Ziehen
rat-a-tat-cat-take = Nehmen
rat-a-tat-cat-discard = Ablegen
rat-a-tat-cat-discard-it = Leg sie ab
rat-a-tat-cat-use-peek = Spicken
rat-a-tat-cat-use-swap = Tauschen
rat-a-tat-cat-use-draw-two = Zieh zwei
rat-a-tat-cat-knock = Klopfen!
rat-a-tat-cat-pass = Zug beenden
rat-a-tat-cat-cancel = Doch nicht
rat-a-tat-cat-take-back = Zurücknehmen
rat-a-tat-cat-scores = Punktezettel
rat-a-tat-cat-discards = Alle abgelegten Karten
rat-a-tat-cat-discards-show = Alle zeigen
rat-a-tat-cat-close = Schließen

## Ein Klopfen und das Ende einer Runde

rat-a-tat-cat-banner = Rat-a-Tat Cat!
rat-a-tat-cat-banner-by = { $name } klopft. Alle anderen sind noch einmal dran.
rat-a-tat-cat-reveal = Runde { $round }: Karten auf!
rat-a-tat-cat-reveal-forgotten = Die Aktionskarten wurden vor dem Zählen durch Karten vom Stapel ersetzt. Diese liegen nicht mehr auf dem Tisch.
rat-a-tat-cat-fewest = am wenigsten
rat-a-tat-cat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }
rat-a-tat-cat-next-round = Nächste Runde
rat-a-tat-cat-to-scores = Zum Punktezettel
rat-a-tat-cat-show-last-round = Karten der letzten Runde
rat-a-tat-cat-round-column = Runde
rat-a-tat-cat-no-rounds = Die erste Runde läuft noch.
rat-a-tat-cat-sum = Summe
rat-a-tat-cat-leading = liegt vorn
rat-a-tat-cat-winner = hat am wenigsten

## Was geschah, fürs Protokoll: keine Karte wird genannt.

rat-a-tat-cat-told-dealt = Runde { $round }. { $you ->
    [yes] Du gibst.
   *[no] { $name } gibt.
}
rat-a-tat-cat-told-took = { $you ->
    [yes] Du nimmst die oberste abgelegte Karte für deine Karte { $slot }.
   *[no] { $name } nimmt die oberste abgelegte Karte für Karte { $slot }.
}
rat-a-tat-cat-told-drew = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
rat-a-tat-cat-told-reshuffled = Die abgelegten Karten werden gemischt und sind der neue Stapel.
rat-a-tat-cat-told-replaced = { $you ->
    [yes] Du behältst sie anstelle deiner Karte { $slot }.
   *[no] { $name } behält sie anstelle von Karte { $slot }.
}
rat-a-tat-cat-told-discarded = { $you ->
    [yes] Du legst sie ab.
   *[no] { $name } legt sie ab.
}
rat-a-tat-cat-told-peeked = { $you ->
    [yes] Du spickst bei deiner Karte { $slot }.
   *[no] { $name } spickt bei Karte { $slot }.
}
rat-a-tat-cat-told-swapped = { $you ->
    [yes] Du tauschst deine Karte { $own }
   *[no] { $name } tauscht Karte { $own }
} { $yours ->
    [yes] mit deiner Karte { $slot }.
   *[no] mit Karte { $slot } von { $other }.
}
rat-a-tat-cat-told-draw-two = { $you ->
    [yes] Du spielst „Zieh 2“.
   *[no] { $name } spielt „Zieh 2“.
}
rat-a-tat-cat-told-knocked = { $you ->
    [yes] Du klopfst: Rat-a-Tat Cat!
   *[no] { $name } klopft: Rat-a-Tat Cat!
}
rat-a-tat-cat-told-time-up = Die Zeit ist um; diese Runde ist die letzte.
rat-a-tat-cat-told-shown = Alle Karten werden aufgedeckt.
rat-a-tat-cat-told-exchanged = { $you ->
    [yes] Deine Aktionskarte { $slot } wird vom Stapel ersetzt.
   *[no] { $name }: Aktionskarte { $slot } wird vom Stapel ersetzt.
}
rat-a-tat-cat-told-round-ended = Punkte der Runde { $round }: { $points }.
rat-a-tat-cat-told-ended = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}

## Was denen gesagt wird, die zuhören.

rat-a-tat-cat-said-passed = { $you ->
    [yes] Du klopfst nicht.
   *[no] { $name } klopft nicht.
}
rat-a-tat-cat-said-turned-up = Aufgedeckt: { $card }.
rat-a-tat-cat-said-laid = Es ist { $card }.
rat-a-tat-cat-said-seen = Es ist { $card }.
rat-a-tat-cat-said-discarded = Abgelegt: { $card }.

## Tasten

rat-a-tat-cat-key-look = die äußeren Karten ansehen oder umdrehen
rat-a-tat-cat-key-draw = eine Karte ziehen
rat-a-tat-cat-key-take = die oberste abgelegte Karte nehmen
rat-a-tat-cat-key-slot = eine eigene Karte wählen
rat-a-tat-cat-key-discard = die gezogene Karte ablegen
rat-a-tat-cat-key-peek = „Spicken“ nutzen
rat-a-tat-cat-key-swap = „Tauschen“ nutzen
rat-a-tat-cat-key-draw-two = „Zieh 2“ nutzen
rat-a-tat-cat-key-knock = klopfen
rat-a-tat-cat-key-pass = Zug beenden
rat-a-tat-cat-key-cancel = es sich anders überlegen
rat-a-tat-cat-key-scores = der Punktezettel
rat-a-tat-cat-key-discards = alle abgelegten Karten, wenn der Tisch hilft
rat-a-tat-cat-key-arrows = von Karte zu Karte gehen

## Why it is over
rat-a-tat-cat-reason-points = Die wenigsten Punkte gewinnen.

## Looking back: what can be done, as it stands behind a name
review-rat-a-tat-cat-take = die abgelegte Karte gegen die eigene Karte { $slot } nehmen
review-rat-a-tat-cat-draw = eine Karte ziehen
review-rat-a-tat-cat-replace = die gezogene Karte statt der eigenen Karte { $slot } hinlegen
review-rat-a-tat-cat-discard = die gezogene Karte ablegen
review-rat-a-tat-cat-peek = die eigene Karte { $slot } ansehen
review-rat-a-tat-cat-swap = { $you ->
    [yes] die eigene Karte { $own } mit deiner Karte { $slot } tauschen
   *[no] die eigene Karte { $own } mit Karte { $slot } von { $name } tauschen
}
review-rat-a-tat-cat-draw-two = zwei Karten ziehen
review-rat-a-tat-cat-knock = klopfen: Rat-a-Tat Cat!
review-rat-a-tat-cat-pass = nicht klopfen
review-rat-a-tat-cat-time-up = die Zeit ist um
