# Wat de client in de terminal zegt waar de tafels zelf geen woorden voor hebben.

## De toetsen, in één woord

terminal-short-pan = rondkijken
terminal-short-take = strookje pakken
terminal-short-strip = strookje
terminal-short-move = schuiven
terminal-short-turn = draaien
terminal-short-next = verder
terminal-short-lay = leggen
terminal-short-dig = graven
terminal-short-stay = blijven
terminal-short-leave = weg met …
terminal-short-go = weggaan
terminal-short-card = kaart
terminal-short-choose = kiezen
terminal-short-none = geen
terminal-short-other = andere speler
terminal-short-scores = punten
terminal-short-help = hulp
terminal-short-quit = stoppen
terminal-short-hint = tip
terminal-short-undo = terug
terminal-short-log = log
terminal-short-again = nog eens
terminal-short-save = bewaren
terminal-short-setup = ander spel
terminal-short-table = tafel
terminal-short-more = meer
terminal-short-resign = opgeven

## De toetsen, in meer woorden

terminal-key-hint = wat een koning zou doen
terminal-key-resign = het spel opgeven, na een vraag
terminal-key-undo = het laatste terugnemen
terminal-key-log = alles wat er is gebeurd
terminal-key-rules = hoe het spel gaat
terminal-key-help = deze hulp
terminal-key-quit = weggaan; een onafgemaakt spel wordt bewaard
terminal-key-lay = het strookje leggen
terminal-key-zoom = dichterbij, verder weg
terminal-key-other = wiens kaart een ruil neemt
terminal-space = Spatie

## Aan tafel

terminal-any-key = Druk op een toets om verder te gaan.
terminal-scroll-keys = ↑ ↓ schuiven, verder met elke andere toets.
terminal-rules = Zo gaat het
terminal-lessons = De lessen van Oma Rat staan op de laatste regel van het menu van “ratskeller play”, en in de browser: roep “ratskeller” op en open { $address }.
terminal-hint = Een koning zou: { $action }.
terminal-mentor-hint = Oma Rat zou: { $action }.
terminal-thinking = Een koning denkt na …
terminal-no-hint-now = Een tip krijg je als je zelf aan de beurt bent.
terminal-no-hint-elsewhere = Aan een tafel in een huis elders zijn er geen tips.
terminal-no-undo = Er valt niets terug te nemen: iemand heeft iets gezien, of anderen zijn aan zet geweest.
terminal-resign-sure = Dit spel echt opgeven? Dan winnen de anderen. y: ja · een andere toets: nee
terminal-rematch-wanted = De anderen spelen nog een keer. Druk op a om mee te doen.
terminal-over = Het spel is afgelopen
terminal-after-game = Druk op a om nog eens te spelen, op s om het verslag te bewaren, op b voor een ander spel, op q om weg te gaan.
terminal-after-game-elsewhere = Druk op a om nog eens te spelen, op q om weg te gaan.
terminal-fair-holds = Het verslag klopt, met jouw bijdrage aan het schudden erin.
terminal-fair-again = Het verslag van dit spel klopt. Maar aan deze tafel is { $count } keer begonnen nadat jouw bijdrage aan het schudden gezegd was: wie alle bijdragen kende, heeft misschien op mooie kaarten gewacht.
terminal-fair-otherwise = Hier klopt iets niet: dit verslag is niet wat vastlag toen jouw bijdrage aan het schudden gezegd werd. Misschien heeft iemand de kaarten uitgekozen.
terminal-fair-never-asked = Hier klopt iets niet: niemand heeft ooit om jouw bijdrage aan het schudden gevraagd. Wat jouw plaats erbij deed, heeft iemand anders gekozen.
terminal-fair-broken = Hier klopt iets niet: het verslag van dit spel houdt geen stand. Bewaar het; “ratskeller verify” zegt waarom.

## Voor het spel

terminal-game = Spel
terminal-go-on = Verder met
terminal-go-on-hint = Met Enter gaat dit spel verder, ← en → laten de andere zien. Delete gooit het weg.
terminal-go-on-doomed = Druk nog eens op Delete, dan is dit spel voorgoed weg.
terminal-learn = Leren
terminal-learn-hint = Oma Rat komt bij je zitten en laat zien hoe het gaat. Enter begint deze les of puzzel, ← en → tonen de andere.
terminal-learned = Probeer nu een andere les, of een spel.
terminal-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
terminal-ago = { $unit ->
    [minutes] { $count ->
        [0] zojuist
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
    [hours] { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
   *[days] { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
}
terminal-setup-keys = ↑ ↓ regel kiezen · ← → veranderen · Enter beginnen · i zo gaat het · q stoppen
terminal-opening = Op weg naar de tafel …
terminal-seats-free = Er zijn nog plaatsen vrij.
terminal-everybody-here = Iedereen is er.
terminal-gathering-start = Druk op s om het spel te beginnen.
terminal-gathering-bot = Druk op b om een rat een vrije plaats te geven.
terminal-no-tables = Hier speelt nu niemand. Druk op n om een tafel te openen.
terminal-hall-keys = ↑ ↓ tafel kiezen · Enter erheen · n nieuwe tafel · r opnieuw kijken · q stoppen
terminal-plain-choose = Schrijf een nummer en druk op Enter; met q ga je weg.
terminal-plain-hall = Schrijf het nummer van een tafel om erheen te gaan. n: een nieuwe tafel. Enter: opnieuw kijken. q: weggaan.
terminal-plain-enter = Druk op Enter om verder te gaan.
terminal-plain-turn = Je bent aan de beurt. { $count ->
    [one] Je kunt één ding doen:
   *[other] Je kunt { $count } dingen doen, het beste eerst waar iets beter is:
}
terminal-plain-more = Met m komt er meer: er zijn er nog { $count }.
terminal-plain-unknown = Dat is geen van de keuzes. Schrijf een van de nummers; ? zegt wat je nog meer kunt schrijven.
terminal-plain-not-now = Anderen zijn aan de beurt. Wat ze doen, staat straks hier; ? zegt wat je intussen kunt schrijven.
terminal-plain-help = Een nummer doet wat erachter staat. Andere woorden laten alleen zien waar ze in staan, zoals 12, 10. h: wat een koning zou doen. u: terugnemen. t: de hele tafel. l: wat er is gebeurd. m: meer keuzes. i: hoe het spel gaat. q: weggaan; het spel is bewaard.
terminal-plain-help-elsewhere = Een nummer doet wat erachter staat. Andere woorden laten alleen zien waar ze in staan, zoals 12, 10. u: terugnemen. t: de hele tafel. l: wat er is gebeurd. m: meer keuzes. i: hoe het spel gaat. g: het spel opgeven, na een vraag. q: weggaan; je kunt terugkomen zolang het spel duurt.

## Als er iets mis is

terminal-too-small = Dit venster heeft { $width } kolommen en { $height } regels; de tafel heeft er 80 en 24 nodig. Maak het groter.
terminal-not-a-terminal = Dit is geen terminal om in te spelen. Roep “ratskeller play” op in een terminal, speel met --plain regel voor regel, of laat een programma spelen met “ratskeller engine”.
terminal-garbled = De tafel zei iets wat dit programma niet begrijpt ({ $detail }). Misschien is een van de twee te oud.
terminal-leave-key = Druk op q om weg te gaan.
terminal-unreachable = Het huis op { $house } is niet te bereiken: { $detail }.
terminal-busy = { $detail } Over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} proberen we het weer …
terminal-certificate-unknown-issuer = Het huis op { $house } kan niet laten zien dat het het goede is: niemand die deze computer vertrouwt, staat in voor zijn certificaat. Is het van jou, noem zijn certificaat dan in SSL_CERT_FILE.
terminal-certificate-expired = Het huis op { $house } kan niet laten zien dat het het goede is: zijn certificaat is verlopen.
terminal-certificate-not-yet-valid = Het huis op { $house } kan niet laten zien dat het het goede is: zijn certificaat is nog niet geldig. Loopt de klok van deze computer goed?
terminal-certificate-other-name = Het huis op { $house } kan niet laten zien dat het het goede is: zijn certificaat is voor een andere naam.
terminal-certificate-broken = Het huis op { $house } kan niet laten zien dat het het goede is: zijn certificaat klopt niet.
terminal-kept = Dit spel is bewaard. Zo ga je verder: { $command }
terminal-look-back = Terugkijken: ratskeller analyse { $file } – en stap voor stap: ratskeller replay { $file }
terminal-nothing-kept = In { $file } is geen spel bewaard. Begin er een met “ratskeller play”.
terminal-damaged = Het spel in { $file } is beschadigd en kan niet verdergaan: { $detail }
terminal-bad-address = “{ $given }” is niet het adres van een huis of een tafel. Zulke adressen zien eruit als https://rats.example en http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
