# What the lobby says of this game: what it is called, what it is about, and what can be agreed on.

title-piratz = Piratz
web-facts-piratz = 2 til 4 leikmenn · frá 7 ára · 15 mínútur
web-about-piratz = Grafðu upp fjársjóði, taktu það sem þú þorir og farðu áður en önnur rotta birtist.

## What can be agreed on

web-option-piratz-memory = Hver man?
web-option-piratz-memory-hint = Við alvöru borð skoðar enginn fjársjóð sem búið er að taka. Með hjálp telur borðið fyrir ykkur.
web-option-piratz-memory-strict = Við munum sjálf
web-option-piratz-memory-aided = Með hjálp
web-option-piratz-first = Hver byrjar?
web-option-piratz-first-hint = Síðari umferðir byrjar sá sem situr næst þeim sem átti síðast leik.
web-option-piratz-first-random = Tilviljun ræður
web-option-piratz-first-you = Þú
web-option-piratz-first-next = Leikmaður 2
