# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
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

## Its options
option-rat-a-tat-cat-dealer = de plaats die het eerst deelt
option-rat-a-tat-cat-until = wanneer het afgelopen is: na zoveel ronden of minuten, of bij zoveel punten
option-rat-a-tat-cat-young = voor jongere spelers: de buitenste kaarten liggen open
option-rat-a-tat-cat-memory = of spelers zelf onthouden wat ze zagen, of dat het beeld dat voor hen doet

## The table
legend-rat-a-tat-cat = 0–6 katten · 7–9 ratten · P kijken · S ruilen · D trek twee · * gever · ! heeft geklopt · Σ totaal
terminal-cat-drawn = Je hebt { $card }. Druk op het nummer van de kaart die hij vervangt, of gooi hem weg met x.
terminal-cat-pile = Stapel ({ $count })
terminal-cat-discards = Aflegstapel ({ $count })
terminal-cat-hand = In de hand
terminal-cat-swap = jouw kaart { $own } ruilen met kaart { $slot } van { $name }
