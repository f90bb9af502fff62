# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-hot = Rat Hot
web-facts-rat-hot = 2 leikmenn · frá 8 ára · 30 mínútur
web-about-rat-hot = Staflaðu kryddræmum þannig að þín krydd liggi saman og láttu aldrei þrjár af rottunum þínum gægjast út.

## What can be agreed on

web-option-rat-hot-red = Hver spilar rauðu?
web-option-rat-hot-red-hint = Rauð krydd eru í kössum, græn í sekkjum.
web-option-rat-hot-red-you = Þú
web-option-rat-hot-red-next = Hinn
web-option-rat-hot-first = Hver byrjar?
web-option-rat-hot-first-hint = Í fyrstu umferð er aðeins lögð ein ræma.
web-option-rat-hot-first-random = Tilviljun ræður
web-option-rat-hot-first-you = Þú
web-option-rat-hot-first-next = Hinn
web-option-rat-hot-table = Hve stórt er borðið?
web-option-rat-hot-table-hint = Engin ræma má standa út af brúninni.
web-option-rat-hot-table-25 = Venjulegt
web-option-rat-hot-table-15 = Lítið
web-option-rat-hot-table-51 = Risastórt
web-option-rat-hot-burial = Hvað má hylja?
web-option-rat-hot-burial-hint = Ræma liggur aldrei nákvæmlega ofan á einni annarri. Strangara: einhver reitur hverrar ræmu sést alltaf.
web-option-rat-hot-burial-congruent = Venjulegt
web-option-rat-hot-burial-never-whole = Strangara
web-option-rat-hot-changed = Hvaða hópar borga?
web-option-rat-hot-changed-hint = Allir hópar sem ræma breytir, eða aðeins þeir sem hún er hluti af.
web-option-rat-hot-changed-any = Allir sem breytast
web-option-rat-hot-changed-grown = Aðeins hennar eigin
