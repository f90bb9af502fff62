# Það sem borð þessa spils segir: hvað gerðist, hvað er hægt að gera, hvað hlutirnir heita. Öll skilaboð byrja á rat-hot-.

## Reitir
rat-hot-field-chili = chili
rat-hot-field-paprika = paprika
rat-hot-field-cinnamon = kanill
rat-hot-field-saffron = saffran
rat-hot-field-jalapeno = jalapeño
rat-hot-field-ginger = engifer
rat-hot-field-wasabi = wasabi
rat-hot-field-pepper = pipar
rat-hot-field-red_rat = rauð rotta
rat-hot-field-green_rat = græn rotta
rat-hot-field-empty = tómt
rat-hot-field-s = S
rat-hot-field = dálkur { $x }, röð { $y }: { $field }, hæð { $level }
rat-hot-field-table = dálkur { $x }, röð { $y }: autt borð

## Leikmenn
rat-hot-you = Þú
rat-hot-you-small = þú
rat-hot-side = { $who ->
    [you] Þú
   *[other] { $name }
}, { $colour ->
    [red] rauðir kassar
   *[green] grænir sekkir
}: { $points } stig, { $rats ->
    [0] engin rotta gægist út
    [one] { $rats } rotta gægist út
   *[other] { $rats } rottur gægjast út
}
rat-hot-rats = { $rats ->
    [0] Engin rotta gægist út
    [one] { $rats } rotta gægist út
   *[other] { $rats } rottur gægjast út
}

## Borðið
rat-hot-board = Borðið með { $strips ->
    [one] { $strips } ræmu
   *[other] { $strips } ræmum
}
rat-hot-board-keys = 1 eða 2 tekur ræmu, örvalyklarnir færa hana, N fer á næsta stað, R snýr henni, Enter leggur hana niður, Escape skilar henni.
rat-hot-tools = Skoða borðið
rat-hot-nearer = Nær
rat-hot-farther = Fjær
rat-hot-fit = Sjá allt
rat-hot-levels = Sýna hæðir
rat-hot-pile = { $count ->
    [0] Engin ræma í bunkanum
    [one] { $count } ræma í bunkanum
   *[other] { $count } ræmur í bunkanum
}
rat-hot-pile-why = Þessar ræmur eiga eftir að koma. Enginn veit hver þeirra er næst.
rat-hot-pile-empty = Allar ræmurnar eru komnar.

## Leikur
rat-hot-tray = { $who ->
    [you] Ræmurnar þínar
   *[other] { $name }: ræmur
}
rat-hot-strip = Ræma { $number }: { $fields }
rat-hot-step = Ræma { $step } af { $of }
rat-hot-lays = { $name } er að leggja
rat-hot-hint-pick = Taktu ræmu
rat-hot-hint-place = Hvert á hún að fara?
rat-hot-hint-finish = Allt klárt? Ýttu á „Komið“!
rat-hot-turn = Snúa
rat-hot-take-back = Taka aftur
rat-hot-finish = Komið
rat-hot-impossible = Þetta gengur ekki hér
rat-hot-no-points = engin stig
rat-hot-two-rats = Tvær af rottunum þínum gægjast út
rat-hot-three-rats = Þrjár af rottunum þínum! Leggðu næstu ræmu yfir eina þeirra
rat-hot-three-rats-last = Þrjár af rottunum þínum: þú myndir tapa!
rat-hot-facing = Fyrsti reiturinn er { $facing ->
    [east] til vinstri.
    [south] efst.
    [west] til hægri.
   *[north] neðst.
}

## Fyrir þá sem hlusta
rat-hot-said-pays = { $who ->
    [you] Þú fengir { $points }.
   *[other] { $name } fengi { $points }.
}
rat-hot-said-pays-nothing = Gefur ekkert.
rat-hot-said-rats = { $rats ->
    [one] { $rats } af rottunum þínum myndi gægjast út.
   *[other] { $rats } af rottunum þínum myndu gægjast út.
}
rat-hot-said-meets = { $own }, { $side ->
    [above] fyrir ofan
    [right] til hægri
    [below] fyrir neðan
   *[left] til vinstri
}: { $field }.
rat-hot-said-meets-nothing = Engar myndir mætast.
rat-hot-said-covers = Leggst ofan á: { $fields }.
rat-hot-said-on-table = Á auðu borðinu.
rat-hot-said-where = Miðjan er í dálki { $x }, röð { $y }.
rat-hot-said-impossible = Þetta gengur ekki hér.
rat-hot-said-back = Ræman er aftur á hendi þinni.
rat-hot-said-resting = Ræman liggur þarna. Ýttu á Enter til að láta hana liggja.

## Það sem gerðist
rat-hot-told-dealt = { $who ->
    [you] Þú byrjar.
   *[other] { $name } byrjar.
}
rat-hot-told-revealed = { $who ->
    [you] Þú snýrð við
   *[other] { $name } snýr við
}: { $strips }.
rat-hot-told-laid = { $who ->
    [you] Þú leggur ræmu
   *[other] { $name } leggur ræmu
} ({ $strip }){ $level ->
    [1] .
   *[other] {" "}á hæð { $level }.
}
rat-hot-told-gets = { $who ->
    [you] Þú færð { $points }.
   *[other] { $name } fær { $points }.
}
rat-hot-told-set-aside = { $who ->
    [you] Þú hefur
   *[other] { $name } hefur
} engan stað lengur: { $count ->
    [one] { $count } ræma fer
   *[other] { $count } ræmur fara
} aftur í kassann.
rat-hot-told-final = Hver hópur borgar einu sinni enn.
rat-hot-told-rats = { $who ->
    [you] Þrjár af rottunum þínum gægjast út: þú hefur tapað!
   *[other] Þrjár rottur gægjast út: { $name } hefur tapað!
}
rat-hot-told-won = { $who ->
    [you] Þú hefur unnið!
   *[other] { $name } hefur unnið!
}
rat-hot-told-draw = Báðir hafa unnið.

## Lyklar
rat-hot-key-pick = taka fyrri eða seinni ræmuna
rat-hot-key-move = færa hana yfir borðið
rat-hot-key-next = á næsta stað eða þann á undan, besti fyrst
rat-hot-key-turn = snúa henni til hægri eða vinstri
rat-hot-key-lay = leggja hana; láta hana liggja
rat-hot-key-back = skila henni
rat-hot-key-take-back = taka það síðasta aftur
rat-hot-key-levels = sýna hæðirnar
rat-hot-key-zoom = nær, fjær, allt
rat-hot-key-pan = litast um

## Why it is over
rat-hot-reason-points = Flest stig vinna.

## Looking back: what can be done, as it stands behind a name
review-rat-hot-place = leggja { $strip } { $facing ->
    [east] til hægri
    [south] niður á við
    [west] til vinstri
   *[north] upp á við
}
review-rat-hot-over = ofan á: { $fields }
review-rat-hot-beside = við hliðina á: { $fields }
review-rat-hot-where = frá dálki { $x }, röð { $y }

## Whether the shuffles were fair
fair-named-rat-hot = { $count ->
    [1] Ræman sem var lögð kom í þessari röð.
   *[other] Ræmurnar sem voru lagðar, { $count } talsins, komu allar í þessari röð.
}
fair-named-rat-hot-not = Lagðar voru ræmur sem voru ekki enn komnar í þessari röð.
