action-nim-take = { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} nehmen
option-nim-most = wie viele man auf einmal nehmen darf
option-nim-first = der Platz, der anfängt
legend-nim = ● ein Stein
