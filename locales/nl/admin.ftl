# Wat `ratskeller admin` zegt.

admin-closed-house = Op { $url } antwoordt geen huis. Open het met “ratskeller serve”, of zeg met --url waar het is. ({ $detail })
admin-no-token = In { $file } staat geen wachtwoord. Het huis zet het daar neer als het opengaat; geef het voor een huis elders met --token.
admin-plain = Deze opdracht spreekt alleen gewoon HTTP. Vraag het op de machine waar het huis is, met --url http://localhost:7287.
admin-nothing = Er is niets te laten zien.
admin-more = Er is meer: --after { $place }
admin-nobody-blocked = Het huis laat iedereen binnen.
admin-cleared = Klaar. Tafels: { $tables }, gasten: { $guests }.
admin-told = Iedereen krijgt het te horen.
admin-silent = Niemand krijgt nog iets te horen.
admin-table-closed = De tafel is gesloten.
admin-kicked = De plaats is verlaten.
