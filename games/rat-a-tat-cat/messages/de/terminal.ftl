# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
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

## Its options
option-rat-a-tat-cat-dealer = der Platz, der zuerst gibt
option-rat-a-tat-cat-until = wann Schluss ist: nach so vielen Runden oder Minuten oder bei so vielen Punkten
option-rat-a-tat-cat-young = für Jüngere: die äußeren Karten liegen offen
option-rat-a-tat-cat-memory = ob die Spieler sich selbst merken, was sie sahen, oder die Ansicht es für sie tut

## The table
legend-rat-a-tat-cat = 0–6 Katzen · 7–9 Ratten · P Gucken · S Tauschen · D Zieh zwei · * gibt · ! hat geklopft · Σ Summe
terminal-cat-drawn = Du hast { $card }. Drücke die Nummer der Karte, die sie ersetzen soll, oder wirf sie mit x ab.
terminal-cat-pile = Stapel ({ $count })
terminal-cat-discards = Ablage ({ $count })
terminal-cat-hand = Auf der Hand
terminal-cat-swap = deine Karte { $own } gegen Karte { $slot } von { $name } tauschen
