## Bots gegen Bots

arena-counts = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, Plätze getauscht
arena-seed = Startzahl { $seed }: dieselbe Startzahl, Bots und Denkschritte ergeben dieselben Spiele.
arena-name = Bot
arena-won = gewonnen
arena-interval = zu 95 % sicher
arena-points = Punkte
arena-rating = Wertung
arena-p50 = Hälfte in
arena-p99 = 99 % in
arena-rats = durch Ratten verloren
arena-broken-off = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} wollten nicht enden und zählten für alle gleich.
arena-forfeit = { $name } hat { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} kampflos verloren: { $reason }
arena-answered = es antwortete: { $answer }
arena-said = es meldete: { $line }
arena-stopped = Angehalten: { $games } von { $all } Spielen wurden zu Ende gespielt, und nur sie zählen.
arena-sprt-high = { $name } gewinnt eher { $high } als { $low }: entschieden nach { $deals } { $deals ->
    [one] Kartenverteilung
   *[other] Kartenverteilungen
} (Logarithmus des Likelihood-Quotienten { $ratio }, Grenzen ±{ $bound }).
arena-sprt-low = { $name } gewinnt eher { $low } als { $high }: entschieden nach { $deals } { $deals ->
    [one] Kartenverteilung
   *[other] Kartenverteilungen
} (Logarithmus des Likelihood-Quotienten { $ratio }, Grenzen ±{ $bound }).
arena-sprt-open = Ob { $name } { $low } oder { $high } gewinnt, ist nach { $deals } { $deals ->
    [one] Kartenverteilung
   *[other] Kartenverteilungen
} noch offen (Logarithmus des Likelihood-Quotienten { $ratio }, Grenzen ±{ $bound }).
arena-sprt-of-two = --sprt ist für zwei Bots, einer gegen den anderen.
arena-fewest-win = Die wenigsten Punkte gewinnen.
arena-too-few-games = Es muss mindestens ein Spiel sein.
forfeit-not-started = das Programm ließ sich nicht starten ({ $detail }).
forfeit-ended = das Programm endete mitten im Spiel ({ $how }).
forfeit-closed-output = das Programm läuft weiter, hat aber mitten im Spiel seine Standardausgabe geschlossen.
forfeit-late = keine Antwort innerhalb von { $millis } ms.
forfeit-too-long = die Antwort war länger als { $most } Bytes.
forfeit-garbage = die Antwort ergab keinen Sinn ({ $detail }).
forfeit-illegal = das ist nicht erlaubt: { $reason }
plot-won = Gewonnene Spiele
plot-fair-share = gleicher Anteil
plot-difference = Punkte von { $name } minus Punkte von { $other }
plot-difference-of-many = Punkte von { $name } minus Mittel der anderen
plot-fewest-win = wenige Punkte gewinnen

## Lernen

train-no-learner = Von { $game } lässt sich noch nichts lernen: niemand lernt es.
train-weights-unfit = { $file } enthält keine Gewichte für dieses Spiel oder nicht die dieses Programms: { $detail }.
train-generation = Generation { $number }: mittlere Überraschung { $surprise }.
train-generation-against = Generation { $number }: mittlere Überraschung { $surprise }, { $won } gewonnen.
train-best-response = Gegen { $name } gewann der Lernende von den letzten { $deals } { $deals ->
    [one] Kartenverteilung
   *[other] Kartenverteilungen
}, jede auf beiden Plätzen, { $won } (zu 95 % sicher: { $low }–{ $high } %).
train-stopped = Angehalten nach { $generations } von { $all } Generationen; was bis dahin gelernt wurde, ist geschrieben.
