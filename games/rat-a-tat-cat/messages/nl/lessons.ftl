# Wat de lessen en puzzels zeggen. Een bericht heet lesson-<spel>-<bestand>, -<stap>, en dan -why (het was goed) of -no
# (het kan wel, maar het is niet wat er gevraagd werd).

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
