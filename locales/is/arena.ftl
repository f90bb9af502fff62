## Vélmenni gegn vélmennum

arena-counts = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
} með { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjöfum
}, skipt um sæti
arena-seed = Fræ { $seed }: sama fræ, sömu vélmenni og jafnmörg hugsunarskref gefa sömu spil.
arena-name = vélmenni
arena-won = unnið
arena-interval = 95 % öryggi
arena-points = stig
arena-rating = styrkur
arena-p50 = helmingur innan
arena-p99 = 99 % innan
arena-rats = tapað á rottum
arena-broken-off = { $games } { $games ->
    [one] spil
   *[other] spil
} vildu ekki enda og töldust jafnt fyrir alla.
arena-forfeit = { $name } tapaði { $games } { $games ->
    [one] spili
   *[other] spilum
} án keppni: { $reason }
arena-answered = það svaraði: { $answer }
arena-said = það sagði: { $line }
arena-stopped = Stöðvað: { $games } af { $all } spilum voru spiluð til enda og aðeins þau telja.
arena-sprt-high = { $name } vinnur frekar { $high } en { $low }: útkljáð eftir { $deals } { $deals ->
    [one] gjöf
   *[other] gjafir
} (lógaritmi líkindahlutfalls { $ratio }, mörk ±{ $bound }).
arena-sprt-low = { $name } vinnur frekar { $low } en { $high }: útkljáð eftir { $deals } { $deals ->
    [one] gjöf
   *[other] gjafir
} (lógaritmi líkindahlutfalls { $ratio }, mörk ±{ $bound }).
arena-sprt-open = Hvort { $name } vinnur { $low } eða { $high } er enn óljóst eftir { $deals } { $deals ->
    [one] gjöf
   *[other] gjafir
} (lógaritmi líkindahlutfalls { $ratio }, mörk ±{ $bound }).
arena-sprt-of-two = --sprt er fyrir tvö vélmenni, annað gegn hinu.
arena-fewest-win = Fæst stig vinna.
arena-too-few-games = Spilin verða að vera minnst eitt.
forfeit-not-started = ekki tókst að ræsa forritið ({ $detail }).
forfeit-ended = forritið hætti í miðju spili ({ $how }).
forfeit-closed-output = forritið heldur áfram en lokaði úttaki sínu í miðju spili.
forfeit-late = ekkert svar innan { $millis } ms.
forfeit-too-long = svarið var lengra en { $most } bæti.
forfeit-garbage = svarið var óskiljanlegt ({ $detail }).
forfeit-illegal = þetta má ekki: { $reason }
plot-won = Unnin spil
plot-fair-share = jafn hlutur
plot-difference = Stig { $name } að frádregnum stigum { $other }
plot-difference-of-many = Stig { $name } að frádregnu meðaltali hinna
plot-fewest-win = fæst stig vinna

## Nám

train-no-learner = Ekkert er enn hægt að læra um { $game }: enginn lærir það.
train-weights-unfit = { $file } geymir ekki vægi fyrir þetta spil eða ekki þessa forrits: { $detail }.
train-generation = Kynslóð { $number }: undrun að meðaltali { $surprise }.
train-generation-against = Kynslóð { $number }: undrun að meðaltali { $surprise }, { $won } unnið.
train-best-response = Gegn { $name } vann nemandinn { $won } af síðustu { $deals } { $deals ->
    [one] gjöf
   *[other] gjöfum
}, hverri í báðum sætum (95 % öryggi: { $low }–{ $high } %).
train-stopped = Stöðvað eftir { $generations } af { $all } kynslóðum; það sem lærðist þangað til er skrifað.
