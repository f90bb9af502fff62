# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-rat-a-tat-cat = Rat-a-Tat Cat
web-facts-rat-a-tat-cat = 2 til 6 leikmenn · frá 6 ára · 15 mínútur
web-about-rat-a-tat-cat = Mundu spilin þín, skiptu rottum út fyrir ketti og bankaðu þegar þú heldur að þú eigir fæst stig.

## What can be agreed on

web-option-rat-a-tat-cat-until = Hve lengi?
web-option-rat-a-tat-cat-until-hint = Fæst stig vinna. Eftir stigum: sá sem nær 100 er úr leik.
web-option-rat-a-tat-cat-until-rounds-5 = Fimm umferðir
web-option-rat-a-tat-cat-until-rounds-1 = Ein umferð
web-option-rat-a-tat-cat-until-rounds-3 = Þrjár umferðir
web-option-rat-a-tat-cat-until-points-100 = Upp í 100 stig
web-option-rat-a-tat-cat-until-minutes-20 = Tuttugu mínútur
web-option-rat-a-tat-cat-young = Fyrir yngri leikmenn?
web-option-rat-a-tat-cat-young-hint = Ystu spilin tvö snúa upp, svo minna þarf að muna.
web-option-rat-a-tat-cat-young-no = Nei
web-option-rat-a-tat-cat-young-yes = Já
web-option-rat-a-tat-cat-memory = Hver man?
web-option-rat-a-tat-cat-memory-hint = Við alvöru borð manst þú spilin þín. Með hjálp merkir borðið þau sem þú þekkir.
web-option-rat-a-tat-cat-memory-strict = Við munum sjálf
web-option-rat-a-tat-cat-memory-aided = Með hjálp
web-option-rat-a-tat-cat-dealer = Hver gefur fyrst?
web-option-rat-a-tat-cat-dealer-hint = Leikmaðurinn vinstra megin við gjafara byrjar.
web-option-rat-a-tat-cat-dealer-random = Tilviljun ræður
web-option-rat-a-tat-cat-dealer-you = Þú
web-option-rat-a-tat-cat-dealer-next = Leikmaður 2
