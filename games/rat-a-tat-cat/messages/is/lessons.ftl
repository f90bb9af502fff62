# Það sem kennslustundirnar og þrautirnar segja. Skilaboð heita lesson-<spil>-<skrá>, -<skref>, og síðan -why (það var rétt)
# eða -no (það er hægt en ekki það sem um var beðið).

lesson-rat-a-tat-cat-first = Fyrsta Rat-a-Tat Cat spilið þitt
lesson-rat-a-tat-cat-first-look = Fjögur spil liggja á hvolfi fyrir framan þig. Kettir hafa fá stig, rottur mörg, og fæst stig vinna. Kíktu á ystu spilin þín tvö: ýttu á þau!
lesson-rat-a-tat-cat-first-take = Við hliðina á bunkanum liggur opið spil með 1. Taktu það og settu í stað níunnar lengst til vinstri.
lesson-rat-a-tat-cat-first-take-why = 1 í stað 9: átta stigum færra! Nú liggur rottan í kastbunkanum.
lesson-rat-a-tat-cat-first-take-no = Taktu opna spilið með 1 og láttu versta spilið þitt fyrir það: níuna lengst til vinstri.
lesson-rat-a-tat-cat-first-draw = Ég henti áttu. Hana vill enginn! Dragðu heldur úr bunkanum.
lesson-rat-a-tat-cat-first-draw-why = Enginn nema þú sér það sem þú dregur. Þú mátt halda því, nota það eða henda því.
lesson-rat-a-tat-cat-first-draw-no = Átta er feit rotta. Láttu hana liggja og dragðu úr bunkanum.
lesson-rat-a-tat-cat-first-peek = „Kíktu“! Með því máttu kíkja á eitt af spilunum þínum. Kíktu á annað spilið.
lesson-rat-a-tat-cat-first-peek-why = Átta, enn ein rottan! Það er gott að vita hvað maður þarf að losna við.
lesson-rat-a-tat-cat-first-peek-no = Notaðu „Kíktu“ á annað spilið þitt. Það hefurðu ekki séð enn þá.
lesson-rat-a-tat-cat-first-swap = Nú dróstu „Skiptu“. Láttu mig fá áttuna þína og taktu eitthvert spil hjá mér.
lesson-rat-a-tat-cat-first-swap-why = Enginn kíkti en næstum öll spil eru betri en átta. Nú á ég rottuna!
lesson-rat-a-tat-cat-first-swap-no = Notaðu „Skiptu“ og láttu áttuna fara, annað spilið þitt.
lesson-rat-a-tat-cat-first-two = „Dragðu 2“! Með því máttu draga aftur, mest tvisvar. Notaðu það.
lesson-rat-a-tat-cat-first-two-why = Viltu þetta spil? Ef ekki máttu henda því og draga eitt enn.
lesson-rat-a-tat-cat-first-two-no = Það væri synd. Notaðu „Dragðu 2“.
lesson-rat-a-tat-cat-first-put = Núll, besti kötturinn af öllum! Settu hann í stað þriðja spilsins þíns, sem enginn þekkir.
lesson-rat-a-tat-cat-first-put-why = Það var sjöa! Spil sem enginn hefur séð eru oft slæm.
lesson-rat-a-tat-cat-first-put-no = Haltu núllinu. Láttu þriðja spilið þitt fara í staðinn.
lesson-rat-a-tat-cat-first-knock = Þú ert laus við allar rotturnar þínar. Ef þú heldur að þú eigir fæst stig, bankaðu þá!
lesson-rat-a-tat-cat-first-knock-why = Rat-a-tat cat! Allir aðrir gera einu sinni enn og svo er öllum spilum snúið upp.
lesson-rat-a-tat-cat-first-knock-no = Sýndu hugrekki: með svona fá stig geturðu bankað.
lesson-rat-a-tat-cat-first-end = Öll spilin snúa upp og þú átt miklu færri stig en ég. Þetta er allt spilið. Vel spilað!

lesson-rat-a-tat-cat-unknown = Óþekkta spilið
lesson-rat-a-tat-cat-unknown-give = Ystu spilin þín eru þristur og tvistur. Enginn hefur séð hin tvö í miðjunni. Þú dróst þrist. Hvaða spil læturðu fara?
lesson-rat-a-tat-cat-unknown-give-why = Spil sem enginn hefur séð er um það bil 5 stiga virði því að rotturnar eru svo margar. Þristur er betri!
lesson-rat-a-tat-cat-unknown-give-no = Kóngurinn myndi gera annað. Hvað heldurðu að óþekkt spil hafi mörg stig?

lesson-rat-a-tat-cat-last = Síðasti leikurinn
lesson-rat-a-tat-cat-last-choose = Ég bankaði og nú gerir þú í síðasta sinn. Til vinstri áttu níu og til hægri tvist. Tekurðu opnu sexuna eða dregurðu?
lesson-rat-a-tat-cat-last-choose-why = Spil úr bunkanum hefur um það bil 5 stig og gæti verið núll eða jafnvel „Skiptu“. Með sexu næðirðu mér varla.
lesson-rat-a-tat-cat-last-choose-no = Kóngurinn heldur að það dugi ekki til sigurs. Hvað gæti komið úr bunkanum?

lesson-rat-a-tat-cat-memory = Gott minni
lesson-rat-a-tat-cat-memory-watch = Kíktu á ystu spilin þín tvö og mundu þau. Fylgstu svo vel með því sem ég geri.
lesson-rat-a-tat-cat-memory-swap = Þú dróst „Skiptu“! Hvaða spili þínu skiptirðu fyrir hvaða spil hjá mér?
lesson-rat-a-tat-cat-memory-swap-why = Þú sást hvar ég lagði núllið mitt. Nú átt þú það og ég á níuna þína!
lesson-rat-a-tat-cat-memory-swap-no = Til eru betri skipti. Hvert var versta spilið þitt og hvar lagði ég núllið?
