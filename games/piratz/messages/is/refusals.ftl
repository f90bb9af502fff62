# Af hverju ekki má gera eitthvað. Hver setning segir hvað er rangt og hvað væri rétt.

pz-t1-one-card = Þú hefur þegar snúið við spili. Vertu áfram með, eða nefndu tegund af fjársjóði og hættu í umferðinni.
pz-t1-nothing-revealed = Fyrst þarf að snúa við spili til að geta verið áfram með. Snúðu einu við, eða nefndu tegund af fjársjóði og hættu í umferðinni.
pz-e2-empty-pile = Ekkert spil er eftir til að snúa við. Nefndu tegund af fjársjóði og hættu í umferðinni.
pz-x2-alarm = Rottur á ferð, þú verður að hætta í umferðinni! Taktu eitt af opnu rottuspilunum eða slepptu því.
pz-x2-no-alarm = Rottuspil fæst aðeins í sárabætur þegar rottur eru á ferð, og það eru þær ekki núna. Haltu áfram að spila.
pz-x2-no-open-rat = Þetta er ekki opið spil með rottu. Taktu opið rottuspil eða slepptu því.
pz-x4-bury-first = Þú ert að hætta í umferðinni og þarft fyrst að grafa eitt spil. Leggðu skófluna þína á opið spil.
pz-x4-not-leaving = Spil er aðeins grafið þegar hætt er í umferðinni. Nefndu fyrst tegund af fjársjóði og leggðu svo niður skófluna.
pz-x4-not-open = Þetta spil liggur ekki opið á miðju borðinu. Leggðu skófluna þína á opið spil.
pz-x5-under-a-shovel = Þetta spil er þegar grafið undir skóflu. Veldu spil sem liggur opið.
pz-e1-over = Leiknum er lokið. Byrjið nýjan leik ef þið viljið halda áfram.
