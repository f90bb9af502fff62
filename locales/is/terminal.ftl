# Það sem biðlarinn í skjáhermi segir þar sem borðin sjálf eiga engin orð.

## Lyklarnir, í einu orði

terminal-short-pan = líta í kring
terminal-short-take = taka ræmu
terminal-short-strip = ræma
terminal-short-move = færa
terminal-short-turn = snúa
terminal-short-next = næsti
terminal-short-lay = leggja
terminal-short-dig = grafa
terminal-short-stay = vera
terminal-short-leave = fara með …
terminal-short-go = fara
terminal-short-card = spil
terminal-short-choose = velja
terminal-short-none = ekkert
terminal-short-other = annar leikmaður
terminal-short-scores = stig
terminal-short-help = hjálp
terminal-short-quit = hætta
terminal-short-hint = ráð
terminal-short-undo = til baka
terminal-short-log = saga
terminal-short-again = aftur
terminal-short-save = vista
terminal-short-setup = annað spil
terminal-short-table = borð
terminal-short-more = meira
terminal-short-resign = gefast upp

## Lyklarnir, í fleiri orðum

terminal-key-hint = hvað kóngur myndi gera
terminal-key-resign = gefa leikinn, að spurðu
terminal-key-undo = taka það síðasta til baka
terminal-key-log = allt sem gerðist
terminal-key-rules = hvernig spilið er spilað
terminal-key-help = þessi hjálp
terminal-key-quit = fara; ólokið spil er geymt
terminal-key-lay = leggja ræmuna
terminal-key-zoom = nær, fjær
terminal-key-other = hvers spil skipti tekur
terminal-space = Bil

## Við borðið

terminal-any-key = Ýttu á einhvern lykil til að halda áfram.
terminal-scroll-keys = ↑ ↓ fletta, áfram með hvaða öðrum lykli sem er.
terminal-rules = Svona er spilað
terminal-lessons = Kennslustundir Ömmu rottu eru í síðustu línu valmyndar „ratskeller play“ og í vafranum: kallaðu á „ratskeller“ og opnaðu { $address }.
terminal-hint = Kóngur myndi: { $action }.
terminal-mentor-hint = Amma rotta myndi: { $action }.
terminal-thinking = Kóngur hugsar …
terminal-no-hint-now = Ráð fást þegar þú átt leik.
terminal-no-hint-elsewhere = Við borð í öðru húsi eru engin ráð.
terminal-no-undo = Ekkert er hægt að taka til baka: einhver hefur séð eitthvað eða aðrir hafa leikið.
terminal-resign-sure = Viltu í alvöru gefa leikinn? Þá vinna hin. y: já · annar lykill: nei
terminal-rematch-wanted = Hin spila aftur. Ýttu á a til að vera með.
terminal-over = Spilinu er lokið
terminal-after-game = Ýttu á a til að spila aftur, s til að vista skrána, b fyrir annað spil, q til að fara.
terminal-after-game-elsewhere = Ýttu á a til að spila aftur, á q til að fara.
terminal-fair-holds = Skráin stenst og framlag þitt í stokkunina er í henni.
terminal-fair-again = Skráin yfir þennan leik stenst. En byrjað var { $count } sinnum við þetta borð eftir að framlag þitt í stokkunina var sagt: sá sem þekkti öll framlögin gæti hafa beðið eftir spilum að sínu skapi.
terminal-fair-otherwise = Hér er eitthvað ekki rétt: þessi skrá er ekki það sem var fest þegar framlag þitt í stokkunina var sagt. Einhver gæti hafa valið spilin.
terminal-fair-never-asked = Hér er eitthvað ekki rétt: enginn bað nokkurn tímann um framlag þitt í stokkunina. Einhver annar valdi það sem sætið þitt lagði í.
terminal-fair-broken = Hér er eitthvað ekki rétt: skráin yfir þennan leik stenst ekki. Vistaðu hana og „ratskeller verify“ segir hvers vegna.

## Fyrir spilið

terminal-game = Spil
terminal-go-on = Halda áfram með
terminal-go-on-hint = Enter heldur áfram með þetta spil, ← og → sýna hin. Delete hendir því.
terminal-go-on-doomed = Ýttu einu sinni enn á Delete og þetta spil er horfið fyrir fullt og allt.
terminal-learn = Læra
terminal-learn-hint = Amma rotta sest hjá þér og sýnir hvernig þetta gengur. Enter byrjar þessa kennslustund eða þraut, ← og → sýna hinar.
terminal-learned = Prófaðu nú aðra kennslustund eða spil.
terminal-moves = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
terminal-ago = { $unit ->
    [minutes] { $count ->
        [0] rétt áðan
        [one] fyrir { $count } mínútu
       *[other] fyrir { $count } mínútum
    }
    [hours] { $count ->
        [one] fyrir { $count } klukkustund
       *[other] fyrir { $count } klukkustundum
    }
   *[days] { $count ->
        [one] fyrir { $count } degi
       *[other] fyrir { $count } dögum
    }
}
terminal-setup-keys = ↑ ↓ velja línu · ← → breyta · Enter byrja · i svona er spilað · q hætta
terminal-opening = Á leið að borðinu …
terminal-seats-free = Enn eru sæti laus.
terminal-everybody-here = Allir eru komnir.
terminal-gathering-start = Ýttu á s til að byrja leikinn.
terminal-gathering-bot = Ýttu á b til að láta rottu fá laust sæti.
terminal-no-tables = Enginn spilar hér núna. Ýttu á n til að opna borð.
terminal-hall-keys = ↑ ↓ velja borð · Enter fara þangað · n nýtt borð · r líta aftur · q hætta
terminal-plain-choose = Skrifaðu númer og ýttu á Enter; q fer.
terminal-plain-hall = Skrifaðu númer borðs til að fara þangað. n: nýtt borð. Enter: líta aftur. q: fara.
terminal-plain-enter = Ýttu á Enter til að halda áfram.
terminal-plain-turn = Þú átt leik. { $count ->
    [one] Kostirnir eru { $count }:
   *[other] Kostirnir eru { $count }, sá besti fyrst þar sem einn er betri:
}
terminal-plain-more = m segir fleiri: { $count } eru eftir.
terminal-plain-unknown = Það er ekki meðal kostanna. Skrifaðu eitt af númerunum; ? segir hvað annað má skrifa.
terminal-plain-not-now = Aðrir eiga leik. Hér verður sagt hvað þeir gera; ? segir hvað þú getur skrifað á meðan.
terminal-plain-help = Númer gerir það sem stendur fyrir aftan það. Önnur orð sýna aðeins kostina sem þau standa í, til dæmis 12, 10. h: hvað kóngur myndi gera. u: taka til baka. t: allt borðið. l: hvað gerðist. m: fleiri kostir. i: hvernig spilið er spilað. q: fara; spilið er geymt.
terminal-plain-help-elsewhere = Númer gerir það sem stendur fyrir aftan það. Önnur orð sýna aðeins kostina sem þau standa í, til dæmis 12, 10. u: taka til baka. t: allt borðið. l: hvað gerðist. m: fleiri kostir. i: hvernig spilið er spilað. g: gefa leikinn, að spurðu. q: fara; þú getur komið aftur meðan spilið stendur.

## Þegar eitthvað er að

terminal-too-small = Þessi gluggi er { $width } dálkar og { $height } línur; borðið þarf 80 og 24. Stækkaðu hann.
terminal-not-a-terminal = Þetta er ekki skjáhermir til að spila í. Kallaðu á „ratskeller play“ eitt og sér í skjáhermi, spilaðu línu fyrir línu með --plain, eða láttu forrit spila með „ratskeller engine“.
terminal-garbled = Borðið sagði eitthvað sem þetta forrit skilur ekki ({ $detail }). Kannski er annað þeirra of gamalt.
terminal-leave-key = Ýttu á q til að fara.
terminal-unreachable = Ekki næst í húsið á { $house }: { $detail }.
terminal-busy = { $detail } Reynt verður aftur eftir { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
} …
terminal-certificate-unknown-issuer = Húsið á { $house } getur ekki sýnt hvert það er: enginn sem þessi tölva treystir ábyrgist skilríki þess. Ef það er þitt, nefndu þá skilríki þess í SSL_CERT_FILE.
terminal-certificate-expired = Húsið á { $house } getur ekki sýnt hvert það er: skilríki þess eru útrunnin.
terminal-certificate-not-yet-valid = Húsið á { $house } getur ekki sýnt hvert það er: skilríki þess gilda ekki enn. Er klukka þessarar tölvu rétt?
terminal-certificate-other-name = Húsið á { $house } getur ekki sýnt hvert það er: skilríki þess eru fyrir annað nafn.
terminal-certificate-broken = Húsið á { $house } getur ekki sýnt hvert það er: skilríki þess standast ekki.
terminal-kept = Þetta spil er geymt. Haltu áfram með það: { $command }
terminal-look-back = Líttu til baka: ratskeller analyse { $file } – og skref fyrir skref: ratskeller replay { $file }
terminal-nothing-kept = Ekkert spil er geymt í { $file }. Byrjaðu eitt með „ratskeller play“.
terminal-damaged = Spilið sem geymt er í { $file } er skemmt og getur ekki haldið áfram: { $detail }
terminal-bad-address = „{ $given }“ er hvorki slóð húss né borðs. Slóðir líta svona út: https://rats.example og http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } manns komast ekki að borði fyrir { $players }.
