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

## Lyklarnir, í fleiri orðum

terminal-key-hint = hvað kóngur myndi gera
terminal-key-undo = taka það síðasta til baka
terminal-key-log = allt sem gerðist
terminal-key-help = þessi hjálp
terminal-key-quit = fara; ólokið spil er geymt
terminal-key-lay = leggja ræmuna
terminal-key-zoom = nær, fjær
terminal-key-other = hvers spil skipti tekur

## Við borðið

terminal-any-key = Ýttu á einhvern lykil til að halda áfram.
terminal-cat-drawn = Þú ert með { $card }. Ýttu á númer spilsins sem það kemur í staðinn fyrir, eða kastaðu því með x.
terminal-piratz-round = Umferð { $round }
terminal-piratz-pile = Bunkinn
terminal-cat-pile = Bunki ({ $count })
terminal-cat-discards = Kastbunki ({ $count })
terminal-cat-hand = Á hendi
terminal-hint = Kóngur myndi: { $action }.
terminal-thinking = Kóngur hugsar …
terminal-no-hint-now = Ráð fást þegar þú átt leik.
terminal-no-hint-elsewhere = Við borð í öðru húsi eru engin ráð.
terminal-no-undo = Ekkert er hægt að taka til baka: einhver hefur séð eitthvað eða aðrir hafa leikið.
terminal-after-game = Ýttu á a til að spila aftur, á q til að fara.
terminal-after-game-elsewhere = Ýttu á q til að fara.
terminal-fair-holds = Skráin stenst og framlag þitt í stokkunina er í henni.
terminal-fair-again = Skráin yfir þennan leik stenst. En byrjað var { $count } sinnum við þetta borð eftir að framlag þitt í stokkunina var sagt: sá sem þekkti öll framlögin gæti hafa beðið eftir spilum að sínu skapi.
terminal-fair-otherwise = Hér er eitthvað ekki rétt: þessi skrá er ekki það sem var fest þegar framlag þitt í stokkunina var sagt. Einhver gæti hafa valið spilin.
terminal-fair-never-asked = Hér er eitthvað ekki rétt: enginn bað nokkurn tímann um framlag þitt í stokkunina. Einhver annar valdi það sem sætið þitt lagði í.
terminal-fair-broken = Hér er eitthvað ekki rétt: skráin yfir þennan leik stenst ekki. Vistaðu hana og „ratskeller verify“ segir hvers vegna.

## Fyrir spilið

terminal-game = Spil
terminal-setup-keys = ↑ ↓ velja línu · ← → breyta · Enter byrja · q hætta
terminal-opening = Á leið að borðinu …
terminal-waiting-own = Byrjaðu spilið í vafranum þegar allir eru komnir.

## Þegar eitthvað er að

terminal-too-small = Þessi gluggi er { $width } dálkar og { $height } línur; borðið þarf 80 og 24. Stækkaðu hann.
terminal-not-a-terminal = Þetta er ekki skjáhermir til að spila í. Kallaðu á „ratskeller play“ eitt og sér í skjáhermi, eða láttu forrit spila með „ratskeller engine“.
terminal-garbled = Borðið sagði eitthvað sem þetta forrit skilur ekki ({ $detail }). Kannski er annað þeirra of gamalt.
terminal-leave-key = Ýttu á q til að fara.
terminal-unreachable = Ekki næst í húsið á { $house }: { $detail }.
terminal-kept = Þetta spil er geymt. Haltu áfram með það: ratskeller play --resume
terminal-nothing-kept = Ekkert spil er geymt í { $file }. Byrjaðu eitt með „ratskeller play“.
terminal-damaged = Spilið sem geymt er í { $file } er skemmt og getur ekki haldið áfram: { $detail }
terminal-bad-address = „{ $given }“ er ekki slóð borðs. Hún lítur svona út: http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } manns komast ekki að borði fyrir { $players }.
