# Það sem kennslustundirnar og þrautirnar segja. Skilaboð heita lesson-<spil>-<skrá>, -<skref>, og síðan -why (það var rétt)
# eða -no (það er hægt en ekki það sem um var beðið).

## Rat Hot
lesson-rat-hot-first = Fyrsta Rat Hot spilið þitt
lesson-rat-hot-first-look = Þetta er vöruhúsið. Rauðu kassana átt þú, grænu sekkina á ég. Allt byrjar við ræmuna með S-inu.
lesson-rat-hot-first-pair = Hér er fyrsta ræman þín. Leggðu hana þannig að chili-ið á henni snerti chili-ið á borðinu. Þú mátt líka snúa henni.
lesson-rat-hot-first-pair-why = Tvö eins krydd sem snertast eru hópur. Tveggja reita hópur gefur 1 stig, strax.
lesson-rat-hot-first-pair-no = Hún má liggja þarna en þá færðu ekkert fyrir hana. Settu chili við hliðina á chili.
lesson-rat-hot-first-rats = Héðan í frá leggjum við tvær ræmur í hvert sinn. Ég lagði mínar þannig að tvær af rauðu rottunum þínum gægjast út! Ef þrjár gægjast út þegar þú hefur lokið leik þínum taparðu strax.
lesson-rat-hot-first-cover = Feldu þær þá! Ræmur mega liggja ofan á öðrum ef allir þrír reitirnir hvíla á sömu hæð. Leggðu eina ræmu yfir báðar rotturnar.
lesson-rat-hot-first-cover-why = Það sem er hulið telst ekki lengur með. Báðar rotturnar eru farnar og jalapeño-inn minn undir þeim líka.
lesson-rat-hot-first-cover-no = Enn gægist rotta út. Finndu röðina þar sem þær sitja báðar hlið við hlið.
lesson-rat-hot-first-three = Vel gert! Nú er það seinni ræman. Stækkaðu chili-hópinn þinn.
lesson-rat-hot-first-three-why = Hópur með þremur reitum eða fleiri gefur 2 stig, og það í hvert sinn sem hann breytist.
lesson-rat-hot-first-three-no = Þetta gefur þér færri en tvö stig. Þrjú chili verða að snertast.
lesson-rat-hot-first-mine = Ég lagði engifer að engiferi: eitt stig handa mér. Hver hópur gefur þeim stig sem á litinn, sama hver lagði hann.
lesson-rat-hot-first-anywhere = Mín megin er kassi með papriku. Hann er rauður svo að þú átt hann! Leggðu paprikuna þína við hliðina á honum.
lesson-rat-hot-first-anywhere-why = Kassarnir þínir telja hvar sem þeir liggja. Horfðu alltaf á allt vöruhúsið.
lesson-rat-hot-first-anywhere-no = Þetta gefur ekkert enn þá. Taktu ræmuna með paprikunni og leitaðu að hinni paprikunni hægra megin.
lesson-rat-hot-first-end = Þegar síðasta ræman er lögð gefur hver hópur einu sinni enn. Flest stig vinna, nema þrjár af rottunum þínum gægist út. Nú kanntu allt!

lesson-rat-hot-three = Þrjú stig
lesson-rat-hot-three-lay = Leggðu þessa ræmu þannig að hún gefi þér þrjú stig.
lesson-rat-hot-three-lay-why = Báðir endarnir hjálpa til: þrjú chili gefa 2 stig og tveir kanilreitir 1.
lesson-rat-hot-three-lay-no = Þetta eru ekki þrjú stig. Ræma hefur tvo enda og hvor þeirra getur snert eitthvað.

lesson-rat-hot-rats = Einni rottu ofaukið
lesson-rat-hot-rats-hide = Tvær af rottunum þínum gægjast út og á síðustu ræmunni þinni í þetta sinn er ein í viðbót. Leggðu hana þannig að þú tapir ekki.
lesson-rat-hot-rats-hide-why = Nýja rottan gægist út en ein gömul er hulin. Tvær eru ekki þrjár!
lesson-rat-hot-rats-hide-no = Þá gægjast þrjár rottur út í lokin og þú hefur tapað. Hvaða rottu geturðu hulið með einmitt þessari ræmu?

lesson-rat-hot-final = Síðasta ræman
lesson-rat-hot-final-lay = Síðasta ræma spilsins! Þú ert einu stigi undir. Þegar hún er lögð gefur hver hópur einu sinni enn. Hvar vinnur hún spilið fyrir þig?
lesson-rat-hot-final-lay-why = Sigur með einu stigi! Það sem gefur stig núna gefur aftur í lokin og það sem þú hylur gefur mér ekkert.
lesson-rat-hot-final-lay-no = Þá verð ég ekki á eftir þér. Hugsaðu um hvort tveggja: meira handa þér eða minna handa mér, og allt tvisvar.

## Piratz
lesson-piratz-first = Fyrsta Piratz spilið þitt
lesson-piratz-first-look = Strönd full af fjársjóðum! Við hverja tegund er kubbur með stigum. Sá sem á mest af tegund í lokin fær kubbinn hennar.
lesson-piratz-first-dig = Þú átt leik. Grafðu: snúðu spili við.
lesson-piratz-first-dig-why = Tveir gimsteinar! Nú liggja þeir opnir. Enginn á þá fyrr en einhver fer með þá.
lesson-piratz-first-dig-no = Hér er ekkert að hafa enn þá. Grafðu fyrst.
lesson-piratz-first-stay = Þú gætir farið núna og tekið alla gimsteinana. En tveir eru fáir. Vertu áfram svo að fleira geti komið.
lesson-piratz-first-stay-why = Nú gref ég og síðan þú aftur. Því fleiri spil sem liggja opin, því meira er að hafa.
lesson-piratz-first-stay-no = Þú fengir bara lítið. Sýndu hugrekki og vertu áfram í þetta sinn.
lesson-piratz-first-rat = Ég gróf upp bikara. Nú þú: grafðu aftur.
lesson-piratz-first-rat-why = Einn gimsteinn enn, og rotta! Ein rotta gerir ekkert af sér. En ef önnur kemur eru rottur á ferð.
lesson-piratz-first-rat-no = Ekki strax. Eitt spil enn, engin rotta liggur opin enn.
lesson-piratz-first-leave = Nú er þetta hættulegt: rotta liggur opin. Farðu með þá tegund sem gefur þér flesta fjársjóði.
lesson-piratz-first-leave-why = Öll spil með gimsteinum eru þín: þrír gimsteinar, og rottan á einu þeirra gerir ekkert til.
lesson-piratz-first-leave-no = Þú getur gert betur. Teldu: af hvaða fjársjóði eru þrír?
lesson-piratz-first-bury = Sá sem fer grefur eitt spil undir skóflunni. Enginn fær það. Horfðu á kubbana: hvaða spil væri mér mest virði?
lesson-piratz-first-bury-why = Bikararnir gefa fjögur stig í lokin en skeljarnar bara eitt. Þú eyðilagðir gamanið fyrir mér!
lesson-piratz-first-bury-no = Þá tek ég bikarana, og kubburinn þeirra er fjögurra stiga virði.
lesson-piratz-first-alarm = Ný umferð. Þú grófst upp rottu og ég peninga. Sjáum hvað gerist þegar rottur eru á ferð: grafðu einu sinni enn!
lesson-piratz-first-alarm-why = Rottur á ferð! Þú grófst upp aðra rottuna. Þú verður að fara og færð engan fjársjóð nema eitt rottuspil.
lesson-piratz-first-alarm-no = Það væri skynsamlegt. En við viljum sjá rotturnar. Grafðu!
lesson-piratz-first-keep = Þú mátt taka annað rottuspilið í sárabætur. Hvort þeirra? Gimsteina áttu þegar.
lesson-piratz-first-keep-why = Fjórði gimsteinninn! Og ef tveir eiga jafnmarga er sá á undan sem á fleiri rottur.
lesson-piratz-first-keep-no = Taktu spilið sem passar við gimsteinana þína.
lesson-piratz-first-end = Þegar bunkinn klárast er síðasta umferðin spiluð. Þá fær sá sem á mest af tegund kubbinn hennar og flest stig vinna. Af stað á ströndina!

lesson-piratz-haul = Besti fengurinn
lesson-piratz-haul-choose = Þú ferð núna. Með hvaða tegund færðu flesta fjársjóði?
lesson-piratz-haul-choose-why = Perlur eru á þremur spilum en þó aðeins þrjár í allt. Á tveimur spilum eru fjórir gimsteinar. Fjársjóðirnir telja, ekki spilin!
lesson-piratz-haul-choose-no = Meira er til af einni tegund. Ekki telja spilin, teldu fjársjóðina á þeim.

lesson-piratz-dig = Einu sinni enn?
lesson-piratz-dig-once-more = Ég er farin og þú heldur áfram að grafa án mín. Lítið liggur opið. Er betra að grafa einu sinni enn eða fara?
lesson-piratz-dig-once-more-why = Engin rotta liggur opin svo að næsta spil getur ekki kallað á rotturnar. Og enginn tekur neitt frá þér. Það kostar ekkert að grafa!
lesson-piratz-dig-once-more-no = Kóngurinn myndi ekki fara strax. Skoðaðu opnu spilin: hvað eru margar rottur þar? Hvað getur komið fyrir þig?

lesson-piratz-bury = Undir skóflunni
lesson-piratz-bury-bury = Þú fórst með gimsteinana og ég held áfram að grafa. Hvaða spil grefurðu?
lesson-piratz-bury-bury-why = Bikararnir voru mér mest virði. Og rottan liggur áfram opin: nú er hvert spil sem ég sný við hættulegt.
lesson-piratz-bury-bury-no = Kóngurinn myndi grafa annað spil. Hvað vildi ég helst taka? Og hvern hræðir opna rottan núna?

## Rat-a-Tat Cat
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
