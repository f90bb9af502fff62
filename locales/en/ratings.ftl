# Ratings, ladders, players' pages, and bots from outside.

server-rated-against-oneself = At a rated table everybody has one seat, and nobody plays against bots of their own.
server-rated-without-clock = A rated table needs a clock, so that nobody gets out of losing by walking away.
server-no-such-player = There is nobody here who has played a rated game.
server-no-such-bot = There is no such bot, or it is not yours.
server-not-a-person = Only people can bring bots.
server-too-many-bots = You have brought ten bots already; send one away first.

## At a table

rating-rated = rated
rating-switch = Rated game
rating-switch-hint = The result counts on the ladder. Everybody has one seat, and there is a clock.
rating-not-here = Several people at one screen cannot play a rated game.
rating-changes = Ratings
rating-program = { $name } (bot)
rating-bot-of = bot of { $owner }

## The ladder

rating-ladder = Ladder
rating-ladder-title = Who plays how well?
rating-ladder-about = Rated games count here. The rats of the house never move: whoever stands above one of them wins more often than not against it.
rating-uncertain = A question mark means fewer than ten games: it may still change a lot.
rating-nobody = Nobody has played a rated game of this yet. Open a table and switch on “Rated game”: you could be the first.
rating-games-of = Games
rating-place = Place
rating-player = Player
rating-number = Rating
rating-played = Games
rating-won = Won
rating-house-pup = Pup of the house
rating-house-scamp = Scamp of the house
rating-house-rat = Rat of the house
rating-house-king = Rat king of the house
rating-fixed = always here
rating-play = Play for a rating
rating-find-me = Where am I?
rating-up = Further up
rating-down = Further down
rating-page = Page { $page } of { $pages }

## A player's page

rating-nothing-yet = No rated game of { $game } yet.
rating-graph = Rating in { $game } after each of the last { $count ->
    [one] game
   *[other] { $count } games
}: now { $now }, at best { $best }.
rating-best = Best
rating-results = The last games
rating-against = against { $names }
rating-came-in = place { $place } of { $of }
rating-look = Look at the table
rating-no-such-player = Nobody is to be found here
rating-no-such-player-hint = Only those who have played a rated game have a page.

## Bots from outside

rating-own-bots = Bring your own bot
rating-own-bots-about = A program that you have written can play here too. Give it a name and you get a token, the key that it comes in with.
rating-own-bots-how = How it speaks with the house stands in docs/bots-from-outside.md; examples/bots/visitor.py plays in fifty lines.
rating-bot-name = Name of the bot
rating-bring = Get a token
rating-token-of = The token of { $name }
rating-token-once = Copy it now: it is shown only this once.
rating-send-away = Send away
rating-send-away-sure = Really send { $name } away? Its token will open no door any more.
rating-send-away-yes = Yes, send away
rating-send-away-no = Never mind
