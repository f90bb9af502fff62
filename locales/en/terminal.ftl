# What the client in the terminal says where the tables themselves have no words for it.

## The keys, in one word

terminal-short-pan = look around
terminal-short-take = take a strip
terminal-short-strip = strip
terminal-short-move = move
terminal-short-turn = turn
terminal-short-next = next
terminal-short-lay = lay
terminal-short-dig = dig
terminal-short-stay = stay
terminal-short-leave = leave with …
terminal-short-go = leave
terminal-short-card = card
terminal-short-choose = choose
terminal-short-none = none
terminal-short-other = other player
terminal-short-scores = scores
terminal-short-help = help
terminal-short-quit = quit
terminal-short-hint = hint
terminal-short-undo = undo
terminal-short-log = log

## The keys, in more words

terminal-key-hint = what a king would do
terminal-key-undo = take back what you did last
terminal-key-log = everything that happened
terminal-key-help = this help
terminal-key-quit = leave; an unfinished game is kept
terminal-key-lay = lay the strip
terminal-key-zoom = nearer, farther
terminal-key-other = whose card a Swap takes

## At the table

terminal-any-key = Press any key to go on.
terminal-cat-drawn = You have { $card }. Press the number of the card it shall replace, or discard it with x.
terminal-piratz-round = Round { $round }
terminal-piratz-pile = Draw pile
terminal-cat-pile = Pile ({ $count })
terminal-cat-discards = Discards ({ $count })
terminal-cat-hand = In hand
terminal-hint = A king would: { $action }.
terminal-thinking = A king is thinking …
terminal-no-hint-now = A hint is for your own turn.
terminal-no-hint-elsewhere = At a table of a house elsewhere there are no hints.
terminal-no-undo = There is nothing to take back: somebody has learned something, or others have moved.
terminal-after-game = Press a to play again, q to leave.
terminal-after-game-elsewhere = Press q to leave.
terminal-fair-holds = The record holds, with your own share of the shuffle in it.
terminal-fair-again = The record of this game holds. But this table was begun { $count } times after your share of the shuffle was told: whoever knew all shares may have waited for cards they like.
terminal-fair-otherwise = Something is not right: this record is not what was fixed when your share of the shuffle was told. Somebody may have chosen the cards.
terminal-fair-never-asked = Something is not right: nobody ever asked for your share of the shuffle. Somebody else chose what your seat put in.
terminal-fair-broken = Something is not right: the record of this game does not hold. Save it, and “ratskeller verify” says why.

## Before the game

terminal-game = Game
terminal-setup-keys = ↑ ↓ choose a line · ← → change it · Enter start · q quit
terminal-opening = Going to the table …
terminal-waiting-own = Start the game in the browser when everybody is here.

## When something is wrong

terminal-too-small = This window has { $width } columns and { $height } lines; the table needs 80 and 24. Please make it larger.
terminal-not-a-terminal = This is no terminal to play in. Call “ratskeller play” by itself in a terminal, or let a program play with “ratskeller engine”.
terminal-garbled = The table said something that this program does not understand ({ $detail }). Perhaps one of the two is too old.
terminal-leave-key = Press q to leave.
terminal-unreachable = The house at { $house } cannot be reached: { $detail }.
terminal-kept = This game is kept. Go on with it: ratskeller play --resume
terminal-nothing-kept = No game is kept in { $file }. Begin one with “ratskeller play”.
terminal-damaged = The game kept in { $file } is damaged and cannot be gone on with: { $detail }
terminal-bad-address = “{ $given }” is not the address of a table. It looks like http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } people cannot sit at a table for { $players }.
