# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-piratz = Piratz
web-facts-piratz = 2 to 4 players · from 7 · 15 minutes
web-about-piratz = Dig up treasure, take what you dare and leave before the second rat shows up.

## What can be agreed on

web-option-piratz-memory = Who remembers?
web-option-piratz-memory-hint = At a real table nobody looks at treasure once it is taken. With help the table counts it for you.
web-option-piratz-memory-strict = We remember ourselves
web-option-piratz-memory-aided = With help
web-option-piratz-first = Who starts?
web-option-piratz-first-hint = Later rounds begin with the neighbour of whoever moved last.
web-option-piratz-first-random = Chance decides
web-option-piratz-first-you = You
web-option-piratz-first-next = Player 2
