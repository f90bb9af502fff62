title-nim = Nim
web-facts-nim = 2 Spieler · 5 Minuten
web-about-nim = Nimm Steine vom Haufen, und zwar auch den letzten.

## What can be agreed on

web-option-nim-most = Wie viele auf einmal?
web-option-nim-most-hint = So viele Steine darf man in einem Zug nehmen.
web-option-nim-most-2 = Zwei
web-option-nim-most-3 = Drei
web-option-nim-most-4 = Vier
web-option-nim-first = Wer fängt an?
web-option-nim-first-hint = Wer anfängt, kann oft gewinnen.
web-option-nim-first-random = Das Los entscheidet
web-option-nim-first-you = Du
web-option-nim-first-next = Der andere
