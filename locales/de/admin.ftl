# Was `ratskeller admin` sagt.

admin-closed-house = Unter { $url } antwortet kein Haus. Öffne es mit „ratskeller serve“, oder sag mit --url, wo es ist. ({ $detail })
admin-no-token = In { $file } steht kein Kennwort. Das Haus legt es dort ab, wenn es öffnet; für ein Haus anderswo gib es mit --token an.
admin-plain = Das Kennwort geht unverschlüsselt über das Netz, darum schickt dieser Befehl es nur an den eigenen Rechner. Ruf ihn dort auf, wo das Haus ist, oder hol das Haus mit „ssh -L 7287:localhost:7287 RECHNER“ hierher.
admin-nothing = Es gibt nichts zu zeigen.
admin-more = Es gibt noch mehr: --after { $place }
admin-nobody-blocked = Das Haus lässt alle hinein.
admin-cleared = Erledigt. Tische: { $tables }, Gäste: { $guests }.
admin-told = Alle erfahren es.
admin-silent = Niemandem wird mehr etwas gesagt.
admin-table-closed = Der Tisch ist geschlossen.
admin-kicked = Der Platz ist verlassen.

## Die Seite

admin-title = Nach dem Haus sehen
admin-token = Das Kennwort dieses Hauses
admin-token-hint = Es steht in der Datei admin.token, in dem Ordner, in dem das Haus liegt.
admin-enter = Hinein
admin-say = Allen etwas sagen
admin-say-it = Sagen
admin-say-nothing = Nichts mehr sagen
admin-tables = Tische
admin-guests = Gäste
admin-blocks = Nicht hineingelassen
admin-which = Welche?
admin-waiting = Warten
admin-revealing = Beginnen gleich
admin-playing = Werden gespielt
admin-over = Zu Ende
admin-private = privat
admin-rated = gewertet
admin-close = Schließen
admin-kick = Wegschicken
admin-name = Name
admin-find = Suchen
admin-new-name = Neuer Name
admin-rename = Umbenennen
admin-block = Nicht hineinlassen
admin-unblock = Wieder hineinlassen
admin-is-blocked = nicht hineingelassen
admin-erase = Löschen
admin-who = Adresse, oder Nummer eines Gasts
admin-prune = Altes wegräumen
admin-leave = Kennwort vergessen
admin-show-more = Mehr zeigen
admin-sure = Wirklich?
admin-no = Nein
