# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-a-tat-cat-take = take the discarded card for own card { $slot }
action-rat-a-tat-cat-draw = draw a card
action-rat-a-tat-cat-replace = put it in place of own card { $slot }
action-rat-a-tat-cat-discard = discard it
action-rat-a-tat-cat-peek = peek at own card { $slot }
action-rat-a-tat-cat-swap = swap own card { $own } with card { $slot } of seat { $seat }
action-rat-a-tat-cat-draw_two = draw two
action-rat-a-tat-cat-knock = knock: rat-a-tat cat!
action-rat-a-tat-cat-pass = do not knock
action-rat-a-tat-cat-time_up = time is up

## Its options
option-rat-a-tat-cat-dealer = the seat that deals first
option-rat-a-tat-cat-until = when the game ends: after so many rounds or minutes, or by reaching so many points
option-rat-a-tat-cat-young = for younger players: the outer cards lie face up
option-rat-a-tat-cat-memory = whether players remember for themselves, or the view does it for them

## The table
legend-rat-a-tat-cat = 0–6 cats · 7–9 rats · P peek · S swap · D draw two · * dealer · ! knocked · Σ total
terminal-cat-drawn = You have { $card }. Press the number of the card it shall replace, or discard it with x.
terminal-cat-pile = Pile ({ $count })
terminal-cat-discards = Discards ({ $count })
terminal-cat-hand = In hand
terminal-cat-swap = swap your card { $own } with card { $slot } of { $name }
