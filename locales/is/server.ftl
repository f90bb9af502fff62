# Það sem húsið segir yfir netið.

server-open = Húsið er opið: { $url }
server-closed = Húsið er lokað. Allt sem var staðfest er geymt í { $file }.
server-copied = Afrit af húsinu er í { $file }.
server-copy-exists = { $file } er þegar til; veldu annað nafn á afritið.
server-already-open = Húsið í { $file } er þegar opið. Lokaðu því fyrst, eða veldu aðra möppu með --data.
server-address-taken = Eitthvað annað hlustar þegar á { $address }. Veldu annað tengi með --listen, til dæmis --listen 127.0.0.1:7288.
server-address-unusable = Húsið getur ekki hlustað á { $address }: { $detail }.
server-data-unusable = Ekki er hægt að geyma húsið í { $file }: { $detail }.
server-guest = Gestur { $number }

## Hvers vegna ósk er ekki uppfyllt

server-no-session = Húsið þekkir þig ekki enn; POST /api/session hleypir þér inn.
server-no-such-table = Þetta borð er ekki til, eða þér er ekki boðið að því.
server-no-such-page = Þessi síða er ekki til.
server-no-pages = Þetta hús var byggt án síðnanna sinna; „make play“ byggir þær.
server-no-such-method = Þessi síða er ekki spurð svona.
server-no-socket = Þetta er aðeins fyrir WebSocket.
server-not-your-seat = Þetta er ekki sætið þitt.
server-not-your-table = Þetta geta aðeins þau sem tilheyra borðinu: gestgjafinn eða, fyrir annan leik, þau sem sátu við það.
server-another-site = Þessi beiðni kemur af síðu annars vefs og húsið tekur ekki við henni.
server-seat-taken = Þetta sæti er upptekið; veldu annað.
server-no-free-seat = Öll sæti eru upptekin; þú getur fylgst með.
server-begun = Leikurinn er hafinn; þetta er aðeins hægt áður.
server-not-begun = Leikurinn er ekki hafinn.
server-not-over = Leiknum er ekki lokið; komdu aftur þegar honum er lokið.
server-seats-open = Enn eru laus sæti; bíddu eftir fólki eða settu róbóta í þau.
server-shares-open = Eitt tækið hefur ekki sagt enn hvað það leggur í stokkunina. Bíddu augnablik eða biddu viðkomandi að fara.
server-fixed = Sæti og stokkun eru fest: leikurinn er að byrja. Aðeins sá sem opnaði borðið getur byrjað upp á nýtt.
server-not-fixed = Ekkert er fest enn. Haltu bætunum þínum fyrir þig þar til allir hafa bundið sig.
server-other-bytes = Þetta eru ekki bætin sem þetta sæti batt sig við. Nú getur enginn valið önnur.
server-stale = Eitthvað hefur gerst við borðið í millitíðinni (það er við { $seq }); líttu aftur á.
server-nothing-to-take-back = Aðeins er hægt að taka aftur það sem þú gerðir síðast, svo lengi sem enginn hefur leikið síðan.
server-revealed = Þetta er ekki hægt að taka aftur: einhver hefur séð eitthvað við það.
server-already-resigned = Þetta sæti hefur þegar gefist upp.
server-too-large = Þetta er of mikið í einu; sendu minna.
server-too-slow = Þetta tók of langan tíma; reyndu aftur.
server-too-many = Of margar beiðnir; bíddu í { $seconds ->
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    } og reyndu aftur.
server-unavailable = Húsið getur þetta ekki rétt sem stendur; reyndu aftur eftir augnablik.
