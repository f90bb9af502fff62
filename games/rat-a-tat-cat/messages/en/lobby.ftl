# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-a-tat-cat = Rat-a-Tat Cat
web-facts-rat-a-tat-cat = 2 to 6 players · from 6 · 15 minutes
web-about-rat-a-tat-cat = Remember your cards, swap rats for cats, and knock when you think you have the fewest points.

## What can be agreed on

web-option-rat-a-tat-cat-until = How long?
web-option-rat-a-tat-cat-until-hint = The fewest points win. By points: whoever reaches 100 is out.
web-option-rat-a-tat-cat-until-rounds-5 = Five rounds
web-option-rat-a-tat-cat-until-rounds-1 = One round
web-option-rat-a-tat-cat-until-rounds-3 = Three rounds
web-option-rat-a-tat-cat-until-points-100 = Up to 100 points
web-option-rat-a-tat-cat-until-minutes-20 = Twenty minutes
web-option-rat-a-tat-cat-young = For younger players?
web-option-rat-a-tat-cat-young-hint = The two outer cards lie face up, so there is less to remember.
web-option-rat-a-tat-cat-young-no = No
web-option-rat-a-tat-cat-young-yes = Yes
web-option-rat-a-tat-cat-memory = Who remembers?
web-option-rat-a-tat-cat-memory-hint = At a real table you remember your cards. With help the table marks those you know.
web-option-rat-a-tat-cat-memory-strict = We remember ourselves
web-option-rat-a-tat-cat-memory-aided = With help
web-option-rat-a-tat-cat-dealer = Who deals first?
web-option-rat-a-tat-cat-dealer-hint = The player to the left of the dealer begins.
web-option-rat-a-tat-cat-dealer-random = Chance decides
web-option-rat-a-tat-cat-dealer-you = You
web-option-rat-a-tat-cat-dealer-next = Player 2
