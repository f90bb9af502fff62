# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-hot-place = leggja { $strip } á { $x }, { $y } { $facing ->
    [east] til hægri
    [south] niður
    [west] til vinstri
   *[north] upp
}

## Its options
option-rat-hot-red = sætið sem leikur rauðu
option-rat-hot-first = sætið sem byrjar
option-rat-hot-table = hliðarlengd ferningslaga borðsins í reitum, oddatala
option-rat-hot-burial = hvað má ekki hylja: nákvæmlega eina ræmu í einu eða nokkurn tíma það síðasta af ræmu
option-rat-hot-changed = hvaða hópar gefa stig: allir sem breyttust eða aðeins þeir sem nýja ræman tilheyrir

## The table
legend-rat-hot = r1–r4 rauð krydd · g1–g4 græn krydd · R! G! rottur · ¹ hæð · ● stig · ▤ bunki
terminal-rat-hot-cover = Þrjár rottur þínar: hyldu eina með hinni ræmunni, annars taparðu.
terminal-rat-hot-row = Röð { $y }: { $fields }.
terminal-rat-hot-field = { $x } { $field }{ $level ->
    [one] {""}
   *[other] {" "}á hæð { $level }
}
