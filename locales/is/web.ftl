# What the web client says around the tables.

## Everywhere

web-close = Loka
web-settings = Stillingar
web-your-name = Nafnið þitt
web-keep = Geyma
web-name-full = Lengra getur nafn ekki verið: { $most } stafir.
web-your-face = Andlitið þitt
web-face-rat = Rotta
web-face-mouse = Mús
web-face-cat = Köttur
web-face-fox = Refur
web-face-owl = Ugla
web-face-frog = Froskur
web-face-hedgehog = Broddgöltur
web-face-badger = Greifingi
web-face-rabbit = Kanína
web-face-raven = Hrafn
web-language = Tungumál
web-theme = Ljóst eða dökkt
web-theme-system = Eins og kerfið
web-theme-light = Ljóst
web-theme-dark = Dökkt
web-sound = Hljóð
web-motion = Hreyfing
web-motion-hint = Spil fljúga og ræmur lenda; án þess er allt bara á sínum stað.
web-notify = Kalla á mig
web-notify-hint = Vafrinn lætur vita þegar þú átt leik og ert að horfa annað.
web-install = Setja húsið á þetta tæki
web-install-hint = Þá fær það sína eigin mynd meðal forritanna þinna og opnast eins og þau.
web-your-data = Gögnin þín
web-take-along = Taka gögnin mín með
web-erase = Eyða mér
web-erase-sure = Nafnið þitt hverfur alls staðar, líka úr gömlum spilum og af listum, róbótarnir þínir fara og spil í gangi eru gefin. Þetta er ekki hægt að taka aftur. Viltu það?
web-erase-yes = Já, eyða mér
web-erase-no = Nei, ég verð áfram

## When something is wrong

web-out-of-reach = Ekki næst í húsið
web-out-of-reach-hint = Kannski er það lokað eða sambandið slitið. Ekkert sem þú gerðir tapast og síðan opnast af sjálfu sér um leið og næst í húsið aftur.
web-out-of-reach-rules = Á meðan má lesa reglurnar:
web-one-moment = Augnablik
web-not-all-here = Það er ekki allt komið. Rétt strax verður sjálfkrafa reynt aftur …
web-try-again = Reyna aftur
web-no-such-page = Hér er ekkert
web-no-such-page-hint = Þessi slóð liggur hvergi. Spilin eru í anddyrinu.
web-something-broke = Eitthvað fór úrskeiðis
web-something-broke-hint = Ekki tókst að sýna þessa síðu. Anddyrið er enn á sínum stað.
web-no-such-table = Þetta borð finnst ekki
web-renewed = Húsið var endurnýjað á meðan þú varst hér.
web-reload = Hlaða síðuna aftur
web-coming-back = Sambandið við húsið slitnaði. Það kemur aftur af sjálfu sér …
web-move-waits = Leikurinn þinn bíður hér og er sendur um leið og sambandið kemur aftur.
web-farewell-forgotten = Þú hefur yfirgefið húsið
web-farewell-forgotten-hint = Þú hefur skráð þig út eða eytt þér, kannski á öðru tæki. Anddyrið hleypir þér inn sem einhverjum nýjum.
web-farewell-turned-out = Þér er ekki lengur boðið
web-farewell-turned-out-hint = Boðið að þessu borði hefur breyst. Sá sem opnaði það getur sent þér það nýja.
web-farewell-gone = Þessu borði er lokað
web-farewell-gone-hint = Því var lokað fyrir fullt og allt. Í anddyrinu eru önnur.
web-farewell-blocked = Þér er ekki hleypt inn
web-farewell-blocked-hint = Sá sem rekur þetta hús hleypir þér ekki lengur inn.

## The lobby

web-welcome = Hvað eigum við að spila?
web-play-now = Spila núna
web-learn-first = Læra með Ömmu rottu
web-against-pup = við rottuunga sem auðvelt er að vinna
web-against-scamp = við prakkara
web-against-rat = við rottu
web-against-king = við rottukónginn
web-stronger-scamp = Of auðvelt? Spilaðu við prakkara
web-stronger-rat = Of auðvelt? Spilaðu við rottu
web-stronger-king = Of auðvelt? Spilaðu við rottukónginn
web-new-table = Nýtt borð …
web-new-table-for = Nýtt borð: { $game }
web-who-plays = Hver spilar með?
web-your-games = Leikirnir þínir
web-open-tables = Opin borð
web-finished-games = Loknir leikir
web-table-free = sæti er laust
web-table-waiting = að hefjast
web-table-your-turn = þú átt leik
web-table-playing = í gangi
web-table-won = sigur
web-table-lost = tap
web-table-over = lokið
web-to-the-lobby = Í anddyrið

## The rules

web-rules = Reglur
web-learn = Læra
web-contents = Efnisyfirlit
web-see-rule = Sjá regluna
web-new-tab = (opnast í nýjum flipa)
web-rules-you = Þú

## A new table

web-how-many = Hve mörg spila?
web-player = Leikmaður { $number }
web-seat = Sæti { $number }
web-name-of-seat = Nafn leikmanns { $number }
web-sitter-pup = Rottuungi, auðvelt að vinna
web-sitter-scamp = Prakkari, sér margt en yfirsést stundum
web-sitter-rat = Rotta, spilar vel
web-sitter-king = Rottukóngurinn, eins sterkur og hægt er
web-sitter-here = Einhver hér við sama skjá
web-sitter-link = Einhver sem fær tengil
web-sitter-pup-short = Rottuungi
web-sitter-scamp-short = Prakkari
web-sitter-rat-short = Rotta
web-sitter-king-short = Rottukóngur
web-sitter-here-short = Við þennan skjá
web-sitter-link-short = Með tengli
web-listed = Öll mega vera með
web-listed-hint = Borðið sést í anddyrinu. Annars finna það bara þau sem fá tengilinn.
web-options = Hvernig við spilum
web-open-table = Opna borðið
web-start = Byrja
web-clock = Umhugsunartími
web-clock-hint = Þegar tími einhvers er búinn ákveður rotta fyrir hann.
web-clock-none = Engin klukka
web-clock-move = Ein mínúta á leik
web-clock-game = Tíu mínútur í allt
web-clock-days = Þrír dagar á leik

## Before the game

web-everybody-here = Öll eru mætt.
web-missing = { $count ->
    [one] { $names } vantar enn.
   *[other] Enn vantar: { $names }.
}
web-free-seats = { $count ->
    [one] Eitt sæti er enn laust.
   *[other] { $count } sæti eru enn laus.
}
web-free-seat = Laust sæti
web-seat-a-bot = Setja bot
web-sit-down = Setjast
web-stand-up = Standa upp
web-close-table = Loka borðinu
web-close-table-sure = Þá er það horfið fyrir alla. Í alvöru?
web-close-table-no = Nei, halda því
web-close-table-yes = Já, loka
web-send-away = Biðja að fara
web-seat-kept = (frátekið)
web-invite = Sendu þennan tengil til þeirra sem eiga að vera með
web-copy = Afrita
web-copied = Afritað
web-share = Deila …
web-scan = Lesa hann með myndavél síma
web-scan-too-long = Þessi tengill er of langur fyrir mynd.
web-host-starts = Sá sem opnaði borðið byrjar leikinn.

## Allt er fest og framlögin í stokkunina eru sögð

web-revealing = { $count ->
    [0] Verið er að stokka …
   *[other] Beðið eftir síma eða tölvu: { $names } …
}
web-revealing-missing = (sefur)
web-revealing-there = (tilbúið)
web-revealing-why = Hver sími og hver tölva við borðið leggur eitthvað í stokkunina svo að enginn geti valið spilin. Það gerist af sjálfu sér um leið og tækið er vakandi og sýnir þetta borð.
web-share-lost = Þessi vafri veit ekki lengur hvað hann lagði í stokkunina. Sá sem opnaði borðið þarf að byrja upp á nýtt.
web-begin-again = Byrja upp á nýtt
web-begin-again-hint = Þá leggja allir eitthvað nýtt í. Biðja má þann sem sefur að fara og láta vélmenni setjast í staðinn.
web-begun-again = { $count ->
    [one] Þetta er önnur byrjun, með nýjum leyndarmálum fyrir alla.
   *[other] Byrjað hefur verið upp á nýtt { $count } sinnum við þetta borð, með nýjum leyndarmálum fyrir alla.
}
web-again = Byrjað var { $count ->
    [1] einu sinni
   *[other] { $count } sinnum
} við þetta borð eftir að síminn þinn eða tölvan sagði hvað hún lagði í stokkunina. Ef þú veist ekki hvers vegna er byrjað upp á nýtt skaltu spyrja: einhver vill kannski önnur spil.
web-go-on = Halda samt áfram

## At a table

web-players = Leikmenn
web-you = (þú)
web-level-pup = rottuungi
web-level-scamp = prakkari
web-level-rat = rotta
web-level-king = kóngur
web-to-move = á leik
web-away = í burtu
web-gave-up = hefur gefist upp
web-your-turn = Þú átt leik
web-turn-of = { $name } á leik.
web-says = { $name } segir: { $words }
web-log = Hvað gerðist
web-menu = Valmynd
web-say-something = Segja eitthvað
web-reaction-hello = Halló!
web-reaction-well_played = Vel spilað!
web-reaction-thanks = Takk!
web-reaction-oops = Úps!
web-reaction-hurry = Flýttu þér nú …
web-reaction-good_game = Góður leikur!
web-shortcuts = Lyklar
web-key-menu = þessi valmynd
web-watching = { $count ->
    [0] Enginn horfir á.
    [1] Einn horfir á.
   *[other] { $count } horfa á.
}
web-resign = Gefast upp
web-resign-sure = Viltu í alvöru gefa leikinn? Þá vinna hin.
web-resign-no = Nei, ég held áfram
web-resign-yes = Já, gefast upp
web-stranger = Húsið þekkir þig ekki lengur, svo þú horfir bara á.
web-looking-on = Þú horfir á. Hér spila aðrir.
web-pass-to = Réttu { $name } skjáinn
web-pass-hint = Enginn annar ætti að horfa núna.
web-i-am = Ég er { $name }

## After the game

web-you-won = Þú vannst!
web-you-share = Þú deilir sigrinum!
web-you-lost = { $names } { $count ->
    [one] vann
   *[other] unnu
}. Næst ert það þú!
web-won-by = { $count ->
    [one] { $names } vann.
   *[other] { $names } deila sigrinum.
}
web-won-by-nobody = Enginn vann.
web-reason-rats = { $who ->
    [you] Þrjár eða fleiri rottur þínar gægðust út.
   *[other] { $names }: þrjár eða fleiri rottur gægðust út.
}
web-reason-last_left = Öll hin voru úr leik.
web-reason-resigned = { $who ->
    [you] Þú gafst upp.
   *[other] { $names } { $count ->
        [one] gafst
       *[other] gáfust
    } upp.
}
web-reason-adjourned = Spilið stóð svo lengi að því var hætt.
web-rematch = Spila aftur
web-rematch-wanted = Hin spila aftur: vertu með
web-more = Meira …
web-record = Vista skrána
web-look-back = Líta um öxl
web-what-if = Hvað ef …? Spilin eru þau sömu og í leiknum á undan, og hann gildir ekki.
web-fair = Var rétt gefið?
