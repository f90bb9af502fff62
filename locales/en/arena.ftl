## Bots against bots

arena-counts = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seats rotated
arena-seed = Seed { $seed }: the same seed, bots and iterations give the same games.
arena-name = bot
arena-won = won
arena-interval = 95 % sure
arena-points = points
arena-rating = rating
arena-p50 = half within
arena-p99 = 99 % within
arena-rats = lost to rats
arena-broken-off = { $games } { $games ->
    [one] game
   *[other] games
} would not end and counted for everybody alike.
arena-forfeit = { $name } lost { $games } { $games ->
    [one] game
   *[other] games
} by default: { $reason }
arena-answered = it answered: { $answer }
arena-said = it said: { $line }
arena-stopped = Stopped: { $games } of { $all } games were played to their end, and only they count.
arena-sprt-high = { $name } wins { $high } rather than { $low }: decided after { $deals } { $deals ->
    [one] deal
   *[other] deals
} (log of the likelihood ratio { $ratio }, bounds ±{ $bound }).
arena-sprt-low = { $name } wins { $low } rather than { $high }: decided after { $deals } { $deals ->
    [one] deal
   *[other] deals
} (log of the likelihood ratio { $ratio }, bounds ±{ $bound }).
arena-sprt-open = Whether { $name } wins { $low } or { $high } is still open after { $deals } { $deals ->
    [one] deal
   *[other] deals
} (log of the likelihood ratio { $ratio }, bounds ±{ $bound }).
arena-sprt-of-two = --sprt is for two bots, one against the other.
arena-fewest-win = Fewest points win.
arena-too-few-games = There must be at least one game.
forfeit-not-started = the program could not be started ({ $detail }).
forfeit-ended = the program ended in the middle of the game ({ $how }).
forfeit-closed-output = a program that goes on has closed its standard output in the middle of the game.
forfeit-late = no answer within { $millis } ms.
forfeit-too-long = the answer was longer than { $most } bytes.
forfeit-garbage = the answer made no sense ({ $detail }).
forfeit-illegal = that is not allowed: { $reason }
plot-won = Games won
plot-fair-share = fair share
plot-difference = Points of { $name } minus points of { $other }
plot-difference-of-many = Points of { $name } minus the mean of the others
plot-fewest-win = fewest points win

## Learning

train-no-learner = Nothing can be learned of { $game } yet: it has no learner.
train-weights-unfit = { $file } holds no weights for this game, or not of this program: { $detail }.
train-generation = Generation { $number }: mean surprise { $surprise }.
train-generation-against = Generation { $number }: mean surprise { $surprise }, { $won } won.
train-best-response = Against { $name }, in the last { $deals } { $deals ->
    [one] deal
   *[other] deals
}, each on both seats, the learner won { $won } (95 % sure: { $low }–{ $high } %).
train-stopped = Stopped after { $generations } of { $all } generations; what was learned until then is written.
