## Bots tegen bots

arena-counts = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} met { $deals ->
    [one] 1 verdeling
   *[other] { $deals } verdelingen
}, plaatsen gewisseld
arena-seed = Startgetal { $seed }: hetzelfde startgetal, dezelfde bots en denkstappen geven dezelfde spellen.
arena-name = bot
arena-won = gewonnen
arena-interval = 95 % zeker
arena-points = punten
arena-rating = waardering
arena-p50 = helft binnen
arena-p99 = 99 % binnen
arena-rats = door ratten verloren
arena-broken-off = { $games } { $games ->
    [one] spel
   *[other] spellen
} wilden niet eindigen en telden voor iedereen gelijk.
arena-forfeit = { $name } heeft { $games } { $games ->
    [one] spel
   *[other] spellen
} zonder strijd verloren: { $reason }
arena-answered = het antwoordde: { $answer }
arena-said = het meldde: { $line }
arena-stopped = Gestopt: { $games } van { $all } spellen zijn uitgespeeld, en alleen die tellen.
arena-sprt-high = { $name } wint eerder { $high } dan { $low }: beslist na { $deals } { $deals ->
    [one] verdeling
   *[other] verdelingen
} (logaritme van het aannemelijkheidsquotiënt { $ratio }, grenzen ±{ $bound }).
arena-sprt-low = { $name } wint eerder { $low } dan { $high }: beslist na { $deals } { $deals ->
    [one] verdeling
   *[other] verdelingen
} (logaritme van het aannemelijkheidsquotiënt { $ratio }, grenzen ±{ $bound }).
arena-sprt-open = Of { $name } { $low } of { $high } wint, is na { $deals } { $deals ->
    [one] verdeling
   *[other] verdelingen
} nog open (logaritme van het aannemelijkheidsquotiënt { $ratio }, grenzen ±{ $bound }).
arena-sprt-of-two = --sprt is voor twee bots, de ene tegen de andere.
arena-fewest-win = De minste punten winnen.
arena-too-few-games = Er moet minstens één spel zijn.
forfeit-not-started = het programma kon niet worden gestart ({ $detail }).
forfeit-ended = het programma stopte midden in het spel ({ $how }).
forfeit-closed-output = het programma gaat door, maar heeft midden in het spel zijn standaarduitvoer gesloten.
forfeit-late = geen antwoord binnen { $millis } ms.
forfeit-too-long = het antwoord was langer dan { $most } bytes.
forfeit-garbage = het antwoord was onbegrijpelijk ({ $detail }).
forfeit-illegal = dat mag niet: { $reason }
plot-won = Gewonnen spellen
plot-fair-share = gelijk deel
plot-difference = Punten van { $name } min punten van { $other }
plot-difference-of-many = Punten van { $name } min het gemiddelde van de anderen
plot-fewest-win = de minste punten winnen

## Leren

train-no-learner = Van { $game } valt nog niets te leren: niemand leert het.
train-weights-unfit = { $file } bevat geen gewichten voor dit spel, of niet die van dit programma: { $detail }.
train-generation = Generatie { $number }: gemiddelde verrassing { $surprise }.
train-generation-against = Generatie { $number }: gemiddelde verrassing { $surprise }, { $won } gewonnen.
train-best-response = Tegen { $name } won de lerende van de laatste { $deals } { $deals ->
    [one] verdeling
   *[other] verdelingen
}, elk op beide plaatsen, { $won } (95 % zeker: { $low }–{ $high } %).
train-stopped = Gestopt na { $generations } van { $all } generaties; wat tot dan geleerd is, is geschreven.
