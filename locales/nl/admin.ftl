# Wat `ratskeller admin` zegt.

admin-closed-house = Op { $url } antwoordt geen huis. Open het met “ratskeller serve”, of zeg met --url waar het is. ({ $detail })
admin-no-token = In { $file } staat geen wachtwoord. Het huis zet het daar neer als het opengaat; geef het voor een huis elders met --token.
admin-plain = Het wachtwoord gaat onversleuteld over het netwerk, dus deze opdracht stuurt het alleen naar de eigen machine. Geef hem waar het huis is, of haal het huis hierheen met “ssh -L 7287:localhost:7287 MACHINE”.
admin-nothing = Er is niets te laten zien.
admin-more = Er is meer: --after { $place }
admin-nobody-blocked = Het huis laat iedereen binnen.
admin-cleared = Klaar. Tafels: { $tables }, gasten: { $guests }.
admin-told = Iedereen krijgt het te horen.
admin-silent = Niemand krijgt nog iets te horen.
admin-table-closed = De tafel is gesloten.
admin-kicked = De plaats is verlaten.

## De pagina

admin-title = Voor het huis zorgen
admin-token = Het wachtwoord van dit huis
admin-token-hint = Het staat in het bestand admin.token, in de map waarin het huis bewaard wordt.
admin-enter = Naar binnen
admin-say = Iedereen iets vertellen
admin-say-it = Vertellen
admin-say-nothing = Niets meer vertellen
admin-tables = Tafels
admin-guests = Gasten
admin-blocks = Niet binnengelaten
admin-which = Welke?
admin-waiting = Wachten
admin-revealing = Beginnen zo
admin-playing = Worden gespeeld
admin-over = Afgelopen
admin-private = privé
admin-rated = telt mee
admin-close = Sluiten
admin-kick = Wegsturen
admin-name = Naam
admin-find = Zoeken
admin-new-name = Nieuwe naam
admin-rename = Hernoemen
admin-block = Niet binnenlaten
admin-unblock = Weer binnenlaten
admin-is-blocked = niet binnengelaten
admin-erase = Wissen
admin-who = Adres, of nummer van een gast
admin-prune = Oude dingen opruimen
admin-leave = Wachtwoord vergeten
admin-show-more = Meer laten zien
admin-sure = Echt?
admin-no = Nee
