# Hvers vegna eitthvað má ekki í Rat-a-Tat Cat og hvað má í staðinn.

rc-s2-no-such-slot = Í hverri röð eru fjögur spil, númeruð frá vinstri, 0 til 3; veldu eitt þeirra.
rc-t1-nothing-in-hand = Þú ert ekki enn með spil á hendi; taktu fyrst efsta spilið úr kastbunkanum eða dragðu spil.
rc-t2-power-on-top = Aðgerðaspil má ekki taka úr kastbunkanum; dragðu heldur spil úr bunkanum.
rc-t3-card-in-hand = Þú hefur þegar dregið spil; skiptu einu af spilunum þínum út fyrir það, notaðu aðgerðina eða hentu því.
rc-w1-no-peek = Þú mátt bara kíkja ef þú varst að draga „Kíktu“; settu spilið sem þú dróst í röðina þína eða hentu því.
rc-w2-no-swap = Þú mátt bara skipta ef þú varst að draga „Skiptu“; settu spilið sem þú dróst í röðina þína eða hentu því.
rc-w2-no-such-seat = Þar situr enginn; skiptu við einhvern sem situr við borðið.
rc-w2-with-oneself = Ekki er hægt að skipta við sjálfan sig; veldu spil hjá öðrum leikmanni.
rc-w3-no-draw-two = Þú mátt bara draga tvö spil ef þú varst að draga „Dragðu 2“; settu spilið sem þú dróst í röðina þína eða hentu því.
rc-k1-somebody-knocked = Einhver hefur þegar bankað, svo þetta er síðasta umferðin þín; ljúktu henni bara.
rc-k1-turn-not-finished = Ljúktu fyrst við að gera; eftir það máttu banka eða segja pass.
rc-k1-knock-or-pass = Þú hefur lokið við að gera; bankaðu ef þú heldur að þú sért með fæst stig, annars segirðu pass.
rc-e1-game-over = Spilinu er lokið; byrjið nýtt spil ef þið viljið halda áfram.
rc-e2-no-clock = Þetta spil er ekki spilað á tíma; því lýkur eftir umferðum eða stigum, eins og þið komuð ykkur saman um.
rc-e2-time-was-up = Tíminn er þegar liðinn; þetta er síðasta umferðin, spilið hana bara til enda.
rc-e2-the-tables-own = Aðeins borðið sjálft segir að tíminn sé liðinn; veldu eitthvað annað.
rc-e3-seat-is-out = Þessi leikmaður er úr leik og á engin spil; skiptu við einhvern sem er enn með.
rc-y2-outer-card = Ystu spilin snúa upp og liggja kyrr; skiptu á einu af miðjuspilunum þínum og miðjuspili hjá öðrum leikmanni.
