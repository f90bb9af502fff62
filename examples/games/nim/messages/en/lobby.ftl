title-nim = Nim
web-facts-nim = 2 players · 5 minutes
web-about-nim = Take counters from the heap, and be the one who takes the last.

## What can be agreed on

web-option-nim-most = How many at once?
web-option-nim-most-hint = So many counters may be taken in a turn.
web-option-nim-most-2 = Two
web-option-nim-most-3 = Three
web-option-nim-most-4 = Four
web-option-nim-first = Who starts?
web-option-nim-first-hint = Whoever starts can often win.
web-option-nim-first-random = Chance decides
web-option-nim-first-you = You
web-option-nim-first-next = The other
