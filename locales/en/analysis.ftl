## Looking back on a finished game: the command, its summary and its page

analysis-unfinished = This game is not over yet; play it to its end, then look back on it.
analysis-percent = { $number }%
analysis-title = { $title }: looking back
analysis-graph = The chance of winning
analysis-graph-title = Each player's chance of winning, from decision to decision
analysis-graph-line = { $name } has { $start } at the start and { $end } at the end.
analysis-graph-axis = decisions
analysis-graph-note = A line goes up and down with a player's chance of winning. Each number is a mistake; follow it to its story.
analysis-accounts = Mistakes and luck
analysis-accounts-note =
    Whoever adds up the chance at the start, the mistakes and the luck gets the chance at the end:
    100% for a victory, 0% for none.
analysis-start = At the start
analysis-mistakes = Own mistakes
analysis-gifts = The others' mistakes
analysis-luck = Luck of the draw
analysis-end = At the end
analysis-same-cards = With the very same cards, rats and pups on every seat win: { $shares }.
analysis-costliest = The costliest mistakes
analysis-no-mistakes = Nobody made a clear mistake. Well played!
analysis-number = Decision { $number }
analysis-played = Played
analysis-better = Better
analysis-fell = The chance of winning fell from { $before } to { $after }.
analysis-table = The table as { $name } saw it
analysis-all = All decisions, one by one
analysis-decision = Decision
analysis-who = Who
analysis-before = Chance before
analysis-after = Chance after
analysis-luck-until = Luck until the next own decision
analysis-by-iterations =
    { $number ->
        [one] A king imagined { $number } way the game could go on
       *[other] A king imagined { $number } ways the game could go on
    } at each decision, knowing only what the player knew then.
analysis-by-millis =
    A king thought for { $number } milliseconds about each decision, knowing only what the player knew then.
analysis-estimates =
    Kings can be wrong: every chance is an estimate, and differences below { $clear } are not called mistakes.
