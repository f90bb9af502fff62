# Ratings, ranglijsten, pagina's van spelers en bots van buiten.

server-rated-against-oneself = Aan een tafel met rating heeft iedereen één plaats, en niemand speelt tegen eigen bots.
server-rated-without-clock = Een tafel met rating heeft een klok nodig, zodat niemand wegloopt om niet te verliezen.
server-no-such-player = Hier is niemand die een spel om rating heeft gespeeld.
server-no-such-bot = Deze bot bestaat niet, of hij is niet van jou.
server-not-a-person = Alleen mensen kunnen bots meebrengen.
server-too-many-bots = Je hebt al tien bots meegebracht; stuur er eerst een weg.

## Aan tafel

rating-rated = om rating
rating-switch = Spel om rating
rating-switch-hint = De uitslag telt voor de ranglijst. Iedereen heeft één plaats, en er is een klok.
rating-not-here = Met meer mensen aan één scherm kun je niet om rating spelen.
rating-changes = Ratings
rating-program = { $name } (bot)
rating-bot-of = bot van { $owner }

## De ranglijst

rating-ladder = Ranglijst
rating-ladder-title = Wie speelt hoe goed?
rating-ladder-about = Hier tellen spellen om rating. De ratten van het huis blijven waar ze zijn: wie boven een van hen staat, wint vaker wel dan niet van die rat.
rating-uncertain = Een vraagteken betekent minder dan tien spellen: het kan nog veel veranderen.
rating-nobody = Nog niemand heeft dit om rating gespeeld. Open een tafel en zet ‘Spel om rating’ aan, dan ben jij misschien de eerste.
rating-games-of = Spellen
rating-place = Plaats
rating-player = Speler
rating-number = Rating
rating-played = Gespeeld
rating-won = Gewonnen
rating-house-pup = Rattenjong van het huis
rating-house-scamp = Schavuit van het huis
rating-house-rat = Rat van het huis
rating-house-king = Rattenkoning van het huis
rating-fixed = altijd hier
rating-play = Om rating spelen
rating-find-me = Waar sta ik?
rating-up = Verder omhoog
rating-down = Verder omlaag
rating-page = Pagina { $page } van { $pages }

## De pagina van een speler

rating-nothing-yet = Nog geen spel { $game } om rating.
rating-graph = Rating in { $game } na { $count ->
    [one] het laatste spel
   *[other] elk van de laatste { $count } spellen
}: nu { $now }, op zijn best { $best }.
rating-best = Hoogste
rating-results = De laatste spellen
rating-against = tegen { $names }
rating-came-in = plaats { $place } van { $of }
rating-look = De tafel bekijken
rating-no-such-player = Hier is niemand te vinden
rating-no-such-player-hint = Alleen wie om rating heeft gespeeld, heeft een pagina.

## Bots van buiten

rating-own-bots = Breng je eigen bot mee
rating-own-bots-about = Ook een programma dat je zelf hebt geschreven kan hier spelen. Geef het een naam en je krijgt een token: de sleutel waarmee het binnenkomt.
rating-own-bots-how = Hoe het met het huis praat, staat in docs/bots-from-outside.md; examples/bots/visitor.py speelt in vijftig regels.
rating-bot-name = Naam van de bot
rating-bring = Token halen
rating-token-of = Het token van { $name }
rating-token-once = Kopieer het nu: je ziet het maar deze ene keer.
rating-send-away = Wegsturen
rating-send-away-sure = { $name } echt wegsturen? Het token opent dan geen deur meer.
rating-send-away-yes = Ja, wegsturen
rating-send-away-no = Toch niet
