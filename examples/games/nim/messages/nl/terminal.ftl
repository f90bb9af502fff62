action-nim-take = { $count ->
    [one] één steen
   *[other] { $count } stenen
} pakken
option-nim-most = hoeveel je er tegelijk mag pakken
option-nim-first = de plaats die begint
legend-nim = ● een steen
