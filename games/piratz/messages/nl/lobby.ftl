# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-piratz = Piratz
web-facts-piratz = 2 tot 4 spelers · vanaf 7 · 15 minuten
web-about-piratz = Graaf schatten op, pak wat je durft en ga weg voor de tweede rat komt.

## What can be agreed on

web-option-piratz-memory = Wie onthoudt het?
web-option-piratz-memory-hint = Aan een echte tafel kijkt niemand meer naar schatten die gepakt zijn. Met hulp telt de tafel ze voor je.
web-option-piratz-memory-strict = Wijzelf
web-option-piratz-memory-aided = Met hulp
web-option-piratz-first = Wie begint?
web-option-piratz-first-hint = Latere rondes begint de buur van wie het laatst aan zet was.
web-option-piratz-first-random = Het toeval
web-option-piratz-first-you = Jij
web-option-piratz-first-next = Speler 2
