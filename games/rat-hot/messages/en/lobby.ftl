# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-hot = Rat Hot
web-facts-rat-hot = 2 players · from 8 · 30 minutes
web-about-rat-hot = Stack strips of spices so that your own lie side by side, and never let three of your rats look out.

## What can be agreed on

web-option-rat-hot-red = Who plays red?
web-option-rat-hot-red-hint = Red spices lie in crates, green ones in sacks.
web-option-rat-hot-red-you = You
web-option-rat-hot-red-next = The other
web-option-rat-hot-first = Who starts?
web-option-rat-hot-first-hint = At the first turn only one strip is laid.
web-option-rat-hot-first-random = Chance decides
web-option-rat-hot-first-you = You
web-option-rat-hot-first-next = The other
web-option-rat-hot-table = How large is the table?
web-option-rat-hot-table-hint = No strip may stick out over its edge.
web-option-rat-hot-table-25 = Usual
web-option-rat-hot-table-15 = Small
web-option-rat-hot-table-51 = Huge
web-option-rat-hot-burial = What may be covered?
web-option-rat-hot-burial-hint = A strip never lies exactly on one other. Stricter: some field of every strip stays in sight.
web-option-rat-hot-burial-congruent = Usual
web-option-rat-hot-burial-never-whole = Stricter
web-option-rat-hot-changed = Which groups pay?
web-option-rat-hot-changed-hint = All groups that a strip changes, or only those it is part of.
web-option-rat-hot-changed-any = All that change
web-option-rat-hot-changed-grown = Only its own
