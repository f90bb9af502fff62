# Það sem borðið segir í þessu spili: hvað gerðist, hvað má gera, hvað hlutirnir heita. Öll nöfn byrja á rat-a-tat-cat-.

## Hvað spilin heita, eins og í „Þú dróst: …“.

rat-a-tat-cat-cat = köttur, { $value }
rat-a-tat-cat-rat = rotta, { $value }
rat-a-tat-cat-peek = „Kíktu“
rat-a-tat-cat-swap = „Skiptu“
rat-a-tat-cat-draw-two = „Dragðu 2“

## Staðir á borðinu

rat-a-tat-cat-line = Spilin hjá: { $name }
rat-a-tat-cat-seat = { $name }, stig hingað til: { $total }
rat-a-tat-cat-own-card = Spilið þitt númer { $slot }
rat-a-tat-cat-card-of = { $name }, spil { $slot }
rat-a-tat-cat-face-down = á hvolfi
rat-a-tat-cat-known = á hvolfi, en þú þekkir það: { $card }
rat-a-tat-cat-pile = Bunkinn, { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
rat-a-tat-cat-discard-pile = Kastbunkinn ({ $count }), efst: { $card }
rat-a-tat-cat-discard-dead = Kastbunkinn ({ $count }), efst: { $card }. Aðgerðaspil má ekki taka.
rat-a-tat-cat-empty = ekkert
rat-a-tat-cat-draws-left = { $count ->
    [one] eitt spil enn
   *[other] { $count } spil enn
}
rat-a-tat-cat-dealer = gaf í þessari umferð
rat-a-tat-cat-dealer-short = gjafari
rat-a-tat-cat-knocked = bankaði!
rat-a-tat-cat-last-turn = á eftir að gera
rat-a-tat-cat-turn-done = búið
rat-a-tat-cat-out = úr leik

## Hve langt spilið er komið

rat-a-tat-cat-round-of = Umferð { $round } af { $rounds }
rat-a-tat-cat-round-points = Umferð { $round } · upp í { $points } stig
rat-a-tat-cat-round-minutes = Umferð { $round } · { $minutes } mínútur
rat-a-tat-cat-last-round = Umferð { $round }, sú síðasta!

## Hvað á að gera núna

rat-a-tat-cat-prompt-look = Haltu fingri á ystu spilunum þínum tveimur eða ýttu á þau til að kíkja.
rat-a-tat-cat-prompt-looking = Mundu þessi tvö!
rat-a-tat-cat-prompt-turn = Dragðu spil úr bunkanum eða taktu efsta spilið úr kastbunkanum: { $card }.
rat-a-tat-cat-prompt-draw = Dragðu spil úr bunkanum. Aðgerðaspilið má ekki taka.
rat-a-tat-cat-prompt-take = Hvaða spil þitt á að fara í staðinn?
rat-a-tat-cat-prompt-drawn = Þú ert með: { $card }. Ýttu á spilið sem á að fara í staðinn eða hentu þessu.
rat-a-tat-cat-prompt-drawn-peek = „Kíktu“! Notaðu það til að kíkja á eitt af spilunum þínum eða hentu því.
rat-a-tat-cat-prompt-drawn-swap = „Skiptu“! Notaðu það til að skipta á spili við einhvern eða hentu því.
rat-a-tat-cat-prompt-drawn-draw-two = „Dragðu 2“! Notaðu það til að draga aftur, mest tvisvar, eða hentu því.
rat-a-tat-cat-prompt-peek = Hvaða spil þitt viltu sjá?
rat-a-tat-cat-prompt-swap = Hvaða spil þitt viltu láta frá þér?
rat-a-tat-cat-prompt-swap-other = Og hvaða spil viltu fá í staðinn, og hjá hverjum?
rat-a-tat-cat-prompt-knock = Segðu að þetta sé komið – eða bankaðu ef þú heldur að þú eigir fæst stig.
rat-a-tat-cat-prompt-other = { $last ->
    [yes] { $name } gerir í síðasta sinn:
   *[no] { $name }:
} { $phase ->
    [turn] draga eða taka?
    [drawn] hvað á að gera við þetta spil?
   *[knock] banka eða ekki banka?
}
rat-a-tat-cat-prompt-out = Þú ert úr leik og horfir nú á. { $name } á leik.
rat-a-tat-cat-prompt-over = Spilinu er lokið.

## Hnappar

rat-a-tat-cat-look = Kíkja
rat-a-tat-cat-skip-look = Ekki kíkja
rat-a-tat-cat-got-them = Ég man þau
rat-a-tat-cat-seen-enough = Snúa við
rat-a-tat-cat-draw = Draga
rat-a-tat-cat-take = Taka
rat-a-tat-cat-discard = Henda
rat-a-tat-cat-discard-it = Henda því
rat-a-tat-cat-use-peek = Kíkja
rat-a-tat-cat-use-swap = Skipta
rat-a-tat-cat-use-draw-two = Draga tvö
rat-a-tat-cat-knock = Banka!
rat-a-tat-cat-pass = Komið hjá mér
rat-a-tat-cat-cancel = Hætta við
rat-a-tat-cat-take-back = Taka það aftur
rat-a-tat-cat-scores = Stigablað
rat-a-tat-cat-discards = Öll spil í kastbunkanum
rat-a-tat-cat-discards-show = Sýna öll
rat-a-tat-cat-close = Loka

## Bankað, og lok umferðar

rat-a-tat-cat-banner = Rat-a-Tat Cat!
rat-a-tat-cat-banner-by = { $name } bankar. Allir hinir gera einu sinni enn.
rat-a-tat-cat-reveal = Umferð { $round }: spilin upp!
rat-a-tat-cat-reveal-forgotten = Aðgerðaspilunum var skipt út fyrir spil úr bunkanum áður en stigin voru talin. Þau spil eru ekki lengur á borðinu.
rat-a-tat-cat-fewest = fæst stig
rat-a-tat-cat-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}, alls { $total }
rat-a-tat-cat-next-round = Næsta umferð
rat-a-tat-cat-to-scores = Skoða stigablaðið
rat-a-tat-cat-show-last-round = Spilin úr síðustu umferð
rat-a-tat-cat-round-column = Umferð
rat-a-tat-cat-no-rounds = Fyrsta umferðin stendur yfir.
rat-a-tat-cat-sum = Alls
rat-a-tat-cat-leading = er með forystu
rat-a-tat-cat-winner = er með fæst stig

## Hvað gerðist, í leikskrána: ekkert spil er nefnt.

rat-a-tat-cat-told-dealt = Umferð { $round }. { $you ->
    [yes] Þú gefur.
   *[no] { $name } gefur.
}
rat-a-tat-cat-told-took = { $you ->
    [yes] Þú tekur efsta spilið úr kastbunkanum fyrir spilið þitt númer { $slot }.
   *[no] { $name } tekur efsta spilið úr kastbunkanum fyrir spil { $slot }.
}
rat-a-tat-cat-told-drew = { $you ->
    [yes] Þú dregur spil.
   *[no] { $name } dregur spil.
}
rat-a-tat-cat-told-reshuffled = Kastbunkinn er stokkaður og verður nýi bunkinn.
rat-a-tat-cat-told-replaced = { $you ->
    [yes] Þú heldur því í stað spilsins þíns númer { $slot }.
   *[no] { $name } heldur því í stað spils { $slot }.
}
rat-a-tat-cat-told-discarded = { $you ->
    [yes] Þú hendir því.
   *[no] { $name } hendir því.
}
rat-a-tat-cat-told-peeked = { $you ->
    [yes] Þú kíkir á spilið þitt númer { $slot }.
   *[no] { $name } kíkir á spil { $slot }.
}
rat-a-tat-cat-told-swapped = { $you ->
    [yes] Þú skiptir á spilinu þínu númer { $own }
   *[no] { $name } skiptir á spili { $own }
} { $yours ->
    [yes] og spilinu þínu númer { $slot }.
   *[no] og spili { $slot } ({ $other }).
}
rat-a-tat-cat-told-draw-two = { $you ->
    [yes] Þú notar „Dragðu 2“.
   *[no] { $name } notar „Dragðu 2“.
}
rat-a-tat-cat-told-knocked = { $you ->
    [yes] Þú bankar: Rat-a-Tat Cat!
   *[no] { $name } bankar: Rat-a-Tat Cat!
}
rat-a-tat-cat-told-time-up = Tíminn er liðinn; þetta er síðasta umferðin.
rat-a-tat-cat-told-shown = Öllum spilum er snúið upp.
rat-a-tat-cat-told-exchanged = { $you ->
    [yes] Spil úr bunkanum kemur í stað aðgerðaspilsins þíns númer { $slot }.
   *[no] { $name }: spil úr bunkanum kemur í stað aðgerðaspils { $slot }.
}
rat-a-tat-cat-told-round-ended = Stig í umferð { $round }: { $points }.
rat-a-tat-cat-told-ended = { $count ->
    [one] { $names } vinnur.
   *[other] { $names } vinna saman.
}

## Það sem sagt er að auki við þá sem hlusta.

rat-a-tat-cat-said-passed = { $you ->
    [yes] Þú bankar ekki.
   *[no] { $name } bankar ekki.
}
rat-a-tat-cat-said-turned-up = Snúið upp: { $card }.
rat-a-tat-cat-said-laid = Það er { $card }.
rat-a-tat-cat-said-seen = Það er { $card }.
rat-a-tat-cat-said-discarded = Hent: { $card }.

## Lyklar

rat-a-tat-cat-key-look = kíkja á ystu spilin þín eða snúa þeim við
rat-a-tat-cat-key-draw = draga spil
rat-a-tat-cat-key-take = taka efsta spilið úr kastbunkanum
rat-a-tat-cat-key-slot = velja eitt af spilunum þínum
rat-a-tat-cat-key-discard = henda spilinu sem þú dróst
rat-a-tat-cat-key-peek = nota „Kíktu“
rat-a-tat-cat-key-swap = nota „Skiptu“
rat-a-tat-cat-key-draw-two = nota „Dragðu 2“
rat-a-tat-cat-key-knock = banka
rat-a-tat-cat-key-pass = segja að þetta sé komið
rat-a-tat-cat-key-cancel = hætta við
rat-a-tat-cat-key-scores = stigablaðið
rat-a-tat-cat-key-discards = öll spil í kastbunkanum, ef borðið hjálpar
rat-a-tat-cat-key-arrows = fara á milli spila

## Why it is over
rat-a-tat-cat-reason-points = Fæst stig vinna.

## Looking back: what can be done, as it stands behind a name
review-rat-a-tat-cat-take = taka spilið úr kastbunkanum fyrir eigið spil { $slot }
review-rat-a-tat-cat-draw = draga spil
review-rat-a-tat-cat-replace = setja dregna spilið í stað eigin spils { $slot }
review-rat-a-tat-cat-discard = kasta dregna spilinu
review-rat-a-tat-cat-peek = kíkja á eigið spil { $slot }
review-rat-a-tat-cat-swap = { $you ->
    [yes] skipta á eigin spili { $own } og þínu spili { $slot }
   *[no] skipta á eigin spili { $own } og spili { $slot } ({ $name })
}
review-rat-a-tat-cat-draw-two = draga tvö spil
review-rat-a-tat-cat-knock = banka: Rat-a-Tat Cat!
review-rat-a-tat-cat-pass = banka ekki
review-rat-a-tat-cat-time-up = tíminn er búinn
