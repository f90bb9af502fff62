# Það sem húsið segir yfir netið.

server-open = Húsið er opið: { $url }
server-closed = Húsið er lokað. Allt sem var staðfest er geymt í { $file }.
server-not-whole = Húsið er lokað, en { $file } ein og sér er ekki allt: { $detail }. Ekkert sem var staðfest er glatað: láttu skrána sem endar á -wal vera við hliðina. Opnaðu húsið og lokaðu því aftur, þá er það ein skrá.
server-copied = Afrit af húsinu er í { $file }.
server-copy-exists = { $file } er þegar til; veldu annað nafn á afritið.
server-restored = Húsið er aftur í { $file }, eins og það er í afritinu.
server-kept-aside = Það sem var þar áður er nú í { $file }.
server-check-fault = Skráin: { $detail }.
server-check-damaged = Borð { $table } er skemmt. { $detail }.
server-flaw-missing = Færslur vantar í bók þess
server-flaw-entry = Færsla { $entry }: { $flaw }
server-flaw-unreadable = hún er ólæsileg: { $detail }
server-flaw-opening = bók hefst á því að borð er opnað og það stendur hvergi annars staðar
server-flaw-rules = spilað var eftir útgáfu { $given } af reglunum en þetta hús þekkir { $known }
server-flaw-deck = spilað var með spilunum { $given } en þetta hús á { $known }
server-flaw-origin = spilið sem er haldið áfram hér er horfið eða annað
server-flaw-impossible = þetta getur ekki hafa gerst ({ $reason })
server-checked = { $sound } af { $tables } borðum eru heil, með { $entries } færslum.
server-checked-others = Gestir: { $guests }. Leikir til stiga sem er lokið: { $results }.
server-vanished = Hús var geymt í { $file } og skráin er tóm eða horfin. Settu afrit í staðinn með „ratskeller restore“; eða eyddu fyrst { $lock } ef þú vilt byrja með nýtt hús.
server-already-open = Húsið í { $file } er þegar opið. Lokaðu því fyrst, eða veldu aðra möppu með --data.
server-address-taken = Eitthvað annað hlustar þegar á { $address }. Veldu annað tengi með --listen, til dæmis --listen 127.0.0.1:7288.
server-address-unusable = Húsið getur ekki hlustað á { $address }: { $detail }.
server-data-unusable = Ekki er hægt að geyma húsið í { $file }: { $detail }.
server-place-unreadable = Þetta er enginn staður fyrir hús: { $detail }.
server-not-finished = Húsinu er lokað en { $file } tók ekki við því síðasta: { $detail }. Ekkert sem var staðfest er glatað.
server-no-house-at = Ekkert hús svarar í { $file }: { $detail }.
nodes-none = Enginn heldur þessu húsi í augnablikinu.
nodes-node = { $id }  { $address }  { $version }  síðasti sláttur fyrir { $age } s  borð { $tables }, stýrt { $drives }, tengingar { $sockets }
server-moved = Húsið úr { $from } er nú í { $to }, allar { $rows } raðir þess. Það sem var fyrir er eins og það var.
server-occupied = Hús er þegar geymt í { $file }; veldu stað þar sem ekkert er.
server-guest = Gestur { $number }

## Hvers vegna ósk er ekki uppfyllt

server-no-session = Húsið þekkir þig ekki enn; POST /api/session hleypir þér inn.
server-no-such-table = Þetta borð er ekki til, eða þér er ekki boðið að því.
server-no-such-page = Þessi síða er ekki til.
server-no-pages = Þetta hús var byggt án síðnanna sinna; „make play“ byggir þær.
server-no-such-method = Þessi síða er ekki spurð svona.
server-no-socket = Þetta er aðeins fyrir WebSocket.
server-socket-version = Þetta hús talar WebSocket af útgáfu 13.
server-one-host = Beiðni nefnir nákvæmlega einn hýsil.
server-another-host = Þetta hús heitir ekki þetta. Opnaðu það sem localhost eða á eigin vistfangi þess; sá sem rekur það getur gefið því nafn með --public-url.
server-broken = Beiðnin er biluð: hún er ekki HTTP eða endar of snemma.
server-name-of-a-bot = Þetta heita okkar eigin leikmenn. Veldu annað nafn.
server-turned-out = Gestgjafinn bað þig að fara frá þessu borði. Aðeins nýtt boð hleypir þér inn aftur.
server-blocked = Sá sem rekur þetta hús hleypir þér ekki inn.
server-not-the-host = Þetta er aðeins fyrir þann sem rekur húsið; lykilorðið er ekki rétt.
server-no-such-guest = Enginn með þetta númer er eða var gestur hér.
server-not-your-seat = Þetta er ekki sætið þitt.
server-not-your-table = Þetta geta aðeins þau sem tilheyra borðinu: gestgjafinn eða, fyrir annan leik, þau sem sátu við það.
server-another-site = Þessi beiðni kemur af síðu annars vefs og húsið tekur ekki við henni.
server-seat-taken = Þetta sæti er upptekið; veldu annað.
server-no-free-seat = Öll sæti eru upptekin; þú getur fylgst með.
server-begun = Leikurinn er hafinn; þetta er aðeins hægt áður.
server-not-begun = Leikurinn er ekki hafinn.
server-not-over = Leiknum er ekki lokið; komdu aftur þegar honum er lokið.
server-seats-open = Enn eru laus sæti; bíddu eftir fólki eða settu róbóta í þau.
server-too-many-tables = Þú ert með eins mörg opin borð, eða opin borð með kóngum, og einn má hafa; ljúktu við eitt eða lokaðu einu fyrst.
server-others-play = Einhver annar spilar við þetta borð; það er opið áfram fyrir þann.
server-worn-out = Svo miklu hefur verið breytt við þetta borð að engu er hægt að breyta lengur. Opnaðu nýtt.
server-opened-before = Borð hefur þegar verið opnað með þessari tilviljunartölu. Dragðu aðra.
server-shares-open = Eitt tækið hefur ekki sagt enn hvað það leggur í stokkunina. Bíddu augnablik eða biddu viðkomandi að fara.
server-fixed = Sæti og stokkun eru fest: leikurinn er að byrja. Þú getur staðið upp og sá sem opnaði borðið getur byrjað upp á nýtt.
server-not-fixed = Ekkert er fest enn. Haltu bætunum þínum fyrir þig þar til allir hafa bundið sig.
server-other-bytes = Þetta eru ekki bætin sem þetta sæti batt sig við. Nú getur enginn valið önnur.
server-same-commitment = Annað sæti hefur þegar sagt nákvæmlega þetta. Veldu þín eigin bæti af handahófi og sendu það sem felur þau.
server-stale = Eitthvað hefur gerst við borðið í millitíðinni (það er við { $seq }); líttu aftur á.
server-nothing-to-take-back = Aðeins er hægt að taka aftur það sem þú gerðir síðast, svo lengi sem enginn hefur leikið síðan.
server-revealed = Þetta er ekki hægt að taka aftur: einhver hefur séð eitthvað við það.
server-already-resigned = Þetta sæti hefur þegar gefist upp.
server-time-is-up = Tíminn var liðinn áður en leikurinn þinn barst.
server-too-large = Þetta er of mikið í einu; sendu minna.
server-too-slow = Þetta tók of langan tíma; reyndu aftur.
server-too-many = Of margar beiðnir; bíddu í { $seconds ->
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    } og reyndu aftur.
server-damaged = Bók þessa borðs er skemmd og því getur enginn spilað hér áfram. Sá sem rekur húsið getur komist að meiru.
server-newer-table = Nýrri Ratskeller hefur skrifað við þetta borð og þessi skilur það ekki enn; reyndu aftur eftir andartak.
server-too-many-at-once = Þú ert að gera of margt hér í einu; bíddu þar til einhverju er lokið, eða lokaðu glugga, og reyndu aftur.
server-unavailable = Húsið getur þetta ekki rétt sem stendur; reyndu aftur eftir augnablik.

## Hvað er að skrá húss

store-not-a-database = þetta er ekki gagnagrunnur
store-corrupt = það sem er í henni er skemmt
store-unopened = ekki er hægt að opna hana
store-read-only = ekkert er hægt að skrifa í hana
store-disk = diskurinn les hana ekki eða skrifar
store-newer = nýrra Ratskeller skrifaði hana
store-held = einhver annar er með hana opna
store-missing = færslur vantar í hana
store-address = þetta er ekki slóð á PostgreSQL (postgres://nafn@tölva/gagnagrunnur)
store-unreached = þar svarar enginn
store-not-postgres = það sem svarar þar er ekki PostgreSQL
store-tls = engin tenging næst sem hægt er að treysta
store-password = þetta nafn er ekki tekið gilt með þessu lykilorði
store-no-such-database = slíkur gagnagrunnur er ekki til þar
store-foreign = í gagnagrunninum er eitthvað sem er ekki hús
store-encoding = gagnagrunnurinn geymir texta ekki í UTF-8
store-rights = þessi notandi má ekki gera það í gagnagrunninum sem þarf
store-crowded = þar er engum fleiri hleypt inn
