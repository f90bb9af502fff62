# The command line: what --help, the manual page and shells say of it, and what is wrong with it. Words in capital
# letters stand for what one writes there.

## Around the texts

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-opening = Opening the house (without a command, or with serve)
help-keeping = How long things are kept, in days (or “forever”)
help-running = Running a large house
help-to-play = To play
help-to-look-back = To look back
help-to-host = To host
help-for-programs = For bots and programs
help-for-your-shell = For your shell
help-environment = {"["}env: { $told }]
help-default = {"["}default: { $told }]
help-possible = {"["}possible values: { $told }]
manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-version = VERSION

## The commands

command = A house for three tabletop games with rats in them.
command-serve = Opens the house for everybody who has its address (as does no command at all)
command-backup = Copies everything the house keeps into one file, also while it is open
command-restore = Puts such a copy in the place of the house, which is kept aside
command-check = Looks through everything that the house keeps, and says whether it holds
command-admin = Looks after a house that is open: its tables, its guests, and what everybody is told
command-nodes = Lists the programs that keep a house in a PostgreSQL together
command-move-in = Copies a house that is closed from a file into a PostgreSQL, or back
command-play = Plays a game in this terminal: against bots, in turns with others here, or at a table elsewhere
command-replay = Shows a recorded game step by step
command-analyse = Looks back on a finished game: chances, mistakes and luck, as a summary, as JSON and as a page with a graph
command-verify = Works out recorded games again, and says whether everything in them fits together
command-arena = Lets bots play against each other, and measures how well they do
command-train = Learns the values that kings judge by, by playing, and writes them into a file
command-engine = Lets another program drive the rules: JSON-RPC 2.0, one message a line, on standard input and output
command-games = Lists the games and their options
command-deck = Works with deck files
command-deck-check = Checks a deck file, and names the line and column of what is wrong
command-lesson = Works with lesson files
command-lesson-check = Checks lesson files: whether they can be read, played and solved, and what is wrong with which step
command-rules = Tells how a game is played
command-completions = Writes what a shell needs to complete commands and flags
command-man = Writes the manual page, for “man -l”
command-help = Tells about a command
command-admin-list = Lists tables, private ones too, and guests, the last first
command-admin-list-tables = Lists tables, private ones too, the last first
command-admin-list-guests = Lists guests, the last first
command-admin-close = Closes a table for good
command-admin-kick = Has whoever sits there leave, or give a running game up
command-admin-block = Lets a guest or an address in no more
command-admin-unblock = Lets a guest or an address in again
command-admin-blocks = Lists whom the house does not let in
command-admin-rename = Gives somebody another name, also at all their tables
command-admin-erase = Erases a guest with their bots; wherever they have played they are somebody from then on
command-admin-prune = Clears away now what has had its time
command-admin-say = Tells everybody something, at all tables and on all pages

## What can be given to every command, or means the same with several

argument-lang = The language to speak
argument-help = Tells what is written here
argument-version = Tells which version this is
argument-subcommand = Which command to tell about
argument-game = Which game
argument-deck = A deck of one’s own
argument-iterations = How many iterations a king thinks about each decision, however long that takes
argument-millis = How long a king thinks about each decision, in milliseconds; 500 if nothing is said
argument-options = An option of the game, such as table=9 or until={"{"}"rounds":1{"}"}; can be given several times
argument-seed = 64 hexadecimal digits that decide all chance, to play the same game again
argument-data = The folder that everything is kept in [default: ratskeller, where your system keeps the data of programs]

## Opening the house

argument-listen = Where to listen; 0.0.0.0:7287 lets everybody in your network come
argument-open = Open a browser to play in
argument-store = The PostgreSQL that everything is kept in, by any number of programs together, as postgres://user:password@host/database
argument-nats = The NATS by which these programs tell each other of news at once, as nats://host
argument-public-url = Where people find the house if a proxy stands in front of it, as https://rats.example.org
argument-trust-forwarded = Believe what that proxy says about where requests come from (X-Forwarded-For)
argument-lessons = A folder with lessons that are shown beside the house’s own
argument-keep-waiting = Tables at which no game has begun
argument-keep-playing = Games that are not over and that nobody has touched
argument-keep-finished = Games that are over
argument-keep-guests = Guests who have not come back
argument-thinkers = How many bots think at the same time [default: half the cores]
argument-review-iterations = How often a king who looks back on a game thinks of each decision [default: by game, 100 and more]
argument-idle = After how many seconds a table that nobody looks at leaves memory
argument-connections = The most connections at the same time
argument-no-limits = Let everybody ask for as much as they like (for measuring)
argument-log-format = The log, on standard error: for people, or one JSON object a line; RUST_LOG=debug says more

## Looking after the house

command-backup-with-file = The copy to be written; it must not exist yet
command-restore-with-file = The copy, as “ratskeller backup” has made it
command-admin-with-url = Where the house is
command-admin-with-token = What the house knows whoever runs it by [default: what is in admin.token in its folder]
command-admin-with-json = Write the house’s answer as JSON
command-admin-with-data = The folder that the house is kept in [default: as for serve]
command-admin-with-store = The PostgreSQL that the house is kept in, for the token is there, too
command-nodes-with-store = The PostgreSQL that the house is kept in
command-nodes-with-json = Write the list as JSON
command-move-in-with-from = Where it is kept: its folder, its file or postgres://…
command-move-in-with-to = Where no house is yet
command-admin-with-table = The table’s number, as list says it
command-admin-with-seat = The seat, counted from 0
command-admin-with-guest = The guest’s number, as list says it
command-admin-with-who = A guest’s number or an address
command-admin-with-after = The next page, as the last line of this one says
command-admin-rename-with-name = The new name
command-admin-list-guests-with-name = Those whose name holds this
command-admin-list-tables-with-phase = How far the tables are
command-admin-say-with-text = What everybody is told
command-admin-say-with-clear = Tells them nothing any more

## Playing and looking back

command-play-with-game = Which game; chosen on the screen if it is left out
command-play-with-players = How many play, you included; the fewest possible if it is left out
command-play-with-people = How many of them sit at this terminal and take turns
command-play-with-level = How well the others play
command-play-with-pause = How long the others wait before they act, in milliseconds
command-play-with-record = Where to write the record when the game is over
command-play-with-resume = Go on with the game that was left last
command-play-with-save = Where the game is kept while it is played [default: a file of its own, where your system keeps the data of programs]
command-play-with-plain = In sentences, line by line, without anything drawn: for screen readers, and wherever input or output is no terminal
command-play-with-join = Go to a house elsewhere, or to one of its tables, by the address that a browser shows
command-play-with-name = What you are called in a house elsewhere
command-replay-with-file = The record
command-replay-with-plain = Print every step instead of waiting for keys
command-replay-with-seat = Show only what this seat saw
command-replay-with-spectator = Show only what somebody looking on saw
command-analyse-with-file = The record of a finished game; - is standard input
command-analyse-with-json = Writes everything as JSON instead of a summary, or beside it into this file
command-analyse-with-html = Where to write the analysis as a page with a graph
command-verify-with-files = The records; - is standard input
command-verify-with-json = Writes everything as JSON instead of sentences: an object, or a list of them for several files

## For bots and programs

command-games-with-json = As JSON, with the options as JSON Schemas
command-arena-with-bots = Who plays, one for each seat: random, pup, scamp, rat, king, king:400 (iterations), king:250ms, or a name given by --bot
command-arena-with-programs = A bot of one’s own: a program that speaks the protocol of docs/bot-protocol.md; can be given several times
command-arena-with-games = How many games to play, 100 if nothing is said; rounded up so that every deal is played with everybody on every seat
command-arena-with-sprt = Ends as soon as it is known which of these two rates of the first bot over the second is the likelier, at most 5 % of such tests err; as leads in Elo’s points (0,35) or rates (50%,55%). --games is then how many to play at most
command-arena-with-limit = How long a bot of one’s own may take for each answer, in milliseconds
command-arena-with-seed = 64 hexadecimal digits that decide all chance
command-arena-with-json = Writes everything as JSON instead of a table
command-arena-with-plot = Draws win rates and differences of points into this SVG file
command-arena-with-records = Writes the record of every game into this folder, those that were lost by default too
command-train-with-generations = How many generations there are to be in the end; each is played with what was learned before it
command-train-with-games-a-generation = How many games a generation has [default: 200, or as in the file of --from]
command-train-with-seed = 64 hexadecimal digits that decide all chance: the same give the same weights, on however many cores [default: as in the file of --from, else zeros]
command-train-with-against = Learns against a player of the house that does not learn (rat, king:32) instead of against itself, and tells how often it wins
command-train-with-from = Weights to begin with; a checkpoint of the same training goes on as if it had never stopped
command-train-with-out = Where the weights go that players need [default: the game’s name with .weights, in this folder]
command-train-with-checkpoint = Where everything goes that is needed to go on, after each generation
command-engine-with-decks = Makes the deck in this file the default of its game; may be given more than once
command-deck-check-with-file = The deck; - is standard input
command-lesson-check-with-files = The lessons; - is standard input
command-completions-with-shell = Which shell

## What is written there, in one word

value-options = OPTIONS
value-command = COMMAND
value-language = LANGUAGE
value-game = GAME
value-number = NUMBER
value-name-value = NAME=VALUE
value-low-high = LOW,HIGH
value-name-command = NAME=COMMAND
value-file = FILE
value-file-svg = FILE.svg
value-folder = FOLDER
value-record = RECORD
value-seed = SEED
value-level = LEVEL
value-milliseconds = MILLISECONDS
value-seconds = SECONDS
value-days = DAYS
value-url = URL
value-from = FROM
value-to = TO
value-address-port = ADDRESS:PORT
value-name = NAME
value-seat = SEAT
value-table = TABLE
value-guest = GUEST
value-who = WHO
value-text = TEXT
value-phase = PHASE
value-place = PLACE
value-token = TOKEN
value-bot = BOT
value-format = FORMAT
value-shell = SHELL

## What is wrong with a command line

usage-unknown-argument = “{ $argument }” is not known here.
usage-unknown-command = There is no command “{ $command }”.
usage-unknown-value = “{ $value }” is not possible for { $argument }.
usage-unfit-value = “{ $value }” does not fit { $argument }: { $wanted }.
usage-unwanted-value = “{ $value }” is too much: { $argument } takes no more values.
usage-wrong-count = { $argument } needs another number of values.
usage-no-equals = The value of { $argument } comes after an equals sign.
usage-no-value = { $argument } needs a value.
usage-no-command = A command is missing after “{ $command }”.
usage-missing = This is missing: { $missing }.
usage-conflict = { $one } and { $other } do not go together.
usage-twice = { $argument } can be given only once.
usage-not-utf8 = Something that was given is not UTF-8.
usage-possible = Possible: { $known }.
usage-meant = Do you mean { $known }?
usage-more = “{ $command } --help” says more.
usage-wanted-number = it must be a whole number
usage-wanted-count = it must be a whole number from 1 on
usage-wanted-address = it must be an address of numbers with a port, such as 127.0.0.1:7287
usage-wanted-days = it must be a number of days, or “forever”
usage-wanted-site = it must look like https://rats.example.org
usage-wanted-doorbell = it must look like nats://nats.example.org or tls://nats.example.org
