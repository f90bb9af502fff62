# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-hot = Rattenscharf
web-facts-rat-hot = 2 Spieler · ab 8 · 30 Minuten
web-about-rat-hot = Staple Gewürzstreifen so, dass deine eigenen nebeneinanderliegen, und lass nie drei deiner Ratten herausschauen.

## What can be agreed on

web-option-rat-hot-red = Wer spielt Rot?
web-option-rat-hot-red-hint = Rote Gewürze liegen in Kisten, grüne in Säcken.
web-option-rat-hot-red-you = Du
web-option-rat-hot-red-next = Der andere
web-option-rat-hot-first = Wer fängt an?
web-option-rat-hot-first-hint = Im ersten Zug wird nur ein Streifen gelegt.
web-option-rat-hot-first-random = Der Zufall
web-option-rat-hot-first-you = Du
web-option-rat-hot-first-next = Der andere
web-option-rat-hot-table = Wie groß ist der Tisch?
web-option-rat-hot-table-hint = Kein Streifen darf über seinen Rand ragen.
web-option-rat-hot-table-25 = Wie üblich
web-option-rat-hot-table-15 = Klein
web-option-rat-hot-table-51 = Riesig
web-option-rat-hot-burial = Was darf zugedeckt werden?
web-option-rat-hot-burial-hint = Ein Streifen liegt nie genau auf einem anderen. Strenger: Von jedem Streifen bleibt ein Feld zu sehen.
web-option-rat-hot-burial-congruent = Wie üblich
web-option-rat-hot-burial-never-whole = Strenger
web-option-rat-hot-changed = Welche Gruppen zahlen?
web-option-rat-hot-changed-hint = Alle Gruppen, die ein Streifen verändert, oder nur die, zu denen er gehört.
web-option-rat-hot-changed-any = Alle veränderten
web-option-rat-hot-changed-grown = Nur die eigenen
