title-nim = Nim
web-facts-nim = 2 leikmenn · 5 mínútur
web-about-nim = Taktu steina úr hrúgunni og náðu þeim síðasta.

## What can be agreed on

web-option-nim-most = Hve marga í einu?
web-option-nim-most-hint = Svo marga steina má taka þegar maður á leik.
web-option-nim-most-2 = Tvo
web-option-nim-most-3 = Þrjá
web-option-nim-most-4 = Fjóra
web-option-nim-first = Hver byrjar?
web-option-nim-first-hint = Sá sem byrjar getur oft unnið.
web-option-nim-first-random = Hending ræður
web-option-nim-first-you = Þú
web-option-nim-first-next = Hinn
