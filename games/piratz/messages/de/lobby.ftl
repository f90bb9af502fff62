# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-piratz = Piratz
web-facts-piratz = 2 bis 4 Spieler · ab 7 · 15 Minuten
web-about-piratz = Grab Schätze aus, nimm, was du dich traust, und geh, bevor die zweite Ratte kommt.

## What can be agreed on

web-option-piratz-memory = Wer merkt es sich?
web-option-piratz-memory-hint = Am echten Tisch schaut niemand seine Schätze noch einmal an. Mit Hilfe zählt der Tisch für euch.
web-option-piratz-memory-strict = Wir selbst
web-option-piratz-memory-aided = Mit Hilfe
web-option-piratz-first = Wer fängt an?
web-option-piratz-first-hint = Spätere Runden beginnt der Nachbar dessen, der zuletzt gezogen hat.
web-option-piratz-first-random = Der Zufall
web-option-piratz-first-you = Du
web-option-piratz-first-next = Spieler 2
