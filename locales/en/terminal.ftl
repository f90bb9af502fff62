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
terminal-short-again = again
terminal-short-save = save
terminal-short-setup = another game
terminal-short-table = table
terminal-short-more = more
terminal-short-resign = give up

## The keys, in more words

terminal-key-hint = what a king would do
terminal-key-resign = give the game up, after a question
terminal-key-undo = take back what you did last
terminal-key-log = everything that happened
terminal-key-rules = how the game is played
terminal-key-help = this help
terminal-key-quit = leave; an unfinished game is kept
terminal-key-lay = lay the strip
terminal-key-zoom = nearer, farther
terminal-key-other = whose card a Swap takes
terminal-space = Space

## At the table

terminal-any-key = Press any key to go on.
terminal-scroll-keys = ↑ ↓ scroll, any other key goes on.
terminal-rules = How it is played
terminal-lessons = Granny Rat’s lessons are in the last line of the menu of “ratskeller play”, and in the browser: call “ratskeller” and open { $address }.
terminal-hint = A king would: { $action }.
terminal-mentor-hint = Granny Rat would: { $action }.
terminal-thinking = A king is thinking …
terminal-no-hint-now = A hint is for your own turn.
terminal-no-hint-elsewhere = At a table of a house elsewhere there are no hints.
terminal-no-undo = There is nothing to take back: somebody has learned something, or others have moved.
terminal-resign-sure = Really give this game up? The others win. y: yes · any other key: no
terminal-rematch-wanted = The others play again. Press a to join them.
terminal-over = The game is over
terminal-after-game = Press a to play again, s to save the record, b for another game, q to leave.
terminal-after-game-elsewhere = Press a to play again, q to leave.
terminal-fair-holds = The record holds, with your own share of the shuffle in it.
terminal-fair-again = The record of this game holds. But this table was begun { $count } times after your share of the shuffle was told: whoever knew all shares may have waited for cards they like.
terminal-fair-otherwise = Something is not right: this record is not what was fixed when your share of the shuffle was told. Somebody may have chosen the cards.
terminal-fair-never-asked = Something is not right: nobody ever asked for your share of the shuffle. Somebody else chose what your seat put in.
terminal-fair-broken = Something is not right: the record of this game does not hold. Save it, and “ratskeller verify” says why.

## Before the game

terminal-game = Game
terminal-go-on = Go on with
terminal-go-on-hint = Enter goes on with this game, ← and → show the others. Delete throws it away.
terminal-go-on-doomed = Press Delete once more, and this game is gone for good.
terminal-learn = Learn
terminal-learn-hint = Granny Rat sits down with you and shows how it goes. Enter begins this lesson or puzzle, ← and → show the others.
terminal-learned = Now try another lesson, or a game.
terminal-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
terminal-ago = { $unit ->
    [minutes] { $count ->
        [0] just now
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
}
terminal-setup-keys = ↑ ↓ choose a line · ← → change it · Enter start · i how it is played · q quit
terminal-opening = Going to the table …
terminal-seats-free = Some seats are still free.
terminal-everybody-here = Everybody is here.
terminal-gathering-start = Press s to start the game.
terminal-gathering-bot = Press b to let a rat have a free seat.
terminal-no-tables = Nobody plays here now. Press n to open a table.
terminal-hall-keys = ↑ ↓ choose a table · Enter go there · n new table · r look again · q quit
terminal-plain-choose = Write a number and press Enter; q leaves.
terminal-plain-hall = Write the number of a table to go there. n: a new table. Enter: look again. q: leave.
terminal-plain-enter = Press Enter to go on.
terminal-plain-turn = It is your turn. { $count ->
    [one] You can do one thing:
   *[other] You can do { $count } things, the best first where one is better:
}
terminal-plain-more = m tells more: { $count } are left.
terminal-plain-unknown = That is none of the choices. Write one of the numbers; ? tells what else can be written.
terminal-plain-not-now = Others are to move. What they do is told here; ? tells what you can write meanwhile.
terminal-plain-help = A number does what stands behind it. Other words show only the choices that they stand in, such as 12, 10. h: what a king would do. u: take back. t: the whole table. l: what happened. m: more choices. i: how the game is played. q: leave; the game is kept.
terminal-plain-help-elsewhere = A number does what stands behind it. Other words show only the choices that they stand in, such as 12, 10. u: take back. t: the whole table. l: what happened. m: more choices. i: how the game is played. g: give the game up, after a question. q: leave; you can come back while the game lasts.

## When something is wrong

terminal-too-small = This window has { $width } columns and { $height } lines; the table needs 80 and 24. Please make it larger.
terminal-not-a-terminal = This is no terminal to play in. Call “ratskeller play” by itself in a terminal, add --plain to play line by line, or let a program play with “ratskeller engine”.
terminal-garbled = The table said something that this program does not understand ({ $detail }). Perhaps one of the two is too old.
terminal-leave-key = Press q to leave.
terminal-unreachable = The house at { $house } cannot be reached: { $detail }.
terminal-busy = { $detail } Trying again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} …
terminal-certificate-unknown-issuer = The house at { $house } cannot prove who it is: nobody whom this computer trusts vouches for its certificate. If it is yours, name its certificate in SSL_CERT_FILE.
terminal-certificate-expired = The house at { $house } cannot prove who it is: its certificate has expired.
terminal-certificate-not-yet-valid = The house at { $house } cannot prove who it is: its certificate is not valid yet. Is the clock of this computer right?
terminal-certificate-other-name = The house at { $house } cannot prove who it is: its certificate is for another name.
terminal-certificate-broken = The house at { $house } cannot prove who it is: its certificate does not hold.
terminal-kept = This game is kept. Go on with it: { $command }
terminal-look-back = Look back on it: ratskeller analyse { $file } – and step by step: ratskeller replay { $file }
terminal-nothing-kept = No game is kept in { $file }. Begin one with “ratskeller play”.
terminal-damaged = The game kept in { $file } is damaged and cannot be gone on with: { $detail }
terminal-bad-address = “{ $given }” is not the address of a house or a table. They look like https://rats.example and http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } people cannot sit at a table for { $players }.
