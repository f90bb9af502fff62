# What the house says whatever the game. The program puts a place such as cards[3].rat in front of a problem, and the
# rule that was broken behind it.

quoted = “{ $word }”

## Something that was given to the house is wrong.

problem-count =
    { $given ->
        [one] { $given } entry is given
       *[other] { $given } entries are given
    }, but exactly { $wanted ->
        [one] { $wanted } is
       *[other] { $wanted } are
    } needed.
problem-too-long = This is too long: { $given }, where { $most } is the most.
problem-range = { $given } is out of range; it must be a whole number from { $min } to { $max }.
problem-even = { $given } is even; it must be an odd number.
problem-unknown = “{ $given }” is not known here; possible: { $known }.
problem-unwanted = “{ $given }” does not belong here; nothing does.
problem-misplaced = “{ $given }” may not stand here; take it out or put something else in its place.
problem-repeated = “{ $given }” is there twice, but may be there only once.
problem-times = “{ $what }” is there { $given } times, but must be there { $wanted } times.
problem-too-often = “{ $what }” is there { $given } times, but may be there { $most } times at the most.
problem-empty = Nothing is here, but something must be.
problem-missing = This is missing; please add it.
problem-kind =
    Here is { $given ->
        [nothing] nothing
        [boolean] true or false
        [integer] a whole number
        [number] a number with a fraction
        [text] a text
        [choice] a word or an object
        [list] a list
       *[object] an object
    }, but { $wanted ->
        [nothing] nothing
        [boolean] true or false
        [integer] a whole number
        [number] a number
        [text] a text in quotation marks
        [choice] a word in quotation marks or an object
        [list] a list { "[ … ]" }
       *[object] an object { "{ … }" }
    } belongs here.
problem-unfit = “{ $given }” will not do here; this would: { $wanted }.
problem-no-such-seat = There is no such seat at this table; the seats are 0 to { $last }.
problem-players = This game is for { $players } players, not for { $given }.

## Files and messages

not-json =
    This is not JSON: line { $line }, column { $column }: { $what ->
        [end] it ends too early
        [more] something follows after its end
        [extra-comma] there is a comma too many here
        [comma] a comma or a closing bracket is missing here
        [colon] a colon is missing here
        [name] a name needs quotation marks
        [value] a value is missing here, or cannot be read
        [number] this number cannot be read
        [character] a text has a character in it that cannot stand there like this
        [deep] it is nested too deeply
        [utf8] this is not UTF-8
       *[something] this cannot be read
    }.
not-json-wanted = This is not JSON; right would be: { $wanted }.
bracket-alone = This “{ $bracket }” has no other half: a bracket is missing, or there is one too many.
not-toml =
    This is not TOML: { $what ->
        [twice] this name is there twice
        [quotes] a value is missing here, or a text needs quotation marks
        [extra-comma] there is a comma too many here
        [comma] a comma is missing here
        [equals] an equals sign is missing here
        [value] a value is missing here
        [name] this name cannot be read
        [character] a text has a character in it that cannot stand there like this
        [deep] it is nested too deeply
       *[something] this cannot be read
    }.
file-unreadable = { $file } cannot be read: { $detail }.
file-not-utf8 = { $file }, line { $line }: this is not UTF-8. Save the file as UTF-8, please.
file-unwritable = { $file } cannot be written: { $detail }.
file-written = { $file } is written.
time-left = left:
line-too-long = The line is longer than { $mebibytes } MiB; send shorter messages.
no-batches = One thing at a time: send one message per line, not a list.

## At a table

no-such-table = There is no game { $id } here; “new” opens one and tells its number.
nothing-to-undo = Nothing has been done yet that could be taken back.
game-over = The game is over; open a new one.
not-their-turn = It is not the turn of seat { $seat }; seat { $mover } is to move.
not-the-table = The table itself cannot do this; seat { $mover } is to move.

## Games and their options

game-players = { $players } players
option-default = default: { $value }

## Checking decks and records

deck-of-another-game = { $file } is a deck for { $own }, not for { $game }.
deck-fine = { $file }: ok. Deck “{ $name }” for { $title }: { $counts }.
aspect-format = The record's format and the rules' version
aspect-deck = The deck and its hash
aspect-commitment = The secret that the house had committed to
aspect-seed = The seed and what it is made from
aspect-shares = The bytes that every seat had committed to
aspect-inputs = The deal and everything that was done
aspect-outcome = The outcome
record-true = Everything fits together: { $title }, { $players } players, actions: { $inputs }.
record-unproven = What a record alone cannot prove: who sat there, when something was done, who gave up, whether the table helped anybody's memory, and that this game was played at all. Somebody can invent a record from beginning to end; whoever played has more to hold it against (docs/fairness.md).
record-told-in-turn = This record is of format 1: the seats told their bytes one after another, with nothing fixed before. It shows that nothing was changed afterwards. It does not show that whoever knew the secret and sat down last did not try bytes until the cards pleased.
record-false = This record does not hold. What comes after the ✗ has not been looked at.

## Checking lessons

lesson-fine = { $file }: ok. “{ $title }” for { $game }, steps: { $steps }.
lesson-misnamed = What the file is called becomes part of an address. Use small letters from a to z, digits and hyphens, as in “leave-in-time.toml”.
lesson-taken = There is a lesson “{ $name }” for { $game } already. Give the file another name.
lesson-none = There is no lesson in { $folder }. Their files end in “.toml”.
lesson-speechless = The lesson has nothing to say yet. Give it a “title”, every step a “say”, and a “why” and a “no” where something is asked.
lesson-unsaid = The sentence { $message } is missing in games/{ $game }/messages/{ $language }/lessons.ftl.
lesson-step = Step “{ $step }”: { $trouble }
lesson-before-forbidden = Number { $number } of what is done before it cannot be done. { $reason }
lesson-not-to-move = Something is asked here, but the learner is not to move.
lesson-solution-forbidden = The solution cannot be done. { $reason }
lesson-solution-wrong = The solution is not what the goal asks for.
lesson-nothing-right = Nothing that can be done is what the goal asks for.
lesson-all-right = Everything that can be done is what the goal asks for. Ask for more, or take the goal and the solution out.
lesson-dead-end = { $answer } is right too, but then the lesson does not go on. { $trouble }

## What the system says of files and connections

system-not-found = there is no such file or folder
system-not-allowed = you are not allowed to
system-exists = something of that name is there already
system-folder = it is a folder, not a file
system-no-folder = something on the way there is no folder
system-full = there is no room left on the disk
system-read-only = nothing can be written on that disk
system-too-large = it is too large for that disk
system-bad-name = nothing can have such a name
system-busy = something else is using it
system-ends-early = it ends too early
system-address-taken = something else listens there already
system-address-elsewhere = this machine does not have that address
system-nobody-listens = nobody listens there
system-broken-off = the connection broke off
system-no-way = no way leads there
system-late = no answer came in time
