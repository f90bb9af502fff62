# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-a-tat-cat = Rat-a-Tat Cat
web-facts-rat-a-tat-cat = 2 tot 6 spelers · vanaf 6 · 15 minuten
web-about-rat-a-tat-cat = Onthoud je kaarten, ruil ratten voor katten en klop als je denkt dat je de minste punten hebt.

## What can be agreed on

web-option-rat-a-tat-cat-until = Hoe lang?
web-option-rat-a-tat-cat-until-hint = De minste punten winnen. Op punten: wie 100 haalt, ligt eruit.
web-option-rat-a-tat-cat-until-rounds-5 = Vijf rondes
web-option-rat-a-tat-cat-until-rounds-1 = Eén ronde
web-option-rat-a-tat-cat-until-rounds-3 = Drie rondes
web-option-rat-a-tat-cat-until-points-100 = Tot 100 punten
web-option-rat-a-tat-cat-until-minutes-20 = Twintig minuten
web-option-rat-a-tat-cat-young = Voor jongere spelers?
web-option-rat-a-tat-cat-young-hint = De twee buitenste kaarten liggen open, dan hoef je minder te onthouden.
web-option-rat-a-tat-cat-young-no = Nee
web-option-rat-a-tat-cat-young-yes = Ja
web-option-rat-a-tat-cat-memory = Wie onthoudt het?
web-option-rat-a-tat-cat-memory-hint = Aan een echte tafel onthoud je je kaarten zelf. Met hulp laat de tafel zien welke je kent.
web-option-rat-a-tat-cat-memory-strict = Wijzelf
web-option-rat-a-tat-cat-memory-aided = Met hulp
web-option-rat-a-tat-cat-dealer = Wie deelt het eerst?
web-option-rat-a-tat-cat-dealer-hint = De speler links van de deler begint.
web-option-rat-a-tat-cat-dealer-random = Het toeval
web-option-rat-a-tat-cat-dealer-you = Jij
web-option-rat-a-tat-cat-dealer-next = Speler 2
