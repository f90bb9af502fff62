# What the web client says around the tables.

## Everywhere

web-close = Sluiten
web-settings = Instellingen
web-your-name = Je naam
web-keep = Bewaren
web-name-full = Langer kan een naam niet zijn: { $most } tekens.
web-your-face = Jouw gezicht
web-face-rat = Rat
web-face-mouse = Muis
web-face-cat = Kat
web-face-fox = Vos
web-face-owl = Uil
web-face-frog = Kikker
web-face-hedgehog = Egel
web-face-badger = Das
web-face-rabbit = Konijn
web-face-raven = Raaf
web-language = Taal
web-theme = Licht of donker
web-theme-system = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluid
web-motion = Beweging
web-motion-hint = Kaarten vliegen en strookjes landen; zonder dit ligt alles er gewoon.
web-notify = Roep me
web-notify-hint = De browser laat het weten als je aan de beurt bent en ergens anders kijkt.
web-install = Zet het huis op dit apparaat
web-install-hint = Dan staat het met een eigen plaatje tussen je programma’s en opent het net zo.
web-your-data = Jouw gegevens
web-take-along = Mijn gegevens meenemen
web-erase = Mij wissen
web-erase-sure = Je naam verdwijnt overal, ook uit oude spellen en ranglijsten, je bots gaan weg en lopende spellen worden opgegeven. Dit kan niet ongedaan worden gemaakt. Wil je dat?
web-erase-yes = Ja, wis mij
web-erase-no = Nee, ik blijf

## When something is wrong

web-out-of-reach = Het huis is niet te bereiken
web-out-of-reach-hint = Misschien is het gesloten, of de lijn is weg. Niets van wat je deed gaat verloren, en zodra het huis er weer is, gaat het vanzelf verder.
web-out-of-reach-rules = Ondertussen kun je de regels lezen:
web-one-moment = Een ogenblik
web-not-all-here = Nog niet alles is aangekomen. Zo meteen wordt het vanzelf nog eens geprobeerd …
web-try-again = Nog eens proberen
web-no-such-page = Hier is niets
web-no-such-page-hint = Dit adres leidt nergens heen. De spellen zijn in de hal.
web-something-broke = Er ging iets mis
web-something-broke-hint = Deze pagina kon niet worden getoond. De hal is er nog.
web-no-such-table = Deze tafel is niet te vinden
web-renewed = Het huis is intussen vernieuwd.
web-reload = Pagina opnieuw laden
web-coming-back = De lijn met het huis is weg. Het gaat zo vanzelf verder …
web-move-waits = Je zet wacht hier en wordt verstuurd zodra de lijn er weer is.
web-farewell-forgotten = Je hebt het huis verlaten
web-farewell-forgotten-hint = Je hebt je afgemeld of gewist, misschien op een ander apparaat. De hal laat je als iemand nieuws binnen.
web-farewell-turned-out = Je bent niet meer uitgenodigd
web-farewell-turned-out-hint = De uitnodiging voor deze tafel is veranderd. Wie hem opende, kan je de nieuwe sturen.
web-farewell-gone = Deze tafel is gesloten
web-farewell-gone-hint = Hij is voorgoed gesloten. In de hal zijn er andere.
web-farewell-blocked = Je wordt niet binnengelaten
web-farewell-blocked-hint = Wie dit huis beheert, laat je niet meer binnen.

## The lobby

web-welcome = Wat zullen we spelen?
web-play-now = Nu spelen
web-learn-first = Leren met Oma Rat
web-against-pup = tegen een rattenjong, makkelijk te verslaan
web-against-scamp = tegen een schavuit
web-against-rat = tegen een rat
web-against-king = tegen de rattenkoning
web-stronger-scamp = Te makkelijk? Speel tegen een schavuit
web-stronger-rat = Te makkelijk? Speel tegen een rat
web-stronger-king = Te makkelijk? Speel tegen de rattenkoning
web-new-table = Nieuwe tafel …
web-new-table-for = Nieuwe tafel: { $game }
web-who-plays = Wie doet er mee?
web-your-games = Jouw spellen
web-open-tables = Open tafels
web-finished-games = Afgelopen spellen
web-table-free = een plaats is vrij
web-table-waiting = begint zo
web-table-your-turn = jouw beurt
web-table-playing = wordt gespeeld
web-table-won = gewonnen
web-table-lost = verloren
web-table-over = afgelopen
web-to-the-lobby = Naar de hal

## The rules

web-rules = Spelregels
web-learn = Leren
web-contents = Inhoud
web-see-rule = Bekijk de regel
web-new-tab = (gaat open in een nieuw tabblad)
web-rules-you = Jij

## A new table

web-how-many = Hoeveel spelers?
web-player = Speler { $number }
web-seat = Plaats { $number }
web-name-of-seat = Naam van speler { $number }
web-sitter-pup = Een rattenjong, makkelijk te verslaan
web-sitter-scamp = Een schavuit, ziet veel, mist soms iets
web-sitter-rat = Een rat, speelt goed
web-sitter-king = De rattenkoning, zo sterk als het kan
web-sitter-here = Iemand hier aan dit scherm
web-sitter-link = Iemand die een link krijgt
web-sitter-pup-short = Rattenjong
web-sitter-scamp-short = Schavuit
web-sitter-rat-short = Rat
web-sitter-king-short = Rattenkoning
web-sitter-here-short = Aan dit scherm
web-sitter-link-short = Met een link
web-listed = Iedereen mag meedoen
web-listed-hint = De tafel staat in de hal. Anders vinden alleen mensen met de link hem.
web-options = Hoe we spelen
web-open-table = Tafel openen
web-start = Beginnen
web-clock = Bedenktijd
web-clock-hint = Als iemands tijd om is, beslist een rat voor hem.
web-clock-none = Geen klok
web-clock-move = Een minuut per zet
web-clock-game = Tien minuten per spel
web-clock-days = Drie dagen per zet

## Before the game

web-everybody-here = Iedereen is er.
web-missing = { $count ->
    [one] { $names } is er nog niet.
   *[other] Er nog niet: { $names }.
}
web-free-seats = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-free-seat = Vrije plaats
web-seat-a-bot = Bot laten zitten
web-sit-down = Gaan zitten
web-stand-up = Opstaan
web-close-table = De tafel sluiten
web-close-table-sure = Dan is hij voor iedereen weg. Echt?
web-close-table-no = Nee, houden
web-close-table-yes = Ja, sluiten
web-send-away = Vragen te gaan
web-seat-kept = (vrijgehouden)
web-invite = Stuur deze link naar wie mee moet doen
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen …
web-scan = Lees hem met de camera van een telefoon
web-scan-too-long = Deze link is te lang voor een plaatje.
web-host-starts = Wie de tafel opende, begint het spel.

## Alles ligt vast, en de bijdragen aan het schudden worden gezegd

web-revealing = { $count ->
    [0] Er wordt geschud …
   *[other] Wachten op de telefoon of computer van { $names } …
}
web-revealing-missing = (slaapt)
web-revealing-there = (klaar)
web-revealing-why = Elke telefoon en computer aan tafel doet iets bij het schudden, zodat niemand de kaarten kan kiezen. Dat gaat vanzelf zodra het apparaat wakker is en deze tafel laat zien.
web-share-lost = Deze browser weet niet meer wat hij bij het schudden had gedaan. Wie de tafel opende, moet opnieuw beginnen.
web-begin-again = Opnieuw beginnen
web-begin-again-hint = Dan doet iedereen er iets nieuws bij. Wie slaapt, kan gevraagd worden te gaan, en er komt een bot zitten.
web-begun-again = { $count ->
    [one] Dit is het tweede begin, met nieuwe geheimen voor iedereen.
   *[other] Aan deze tafel is { $count } keer opnieuw begonnen, met nieuwe geheimen voor iedereen.
}
web-again = Aan deze tafel is { $count ->
    [one] één keer
   *[other] { $count } keer
} begonnen nadat je telefoon of computer had gezegd wat hij bij het schudden doet. Weet je niet waarom er opnieuw wordt begonnen, vraag het dan: misschien wil iemand andere kaarten.
web-go-on = Toch doorgaan

## At a table

web-players = Spelers
web-you = (jij)
web-level-pup = rattenjong
web-level-scamp = schavuit
web-level-rat = rat
web-level-king = koning
web-to-move = aan zet
web-away = weg
web-gave-up = heeft opgegeven
web-your-turn = Jouw beurt
web-turn-of = { $name } is aan de beurt.
web-says = { $name } zegt: { $words }
web-log = Wat er gebeurde
web-menu = Menu
web-say-something = Iets zeggen
web-reaction-hello = Hallo!
web-reaction-well_played = Goed gespeeld!
web-reaction-thanks = Dank je!
web-reaction-oops = Oeps!
web-reaction-hurry = Schiet eens op …
web-reaction-good_game = Mooi spel!
web-shortcuts = Toetsen
web-key-menu = dit menu
web-watching = { $count ->
    [0] Niemand kijkt toe.
    [one] Eén iemand kijkt toe.
   *[other] { $count } mensen kijken toe.
}
web-resign = Opgeven
web-resign-sure = Dit spel echt opgeven? Dan winnen de anderen.
web-resign-no = Nee, ik speel door
web-resign-yes = Ja, opgeven
web-stranger = Het huis kent je niet meer, daarom kijk je alleen toe.
web-looking-on = Je kijkt toe. Hier spelen anderen.
web-pass-to = Geef het scherm aan { $name }
web-pass-hint = Verder hoort nu niemand te kijken.
web-i-am = Ik ben { $name }

## After the game

web-you-won = Je hebt gewonnen!
web-you-share = Je deelt de overwinning!
web-you-lost = { $names } { $count ->
    [one] heeft
   *[other] hebben
} gewonnen. De volgende keer ben jij het!
web-won-by = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}
web-won-by-nobody = Niemand heeft gewonnen.
web-reason-rats = { $who ->
    [you] Drie of meer van jouw ratten keken naar buiten.
   *[other] Drie of meer ratten van { $names } keken naar buiten.
}
web-reason-last_left = Alle anderen lagen eruit.
web-reason-resigned = { $who ->
    [you] Je gaf het op.
   *[other] { $names } { $count ->
        [one] gaf
       *[other] gaven
    } het op.
}
web-reason-adjourned = Het spel duurde zo lang dat het is afgebroken.
web-rematch = Nog een keer
web-rematch-wanted = De anderen spelen nog een keer: doe mee
web-more = Meer …
web-record = Verslag bewaren
web-look-back = Terugblik
web-what-if = Wat als …? De kaarten zijn dezelfde als in het spel ervoor, en het telt niet mee.
web-fair = Ging het eerlijk?
