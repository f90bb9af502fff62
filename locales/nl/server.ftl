# Wat het huis over het net zegt.

server-open = Het huis is open: { $url }
server-closed = Het huis is gesloten. Alles wat bevestigd is, staat in { $file }.
server-copied = Een kopie van het huis staat in { $file }.
server-copy-exists = { $file } bestaat al; kies een andere naam voor de kopie.
server-already-open = Het huis in { $file } is al open. Sluit het eerst, of kies met --data een andere map.
server-address-taken = Iets anders luistert al op { $address }. Kies met --listen een andere poort, bijvoorbeeld --listen 127.0.0.1:7288.
server-address-unusable = Het huis kan niet luisteren op { $address }: { $detail }.
server-data-unusable = In { $file } kan het huis niet bewaard worden: { $detail }.
server-guest = Gast { $number }

## Waarom een wens niet vervuld wordt

server-no-session = Het huis kent je nog niet; POST /api/session laat je binnen.
server-no-such-table = Deze tafel bestaat niet, of je bent er niet voor uitgenodigd.
server-no-such-page = Deze pagina bestaat niet.
server-no-pages = Dit huis is zonder zijn pagina’s gebouwd; ‘make play’ bouwt ze.
server-no-such-method = Zo wordt deze pagina niet gevraagd.
server-no-socket = Dit is alleen voor WebSockets.
server-not-your-seat = Dit is niet jouw plaats.
server-not-your-table = Dat kan alleen wie bij deze tafel hoort: wie hem geopend heeft of, voor een revanche, wie eraan zat.
server-another-site = Dit verzoek komt van de pagina van een ander, en het huis neemt het niet aan.
server-seat-taken = Deze plaats is bezet; neem een andere.
server-no-free-seat = Alle plaatsen zijn bezet; je kunt toekijken.
server-begun = Het spel is begonnen; dit kan alleen ervoor.
server-not-begun = Het spel is nog niet begonnen.
server-not-over = Het spel is nog niet afgelopen; kom daarna terug.
server-seats-open = Er zijn nog plaatsen vrij; wacht op mensen of zet er bots neer.
server-shares-open = Een apparaat heeft nog niet gezegd wat het bij het schudden doet. Wacht even, of vraag die persoon te gaan.
server-fixed = Plaatsen en schudden liggen vast: het spel begint zo. Alleen wie de tafel opende, kan opnieuw beginnen.
server-not-fixed = Er ligt nog niets vast. Houd je bytes voor jezelf tot iedereen zich heeft vastgelegd.
server-other-bytes = Dit zijn niet de bytes waarop deze plaats zich heeft vastgelegd. Nu kan niemand meer andere kiezen.
server-stale = Er is intussen iets gebeurd aan de tafel (die is bij { $seq }); kijk nog eens.
server-nothing-to-take-back = Je kunt alleen terugnemen wat je zelf als laatste deed, zolang niemand daarna iets deed.
server-revealed = Dit kan niet teruggenomen worden: iemand heeft er iets door gezien.
server-already-resigned = Deze plaats heeft al opgegeven.
server-too-large = Dit is te veel ineens; stuur minder.
server-too-slow = Dit duurde te lang; probeer het nog eens.
server-too-many = Te veel verzoeken; wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } en probeer het nog eens.
server-unavailable = Het huis kan dit nu even niet; probeer het zo nog eens.
