# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-hot-place = lay { $strip } at { $x }, { $y } { $facing ->
    [east] to the right
    [south] downwards
    [west] to the left
   *[north] upwards
}

## Its options
option-rat-hot-red = the seat that plays red
option-rat-hot-first = the seat that starts
option-rat-hot-table = the side of the square table in fields, an odd number
option-rat-hot-burial = what may not be covered: exactly one strip at once, or ever the last of any strip
option-rat-hot-changed = which groups pay: all that changed, or only those the new strip belongs to

## The table
legend-rat-hot = r1–r4 red spices · g1–g4 green spices · R! G! rats · ¹ level · ● points · ▤ pile
terminal-rat-hot-cover = Three of your rats: cover one with your other strip, or you lose.
terminal-rat-hot-row = Row { $y }: { $fields }.
terminal-rat-hot-field = { $x } { $field }{ $level ->
    [one] {""}
   *[other] {" "}on level { $level }
}
