action-nim-take = taka { $count ->
    [one] einn stein
   *[other] { $count } steina
}
option-nim-most = hve marga má taka í einu
option-nim-first = sætið sem byrjar
legend-nim = ● steinn
