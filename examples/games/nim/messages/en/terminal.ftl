action-nim-take = take { $count ->
    [one] one counter
   *[other] { $count } counters
}
option-nim-most = how many may be taken at once
option-nim-first = the seat that starts
legend-nim = ● a counter
