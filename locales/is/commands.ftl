# Skipanalínan: það sem --help, handbókin og skeljar segja um hana, og hvað er að henni. Orð með hástöfum standa
# fyrir það sem skrifað er þar.

## Í kringum textana

help-usage = Notkun:
help-commands = Skipanir
help-arguments = Breytur
help-options = Valkostir
help-opening = Að opna húsið (án skipunar eða með serve)
help-keeping = Hve lengi hlutir eru geymdir, í dögum (eða „forever“: að eilífu)
help-running = Að reka stórt hús
help-to-play = Að spila
help-to-look-back = Að líta um öxl
help-to-host = Að vera gestgjafi
help-for-programs = Fyrir vélmenni og forrit
help-for-your-shell = Fyrir skelina þína
help-environment = {"["}umhverfi: { $told }]
help-default = {"["}annars: { $told }]
help-possible = {"["}mögulegt: { $told }]
manual-name = NAFN
manual-synopsis = YFIRLIT
manual-description = LÝSING
manual-version = ÚTGÁFA

## Skipanirnar

command = Hús fyrir þrjú borðspil með rottum í.
command-serve = Opnar húsið fyrir öllum sem hafa vistfang þess (eins og engin skipun)
command-backup = Afritar allt sem húsið geymir í eina skrá, líka meðan það er opið
command-restore = Setur slíkt afrit í stað hússins, sem er lagt til hliðar
command-check = Fer yfir allt sem húsið geymir og segir hvort það er heilt
command-admin = Sér um hús sem er opið: borð þess, gesti og það sem öllum er sagt
command-nodes = Telur upp forritin sem halda saman húsi í PostgreSQL
command-move-in = Afritar lokað hús úr skrá í PostgreSQL eða til baka
command-play = Spilar í þessum skjáhermi: gegn vélmennum, til skiptis við aðra hér eða við borð annars staðar
command-replay = Sýnir skráðan leik skref fyrir skref
command-analyse = Lítur um öxl á lokið spil: líkur, mistök og heppni, sem samantekt, sem JSON og sem síða með línuriti
command-verify = Reiknar skráð spil aftur og segir hvort allt í þeim kemur heim og saman
command-arena = Lætur vélmenni spila hvert gegn öðru og mælir hve góð þau eru
command-train = Lærir af spilum gildin sem kóngar dæma eftir og skrifar þau í skrá
command-engine = Leyfir öðru forriti að stýra reglunum: JSON-RPC 2.0, ein skilaboð í línu, um staðalinntak og -úttak
command-games = Telur upp spilin og valkosti þeirra
command-deck = Vinnur með spilaskrár
command-deck-check = Yfirfer spilaskrá og nefnir línu og dálk þess sem er rangt
command-lesson = Vinnur með kennslustundir í skrám
command-lesson-check = Yfirfer kennslustundir: hvort hægt sé að lesa þær, spila og leysa, og hvað sé rangt í hvaða skrefi
command-rules = Segir hvernig spil er spilað
command-completions = Skrifar það sem skel þarf til að klára skipanir og valkosti
command-man = Skrifar handbókarsíðuna, fyrir „man -l“
command-help = Segir frá skipun
command-admin-list = Telur upp borð, einkaborð líka, og gesti, þá síðustu fyrst
command-admin-list-tables = Telur upp borð, einkaborð líka, þau síðustu fyrst
command-admin-list-guests = Telur upp gesti, þá síðustu fyrst
command-admin-close = Lokar borði fyrir fullt og allt
command-admin-kick = Lætur þann sem situr þar standa upp eða gefa leik sem er í gangi
command-admin-block = Hleypir gesti eða vistfangi ekki lengur inn
command-admin-unblock = Hleypir gesti eða vistfangi aftur inn
command-admin-blocks = Telur upp hverjum húsið hleypir ekki inn
command-admin-rename = Gefur einhverjum annað nafn, líka við öll borð
command-admin-erase = Eyðir gesti og vélmennum hans; þar sem hann spilaði er hann upp frá því einhver
command-admin-prune = Tekur nú til það sem er komið á tíma
command-admin-say = Segir öllum eitthvað, við öll borð og á öllum síðum

## Það sem hver skipun tekur við eða þýðir það sama hjá fleiri en einni

argument-lang = Tungumálið sem er talað
argument-help = Sýnir það sem hér stendur
argument-version = Segir hvaða útgáfa þetta er
argument-subcommand = Hvaða skipun á að segja frá
argument-game = Hvaða spil
argument-deck = Eigin spil
argument-iterations = Hve mörg hugsunarskref kóngur tekur um hverja ákvörðun, hve lengi sem það tekur
argument-millis = Hve lengi kóngur hugsar um hverja ákvörðun, í millisekúndum; 500 ef ekkert er sagt
argument-options = Valkostur spilsins, svo sem table=9 eða until={"{"}"rounds":1{"}"}; má gefa oft
argument-seed = 64 sextándutölustafir sem ráða allri tilviljun, til að spila sama spilið aftur
argument-data = Mappan sem allt er geymt í [annars: ratskeller, þar sem kerfið þitt geymir gögn forrita]

## Að opna húsið

argument-listen = Hvar húsið hlustar; með 0.0.0.0:7287 geta allir á netinu þínu komið
argument-open = Opna vafra til að spila í
argument-store = PostgreSQL sem hvaða fjöldi forrita sem er geymir allt í saman, svo sem postgres://nafn:lykilorð@vél/gagnagrunnur
argument-nats = NATS sem forritin nota til að segja hvert öðru fréttir strax, svo sem nats://vél
argument-public-url = Hvar fólk finnur húsið ef milliþjónn stendur fyrir framan það, svo sem https://rats.example.org
argument-trust-forwarded = Trúa því sem milliþjónninn segir um hvaðan beiðnir koma (X-Forwarded-For)
argument-lessons = Mappa með kennslustundum sem birtast við hlið þeirra sem húsið á
argument-keep-waiting = Borð þar sem ekkert spil er hafið
argument-keep-playing = Spil sem er ekki lokið og enginn hefur snert
argument-keep-finished = Spil sem er lokið
argument-keep-guests = Gestir sem hafa ekki komið aftur
argument-thinkers = Hve mörg vélmenni hugsa í einu [annars: helmingur kjarnanna]
argument-review-iterations = Hve mörg hugsunarskref kóngur sem lítur um öxl tekur um hverja ákvörðun [annars: eftir spili, 100 og fleiri]
argument-idle = Eftir hve margar sekúndur borð sem enginn horfir á fer úr minni
argument-connections = Flestar tengingar í einu
argument-no-limits = Allir mega biðja um eins mikið og þeir vilja (til mælinga)
argument-log-format = Dagbókin, á villuúttaki: fyrir fólk, eða einn JSON-hlutur í línu; RUST_LOG=debug segir meira

## Að sjá um húsið

command-backup-with-file = Afritið sem er skrifað; það má ekki vera til enn
command-restore-with-file = Afritið eins og „ratskeller backup“ bjó það til
command-admin-with-url = Hvar húsið er
command-admin-with-token = Það sem húsið þekkir rekstraraðilann á [annars: það sem er í admin.token í möppu þess]
command-admin-with-json = Skrifa svar hússins sem JSON
command-admin-with-data = Mappan sem húsið er geymt í [annars: eins og hjá serve]
command-admin-with-store = PostgreSQL sem húsið er geymt í, því lykilorðið er líka þar
command-nodes-with-store = PostgreSQL sem húsið er geymt í
command-nodes-with-json = Skrifa listann sem JSON
command-move-in-with-from = Hvar það er geymt: mappan, skráin eða postgres://…
command-move-in-with-to = Þar sem ekkert hús er enn
command-admin-with-table = Númer borðsins eins og list segir það
command-admin-with-seat = Sætið, talið frá 0
command-admin-with-guest = Númer gestsins eins og list segir það
command-admin-with-who = Númer gests eða vistfang
command-admin-with-after = Næsta síða, eins og síðasta lína þessarar segir
command-admin-rename-with-name = Nýja nafnið
command-admin-list-guests-with-name = Þeir sem hafa þetta í nafni sínu
command-admin-list-tables-with-phase = Hve langt borðin eru komin
command-admin-say-with-text = Það sem öllum er sagt
command-admin-say-with-clear = Segir þeim ekkert lengur

## Að spila og líta um öxl

command-play-with-game = Hvaða spil; valið á skjánum ef því er sleppt
command-play-with-players = Hve margir spila, að þér meðtöldum; eins fáir og hægt er ef því er sleppt
command-play-with-people = Hve margir þeirra sitja við þennan skjáhermi og skiptast á
command-play-with-level = Hve vel hinir spila
command-play-with-pause = Hve lengi hinir bíða áður en þeir gera eitthvað, í millisekúndum
command-play-with-record = Hvert skráin af spilinu er skrifuð þegar því er lokið
command-play-with-resume = Halda áfram með spilið sem síðast var farið frá
command-play-with-save = Hvar spilið er geymt meðan það er spilað [annars: eigin skrá, þar sem kerfið þitt geymir gögn forrita]
command-play-with-plain = Í setningum, línu fyrir línu, án teikninga: fyrir skjálesara og þar sem inntak eða úttak er enginn skjáhermir
command-play-with-join = Fara í hús annars staðar, eða að einu af borðum þess, með vistfanginu sem vafri sýnir
command-play-with-name = Hvað þú heitir í húsi annars staðar
command-replay-with-file = Skráin af spilinu
command-replay-with-plain = Prenta hvert skref í stað þess að bíða eftir lyklum
command-replay-with-seat = Sýna aðeins það sem þetta sæti sá
command-replay-with-spectator = Sýna aðeins það sem áhorfandi sá
command-analyse-with-file = Skrá af loknu spili; - er staðalinntak
command-analyse-with-json = Skrifar allt sem JSON í stað samantektar, eða með henni í þessa skrá
command-analyse-with-html = Hvert greiningin er skrifuð sem síða með línuriti
command-verify-with-files = Skrárnar af spilunum; - er staðalinntak
command-verify-with-json = Skrifar allt sem JSON í stað setninga: hlut, eða lista af þeim fyrir fleiri skrár

## Fyrir vélmenni og forrit

command-games-with-json = Sem JSON, með valkostina sem JSON-skemu
command-arena-with-bots = Hver spilar, einn fyrir hvert sæti: random, pup, scamp, rat, king, king:400 (hugsunarskref), king:250ms eða nafn sem --bot gefur
command-arena-with-programs = Eigið vélmenni: forrit sem talar samskiptamátann í docs/bot-protocol.md; má gefa oft
command-arena-with-games = Hve mörg spil, 100 ef ekkert er sagt; námundað upp svo að hver gjöf sé spiluð með öllum í hverju sæti
command-arena-with-sprt = Hættir um leið og ljóst er hvort þessara tveggja sigurhlutfalla fyrra vélmennisins gegn því síðara er líklegra; í mesta lagi 5 % slíkra prófa skjátlast. Sem forskot í Elo-stigum (0,35) eða sem hlutföll (50%,55%). --games segir þá hve mörg spil eru spiluð í mesta lagi
command-arena-with-limit = Hve lengi eigið vélmenni má vera með hvert svar, í millisekúndum
command-arena-with-seed = 64 sextándutölustafir sem ráða allri tilviljun
command-arena-with-json = Skrifar allt sem JSON í stað töflu
command-arena-with-plot = Teiknar sigurhlutföll og stigamun í þessa SVG-skrá
command-arena-with-records = Skrifar skrá af hverju spili í þessa möppu, líka þeim sem töpuðust án keppni
command-train-with-generations = Hve margar kynslóðir eiga að vera að lokum; hver er spiluð með því sem lært var á undan henni
command-train-with-games-a-generation = Hve mörg spil eru í kynslóð [sjálfgefið: 200 eða eins og í skránni í --from]
command-train-with-seed = 64 sextándutölustafir sem ráða allri tilviljun: þeir sömu gefa sömu vægi, á hve mörgum kjörnum sem er [sjálfgefið: eins og í skránni í --from, annars núll]
command-train-with-against = Lærir gegn vélmenni hússins sem lærir ekki (rat, king:32) í stað þess að spila við sjálft sig og segir hve oft það vinnur
command-train-with-from = Vægi til að byrja með; áfangi sama náms heldur áfram eins og aldrei hafi verið stöðvað
command-train-with-out = Hvert vægin fara sem þarf til að spila [sjálfgefið: heiti spilsins með .weights í þessari möppu]
command-train-with-checkpoint = Hvert allt fer eftir hverja kynslóð sem þarf til að halda áfram
command-engine-with-decks = Notar spilin í þessari skrá í leik þeirra ef annað er ekki sagt; má gefa oft
command-deck-check-with-file = Spilin; - er staðalinntak
command-lesson-check-with-files = Kennslustundirnar; - er staðalinntak
command-completions-with-shell = Hvaða skel

## Það sem skrifað er þar, í einu orði

value-options = VALKOSTIR
value-command = SKIPUN
value-language = TUNGUMÁL
value-game = SPIL
value-number = TALA
value-name-value = NAFN=GILDI
value-low-high = NEÐRI,EFRI
value-name-command = NAFN=SKIPUN
value-file = SKRÁ
value-file-svg = SKRÁ.svg
value-folder = MAPPA
value-record = SKRÁ
value-seed = FRÆ
value-level = STIG
value-milliseconds = MILLISEKÚNDUR
value-seconds = SEKÚNDUR
value-days = DAGAR
value-url = VEFSLÓÐ
value-from = HVAÐAN
value-to = HVERT
value-address-port = VISTFANG:TENGI
value-name = NAFN
value-seat = SÆTI
value-table = BORÐ
value-guest = GESTUR
value-who = HVER
value-text = TEXTI
value-phase = STAÐA
value-place = STAÐUR
value-token = LYKILORÐ
value-bot = VÉLMENNI
value-format = SNIÐ
value-shell = SKEL

## Hvað er að skipanalínu

usage-unknown-argument = „{ $argument }“ er óþekkt hér.
usage-unknown-command = Skipunin „{ $command }“ er ekki til.
usage-unknown-value = „{ $value }“ er ekki mögulegt hjá { $argument }.
usage-unfit-value = „{ $value }“ passar ekki við { $argument }: { $wanted }.
usage-unwanted-value = „{ $value }“ er of mikið: { $argument } tekur ekki við fleiri gildum.
usage-wrong-count = { $argument } þarf annan fjölda gilda.
usage-no-equals = Gildi { $argument } kemur á eftir jafnaðarmerki.
usage-no-value = Gildi vantar hjá { $argument }.
usage-no-command = Skipun vantar á eftir „{ $command }“.
usage-missing = Þetta vantar: { $missing }.
usage-conflict = { $one } og { $other } eiga ekki saman.
usage-twice = { $argument } má aðeins gefa einu sinni.
usage-not-utf8 = Eitthvað af þessu er ekki UTF-8.
usage-possible = Mögulegt: { $known }.
usage-meant = Áttu við { $known }?
usage-more = „{ $command } --help“ segir meira.
usage-wanted-number = það verður að vera heil tala
usage-wanted-count = það verður að vera heil tala frá 1
usage-wanted-address = það verður að vera vistfang úr tölum með tengi, svo sem 127.0.0.1:7287
usage-wanted-days = það verður að vera fjöldi daga, eða „forever“
usage-wanted-site = það verður að líta út eins og https://rats.example.org
usage-wanted-doorbell = það verður að líta út eins og nats://nats.example.org eða tls://nats.example.org
