# Það sem sagt er við borð þessa leiks: hvað gerðist, hvað má gera, hvað hlutirnir heita. Heitin byrja á piratz-.

## Hvað hlutirnir heita.

piratz-kind = { $kind ->
    [rings] Hringar
    [coins] Peningar
    [pearls] Perlur
    [goblets] Bikarar
    [gems] Gimsteinar
   *[shells] Skeljar
}
piratz-treasures = { $kind ->
    [rings] { $count ->
        [one] { $count } hringur
       *[other] { $count } hringar
    }
    [coins] { $count ->
        [one] { $count } peningur
       *[other] { $count } peningar
    }
    [pearls] { $count ->
        [one] { $count } perla
       *[other] { $count } perlur
    }
    [goblets] { $count ->
        [one] { $count } bikar
       *[other] { $count } bikarar
    }
    [gems] { $count ->
        [one] { $count } gimsteinn
       *[other] { $count } gimsteinar
    }
   *[shells] { $count ->
        [one] { $count } skel
       *[other] { $count } skeljar
    }
}
piratz-card = { $rat ->
    [yes] { $treasures }, með rottu
   *[no] { $skull ->
        [yes] { $treasures }, með hauskúpu
       *[no] { $treasures }
    }
}
piratz-some-card = eitt spil
piratz-cards = { $count ->
    [0] engin spil
    [one] { $count } spil
   *[other] { $count } spil
}
piratz-rats = { $count ->
    [0] engar rottur
    [one] { $count } rotta
   *[other] { $count } rottur
}
piratz-blocks = Unnir kubbar
piratz-points = Stig

## Hlutar borðsins.

piratz-beach = Ströndin
piratz-open-cards = Opin spil
piratz-value-card = Verðspjald
piratz-chests = Fjársjóðskistur
piratz-nothing-open = Ekkert spil liggur í sandinum.
piratz-last-round = Síðasta umferð
piratz-pile = Bunki, { $count ->
    [0] tómur
    [one] { $count } spil
   *[other] { $count } spil
}. Snúa næsta spili við.
piratz-discard-name = Grafið áður
piratz-discard = { $count ->
    [0] Ekkert spil var grafið í fyrri umferðum
    [one] { $count } spil var grafið í fyrri umferðum
   *[other] { $count } spil voru grafin í fyrri umferðum
}
piratz-buried = { $name } gróf: { $card }
piratz-laid = { $name } á skófluna sem liggur í sandinum
piratz-chest = { $name }, { $count ->
    [0] kistan er tóm
    [one] { $count } spil í kistunni
   *[other] { $count } spil í kistunni
}, { $digging ->
    [yes] er enn að grafa
   *[no] er ekki lengur með í umferðinni
}
piratz-look = Kíkja ofan í
piratz-inside = Kistan: { $name }
piratz-has-left = búið
piratz-you = Þú
piratz-value = { $name }: { $blocks ->
    [none] enginn kubbur
   *[other] kubbar að verðmæti { $blocks }
}, { $total } í leiknum.
piratz-would-take = Ef þú ferð núna færðu { $count ->
    [one] { $count } spil
   *[other] { $count } spil
} og á þeim eru { $treasures }.
piratz-lies-open = { $treasures } í sandinum.
piratz-bury-this = Grafa þetta spil: { $card }
piratz-keep-this = Taka þetta spil: { $card }

## Hvað á að gera.

piratz-now-first = Sandurinn er auður. Snúðu spili við!
piratz-now-turn = Viltu snúa öðru spili við eða fara með fjársjóðinn?
piratz-now-no-pile = Ekkert er eftir til að grafa upp. Farðu með eina tegund af fjársjóði.
piratz-now-after = Viltu vera áfram með eða fara með fjársjóðinn?
piratz-now-turning = Spili er snúið við …
piratz-now-alarm = Þú verður að fara! Taktu eitt rottuspil í sárabætur, eða ekkert.
piratz-now-bury = Veldu spil til að grafa undir skóflunni þinni.
piratz-now-other = { $phase ->
    [turn] { $name } grefur eða fer.
    [after_reveal] Verður { $name } áfram með?
    [alarm] { $name } verður að fara og má taka eitt rottuspil.
   *[bury] { $name } grefur eitt spil.
}
piratz-now-left = Þinni umferð er lokið. { $name } er enn að grafa.
piratz-now-over = Leiknum er lokið.
piratz-dig = Grafa
piratz-stay = Vera áfram
piratz-none = Taka ekkert
piratz-leave = Fara með …
piratz-leave-with = { $count ->
    [0] { $kind ->
        [rings] Fara án hringa
        [coins] Fara án peninga
        [pearls] Fara án perla
        [goblets] Fara án bikara
        [gems] Fara án gimsteina
       *[shells] Fara án skelja
    }
    [one] { $kind ->
        [rings] Fara með { $count } hring
        [coins] Fara með { $count } pening
        [pearls] Fara með { $count } perlu
        [goblets] Fara með { $count } bikar
        [gems] Fara með { $count } gimstein
       *[shells] Fara með { $count } skel
    }
   *[other] { $kind ->
        [rings] Fara með { $count } hringa
        [coins] Fara með { $count } peninga
        [pearls] Fara með { $count } perlur
        [goblets] Fara með { $count } bikara
        [gems] Fara með { $count } gimsteina
       *[shells] Fara með { $count } skeljar
    }
}
piratz-not-yet = Ekki strax
piratz-take-back = Hætta við
piratz-alarm = Rottur á ferð!
piratz-danger = { $rats ->
    [0] Engin rotta í augsýn
    [one] Rotta í sandinum: varist þá næstu!
   *[other] { $rats } rottur í sandinum: varist þá næstu!
}
piratz-notice-last = Bunkinn er búinn: þetta er síðasta umferðin!

## Stigin talin.

piratz-scoring = Fjársjóðurinn er talinn
piratz-result = Úrslitin
piratz-award = { $name } fær kubbinn að verðmæti { $value }
piratz-award-none = Enginn fær kubb
piratz-tie = Jafnt: { $names }, { $treasures } hvert.
piratz-tie-rats = Fleiri rottur ganga fyrir: { $figures }.
piratz-tie-cards = Séu rotturnar jafnmargar ganga færri spil fyrir: { $figures }.
piratz-tie-none = Enn er jafnt: { $names }. Enginn fær það sem eftir er.
piratz-tie-figure = { $name } ({ $figure })
piratz-next = Áfram
piratz-skip = Sleppa
piratz-look-at-beach = Skoða ströndina
piratz-show-scoring = Sýna úrslitin

## Hvað gerðist.

piratz-told-dealt = Í bunkanum eru { $count } spil. { $you ->
    [yes] Þú byrjar.
   *[no] { $name } byrjar.
}
piratz-told-revealed = { $you ->
    [yes] Þú snýrð spili við: { $card }.
   *[no] { $name } snýr spili við: { $card }.
}
piratz-told-revealed-some = { $you ->
    [yes] Þú snýrð við: { $card }.
   *[no] { $name } snýr við: { $card }.
}
piratz-told-pile-ran-out = Bunkinn er búinn. { $count ->
    [0] Engin grafin spil eru til í nýjan.
    [1] Eina grafna spilið er nýi bunkinn.
   *[other] Þau { $count } spil sem voru grafin eru nýi bunkinn.
} Þetta er síðasta umferðin!
piratz-told-alarm = { $you ->
    [yes] Rottur á ferð! Þú verður að fara.
   *[no] Rottur á ferð! { $name } verður að fara.
}
piratz-told-stayed = { $you ->
    [yes] Þú verður áfram með.
   *[no] { $name } verður áfram með.
}
piratz-told-left = { $you ->
    [yes] Þú ferð með
   *[no] { $name } fer með
} { $kind ->
    [rings] hringa
    [coins] peninga
    [pearls] perlur
    [goblets] bikara
    [gems] gimsteina
   *[shells] skeljar
}: { $count ->
    [0] engin spil.
    [one] { $count } spil.
   *[other] { $count } spil.
}
piratz-told-kept-rat = { $you ->
    [yes] Þú tekur rottuspil í sárabætur: { $card }.
   *[no] { $name } tekur rottuspil í sárabætur: { $card }.
}
piratz-told-declined-rat = { $you ->
    [yes] Þú tekur ekkert rottuspil.
   *[no] { $name } tekur ekkert rottuspil.
}
piratz-told-buried = { $you ->
    [yes] Þú grefur: { $card }.
   *[no] { $name } grefur: { $card }.
}
piratz-told-shovel-laid = Ekkert spil liggur opið. { $you ->
    [yes] Þú leggur skófluna þína í sandinn.
   *[no] { $name } leggur skófluna í sandinn.
}
piratz-told-round-ended = Umferðinni er lokið; { $count ->
    [0] ekkert spil var grafið.
    [one] { $count } grafið spil er lagt til hliðar.
   *[other] { $count } grafin spil eru lögð til hliðar.
} { $you ->
    [yes] Þú byrjar næstu umferð.
   *[no] { $name } byrjar næstu umferð.
}
piratz-told-award = { $name } fær { $value } ({ $treasures })
piratz-told-scored = { $kind }: { $awards }.
piratz-told-scored-none = { $kind }: enginn fær kubb.
piratz-told-points = { $name } { $count }
piratz-told-ended = Leiknum er lokið. Stig: { $points }.

## Lyklarnir.

piratz-key-dig = Snúa spili við
piratz-key-stay = Vera áfram með
piratz-key-kind = Sjá hvað ein tegund gefur; aftur: fara með hana
piratz-key-card = Fara frá spili til spils
piratz-key-choose = Taka eða grafa spilið, fara með fjársjóðinn
piratz-key-none = Taka ekkert rottuspil

## Why it is over
piratz-reason-points = Flest stig vinna.

## Looking back: what can be done, as it stands behind a name
review-piratz-reveal = grafa upp spil
review-piratz-stay = vera áfram
review-piratz-leave = fara með { $kind ->
    [rings] alla hringa
    [coins] alla peninga
    [pearls] allar perlur
    [goblets] alla bikara
    [gems] alla gimsteina
   *[shells] allar skeljar
}
review-piratz-keep-rat = halda rottuspilinu: { $card }
review-piratz-decline-rat = halda engu rottuspili
review-piratz-bury = grafa spil: { $card }

## Whether the shuffles were fair
fair-named-piratz = { $count ->
    [1] Spilið sem var hirt eða grafið hafði þá þegar verið grafið upp.
   *[other] Spilin sem voru hirt eða grafin, { $count } talsins, höfðu þá þegar öll verið grafin upp.
}
fair-named-piratz-not = Spil voru hirt eða grafin sem ekki var búið að grafa upp.
