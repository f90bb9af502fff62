# Styrkleikastig, stigalistar, síður spilara og aðkomuróbótar.

server-rated-against-oneself = Við borð þar sem spilað er til stiga á hver og einn aðeins eitt sæti og enginn spilar við sína eigin róbóta.
server-rated-without-clock = Þegar spilað er til stiga verður að vera klukka, svo að enginn geti gengið burt til að sleppa við að tapa.
server-no-such-player = Hér er enginn sem hefur spilað til stiga.
server-no-such-bot = Þessi róbóti er ekki til, eða þú átt hann ekki.
server-not-a-person = Aðeins fólk getur komið með róbóta.
server-too-many-bots = Þú hefur þegar komið með tíu róbóta; sendu einn þeirra burt fyrst.

## Við borðið

rating-rated = til stiga
rating-switch = Spila til stiga
rating-switch-hint = Úrslitin gilda á stigalistanum. Hver og einn á eitt sæti og það er klukka.
rating-not-here = Ekki er hægt að spila til stiga með fleiri en einn við sama skjá.
rating-changes = Styrkleikastig
rating-program = { $name } (róbóti)
rating-bot-of = róbóti sem { $owner } á

## Stigalistinn

rating-ladder = Stigalisti
rating-ladder-title = Hver spilar hversu vel?
rating-ladder-about = Hér gilda leikir sem spilaðir eru til stiga. Rottur hússins standa alltaf í stað: sá sem er fyrir ofan einhverja þeirra vinnur hana oftar en ekki.
rating-uncertain = Spurningarmerki þýðir færri en tíu leikir: stigin geta enn breyst mikið.
rating-nobody = Enginn hefur enn spilað þetta til stiga. Opnaðu borð og kveiktu á „Spila til stiga“, þá verður þú kannski efst á blaði.
rating-games-of = Spil
rating-place = Sæti
rating-player = Spilari
rating-number = Stig
rating-played = Leikir
rating-won = Unnir
rating-house-pup = Rottuungi hússins
rating-house-scamp = Prakkari hússins
rating-house-rat = Rotta hússins
rating-house-king = Rottukóngur hússins
rating-fixed = alltaf hér
rating-play = Spila til stiga
rating-find-me = Hvar er ég?
rating-up = Lengra upp
rating-down = Lengra niður
rating-page = Síða { $page } af { $pages }

## Síða spilara

rating-nothing-yet = Enginn leikur til stiga enn í { $game }.
rating-graph = Stig í { $game } eftir { $count ->
    [1] síðasta leik
   *[other] hvern af síðustu { $count } leikjum
}: núna { $now }, hæst { $best }.
rating-best = Hæst
rating-results = Síðustu leikir
rating-against = á móti { $names }
rating-came-in = { $place }. sæti af { $of }
rating-look = Skoða borðið
rating-no-such-player = Hér er engan að finna
rating-no-such-player-hint = Aðeins þau sem hafa spilað til stiga eiga síðu.

## Aðkomuróbótar

rating-own-bots = Komdu með þinn eigin róbóta
rating-own-bots-about = Forrit sem þú hefur skrifað getur líka spilað hér. Gefðu því nafn og þú færð tóka: lykilinn sem það kemst inn með.
rating-own-bots-how = Í docs/bots-from-outside.md stendur hvernig það talar við húsið; examples/bots/visitor.py spilar í fimmtíu línum.
rating-bot-name = Nafn róbótans
rating-bring = Fá tóka
rating-token-of = Tókinn sem { $name } fær
rating-token-once = Afritaðu hann núna: hann sést aðeins í þetta eina skipti.
rating-send-away = Senda burt
rating-send-away-sure = Á örugglega að senda { $name } burt? Tókinn opnar þá engar dyr framar.
rating-send-away-yes = Já, senda burt
rating-send-away-no = Hætta við
