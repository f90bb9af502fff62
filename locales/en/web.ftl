# What the web client says around the tables.

## Everywhere

web-close = Close
web-settings = Settings
web-your-name = Your name
web-keep = Keep
web-name-full = That is as long as a name can be: { $most } characters.
web-your-face = Your face
web-face-rat = Rat
web-face-mouse = Mouse
web-face-cat = Cat
web-face-fox = Fox
web-face-owl = Owl
web-face-frog = Frog
web-face-hedgehog = Hedgehog
web-face-badger = Badger
web-face-rabbit = Rabbit
web-face-raven = Raven
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-motion = Things move
web-motion-hint = Cards fly and strips land; without it everything is simply there.
web-notify = Call me
web-notify-hint = A message from the browser when it is your turn and you are somewhere else.
web-install = Put the house on this device
web-install-hint = Then it has a picture of its own among your programs and opens like one.
web-your-data = Your data
web-take-along = Take my data along
web-erase = Erase me
web-erase-sure = Your name disappears everywhere, also from old games and ladders, your bots go, and running games are given up. This cannot be taken back. Do you want that?
web-erase-yes = Yes, erase me
web-erase-no = No, I stay

## When something is wrong

web-out-of-reach = The house is out of reach
web-out-of-reach-hint = Perhaps it is closed, or the line is down. Nothing you did is lost, and the page opens by itself as soon as the house is back.
web-out-of-reach-rules = Meanwhile the rules can be read:
web-one-moment = One moment
web-not-all-here = Not everything has arrived. Another try follows by itself …
web-try-again = Try again
web-no-such-page = There is nothing here
web-no-such-page-hint = The address leads nowhere. The games are in the lobby.
web-something-broke = Something went wrong
web-something-broke-hint = This page could not be shown. The lobby is still there.
web-no-such-table = This table cannot be found
web-renewed = The house has been renewed while you were here.
web-reload = Load the page again
web-coming-back = The line to the house is down. Coming back by itself …
web-move-waits = Your move waits here and is sent as soon as the line is back.
web-farewell-forgotten = You have left the house
web-farewell-forgotten-hint = You have logged out or erased yourself, perhaps on another device. The lobby lets you in as somebody new.
web-farewell-turned-out = You are not invited any more
web-farewell-turned-out-hint = The invitation to this table has changed. Whoever opened it can send you the new one.
web-farewell-gone = This table is closed
web-farewell-gone-hint = It was closed for good. In the lobby there are others.
web-farewell-blocked = You are not let in
web-farewell-blocked-hint = Whoever runs this house does not let you in any more.

## The lobby

web-welcome = What shall we play?
web-play-now = Play now
web-learn-first = Learn with Granny Rat
web-against-pup = against a pup, easy to beat
web-against-scamp = against a scamp
web-against-rat = against a rat
web-against-king = against the rat king
web-stronger-scamp = Too easy? Play against a scamp
web-stronger-rat = Too easy? Play against a rat
web-stronger-king = Too easy? Play against the rat king
web-new-table = New table …
web-new-table-for = New table: { $game }
web-who-plays = Who plays?
web-your-games = Your games
web-open-tables = Open tables
web-finished-games = Finished games
web-table-free = a seat is free
web-table-waiting = about to start
web-table-your-turn = your turn
web-table-playing = being played
web-table-won = won
web-table-lost = lost
web-table-over = over
web-to-the-lobby = To the lobby

## The rules

web-rules = Rules
web-learn = Learn
web-contents = Contents
web-see-rule = See the rule
web-new-tab = (opens in a new tab)
web-rules-you = You

## A new table

web-how-many = How many play?
web-player = Player { $number }
web-seat = Seat { $number }
web-name-of-seat = Name of player { $number }
web-sitter-pup = A pup, easy to beat
web-sitter-scamp = A scamp, sees much, overlooks a little
web-sitter-rat = A rat, plays well
web-sitter-king = The rat king, as strong as it gets
web-sitter-here = Somebody here at this screen
web-sitter-link = Somebody who gets a link
web-sitter-pup-short = Pup
web-sitter-scamp-short = Scamp
web-sitter-rat-short = Rat
web-sitter-king-short = Rat king
web-sitter-here-short = At this screen
web-sitter-link-short = By a link
web-listed = Everybody may join
web-listed-hint = The table stands in the lobby. Otherwise only people with the link find it.
web-options = How we play
web-open-table = Open the table
web-start = Start
web-clock = Time to think
web-clock-hint = When somebody's time is up, a rat decides for them.
web-clock-none = No clock
web-clock-move = One minute a move
web-clock-game = Ten minutes a game
web-clock-days = Three days a move

## Before the game

web-everybody-here = Everybody is here.
web-missing = { $count ->
    [one] { $names } is still missing.
   *[other] Still missing: { $names }.
}
web-free-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-free-seat = Free seat
web-seat-a-bot = Seat a bot
web-sit-down = Sit down
web-stand-up = Stand up
web-close-table = Close the table
web-close-table-sure = Then it is gone for everybody. Really?
web-close-table-no = No, keep it
web-close-table-yes = Yes, close it
web-send-away = Ask to leave
web-seat-kept = (kept)
web-invite = Send this link to whoever shall play
web-copy = Copy
web-copied = Copied
web-share = Share …
web-scan = Read it with a phone’s camera
web-scan-too-long = This link is too long for a picture.
web-host-starts = Whoever opened the table starts the game.

## Everything is fixed, and the shares in the shuffles are told

web-revealing = { $count ->
    [0] Shuffling …
   *[other] Waiting for the phone or computer of { $names } …
}
web-revealing-missing = (asleep)
web-revealing-there = (ready)
web-revealing-why = Every phone or computer at the table puts something into the shuffle, so that nobody can choose the cards. It does this by itself as soon as it is awake and shows this table.
web-share-lost = This browser does not know any more what it put into the shuffle. Whoever opened the table has to begin again.
web-begin-again = Begin again
web-begin-again-hint = Then everybody puts in something new, and you can ask whoever sleeps to leave and seat a bot.
web-begun-again = { $count ->
    [one] This is the second beginning, with new secrets for everybody.
   *[other] This table was begun again { $count } times, with new secrets for everybody.
}
web-again = This table was begun { $count ->
    [one] once
   *[other] { $count } times
} after your phone or computer had told what it put into the shuffle. If you do not know why it begins again, ask: somebody may want other cards.
web-go-on = Go on all the same

## At a table

web-players = Players
web-you = (you)
web-level-pup = pup
web-level-scamp = scamp
web-level-rat = rat
web-level-king = king
web-to-move = to move
web-away = away
web-gave-up = has given up
web-your-turn = Your turn
web-turn-of = It is { $name }’s turn.
web-says = { $name } says: { $words }
web-log = What happened
web-menu = Menu
web-say-something = Say something
web-reaction-hello = Hello!
web-reaction-well_played = Well played!
web-reaction-thanks = Thank you!
web-reaction-oops = Oops!
web-reaction-hurry = Hurry up …
web-reaction-good_game = Good game!
web-shortcuts = Keys
web-key-menu = this menu
web-watching = { $count ->
    [0] Nobody is looking on.
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
web-resign = Give up
web-resign-sure = Really give this game up? The others win.
web-resign-no = No, I play on
web-resign-yes = Yes, give up
web-stranger = The house does not know you any more, so you are only looking on.
web-looking-on = You are looking on. Others play here.
web-pass-to = Give the screen to { $name }
web-pass-hint = Nobody else should look now.
web-i-am = I am { $name }

## After the game

web-you-won = You have won!
web-you-share = You share the victory!
web-you-lost = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
} Next time it is you!
web-won-by = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
web-won-by-nobody = Nobody has won.
web-reason-rats = { $who ->
    [you] Three or more of your rats looked out.
   *[other] Three or more rats of { $names } looked out.
}
web-reason-last_left = Everybody else was out.
web-reason-resigned = { $who ->
    [you] You gave up.
   *[other] { $names } { $count ->
        [one] has
       *[other] have
    } given up.
}
web-reason-adjourned = The game went on for so long that it was broken off.
web-rematch = Play again
web-rematch-wanted = The others play again: join them
web-more = More …
web-record = Save the record
web-look-back = Look back
web-what-if = What if …? The cards are the same as in the game before, and it counts for nothing.
web-fair = Was it fair?
