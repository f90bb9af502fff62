# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-hot = Rat Hot
web-facts-rat-hot = 2 spelers · vanaf 8 · 30 minuten
web-about-rat-hot = Stapel strookjes met kruiden zo dat de jouwe naast elkaar liggen, en laat nooit drie van je ratten zien.

## What can be agreed on

web-option-rat-hot-red = Wie speelt rood?
web-option-rat-hot-red-hint = Rode kruiden liggen in kisten, groene in zakken.
web-option-rat-hot-red-you = Jij
web-option-rat-hot-red-next = De ander
web-option-rat-hot-first = Wie begint?
web-option-rat-hot-first-hint = In de eerste beurt wordt maar één strookje gelegd.
web-option-rat-hot-first-random = Het toeval
web-option-rat-hot-first-you = Jij
web-option-rat-hot-first-next = De ander
web-option-rat-hot-table = Hoe groot is de tafel?
web-option-rat-hot-table-hint = Geen strookje mag over de rand steken.
web-option-rat-hot-table-25 = Gewoon
web-option-rat-hot-table-15 = Klein
web-option-rat-hot-table-51 = Reusachtig
web-option-rat-hot-burial = Wat mag bedekt worden?
web-option-rat-hot-burial-hint = Een strookje ligt nooit precies op één andere. Strenger: van elk strookje blijft een veld te zien.
web-option-rat-hot-burial-congruent = Gewoon
web-option-rat-hot-burial-never-whole = Strenger
web-option-rat-hot-changed = Welke groepen betalen?
web-option-rat-hot-changed-hint = Alle groepen die een strookje verandert, of alleen die waar het bij hoort.
web-option-rat-hot-changed-any = Alle veranderde
web-option-rat-hot-changed-grown = Alleen de eigen
