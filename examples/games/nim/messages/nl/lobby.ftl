title-nim = Nim
web-facts-nim = 2 spelers · 5 minuten
web-about-nim = Pak stenen van de hoop, en zorg dat je de laatste pakt.

## What can be agreed on

web-option-nim-most = Hoeveel tegelijk?
web-option-nim-most-hint = Zoveel stenen mag je in één beurt pakken.
web-option-nim-most-2 = Twee
web-option-nim-most-3 = Drie
web-option-nim-most-4 = Vier
web-option-nim-first = Wie begint?
web-option-nim-first-hint = Wie begint, kan vaak winnen.
web-option-nim-first-random = Het lot beslist
web-option-nim-first-you = Jij
web-option-nim-first-next = De ander
