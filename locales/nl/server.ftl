# Wat het huis over het net zegt.

server-open = Het huis is open: { $url }
server-closed = Het huis is gesloten. Alles wat bevestigd is, staat in { $file }.
server-not-whole = Het huis is gesloten, maar { $file } alleen is nog niet alles: { $detail }. Niets wat bevestigd is, is verloren: laat het bestand ernaast staan waarvan de naam op -wal eindigt. Open het huis en sluit het weer, dan is het één bestand.
server-copied = Een kopie van het huis staat in { $file }.
server-copy-exists = { $file } bestaat al; kies een andere naam voor de kopie.
server-restored = Dit huis staat weer in { $file }, zoals in de kopie.
server-kept-aside = Wat daar eerst stond, staat nu in { $file }.
server-check-fault = Het bestand: { $detail }.
server-check-damaged = Tafel { $table } is beschadigd. { $detail }.
server-flaw-missing = In haar boek ontbreken regels
server-flaw-entry = Regel { $entry }: { $flaw }
server-flaw-unreadable = die is niet te lezen: { $detail }
server-flaw-opening = een boek begint met het openen van een tafel, en dat staat nergens anders
server-flaw-rules = het spel is gespeeld volgens versie { $given } van zijn regels, en dit huis kent { $known }
server-flaw-deck = het spel is gespeeld met de kaarten { $given }, en dit huis heeft { $known }
server-flaw-origin = het spel dat hier verder gespeeld wordt, is weg of een ander
server-flaw-impossible = dat kan niet gebeurd zijn ({ $reason })
server-checked = { $sound } van { $tables } tafels zijn heel, met { $entries } regels.
server-checked-others = Gasten: { $guests }. Afgelopen spellen om rating: { $results }.
server-vanished = In { $file } stond een huis, en het bestand is leeg of weg. Zet er met “ratskeller restore” een kopie voor in de plaats; of verwijder eerst { $lock } als je met een nieuw huis wilt beginnen.
server-already-open = Het huis in { $file } is al open. Sluit het eerst, of kies met --data een andere map.
server-address-taken = Iets anders luistert al op { $address }. Kies met --listen een andere poort, bijvoorbeeld --listen 127.0.0.1:7288.
server-address-unusable = Het huis kan niet luisteren op { $address }: { $detail }.
server-data-unusable = In { $file } kan het huis niet bewaard worden: { $detail }.
server-place-unreadable = Dit is geen plek voor een huis: { $detail }.
server-not-finished = Het huis is dicht, maar { $file } heeft het laatste niet aangenomen: { $detail }. Niets wat bevestigd is, is verloren.
server-no-house-at = In { $file } antwoordt geen huis: { $detail }.
nodes-none = Op het moment beheert niemand dit huis.
nodes-node = { $id }  { $address }  { $version }  laatste slag { $age } s geleden  tafels { $tables }, gestuurd { $drives }, verbindingen { $sockets }
server-moved = Het huis uit { $from } staat nu in { $to }, alle { $rows } rijen ervan. Wat er eerst was, is zoals het was.
server-occupied = In { $file } wordt al een huis bewaard; kies een plek waar er geen is.
server-guest = Gast { $number }

## Waarom een wens niet vervuld wordt

server-no-session = Het huis kent je nog niet; POST /api/session laat je binnen.
server-no-such-table = Deze tafel bestaat niet, of je bent er niet voor uitgenodigd.
server-no-such-page = Deze pagina bestaat niet.
server-no-pages = Dit huis is zonder zijn pagina’s gebouwd; ‘make play’ bouwt ze.
server-no-such-method = Zo wordt deze pagina niet gevraagd.
server-no-socket = Dit is alleen voor WebSockets.
server-socket-version = Dit huis spreekt WebSockets van versie 13.
server-one-host = Een aanvraag noemt precies één host.
server-another-host = Zo heet dit huis niet. Open het als localhost of op zijn eigen adres; wie het beheert kan het met --public-url een naam geven.
server-broken = De aanvraag is kapot: het is geen HTTP of hij houdt te vroeg op.
server-name-of-a-bot = Zo heten onze eigen spelers. Kies alsjeblieft een andere naam.
server-turned-out = De gastheer heeft je gevraagd deze tafel te verlaten. Alleen met een nieuwe uitnodiging mag je weer binnen.
server-blocked = Wie dit huis beheert, laat je niet binnen.
server-not-the-host = Dit is alleen voor wie het huis beheert; het wachtwoord klopt niet.
server-no-such-guest = Niemand met dit nummer is of was hier gast.
server-not-your-seat = Dit is niet jouw plaats.
server-not-your-table = Dat kan alleen wie bij deze tafel hoort: wie hem geopend heeft of, voor een revanche, wie eraan zat.
server-another-site = Dit verzoek komt van de pagina van een ander, en het huis neemt het niet aan.
server-seat-taken = Deze plaats is bezet; neem een andere.
server-no-free-seat = Alle plaatsen zijn bezet; je kunt toekijken.
server-begun = Het spel is begonnen; dit kan alleen ervoor.
server-not-begun = Het spel is nog niet begonnen.
server-not-over = Het spel is nog niet afgelopen; kom daarna terug.
server-seats-open = Er zijn nog plaatsen vrij; wacht op mensen of zet er bots neer.
server-too-many-tables = Je hebt zoveel open tafels, of open tafels met koningen, als één mens mag hebben; maak er eerst een af of sluit er een.
server-others-play = Aan deze tafel speelt nog iemand anders; voor diegene blijft hij open.
server-worn-out = Aan deze tafel is al zo veel veranderd dat er niets meer veranderd kan worden. Open een nieuwe.
server-opened-before = Met dit toevalsgetal is al eens een tafel geopend. Trek een ander.
server-shares-open = Een apparaat heeft nog niet gezegd wat het bij het schudden doet. Wacht even, of vraag die persoon te gaan.
server-fixed = Plaatsen en schudden liggen vast: het spel begint zo. Je kunt opstaan, en wie de tafel opende, kan opnieuw beginnen.
server-not-fixed = Er ligt nog niets vast. Houd je bytes voor jezelf tot iedereen zich heeft vastgelegd.
server-other-bytes = Dit zijn niet de bytes waarop deze plaats zich heeft vastgelegd. Nu kan niemand meer andere kiezen.
server-same-commitment = Precies dit heeft een andere plaats al gezegd. Trek je eigen bytes, en stuur wat ze verbergt.
server-stale = Er is intussen iets gebeurd aan de tafel (die is bij { $seq }); kijk nog eens.
server-nothing-to-take-back = Je kunt alleen terugnemen wat je zelf als laatste deed, zolang niemand daarna iets deed.
server-revealed = Dit kan niet teruggenomen worden: iemand heeft er iets door gezien.
server-already-resigned = Deze plaats heeft al opgegeven.
server-time-is-up = De tijd was om voordat je zet kwam.
server-too-large = Dit is te veel ineens; stuur minder.
server-too-slow = Dit duurde te lang; probeer het nog eens.
server-too-many = Te veel verzoeken; wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } en probeer het nog eens.
server-damaged = Het boek van deze tafel is beschadigd, dus hier kan niemand verder spelen. Wie het huis beheert, kan er meer over vinden.
server-newer-table = Een nieuwere Ratskeller heeft aan deze tafel geschreven, en deze begrijpt het nog niet; probeer het zo nog eens.
server-too-many-at-once = Je doet hier te veel tegelijk; wacht tot er iets klaar is, of sluit een venster, en probeer het nog eens.
server-unavailable = Het huis kan dit nu even niet; probeer het zo nog eens.

## Wat er niet klopt aan het bestand van een huis

store-not-a-database = het is geen database
store-corrupt = wat erin staat, is beschadigd
store-unopened = het kan niet geopend worden
store-read-only = er kan niets in geschreven worden
store-disk = de schijf leest of schrijft het niet
store-newer = een nieuwere Ratskeller heeft het geschreven
store-held = iemand anders heeft het open
store-missing = er ontbreken regels in
store-address = dit is niet het adres van een PostgreSQL (postgres://naam@computer/database)
store-unreached = daar antwoordt niemand
store-not-postgres = wat daar antwoordt, is geen PostgreSQL
store-tls = er komt geen verbinding tot stand die te vertrouwen is
store-password = deze naam wordt met dit wachtwoord niet aangenomen
store-no-such-database = zo’n database is er niet
store-foreign = in de database staat iets dat geen huis is
store-encoding = de database bewaart teksten niet in UTF-8
store-rights = deze gebruiker mag in de database niet doen wat nodig is
store-crowded = daar wordt niemand meer binnengelaten
