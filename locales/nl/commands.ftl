# De opdrachtregel: wat --help, de handleiding en shells erover zeggen, en wat er niet aan klopt. Woorden in
# hoofdletters staan voor wat je daar schrijft.

## Om de teksten heen

help-usage = Gebruik:
help-commands = Opdrachten
help-arguments = Gegevens
help-options = Opties
help-opening = Het huis openen (zonder opdracht, of met serve)
help-keeping = Hoelang iets bewaard wordt, in dagen (of “forever”: voor altijd)
help-running = Een groot huis draaien
help-to-play = Spelen
help-to-look-back = Terugkijken
help-to-host = Gastheer zijn
help-for-programs = Voor bots en programma’s
help-for-your-shell = Voor je shell
help-environment = {"["}omgeving: { $told }]
help-default = {"["}anders: { $told }]
help-possible = {"["}mogelijk: { $told }]
manual-name = NAAM
manual-synopsis = SAMENVATTING
manual-description = BESCHRIJVING
manual-version = VERSIE

## De opdrachten

command = Een huis voor drie gezelschapsspellen waar ratten in voorkomen.
command-serve = Opent het huis voor iedereen die het adres heeft (net als geen opdracht)
command-backup = Kopieert alles wat het huis bewaart naar één bestand, ook terwijl het open is
command-restore = Zet zo’n kopie op de plaats van het huis, dat opzij wordt gelegd
command-check = Kijkt alles na wat het huis bewaart, en zegt of het heel is
command-admin = Zorgt voor een huis dat open is: de tafels, de gasten en wat iedereen te horen krijgt
command-nodes = Somt de programma’s op die samen een huis in een PostgreSQL beheren
command-move-in = Kopieert een gesloten huis uit een bestand naar een PostgreSQL, of terug
command-play = Speelt een spel in deze terminal: tegen bots, om de beurt met anderen hier, of aan een tafel elders
command-replay = Laat een opgetekend spel stap voor stap zien
command-analyse = Kijkt terug op een afgelopen spel: kansen, fouten en geluk, als samenvatting, als JSON en als pagina met een grafiek
command-verify = Rekent opgetekende spellen na, en zegt of alles erin bij elkaar past
command-arena = Laat bots tegen elkaar spelen, en meet hoe goed ze het doen
command-train = Leert al spelend de waarden waarnaar koningen oordelen, en schrijft ze in een bestand
command-engine = Laat een ander programma de regels bedienen: JSON-RPC 2.0, één bericht per regel, op standaardinvoer en -uitvoer
command-games = Somt de spellen en hun opties op
command-deck = Werkt met kaartbestanden
command-deck-check = Kijkt een kaartbestand na, en noemt regel en kolom van wat niet klopt
command-lesson = Werkt met lesbestanden
command-lesson-check = Kijkt lesbestanden na: of ze te lezen, te spelen en op te lossen zijn, en wat er bij welke stap niet klopt
command-rules = Vertelt hoe een spel gespeeld wordt
command-completions = Schrijft wat een shell nodig heeft om opdrachten en opties aan te vullen
command-man = Schrijft de handleiding, voor “man -l”
command-help = Vertelt over een opdracht
command-admin-list = Somt tafels op, ook besloten, en gasten, de laatste eerst
command-admin-list-tables = Somt tafels op, ook besloten, de laatste eerst
command-admin-list-guests = Somt gasten op, de laatste eerst
command-admin-close = Sluit een tafel voorgoed
command-admin-kick = Laat wie daar zit opstaan, of een lopend spel opgeven
command-admin-block = Laat een gast of een adres niet meer binnen
command-admin-unblock = Laat een gast of een adres weer binnen
command-admin-blocks = Somt op wie het huis niet binnenlaat
command-admin-rename = Geeft iemand een andere naam, ook aan alle tafels
command-admin-erase = Wist een gast met diens bots; waar die gespeeld heeft, is het voortaan iemand
command-admin-prune = Ruimt nu op wat zijn tijd gehad heeft
command-admin-say = Zegt iedereen iets, aan alle tafels en op alle pagina’s

## Wat elke opdracht aanneemt, of wat bij meer dan één hetzelfde betekent

argument-lang = De taal
argument-help = Laat zien wat hier staat
argument-version = Zegt welke versie dit is
argument-subcommand = Over welke opdracht het gaat
argument-game = Welk spel
argument-deck = Eigen kaarten
argument-iterations = Hoeveel denkstappen een koning aan elke beslissing wijdt, hoelang dat ook duurt
argument-millis = Hoelang een koning over elke beslissing nadenkt, in milliseconden; 500 als er niets gezegd wordt
argument-options = Een optie van het spel, zoals table=9 of until={"{"}"rounds":1{"}"}; mag vaker gegeven worden
argument-seed = 64 hexadecimale cijfers die alle toeval bepalen, om hetzelfde spel nog eens te spelen
argument-data = De map waarin alles bewaard wordt [anders: ratskeller, waar je systeem gegevens van programma’s bewaart]

## Het huis openen

argument-listen = Waar het huis luistert; met 0.0.0.0:7287 kan iedereen in je netwerk komen
argument-open = Een browser openen om in te spelen
argument-store = De PostgreSQL waarin willekeurig veel programma’s samen alles bewaren, zoals postgres://naam:wachtwoord@machine/database
argument-nats = De NATS waarmee die programma’s elkaar nieuws meteen vertellen, zoals nats://machine
argument-public-url = Waar men het huis vindt als er een proxy voor staat, zoals https://rats.example.org
argument-trust-forwarded = Geloven wat die proxy zegt over waar verzoeken vandaan komen (X-Forwarded-For)
argument-lessons = Een map met lessen die naast die van het huis staan
argument-keep-waiting = Tafels waaraan geen spel begonnen is
argument-keep-playing = Spellen die niet uit zijn en die niemand heeft aangeraakt
argument-keep-finished = Spellen die uit zijn
argument-keep-guests = Gasten die niet teruggekomen zijn
argument-thinkers = Hoeveel bots tegelijk nadenken [anders: de helft van de kernen]
argument-review-iterations = Hoeveel denkstappen een koning bij het terugkijken aan elke beslissing wijdt [anders: per spel, 100 en meer]
argument-idle = Na hoeveel seconden een tafel waar niemand naar kijkt, uit het geheugen gaat
argument-connections = Hoeveel verbindingen er hoogstens tegelijk zijn
argument-no-limits = Iedereen mag vragen zoveel die wil (om te meten)
argument-log-format = Het logboek, op de foutuitvoer: voor mensen, of één JSON-object per regel; RUST_LOG=debug zegt meer

## Voor het huis zorgen

command-backup-with-file = De kopie die geschreven wordt; die mag er nog niet zijn
command-restore-with-file = De kopie, zoals “ratskeller backup” die gemaakt heeft
command-admin-with-url = Waar het huis is
command-admin-with-token = Waaraan het huis herkent wie het draait [anders: wat in admin.token in de map staat]
command-admin-with-json = Het antwoord van het huis als JSON schrijven
command-admin-with-data = De map waarin het huis bewaard wordt [anders: zoals bij serve]
command-admin-with-store = De PostgreSQL waarin het huis bewaard wordt, want daar staat ook het wachtwoord
command-nodes-with-store = De PostgreSQL waarin het huis bewaard wordt
command-nodes-with-json = De lijst als JSON schrijven
command-move-in-with-from = Waar het bewaard wordt: de map, het bestand of postgres://…
command-move-in-with-to = Waar nog geen huis is
command-admin-with-table = Het nummer van de tafel, zoals list het noemt
command-admin-with-seat = De plaats, geteld vanaf 0
command-admin-with-guest = Het nummer van de gast, zoals list het noemt
command-admin-with-who = Het nummer van een gast of een adres
command-admin-with-after = De volgende pagina, zoals de laatste regel van deze zegt
command-admin-rename-with-name = De nieuwe naam
command-admin-list-guests-with-name = Degenen in wier naam dit voorkomt
command-admin-list-tables-with-phase = Hoever de tafels zijn
command-admin-say-with-text = Wat iedereen te horen krijgt
command-admin-say-with-clear = Zegt niets meer

## Spelen en terugkijken

command-play-with-game = Welk spel; weggelaten kies je het op het scherm
command-play-with-players = Hoeveel er spelen, jij meegeteld; weggelaten zo weinig mogelijk
command-play-with-people = Hoeveel van hen aan deze terminal zitten, om de beurt
command-play-with-level = Hoe goed de anderen spelen
command-play-with-pause = Hoelang de anderen wachten voor ze iets doen, in milliseconden
command-play-with-record = Waar het verslag geschreven wordt als het spel uit is
command-play-with-resume = Verdergaan met het spel dat het laatst verlaten is
command-play-with-save = Waar het spel bewaard wordt terwijl het loopt [anders: een eigen bestand, waar je systeem gegevens van programma’s bewaart]
command-play-with-plain = In zinnen, regel voor regel, zonder iets getekends: voor schermlezers, en waar in- of uitvoer geen terminal is
command-play-with-join = Naar een huis elders gaan, of naar een van de tafels, met het adres dat een browser toont
command-play-with-name = Hoe je heet in een huis elders
command-replay-with-file = Het verslag
command-replay-with-plain = Elke stap afdrukken in plaats van op toetsen te wachten
command-replay-with-seat = Alleen laten zien wat deze plaats zag
command-replay-with-spectator = Alleen laten zien wat iemand zag die toekeek
command-analyse-with-file = Het verslag van een afgelopen spel; - is de standaardinvoer
command-analyse-with-json = Schrijft alles als JSON in plaats van een samenvatting, of ernaast in dit bestand
command-analyse-with-html = Waar de terugblik als pagina met een grafiek geschreven wordt
command-verify-with-files = De verslagen; - is de standaardinvoer
command-verify-with-json = Schrijft alles als JSON in plaats van in zinnen: een object, of een lijst ervan bij meer bestanden

## Voor bots en programma’s

command-games-with-json = Als JSON, met de opties als JSON-schema’s
command-arena-with-bots = Wie er speelt, één per plaats: random, pup, scamp, rat, king, king:400 (denkstappen), king:250ms, of een naam die --bot geeft
command-arena-with-programs = Een eigen bot: een programma dat het protocol van docs/bot-protocol.md spreekt; mag vaker gegeven worden
command-arena-with-games = Hoeveel spellen, 100 als er niets gezegd is; naar boven afgerond, zodat elke verdeling met iedereen op elke plaats gespeeld wordt
command-arena-with-sprt = Stopt zodra bekend is welke van deze twee winstkansen van de eerste bot tegen de tweede de waarschijnlijkste is; hoogstens 5 % van zulke toetsen vergist zich. Als voorsprong in Elo-punten (0,35) of als kansen (50%,55%). --games zegt dan hoeveel spellen het hoogstens zijn
command-arena-with-limit = Hoelang een eigen bot over elk antwoord mag doen, in milliseconden
command-arena-with-seed = 64 hexadecimale cijfers die alle toeval bepalen
command-arena-with-json = Schrijft alles als JSON in plaats van als tabel
command-arena-with-plot = Tekent overwinningen en puntenverschillen in dit SVG-bestand
command-arena-with-records = Schrijft het verslag van elk spel in deze map, ook van wat zonder strijd verloren is
command-train-with-generations = Hoeveel generaties het uiteindelijk moeten zijn; elke wordt gespeeld met wat ervoor geleerd is
command-train-with-games-a-generation = Hoeveel spellen een generatie heeft [standaard: 200, of zoals in het bestand van --from]
command-train-with-seed = 64 hexadecimale cijfers die alle toeval bepalen: dezelfde geven dezelfde gewichten, op hoeveel kernen ook [standaard: zoals in het bestand van --from, anders nullen]
command-train-with-against = Leert tegen een bot van het huis die niet leert (rat, king:32) in plaats van tegen zichzelf, en zegt hoe vaak het wint
command-train-with-from = Gewichten om mee te beginnen; een tussenstand van hetzelfde leren gaat verder alsof er nooit gestopt is
command-train-with-out = Waar de gewichten komen die nodig zijn om te spelen [standaard: de naam van het spel met .weights, in deze map]
command-train-with-checkpoint = Waar na elke generatie alles komt wat nodig is om verder te gaan
command-engine-with-decks = Neemt de kaarten in dit bestand voor hun spel als er niets anders gezegd wordt; mag vaker gegeven worden
command-deck-check-with-file = De kaarten; - is de standaardinvoer
command-lesson-check-with-files = De lessen; - is de standaardinvoer
command-completions-with-shell = Welke shell

## Wat daar staat, in één woord

value-options = OPTIES
value-command = OPDRACHT
value-language = TAAL
value-game = SPEL
value-number = GETAL
value-name-value = NAAM=WAARDE
value-low-high = ONDER,BOVEN
value-name-command = NAAM=OPDRACHT
value-file = BESTAND
value-file-svg = BESTAND.svg
value-folder = MAP
value-record = VERSLAG
value-seed = STARTGETAL
value-level = NIVEAU
value-milliseconds = MILLISECONDEN
value-seconds = SECONDEN
value-days = DAGEN
value-url = URL
value-from = VAN
value-to = NAAR
value-address-port = ADRES:POORT
value-name = NAAM
value-seat = PLAATS
value-table = TAFEL
value-guest = GAST
value-who = WIE
value-text = TEKST
value-phase = FASE
value-place = PLEK
value-token = SLEUTEL
value-bot = BOT
value-format = VORM
value-shell = SHELL

## Wat er niet klopt aan een opdrachtregel

usage-unknown-argument = “{ $argument }” is hier onbekend.
usage-unknown-command = De opdracht “{ $command }” bestaat niet.
usage-unknown-value = “{ $value }” kan niet bij { $argument }.
usage-unfit-value = “{ $value }” past niet bij { $argument }: { $wanted }.
usage-unwanted-value = “{ $value }” is te veel: { $argument } neemt geen waarde meer.
usage-wrong-count = { $argument } heeft een ander aantal waarden nodig.
usage-no-equals = De waarde van { $argument } komt na een isgelijkteken.
usage-no-value = Bij { $argument } ontbreekt de waarde.
usage-no-command = Na “{ $command }” ontbreekt een opdracht.
usage-missing = Dit ontbreekt: { $missing }.
usage-conflict = { $one } en { $other } gaan niet samen.
usage-twice = { $argument } mag maar één keer.
usage-not-utf8 = Iets ervan is geen UTF-8.
usage-possible = Mogelijk: { $known }.
usage-meant = Bedoel je { $known }?
usage-more = “{ $command } --help” zegt meer.
usage-wanted-number = het moet een heel getal zijn
usage-wanted-count = het moet een heel getal vanaf 1 zijn
usage-wanted-address = het moet een adres van getallen met een poort zijn, zoals 127.0.0.1:7287
usage-wanted-days = het moet een aantal dagen zijn, of “forever”
usage-wanted-site = het moet eruitzien als https://rats.example.org
usage-wanted-doorbell = het moet eruitzien als nats://nats.example.org of tls://nats.example.org
