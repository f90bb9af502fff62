# Það sem húsið segir, hvert sem spilið er. Forritið setur stað á borð við cards[3].rat fyrir framan skilaboðin og
# regluna sem var brotin fyrir aftan þau.

quoted = „{ $word }“

## Eitthvað er athugavert við það sem húsið fékk.

problem-count =
    { $given ->
        [one] Hér er { $given } atriði
       *[other] Hér eru { $given } atriði
    } en þau eiga að vera nákvæmlega { $wanted }.
problem-too-long = Þetta er of langt: { $given }, en mest má vera { $most }.
problem-range = { $given } gengur ekki; hér á að vera heil tala frá { $min } til { $max }.
problem-even = { $given } er slétt tala; hér á að vera oddatala.
problem-unknown = „{ $given }“ þekkist ekki hér; mögulegt: { $known }.
problem-unwanted = „{ $given }“ á ekki heima hér; hér má ekkert standa.
problem-misplaced = „{ $given }“ má ekki standa hér; taktu það burt eða settu annað í staðinn.
problem-repeated = „{ $given }“ kemur tvisvar fyrir en má aðeins koma fyrir einu sinni.
problem-times =
    „{ $what }“ kemur fyrir { $given ->
        [one] { $given } sinni
       *[other] { $given } sinnum
    } en á að koma fyrir { $wanted ->
        [one] { $wanted } sinni
       *[other] { $wanted } sinnum
    }.
problem-too-often = „{ $what }“ kemur fyrir { $given } sinnum en má mest koma fyrir { $most } sinnum.
problem-empty = Hér stendur ekkert en eitthvað verður að standa.
problem-missing = Þetta vantar; bættu því við.
problem-kind =
    Hér stendur { $given ->
        [nothing] ekkert
        [boolean] true eða false
        [integer] heil tala
        [number] tala með aukastöfum
        [text] texti
        [choice] orð eða hlutur
        [list] listi
       *[object] hlutur
    } en hér á að vera { $wanted ->
        [nothing] ekkert
        [boolean] true eða false
        [integer] heil tala
        [number] tala
        [text] texti innan gæsalappa
        [choice] orð innan gæsalappa eða hlutur
        [list] listi { "[ … ]" }
       *[object] hlutur { "{ … }" }
    }.
problem-unfit = „{ $given }“ dugar ekki hér; þetta væri rétt: { $wanted }.
problem-no-such-seat = Það sæti er ekki við þetta borð; sætin eru 0 til { $last }.
problem-players = Leikmenn í þessu spili eru { $players } en ekki { $given }.

## Skrár og skilaboð

not-json =
    Þetta er ekki JSON: lína { $line }, dálkur { $column }: { $what ->
        [end] það endar of snemma
        [more] eitthvað stendur á eftir endinum
        [extra-comma] hér er kommu ofaukið
        [comma] hér vantar kommu eða lokasviga
        [colon] hér vantar tvípunkt
        [name] nafn þarf gæsalappir
        [value] hér vantar gildi eða það er ólæsilegt
        [number] þessi tala er ólæsileg
        [character] í textanum er tákn sem getur ekki staðið svona
        [deep] það er of djúpt hreiðrað
        [utf8] þetta er ekki UTF-8
       *[something] þetta er ólæsilegt
    }.
not-json-wanted = Þetta er ekki JSON; rétt væri: { $wanted }.
bracket-alone = Þetta „{ $bracket }“ á sér engan maka: sviga vantar eða einum er ofaukið.
not-toml =
    Þetta er ekki TOML: { $what ->
        [twice] þetta nafn er hér tvisvar
        [quotes] hér vantar gildi eða texti þarf gæsalappir
        [extra-comma] hér er kommu ofaukið
        [comma] hér vantar kommu
        [equals] hér vantar jafnaðarmerki
        [value] hér vantar gildi
        [name] þetta nafn er ólæsilegt
        [character] í textanum er tákn sem getur ekki staðið svona
        [deep] það er of djúpt hreiðrað
       *[something] þetta er ólæsilegt
    }.
file-unreadable = Ekki tókst að lesa { $file }: { $detail }.
file-not-utf8 = { $file }, lína { $line }: þetta er ekki UTF-8. Vistaðu skrána sem UTF-8.
file-unwritable = Ekki er hægt að skrifa { $file }: { $detail }.
file-written = { $file } hefur verið skrifuð.
time-left = eftir:
line-too-long = Línan er lengri en { $mebibytes } MiB; sendu styttri skilaboð.
no-batches = Eitt í einu: sendu ein skilaboð í hverri línu, ekki lista.

## Við borðið

no-such-table = Hér er ekkert spil númer { $id }; „new“ byrjar nýtt og segir númer þess.
nothing-to-undo = Ekkert hefur enn verið gert sem hægt væri að taka aftur.
game-over = Spilinu er lokið; byrjaðu nýtt.
not-their-turn = Sæti { $seat } á ekki leik; nú á sæti { $mover } leik.
not-the-table = Borðið sjálft getur ekki gert þetta; nú á sæti { $mover } leik.

## Spilin og afbrigði þeirra

game-players = { $players } leikmenn
option-default = sjálfgefið: { $value }

## Stokkar og skráningar athugaðar

deck-of-another-game = { $file } er stokkur fyrir { $own }, ekki fyrir { $game }.
deck-fine = { $file }: í lagi. Stokkurinn „{ $name }“ fyrir { $title }: { $counts }.
aspect-format = Snið skráningarinnar og útgáfa reglnanna
aspect-deck = Stokkurinn og tætigildi hans
aspect-commitment = Leyndarmálið sem húsið hafði bundið sig við
aspect-seed = Slembifræið og það sem það er gert úr
aspect-shares = Bætin sem hvert sæti hafði bundið sig við
aspect-inputs = Gjöfin og allt sem gert var
aspect-outcome = Úrslitin
record-true = Allt passar saman: { $title }, { $players } leikmenn, aðgerðir: { $inputs }.
record-unproven = Það sem skrá ein og sér getur ekki sannað: hver sat þarna, hvenær eitthvað var gert, hver gafst upp, hvort borðið hjálpaði minninu og að þetta spil hafi yfirleitt verið spilað. Hægt er að búa til skrá frá upphafi til enda; sá sem spilaði með getur borið hana saman við fleira (docs/fairness.md).
record-told-in-turn = Þessi skrá er á sniði 1: sætin sögðu bætin sín hvert á eftir öðru án þess að neitt væri fest áður. Hún sýnir að engu var breytt eftir á. Hún sýnir ekki að sá sem þekkti leyndarmálið og settist síðastur hafi ekki prófað bæti þar til spilin voru honum að skapi.
record-false = Þessi skráning stenst ekki. Það sem kemur á eftir ✗ var ekki skoðað.

## Kennslustundir athugaðar

lesson-fine = { $file }: í lagi. „{ $title }“ fyrir { $game }, skref: { $steps }.
lesson-misnamed = Nafn skrárinnar verður hluti af vefslóð. Notaðu litla stafi frá a til z, tölustafi og bandstrik, eins og í „leave-in-time.toml“.
lesson-taken = Kennslustundin „{ $name }“ fyrir { $game } er þegar til. Gefðu skránni annað nafn.
lesson-none = Engin kennslustund er í { $folder }. Skrár þeirra enda á „.toml“.
lesson-speechless = Kennslustundin segir ekkert enn. Gefðu henni „title“, hverju skrefi „say“, og „why“ og „no“ þar sem spurt er um eitthvað.
lesson-unsaid = Setninguna { $message } vantar í games/{ $game }/messages/{ $language }/lessons.ftl.
lesson-step = Skref „{ $step }“: { $trouble }
lesson-before-forbidden = Númer { $number } af því sem er gert á undan er ekki hægt að gera. { $reason }
lesson-not-to-move = Hér er spurt um eitthvað, en sá sem lærir á ekki leik.
lesson-solution-forbidden = Lausnina er ekki hægt að gera. { $reason }
lesson-solution-wrong = Lausnin er ekki það sem markmiðið biður um.
lesson-nothing-right = Ekkert sem hægt er að gera er það sem markmiðið biður um.
lesson-all-right = Allt sem hægt er að gera er það sem markmiðið biður um. Biddu um meira, eða taktu markmiðið og lausnina út.
lesson-dead-end = { $answer } er líka rétt, en þá heldur kennslustundin ekki áfram. { $trouble }

## Það sem kerfið segir um skrár og tengingar

system-not-found = slík skrá eða mappa er ekki til
system-not-allowed = þú mátt það ekki
system-exists = eitthvað með þessu nafni er þegar til
system-folder = þetta er mappa, ekki skrá
system-no-folder = eitthvað á leiðinni þangað er ekki mappa
system-full = ekkert pláss er eftir á disknum
system-read-only = ekkert er hægt að skrifa á þann disk
system-too-large = það er of stórt fyrir þann disk
system-bad-name = ekkert getur heitið þetta
system-busy = eitthvað annað er að nota þetta
system-ends-early = það endar of snemma
system-address-taken = eitthvað annað hlustar þar þegar
system-address-elsewhere = þessi vél er ekki með það vistfang
system-nobody-listens = þar hlustar enginn
system-broken-off = sambandið rofnaði
system-no-way = engin leið liggur þangað
system-late = ekkert svar kom í tæka tíð
