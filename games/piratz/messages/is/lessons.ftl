# Það sem kennslustundirnar og þrautirnar segja. Skilaboð heita lesson-<spil>-<skrá>, -<skref>, og síðan -why (það var rétt)
# eða -no (það er hægt en ekki það sem um var beðið).

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
