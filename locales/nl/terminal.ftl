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

## De toetsen, in meer woorden

terminal-key-hint = wat een koning zou doen
terminal-key-undo = het laatste terugnemen
terminal-key-log = alles wat er is gebeurd
terminal-key-help = deze hulp
terminal-key-quit = weggaan; een onafgemaakt spel wordt bewaard
terminal-key-lay = het strookje leggen
terminal-key-zoom = dichterbij, verder weg
terminal-key-other = wiens kaart een ruil neemt

## Aan tafel

terminal-any-key = Druk op een toets om verder te gaan.
terminal-cat-drawn = Je hebt { $card }. Druk op het nummer van de kaart die hij vervangt, of gooi hem weg met x.
terminal-piratz-round = Ronde { $round }
terminal-piratz-pile = Trekstapel
terminal-cat-pile = Stapel ({ $count })
terminal-cat-discards = Aflegstapel ({ $count })
terminal-cat-hand = In de hand
terminal-hint = Een koning zou: { $action }.
terminal-thinking = Een koning denkt na …
terminal-no-hint-now = Een tip krijg je als je zelf aan de beurt bent.
terminal-no-hint-elsewhere = Aan een tafel in een huis elders zijn er geen tips.
terminal-no-undo = Er valt niets terug te nemen: iemand heeft iets gezien, of anderen zijn aan zet geweest.
terminal-after-game = Druk op a om nog eens te spelen, op q om weg te gaan.
terminal-after-game-elsewhere = Druk op q om weg te gaan.
terminal-fair-holds = Het verslag klopt, met jouw bijdrage aan het schudden erin.
terminal-fair-again = Het verslag van dit spel klopt. Maar aan deze tafel is { $count } keer begonnen nadat jouw bijdrage aan het schudden gezegd was: wie alle bijdragen kende, heeft misschien op mooie kaarten gewacht.
terminal-fair-otherwise = Hier klopt iets niet: dit verslag is niet wat vastlag toen jouw bijdrage aan het schudden gezegd werd. Misschien heeft iemand de kaarten uitgekozen.
terminal-fair-never-asked = Hier klopt iets niet: niemand heeft ooit om jouw bijdrage aan het schudden gevraagd. Wat jouw plaats erbij deed, heeft iemand anders gekozen.
terminal-fair-broken = Hier klopt iets niet: het verslag van dit spel houdt geen stand. Bewaar het; “ratskeller verify” zegt waarom.

## Voor het spel

terminal-game = Spel
terminal-setup-keys = ↑ ↓ regel kiezen · ← → veranderen · Enter beginnen · q stoppen
terminal-opening = Op weg naar de tafel …
terminal-waiting-own = Begin het spel in de browser als iedereen er is.

## Als er iets mis is

terminal-too-small = Dit venster heeft { $width } kolommen en { $height } regels; de tafel heeft er 80 en 24 nodig. Maak het groter.
terminal-not-a-terminal = Dit is geen terminal om in te spelen. Roep “ratskeller play” op in een terminal, of laat een programma spelen met “ratskeller engine”.
terminal-garbled = De tafel zei iets wat dit programma niet begrijpt ({ $detail }). Misschien is een van de twee te oud.
terminal-leave-key = Druk op q om weg te gaan.
terminal-unreachable = Het huis op { $house } is niet te bereiken: { $detail }.
terminal-kept = Dit spel is bewaard. Zo ga je verder: ratskeller play --resume
terminal-nothing-kept = In { $file } is geen spel bewaard. Begin er een met “ratskeller play”.
terminal-damaged = Het spel in { $file } is beschadigd en kan niet verdergaan: { $detail }
terminal-bad-address = “{ $given }” is niet het adres van een tafel. Dat ziet eruit als http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
