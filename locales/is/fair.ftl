# What the page says that checks whether a game was fair.

fair-title = Var rétt gefið?
fair-lead = Þessi síða reiknar allt sjálf, hér í vafranum þínum. Hún þarf ekki að trúa húsinu.
fair-working = Hrært og stokkað að nýju …
fair-yes = Já. Enginn gat valið þessi spil.
fair-again = Það sem hægt er að athuga hér passar saman. En byrjað var { $count } sinnum við þetta borð eftir að saltið þitt var sýnt, svo einhver gæti hafa byrjað upp á nýtt þar til spilin voru honum að skapi.
fair-partly = Það sem hægt er að athuga hér passar saman. Þau sem sátu við borðið geta athugað meira.
fair-no = Nei. Hér er eitthvað ekki rétt.
fair-right = Rétt:
fair-wrong = Rangt:
fair-untold = Ekki hægt að segja til um hér:
fair-not-looked-at = Ekki skoðað, því eitthvað á undan er rangt.

fair-step-seal = Umslagið
fair-seal-holds = Leyndarmálið er það sem var í innsiglaða umslaginu.
fair-seal-broken = Leyndarmálið er ekki það sem var í innsiglaða umslaginu.
fair-seal-none = Ekkert umslag var innsiglað, svo einhver gæti hafa valið spilin.
fair-seal-seen = Vafrinn þinn sá einmitt þetta umslag áður en hann sýndi saltið sitt.
fair-seal-swapped = Áður en hann sýndi saltið sitt sá vafrinn þinn annað umslag.
fair-seal-unseen = Þessi vafri setti ekkert salt í þennan leik. Aðeins þau sem gerðu það vita hvaða umslag lá á borðinu áður.
fair-another-table = Þetta er skrá yfir annað borð.

fair-step-salt = Saltið
fair-salt-all = Í því eru { $count } klípur af salti, ein frá hverju sæti.
fair-salt-missing = Saltklípurnar ættu að vera { $players }, ein frá hverju sæti, en { $count ->
    [1] hún er bara ein
   *[other] þær eru { $count }
}.
fair-salt-yours = Saltið úr þínum eigin vafra er í því, korn fyrir korn.
fair-salt-not-yours = Saltið úr þínum eigin vafra er ekki í því.
fair-salt-kept = Salt allra er það sem var í lokuðu öskjunni þeirra.
fair-salt-broken = Salt einhvers er ekki það sem var í lokuðu öskjunni.
fair-salt-seen = Vafrinn þinn sá allar þessar lokuðu öskjur áður en hann opnaði sína.
fair-salt-swapped = Þegar vafrinn þinn opnaði öskjuna sína stóðu aðrar öskjur á borðinu.
fair-salt-unseen = Þessi vafri sá ekki lokuðu öskjurnar á borðinu.
fair-salt-no-boxes = Vafrinn þinn setti lokaða öskju á borðið, en þessi skrá veit ekki af neinum öskjum.
fair-salt-never-opened = Vafrinn þinn setti lokaða öskju á borðið, en hún var aldrei opnuð. Saltið úr sætinu þínu kom frá einhverjum öðrum.
fair-salt-told = Í þessum leik var saltinu bætt við fyrir opnum tjöldum, einu á eftir öðru. Hann sannar því ekki að sá sem þekkti leyndarmálið og kom síðastur hafi ekki prófað salt þar til spilin voru honum að skapi.

fair-step-shuffle = Stokkunin
fair-deck-holds = Þetta eru einmitt spilin sem skráin talar um.
fair-deck-other = Þetta eru ekki spilin sem skráin talar um.
fair-deck-unknown = Húsið hefur ekki sagt hvað stendur á spilunum, svo ekki er hægt að stokka þau hér.
fair-nonsense = Með því sem stendur í skránni er ekkert hægt að gefa.
fair-begins = Hlutkestið réð því að { $name } byrjaði, og þannig var það.
fair-begins-not = Samkvæmt hlutkestinu átti { $name } að byrja, en einhver annar gerði það.
fair-named-none = Í þessu spili nefnir enginn spil á nafn, svo skráin ein sýnir ekki hver hafði hvað.
fair-seen = { $count ->
    [1] Spilið sem vafrinn þinn sá í leiknum er úr þessari stokkun.
   *[other] Spilin sem vafrinn þinn sá í leiknum, { $count } talsins, eru öll úr þessari stokkun.
}
fair-seen-not = Vafrinn þinn sá önnur spil í leiknum en þau sem koma úr þessari stokkun.
fair-dealt-hand = Gefið: { $name }
fair-dealt-pile = Síðan úr bunkanum, það fyrsta fyrst
fair-dealt-order = Bunkinn, ofan frá

fair-why = Hvers vegna enginn getur svindlað
fair-why-seal = Áður en nokkur sest hugsar húsið sér leyndarmál og setur það í innsiglað umslag. Allir sjá innsiglið. Enginn getur kíkt inn og húsið getur ekki sett annað leyndarmál í umslagið án þess að rjúfa innsiglið.
fair-why-salt = Sá sem sest setur lokaða öskju með klípu af salti á borðið: tölu sem hans eigin vafri valdi af handahófi. Þær eru ekki opnaðar fyrr en allar öskjurnar standa þar og enginn getur skipt um öskju lengur.
fair-why-stir = Leyndarmálinu og saltinu er hrært saman og útkoman ræður hverri stokkun. Sé því sama hrært saman kemur alltaf það sama út. Húsið gat því ekki valið spilin og enginn leikmaður heldur.
fair-why-open = Eftir leikinn er umslagið opnað. Nú geta allir hrært aftur og séð hvort sömu spil koma út.
fair-moves = Hvort hver einasti leikur var líka leyfilegur athugar forritið:
fair-insecure = Þessi síða kom um samband sem er ekki öruggt og þar reikna vafrar ekki slíkt. Vistaðu skrána og láttu forritið athuga hana:

fair-digits = Tölurnar sjálfar
fair-digits-commitment = Innsiglið: SHA-256 af leyndarmálinu
fair-digits-box = Lokaða askjan: { $name }
fair-digits-secret = Leyndarmálið
fair-digits-bytes = Saltið: { $name }
fair-digits-seed = Það sem kom út þegar hrært var

fair-another = Athuga annan leik
fair-another-hint = Veldu skrá sem var vistuð eftir leik, í þessu húsi eða öðru. Skráin fer ekki úr vafranum þínum.
fair-choose-file = Velja skrá
fair-not-a-record = Þetta er ekki skrá yfir leik sem er spilaður hér.
fair-to-the-table = Að borðinu
