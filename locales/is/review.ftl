## Litið um öxl á leik sem er lokið.

server-given-up = Þessi leikur var gefinn eða stöðvaður áður en honum lauk, svo enginn veit hver hefði unnið. Þú getur farið í gegnum hann skref fyrir skref, en kóngurinn hefur enga skoðun á honum.
server-many-reviews = Kóngurinn hefur þegar um marga leiki að hugsa. Spurðu aftur eftir nokkrar mínútur.
server-too-long = Leikurinn er of langur til að líta um öxl. Skrána má samt vista.

## Leiðin í gegnum leikinn

review-steps = Farðu í gegnum leikinn
review-step = Skref { $number } af { $last }
review-first = Á byrjunina
review-back = Eitt skref til baka
review-play = Spila af sjálfu sér
review-pause = Stöðva
review-forward = Eitt skref áfram
review-last = Á endann
review-leave = Hætta að líta um öxl

## Með hvers augum

review-eyes = Hvaða spil?
review-eyes-all = Öll spil
review-eyes-all-hint = Allt liggur opið, líka það sem enginn gat séð.
review-eyes-hint = { $you ->
    [yes] Aðeins það sem þú gast vitað þá, með fullkomnu minni.
   *[no] Aðeins það sem { $name } gat vitað þá, með fullkomnu minni.
}

## Ákvörðun

review-person = { $you ->
    [yes] Þú
   *[no] { $name }
}
review-decides = { $you ->
    [yes] Þú ákveður
   *[no] { $name } ákveður
}
review-played = Leikið
review-better = Betra
review-good = Ekkert var greinilega betra. Vinningslíkur: { $chance }.
review-cost = Vinningslíkurnar féllu úr { $before } í { $after }.
review-hidden = { $you ->
    [yes] Hvað þú hefðir getað gert betur fer eftir spilum sem hér eru hulin.
   *[no] Hvað { $name } hefði getað gert betur fer eftir spilum sem hér eru hulin.
}

## Hvað kónginum finnst

review-opinion = Hvað má segja um það
review-thinking = Rottukóngurinn hugsar um hverja ákvörðun. Þú getur skoðað leikinn á meðan.
review-graph = Vinningslíkurnar
review-graph-hint = Ýttu á myndina til að fara þangað. Hol merki eru mistök, litlar örvar eru vendipunktar.
review-chance-of = { $you ->
    [yes] Þú: { $chance }.
   *[no] { $name }: { $chance }.
}
review-turning = Vendipunktar
review-turning-mistake = { $you ->
    [yes] Þú gafst frá þér { $percent }.
   *[no] { $name } gaf frá sér { $percent }.
}
review-turning-luck = { $you ->
    [yes] Þú fékkst { $percent } með heppni.
   *[no] { $name } fékk { $percent } með heppni.
}
review-no-turning = Þeir voru engir: leikurinn leið rólega frá upphafi til enda.
review-balance = Heppni og spilamennska
review-balance-note = Leið vinningslíka hvers leikmanns, frá fyrstu ákvörðun til enda. Kóngurinn vissi aðeins það sem leikmaðurinn vissi og ímyndaði sér huldu spilin upp á nýtt í hvert sinn: það sem enginn ákvað er heppni, og líka það sem kóngurinn mat rangt.
review-start = Í byrjun
review-mistakes = Eigin mistök
review-gifts = Gjafir
review-luck = Heppni
review-end = Í lokin
review-by-luck = { $you ->
    [yes] Hjá þér réð heppni meiru en spilamennska.
   *[no] { $name }: heppni réð meiru en spilamennska.
}
review-by-play = { $you ->
    [yes] Hjá þér réð spilamennska meiru en heppni.
   *[no] { $name }: spilamennska réð meiru en heppni.
}
review-same-cards = Með sömu spilum vinna rottur og rottuungar { $percent } í þessu sæti.

## Hvað ef

review-what-if = Hvað ef …?
review-what-if-note = Þú spilar áfram frá skrefi { $number }. Spilin eru þau sömu og þá; róbótar taka hin sætin. Það gildir ekkert nema svarið.
review-what-if-seat = Hver ert þú?
review-what-if-level = Hversu sterkir eru hinir?
review-what-if-go = Spila áfram
