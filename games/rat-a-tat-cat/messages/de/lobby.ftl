# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-a-tat-cat = Rat-a-Tat Cat
web-facts-rat-a-tat-cat = 2 bis 6 Spieler · ab 6 · 15 Minuten
web-about-rat-a-tat-cat = Merk dir deine Karten, tausche Ratten gegen Katzen und klopfe, wenn du die wenigsten Punkte zu haben glaubst.

## What can be agreed on

web-option-rat-a-tat-cat-until = Wie lange?
web-option-rat-a-tat-cat-until-hint = Die wenigsten Punkte gewinnen. Nach Punkten: Wer 100 erreicht, scheidet aus.
web-option-rat-a-tat-cat-until-rounds-5 = Fünf Runden
web-option-rat-a-tat-cat-until-rounds-1 = Eine Runde
web-option-rat-a-tat-cat-until-rounds-3 = Drei Runden
web-option-rat-a-tat-cat-until-points-100 = Bis 100 Punkte
web-option-rat-a-tat-cat-until-minutes-20 = Zwanzig Minuten
web-option-rat-a-tat-cat-young = Für Jüngere?
web-option-rat-a-tat-cat-young-hint = Die beiden äußeren Karten liegen offen, da muss man sich weniger merken.
web-option-rat-a-tat-cat-young-no = Nein
web-option-rat-a-tat-cat-young-yes = Ja
web-option-rat-a-tat-cat-memory = Wer merkt es sich?
web-option-rat-a-tat-cat-memory-hint = Am echten Tisch merkt man sich seine Karten. Mit Hilfe zeigt der Tisch, welche du kennst.
web-option-rat-a-tat-cat-memory-strict = Wir selbst
web-option-rat-a-tat-cat-memory-aided = Mit Hilfe
web-option-rat-a-tat-cat-dealer = Wer gibt zuerst?
web-option-rat-a-tat-cat-dealer-hint = Links vom Geber wird begonnen.
web-option-rat-a-tat-cat-dealer-random = Der Zufall
web-option-rat-a-tat-cat-dealer-you = Du
web-option-rat-a-tat-cat-dealer-next = Spieler 2
