# What the house says over the network.

server-open = The house is open: { $url }
server-closed = The house is closed. Everything that was acknowledged is kept in { $file }.
server-not-whole = The house is closed, but { $file } alone is not all of it: { $detail }. Nothing that was acknowledged is lost: keep the file that ends in -wal beside it. Open the house and close it again, and it is one file.
server-copied = A copy of the house is in { $file }.
server-copy-exists = { $file } exists already; choose another name for the copy.
server-restored = This house is kept in { $file } again, as the copy has it.
server-kept-aside = What was kept there before is in { $file } now.
server-check-fault = The file: { $detail }.
server-check-damaged = Table { $table } is damaged. { $detail }.
server-flaw-missing = Entries of its book are missing
server-flaw-entry = Entry { $entry }: { $flaw }
server-flaw-unreadable = it cannot be read: { $detail }
server-flaw-opening = a book begins with the opening of a table, and nowhere else is one
server-flaw-rules = the game was played by version { $given } of its rules, and this house knows { $known }
server-flaw-deck = the game was played with the deck { $given }, and this house has { $known }
server-flaw-origin = the game that is played on here is gone, or another one
server-flaw-impossible = it cannot have happened ({ $reason })
server-checked = { $sound } of { $tables } tables hold, with { $entries } entries.
server-checked-others = Guests: { $guests }. Rated games that have ended: { $results }.
server-vanished = A house was kept in { $file }, and the file is empty or gone. Put a copy in its place with “ratskeller restore”; or, if you want to begin with a new house, delete { $lock } first.
server-already-open = The house in { $file } is already open. Close it first, or choose another folder with --data.
server-address-taken = Something else already listens on { $address }. Choose another port with --listen, for example --listen 127.0.0.1:7288.
server-address-unusable = The house cannot listen on { $address }: { $detail }.
server-data-unusable = The house cannot be kept in { $file }: { $detail }.
server-place-unreadable = This is no place for a house: { $detail }.
server-not-finished = The house is closed, but { $file } did not take the last of it: { $detail }. Nothing that was acknowledged is lost.
server-no-house-at = No house answers in { $file }: { $detail }.
nodes-none = No node keeps this house at the moment.
nodes-node = { $id }  { $address }  { $version }  last beat { $age } s ago  tables { $tables }, driven { $drives }, sockets { $sockets }
server-moved = The house from { $from } is in { $to } now, all { $rows } rows of it. What was there before is as it was.
server-occupied = A house is kept in { $file } already; choose a place where there is none.
server-guest = Guest { $number }

## Why a wish is not granted

server-no-session = The house does not know you yet; POST /api/session lets you in.
server-no-such-table = There is no such table, or you are not invited to it.
server-no-such-page = There is no such page.
server-no-pages = This house was built without its pages; “make play” builds them.
server-no-such-method = This page is not asked that way.
server-no-socket = This is for WebSockets only.
server-socket-version = This house speaks WebSockets of version 13.
server-one-host = A request names exactly one host.
server-another-host = This house does not go by that name. Open it as localhost or at its own address; whoever runs it can give it a name with --public-url.
server-broken = The request is broken: it is not what HTTP is, or it ends too early.
server-name-of-a-bot = Our own players are called that. Please take another name.
server-turned-out = The host has asked you to leave this table. Only a new invitation lets you back in.
server-blocked = Whoever runs this house does not let you in.
server-not-the-host = This is for whoever runs the house; the token is not the right one.
server-no-such-guest = Nobody with this number is or was a guest here.
server-not-your-seat = This is not your seat.
server-not-your-table = Only those who belong to this table can do this: its host, or, for a rematch, whoever sat at it.
server-another-site = This request comes from another site's page, and the house does not take it.
server-seat-taken = This seat is taken; choose another.
server-no-free-seat = All seats are taken; you can look on.
server-begun = The game has begun; this can be done only before.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet; come back when it is.
server-seats-open = Some seats are still open; wait for people or seat bots.
server-too-many-tables = You have as many open tables, or open tables with kings, as one person can have; finish or close one first.
server-others-play = Somebody else plays at this table; it stays open for them.
server-worn-out = So much has been changed at this table that nothing can be changed any more. Open a new one.
server-opened-before = A table has been opened with this nonce before. Draw another one.
server-shares-open = Somebody's device has not said yet what it puts into the shuffle. Wait a moment, or ask them to leave.
server-fixed = Seats and shuffles are fixed: the game is about to begin. You can stand up, and the host can begin again.
server-not-fixed = Nothing is fixed yet. Keep your bytes to yourself until everybody's commitment stands.
server-other-bytes = These are not the bytes that this seat has committed to. Nobody can choose others now.
server-same-commitment = Another seat has already said exactly this. Draw bytes of your own, and send what hides them.
server-stale = Something has happened at the table in the meantime (it is at { $seq }); look again.
server-nothing-to-take-back = Only your own last action can be taken back, as long as nobody has acted since.
server-revealed = This cannot be taken back: somebody has seen something by it.
server-already-resigned = This seat has already resigned.
server-time-is-up = The time was up before your move came.
server-too-large = This is too much at once; send less.
server-too-slow = This took too long; try again.
server-too-many = Too many requests; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
server-damaged = The book of this table is damaged, so nobody can play on here. Whoever runs the house can find out more.
server-newer-table = A newer Ratskeller has written at this table, and this one does not understand it yet; try again in a moment.
server-too-many-at-once = You are doing too many things here at the same time; wait until something is done, or close a window, and try again.
server-unavailable = The house cannot do this just now; try again in a moment.

## What is wrong with the file of a house

store-not-a-database = it is not a database
store-corrupt = what is in it is damaged
store-unopened = it cannot be opened
store-read-only = nothing can be written into it
store-disk = the disk does not read or write it
store-newer = a newer Ratskeller has written it
store-held = somebody else has it open
store-missing = entries are missing in it
store-address = this is not the address of a PostgreSQL (postgres://user@host/database)
store-unreached = nobody answers there
store-not-postgres = what answers there is not a PostgreSQL
store-tls = no connection comes about that can be trusted
store-password = it does not accept this name with this password
store-no-such-database = there is no such database
store-foreign = the database holds something that is not a house
store-encoding = the database does not keep texts in UTF-8
store-rights = this user may not do in the database what is needed
store-crowded = it lets nobody else in
