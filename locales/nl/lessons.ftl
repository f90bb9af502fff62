# Wat de lessen en puzzels zeggen. Een bericht heet lesson-<spel>-<bestand>, -<stap>, en dan -why (het was goed) of -no
# (het kan wel, maar het is niet wat er gevraagd werd).

## Rat Hot
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

## Piratz
lesson-piratz-first = Je eerste potje Piratz
lesson-piratz-first-look = Een strand vol schatten! Naast elke soort ligt een blokje met punten. Wie aan het eind het meest van een soort heeft, krijgt dat blokje.
lesson-piratz-first-dig = Jij bent aan de beurt. Graaf: draai een kaart om.
lesson-piratz-first-dig-why = Twee edelstenen! Ze liggen nu open. Ze zijn van niemand, tot iemand ermee uitstapt.
lesson-piratz-first-dig-no = Er valt nog niets te halen. Graaf eerst.
lesson-piratz-first-stay = Je zou nu kunnen uitstappen met alle edelstenen. Maar twee is weinig. Blijf, dan kan er meer komen.
lesson-piratz-first-stay-why = Nu graaf ik, en dan jij weer. Hoe meer kaarten er open liggen, hoe meer er te halen valt.
lesson-piratz-first-stay-no = Je zou maar weinig krijgen. Wees dapper en blijf deze keer.
lesson-piratz-first-rat = Ik heb bekers omgedraaid. Nu jij: graaf verder.
lesson-piratz-first-rat-why = Nog een edelsteen, en een rat! Eén rat doet geen kwaad. Maar als er een tweede komt, is er rattenalarm.
lesson-piratz-first-rat-no = Nog niet. Nog één kaart, er ligt nog geen rat open.
lesson-piratz-first-leave = Nu wordt het gevaarlijk: er ligt een rat open. Stap uit met de soort die je de meeste schatten oplevert.
lesson-piratz-first-leave-why = Alle kaarten met edelstenen zijn van jou: drie edelstenen, en de rat op een ervan maakt niet uit.
lesson-piratz-first-leave-no = Dat kan beter. Tel maar: welke schat ligt er drie keer?
lesson-piratz-first-bury = Wie uitstapt, begraaft een kaart onder de schep. Niemand krijgt die. Kijk naar de blokjes: welke kaart zou mij het meest waard zijn?
lesson-piratz-first-bury-why = De bekers leveren aan het eind vier punten op, de schelpen maar één. Je hebt mijn plezier bedorven!
lesson-piratz-first-bury-no = Dan pak ik de bekers, en hun blokje is vier punten waard.
lesson-piratz-first-alarm = Een nieuwe ronde. Jij hebt een rat omgedraaid, ik munten. Laten we zien hoe een alarm gaat: graaf nog één keer!
lesson-piratz-first-alarm-why = Rattenalarm! Je hebt de tweede rat omgedraaid. Je moet uitstappen en krijgt geen schat, behalve één rattenkaart.
lesson-piratz-first-alarm-no = Dat zou slim zijn. Maar we willen de ratten zien. Graaf!
lesson-piratz-first-keep = Als troost mag je een van de twee rattenkaarten pakken. Welke? Edelstenen heb je al.
lesson-piratz-first-keep-why = Een vierde edelsteen! En als twee spelers er evenveel hebben, gaat degene met meer ratten voor.
lesson-piratz-first-keep-no = Pak de kaart die bij je edelstenen past.
lesson-piratz-first-end = Als de stapel op is, wordt de laatste ronde gespeeld. Dan krijgt wie het meest van een soort heeft het blokje, en de meeste punten winnen. Op naar het strand!

lesson-piratz-haul = De beste buit
lesson-piratz-haul-choose = Je stapt nu uit. Met welke soort krijg je de meeste schatten?
lesson-piratz-haul-choose-why = Op drie kaarten staan parels, maar samen zijn het er maar drie. Op twee kaarten staan vier edelstenen. Schatten tellen, niet kaarten!
lesson-piratz-haul-choose-no = Van één soort is er meer. Tel niet de kaarten, tel de schatten erop.

lesson-piratz-dig = Nog een keer?
lesson-piratz-dig-once-more = Ik ben uitgestapt en jij graaft alleen verder. Er ligt maar weinig open. Kun je beter nog een keer graven of uitstappen?
lesson-piratz-dig-once-more-why = Er ligt geen rat open, dus de volgende kaart kan geen alarm geven. En niemand pakt iets van je af. Graven kost niets!
lesson-piratz-dig-once-more-no = De koning zou nog niet uitstappen. Kijk naar de open kaarten: hoeveel ratten zijn erbij? Wat kan je gebeuren?

lesson-piratz-bury = Onder de schep
lesson-piratz-bury-bury = Je bent uitgestapt met de edelstenen en ik graaf verder. Welke kaart begraaf je?
lesson-piratz-bury-bury-why = De bekers waren mij het meest waard. En de rat blijft open liggen: nu is elke kaart die ik omdraai een gevaar.
lesson-piratz-bury-bury-no = De koning zou een andere begraven. Wat zou ik graag pakken? En wie wordt er nu bang van die open rat?

## Rat-a-Tat Cat
lesson-rat-a-tat-cat-first = Je eerste potje Rat-a-Tat Cat
lesson-rat-a-tat-cat-first-look = Er liggen vier gesloten kaarten voor je. Katten hebben weinig punten, ratten veel, en de minste punten winnen. Bekijk je twee buitenste kaarten: tik erop!
lesson-rat-a-tat-cat-first-take = Naast de stapel ligt een open 1. Pak die en leg hem op de plek van je 9 helemaal links.
lesson-rat-a-tat-cat-first-take-why = Een 1 in plaats van een 9: acht punten minder! De rat ligt nu op de aflegstapel.
lesson-rat-a-tat-cat-first-take-no = Pak de open 1 en geef je slechtste kaart ervoor weg: de 9 helemaal links.
lesson-rat-a-tat-cat-first-draw = Ik heb een 8 afgelegd. Die wil niemand! Trek liever van de stapel.
lesson-rat-a-tat-cat-first-draw-why = Wat je trekt, zie alleen jij. Je mag het houden, gebruiken of afleggen.
lesson-rat-a-tat-cat-first-draw-no = Een 8 is een dikke rat. Laat hem liggen en trek van de stapel.
lesson-rat-a-tat-cat-first-peek = ‘Gluur’! Daarmee mag je een van je kaarten bekijken. Bekijk de tweede.
lesson-rat-a-tat-cat-first-peek-why = Een 8, nog een rat! Goed om te weten wat je kwijt moet.
lesson-rat-a-tat-cat-first-peek-no = Gebruik ‘Gluur’ voor je tweede kaart. Die heb je nog niet gezien.
lesson-rat-a-tat-cat-first-swap = Nu heb je ‘Ruil’ getrokken. Geef mij je 8 en pak een van mijn kaarten, welke je maar wilt.
lesson-rat-a-tat-cat-first-swap-why = Niemand heeft gekeken, maar bijna elke kaart is beter dan een 8. Nu heb ik de rat!
lesson-rat-a-tat-cat-first-swap-no = Gebruik ‘Ruil’ en geef de 8 weg, je tweede kaart.
lesson-rat-a-tat-cat-first-two = ‘Trek 2’! Daarmee mag je opnieuw trekken, hoogstens twee keer. Gebruik hem.
lesson-rat-a-tat-cat-first-two-why = Wil je deze kaart hebben? Zo niet, dan mag je hem afleggen en er nog een trekken.
lesson-rat-a-tat-cat-first-two-no = Dat zou jammer zijn. Gebruik ‘Trek 2’.
lesson-rat-a-tat-cat-first-put = Een nul, de beste kat van allemaal! Leg hem op de plek van je derde kaart, die niemand kent.
lesson-rat-a-tat-cat-first-put-why = Het was een 7! Kaarten die niemand heeft gezien zijn vaak slecht.
lesson-rat-a-tat-cat-first-put-no = Houd de nul. Geef je derde kaart ervoor weg.
lesson-rat-a-tat-cat-first-knock = Je bent al je ratten kwijt. Denk je dat je de minste punten hebt? Klop dan!
lesson-rat-a-tat-cat-first-knock-why = Rat-a-tat cat! Alle anderen zijn nog één keer aan de beurt, dan worden alle kaarten omgedraaid.
lesson-rat-a-tat-cat-first-knock-no = Wees dapper: met zo weinig punten kun je kloppen.
lesson-rat-a-tat-cat-first-end = Alle kaarten liggen open, en je hebt veel minder punten dan ik. Dat is het hele spel. Goed gespeeld!

lesson-rat-a-tat-cat-unknown = De onbekende kaart
lesson-rat-a-tat-cat-unknown-give = Je buitenste kaarten zijn een 3 en een 2. De twee in het midden heeft niemand gezien. Je hebt een 3 getrokken. Welke kaart geef je weg?
lesson-rat-a-tat-cat-unknown-give-why = Een kaart die niemand heeft gezien is ongeveer 5 waard, omdat er zoveel ratten zijn. Een 3 is beter!
lesson-rat-a-tat-cat-unknown-give-no = De koning zou iets anders doen. Hoeveel punten heeft een onbekende kaart, denk je?

lesson-rat-a-tat-cat-last = De laatste beurt
lesson-rat-a-tat-cat-last-choose = Ik heb geklopt, dit is je laatste beurt. Links heb je een 9 en rechts een 2. Pak je de open 6, of trek je?
lesson-rat-a-tat-cat-last-choose-why = Een getrokken kaart heeft ongeveer 5 punten, en het kan een nul zijn of zelfs ‘Ruil’. Met een 6 haal je me nauwelijks nog in.
lesson-rat-a-tat-cat-last-choose-no = De koning denkt dat dat te weinig is om te winnen. Wat zou er van de stapel kunnen komen?

lesson-rat-a-tat-cat-memory = Een goed geheugen
lesson-rat-a-tat-cat-memory-watch = Bekijk je twee buitenste kaarten en onthoud ze. Let dan goed op wat ik doe.
lesson-rat-a-tat-cat-memory-swap = Je hebt ‘Ruil’ getrokken! Welke van jouw kaarten ruil je tegen welke van mij?
lesson-rat-a-tat-cat-memory-swap-why = Je hebt gezien waar ik mijn nul heb neergelegd. Nu is hij van jou, en heb ik jouw 9!
lesson-rat-a-tat-cat-memory-swap-no = Er is een betere ruil. Wat was je slechtste kaart, en waar heb ik de nul neergelegd?
