# Wat het huis zegt, welk spel het ook is. Een plek als cards[3].rat zet het programma vóór de melding, de overtreden
# regel erachter.

quoted = ‘{ $word }’

## Er klopt iets niet aan wat het huis gekregen heeft.

problem-count =
    { $given ->
        [one] Hier staat { $given } onderdeel
       *[other] Hier staan { $given } onderdelen
    }, maar het moeten er precies { $wanted } zijn.
problem-too-long = Dit is te lang: { $given }, en meer dan { $most } mag niet.
problem-range = { $given } kan niet; hier hoort een geheel getal van { $min } tot en met { $max }.
problem-even = { $given } is even; hier hoort een oneven getal.
problem-unknown = ‘{ $given }’ is hier onbekend; mogelijk: { $known }.
problem-unwanted = ‘{ $given }’ hoort hier niet; hier mag helemaal niets staan.
problem-misplaced = ‘{ $given }’ mag hier niet staan; haal het weg of zet er iets anders neer.
problem-repeated = ‘{ $given }’ staat er twee keer, maar mag er maar één keer staan.
problem-times = ‘{ $what }’ komt { $given } keer voor, maar moet { $wanted } keer voorkomen.
problem-too-often = ‘{ $what }’ komt { $given } keer voor, maar mag hoogstens { $most } keer voorkomen.
problem-empty = Hier staat niets, maar er moet iets staan.
problem-missing = Dit ontbreekt; voeg het toe.
problem-kind =
    Hier staat { $given ->
        [nothing] niets
        [boolean] true of false
        [integer] een geheel getal
        [number] een getal met cijfers achter de komma
        [text] een tekst
        [choice] een woord of een object
        [list] een lijst
       *[object] een object
    }, maar hier hoort { $wanted ->
        [nothing] niets
        [boolean] true of false
        [integer] een geheel getal
        [number] een getal
        [text] een tekst tussen aanhalingstekens
        [choice] een woord tussen aanhalingstekens of een object
        [list] een lijst { "[ … ]" }
       *[object] een object { "{ … }" }
    }.
problem-unfit = ‘{ $given }’ past hier niet; dit zou goed zijn: { $wanted }.
problem-no-such-seat = Die plaats is er niet aan deze tafel; de plaatsen zijn 0 tot en met { $last }.
problem-players = Dit spel is voor { $players } spelers, niet voor { $given }.

## Bestanden en berichten

not-json =
    Dit is geen JSON: regel { $line }, kolom { $column }: { $what ->
        [end] het houdt te vroeg op
        [more] na het einde staat nog iets
        [extra-comma] hier staat een komma te veel
        [comma] hier ontbreekt een komma of een sluitend haakje
        [colon] hier ontbreekt een dubbele punt
        [name] een naam heeft aanhalingstekens nodig
        [value] hier ontbreekt een waarde, of die is niet te lezen
        [number] dit getal is niet te lezen
        [character] in de tekst staat een teken dat daar zo niet kan staan
        [deep] het is te diep genest
        [utf8] dit is geen UTF-8
       *[something] dit is niet te lezen
    }.
not-json-wanted = Dit is geen JSON; goed zou zijn: { $wanted }.
bracket-alone = Bij deze ‘{ $bracket }’ hoort geen tweede: er ontbreekt een haakje, of er is er een te veel.
not-toml =
    Dit is geen TOML: { $what ->
        [twice] deze naam staat er twee keer
        [quotes] hier ontbreekt een waarde, of een tekst heeft aanhalingstekens nodig
        [extra-comma] hier staat een komma te veel
        [comma] hier ontbreekt een komma
        [equals] hier ontbreekt een isgelijkteken
        [value] hier ontbreekt een waarde
        [name] deze naam is niet te lezen
        [character] in de tekst staat een teken dat daar zo niet kan staan
        [deep] het is te diep genest
       *[something] dit is niet te lezen
    }.
file-unreadable = { $file } kan niet gelezen worden: { $detail }.
file-not-utf8 = { $file }, regel { $line }: dit is geen UTF-8. Bewaar het bestand als UTF-8.
file-unwritable = { $file } kan niet geschreven worden: { $detail }.
file-written = { $file } is geschreven.
time-left = nog:
line-too-long = De regel is langer dan { $mebibytes } MiB; stuur kortere berichten.
no-batches = Eén ding tegelijk: stuur één bericht per regel, geen lijst.

## Aan tafel

no-such-table = Hier is geen spel { $id }; ‘new’ begint er een en zegt het nummer.
nothing-to-undo = Er is nog niets gedaan dat teruggenomen kan worden.
game-over = Het spel is afgelopen; begin een nieuw.
not-their-turn = Plaats { $seat } is niet aan de beurt; plaats { $mover } is aan zet.
not-the-table = De tafel zelf kan dit niet doen; plaats { $mover } is aan zet.

## De spellen en hun varianten

game-players = { $players } spelers
option-default = standaard: { $value }

## Kaartensets en verslagen controleren

deck-of-another-game = { $file } is een kaartenset voor { $own }, niet voor { $game }.
deck-fine = { $file }: in orde. Kaartenset ‘{ $name }’ voor { $title }: { $counts }.
aspect-format = De vorm van het verslag en de versie van de regels
aspect-deck = De kaartenset en zijn hash
aspect-commitment = Het geheim waar het huis zich op had vastgelegd
aspect-seed = De startwaarde en waar die uit ontstond
aspect-shares = De bytes waarop elke plaats zich had vastgelegd
aspect-inputs = Het delen en alles wat er gedaan is
aspect-outcome = De uitslag
record-true = Alles past bij elkaar: { $title }, { $players } spelers, acties: { $inputs }.
record-unproven = Wat een verslag alleen niet kan bewijzen: wie daar zat, wanneer iets gedaan werd, wie opgaf, of de tafel bij het onthouden hielp, en dat dit spel echt gespeeld is. Iemand kan een verslag van begin tot eind verzinnen; wie meespeelde, kan het met meer vergelijken (docs/fairness.md).
record-told-in-turn = Dit verslag heeft formaat 1: de plaatsen zeiden hun bytes na elkaar, zonder dat er eerst iets vastlag. Het laat zien dat er daarna niets is veranderd. Het laat niet zien dat niemand die het geheim kende en als laatste ging zitten, bytes heeft geprobeerd tot de kaarten bevielen.
record-false = Dit verslag klopt niet. Wat na de ✗ komt, is niet meer bekeken.

## Lessen controleren

lesson-fine = { $file }: in orde. ‘{ $title }’ voor { $game }, stappen: { $steps }.
lesson-misnamed = De naam van het bestand wordt deel van een adres. Neem kleine letters van a tot z, cijfers en streepjes, zoals in ‘leave-in-time.toml’.
lesson-taken = Er is al een les ‘{ $name }’ voor { $game }. Geef het bestand een andere naam.
lesson-none = In { $folder } is geen les. Hun bestanden eindigen op ‘.toml’.
lesson-speechless = De les zegt nog niets. Geef haar een ‘title’, elke stap een ‘say’, en een ‘why’ en een ‘no’ waar iets gevraagd wordt.
lesson-unsaid = De zin { $message } ontbreekt in games/{ $game }/messages/{ $language }/lessons.ftl.
lesson-step = Stap ‘{ $step }’: { $trouble }
lesson-before-forbidden = Nummer { $number } van wat er eerst gedaan wordt, kan niet. { $reason }
lesson-not-to-move = Hier wordt iets gevraagd, maar wie leert is niet aan de beurt.
lesson-solution-forbidden = De oplossing kan niet. { $reason }
lesson-solution-wrong = De oplossing is niet wat het doel vraagt.
lesson-nothing-right = Niets van wat je kunt doen is wat het doel vraagt.
lesson-all-right = Alles wat je kunt doen is wat het doel vraagt. Vraag meer, of haal doel en oplossing weg.
lesson-dead-end = { $answer } is ook goed, maar dan gaat de les niet verder. { $trouble }

## Wat het systeem van bestanden en verbindingen zegt

system-not-found = zo’n bestand of map is er niet
system-not-allowed = dat mag je niet
system-exists = er is al iets met die naam
system-folder = het is een map, geen bestand
system-no-folder = iets op de weg daarheen is geen map
system-full = er is geen plaats meer op de schijf
system-read-only = op die schijf kan niets geschreven worden
system-too-large = het is te groot voor die schijf
system-bad-name = zo kan niets heten
system-busy = iets anders gebruikt het nu
system-ends-early = het houdt te vroeg op
system-address-taken = daar luistert al iets anders
system-address-elsewhere = deze computer heeft dat adres niet
system-nobody-listens = daar luistert niemand
system-broken-off = de verbinding is verbroken
system-no-way = er leidt geen weg naartoe
system-late = er kwam op tijd geen antwoord
