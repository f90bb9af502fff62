# Wat de lessen en puzzels zeggen. Een bericht heet lesson-<spel>-<bestand>, -<stap>, en dan -why (het was goed) of -no
# (het kan wel, maar het is niet wat er gevraagd werd).

lesson-rat-hot-first = Je eerste potje Rat Hot
lesson-rat-hot-first-look = Dit is het pakhuis. De rode kisten zijn van jou, de groene zakken van mij. Alles begint bij het strookje met de S.
lesson-rat-hot-first-pair = Hier is je eerste strookje. Leg het zo dat de chilipeper de chilipeper op tafel raakt. Draaien mag ook.
lesson-rat-hot-first-pair-why = Twee gelijke kruiden die elkaar raken zijn een groep. Een groep van twee levert meteen 1 punt op.
lesson-rat-hot-first-pair-no = Daar mag het liggen, maar dan levert het je niets op. Leg chilipeper naast chilipeper.
lesson-rat-hot-first-rats = Vanaf nu legt iedereen twee strookjes. Ik heb de mijne zo gelegd dat twee van je rode ratten naar buiten kijken! Zie je er aan het eind van je beurt drie, dan heb je meteen verloren.
lesson-rat-hot-first-cover = Dek ze dus af! Strookjes mogen op andere liggen, als alle drie de velden op dezelfde verdieping rusten. Leg één strookje over beide ratten.
lesson-rat-hot-first-cover-why = Wat afgedekt is, telt niet meer. Beide ratten zijn weg, en mijn jalapeño eronder ook.
lesson-rat-hot-first-cover-no = Er kijkt nog een rat naar buiten. Zoek de rij waar ze allebei naast elkaar zitten.
lesson-rat-hot-first-three = Goed gedaan! Nu je tweede strookje. Maak je groep chilipepers groter.
lesson-rat-hot-first-three-why = Een groep van drie of meer levert 2 punten op. En dat elke keer dat hij verandert.
lesson-rat-hot-first-three-no = Dat levert je minder dan twee punten op. Drie chilipepers moeten elkaar raken.
lesson-rat-hot-first-mine = Ik heb gember bij gember gelegd: een punt voor mij. Elke groep levert punten op voor wie die kleur heeft, wie hem ook heeft gelegd.
lesson-rat-hot-first-anywhere = Aan mijn kant ligt een kist paprika. Die is rood, dus van jou! Leg jouw paprika ernaast.
lesson-rat-hot-first-anywhere-why = Jouw kisten tellen, waar ze ook liggen. Kijk altijd naar het hele pakhuis.
lesson-rat-hot-first-anywhere-no = Dat levert nog niets op. Pak het strookje met de paprika en zoek rechts de andere.
lesson-rat-hot-first-end = Als het laatste strookje ligt, betaalt elke groep nog een keer. De meeste punten winnen, behalve als er drie van jouw ratten naar buiten kijken. Nu weet je alles!

lesson-rat-hot-three = Drie punten
lesson-rat-hot-three-lay = Leg dit strookje zo dat het je drie punten oplevert.
lesson-rat-hot-three-lay-why = Beide uiteinden doen mee: drie chilipepers leveren 2 punten op, twee keer kaneel 1.
lesson-rat-hot-three-lay-no = Dat zijn geen drie punten. Een strookje heeft twee uiteinden, en elk kan iets raken.

lesson-rat-hot-rats = Een rat te veel
lesson-rat-hot-rats-hide = Twee van je ratten kijken naar buiten, en op je laatste strookje van deze beurt zit er nog een. Leg het zo dat je niet verliest.
lesson-rat-hot-rats-hide-why = De nieuwe rat kijkt naar buiten, maar een oude is afgedekt. Twee is geen drie!
lesson-rat-hot-rats-hide-no = Dan kijken er aan het eind van je beurt drie ratten naar buiten en heb je verloren. Welke rat kun je met juist dit strookje afdekken?

lesson-rat-hot-final = Het laatste strookje
lesson-rat-hot-final-lay = Het laatste strookje van het spel! Je staat één punt achter. Als het ligt, betaalt elke groep nog een keer. Waar win je ermee?
lesson-rat-hot-final-lay-why = Gewonnen met één enkel punt! Wat nu betaalt, betaalt aan het eind nog eens, en wat je afdekt levert mij niets op.
lesson-rat-hot-final-lay-no = Dan sta ik niet achter je. Denk aan allebei: meer voor jou of minder voor mij, en alles dubbel.
