# Wertungen, Ranglisten, Seiten der Spielenden und Bots von außen.

server-rated-against-oneself = An einem Tisch mit Wertung hat jede und jeder nur einen Platz, und niemand spielt gegen eigene Bots.
server-rated-without-clock = Ein Tisch mit Wertung braucht eine Uhr, damit niemand einer Niederlage davonläuft.
server-no-such-player = Hier gibt es niemanden, der ein Spiel mit Wertung gespielt hat.
server-no-such-bot = Diesen Bot gibt es nicht, oder er gehört jemand anderem.
server-not-a-person = Nur Menschen können Bots mitbringen.
server-too-many-bots = Du hast schon zehn Bots mitgebracht; schicke erst einen weg.

## Am Tisch

rating-rated = mit Wertung
rating-switch = Spiel mit Wertung
rating-switch-hint = Das Ergebnis zählt für die Rangliste. Jede und jeder hat einen Platz, und es gibt eine Uhr.
rating-not-here = Mehrere an einem Bildschirm können nicht mit Wertung spielen.
rating-changes = Wertungen
rating-program = { $name } (Bot)
rating-bot-of = Bot von { $owner }

## Die Rangliste

rating-ladder = Rangliste
rating-ladder-title = Wer spielt wie gut?
rating-ladder-about = Hier zählen Spiele mit Wertung. Die Ratten des Hauses bleiben, wo sie sind: Wer über einer von ihnen steht, gewinnt meistens gegen sie.
rating-uncertain = Ein Fragezeichen heißt: weniger als zehn Spiele, das kann sich noch stark ändern.
rating-nobody = Noch niemand hat das mit Wertung gespielt. Eröffne einen Tisch und schalte „Spiel mit Wertung“ ein, dann bist du vielleicht ganz oben.
rating-games-of = Spiele
rating-place = Platz
rating-player = Wer
rating-number = Wertung
rating-played = Spiele
rating-won = Gewonnen
rating-house-pup = Rattenkind des Hauses
rating-house-scamp = Schlingel des Hauses
rating-house-rat = Ratte des Hauses
rating-house-king = Rattenkönig des Hauses
rating-fixed = immer hier
rating-play = Mit Wertung spielen
rating-find-me = Wo bin ich?
rating-up = Weiter nach oben
rating-down = Weiter nach unten
rating-page = Seite { $page } von { $pages }

## Die Seite einer Person

rating-nothing-yet = Noch kein Spiel { $game } mit Wertung.
rating-graph = Wertung in { $game } { $count ->
    [one] nach dem letzten Spiel
   *[other] nach jedem der letzten { $count } Spiele
}: jetzt { $now }, bester Wert { $best }.
rating-best = Bestwert
rating-results = Die letzten Spiele
rating-against = gegen { $names }
rating-came-in = Platz { $place } von { $of }
rating-look = Den Tisch ansehen
rating-no-such-player = Hier ist niemand zu finden
rating-no-such-player-hint = Eine Seite hat nur, wer ein Spiel mit Wertung gespielt hat.

## Bots von außen

rating-own-bots = Bring deinen eigenen Bot mit
rating-own-bots-about = Auch ein Programm, das du geschrieben hast, kann hier spielen. Gib ihm einen Namen, und du bekommst ein Token: den Schlüssel, mit dem es hereinkommt.
rating-own-bots-how = Wie es mit dem Haus spricht, steht in docs/bots-from-outside.md; examples/bots/visitor.py spielt in fünfzig Zeilen.
rating-bot-name = Name des Bots
rating-bring = Token holen
rating-token-of = Das Token von { $name }
rating-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
rating-send-away = Wegschicken
rating-send-away-sure = { $name } wirklich wegschicken? Das Token öffnet dann keine Tür mehr.
rating-send-away-yes = Ja, wegschicken
rating-send-away-no = Doch nicht
