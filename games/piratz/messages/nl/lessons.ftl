# Wat de lessen en puzzels zeggen. Een bericht heet lesson-<spel>-<bestand>, -<stap>, en dan -why (het was goed) of -no
# (het kan wel, maar het is niet wat er gevraagd werd).

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
