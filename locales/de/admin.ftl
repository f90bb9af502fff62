# Was `ratskeller admin` sagt.

admin-closed-house = Unter { $url } antwortet kein Haus. Öffne es mit „ratskeller serve“, oder sag mit --url, wo es ist. ({ $detail })
admin-no-token = In { $file } steht kein Kennwort. Das Haus legt es dort ab, wenn es öffnet; für ein Haus anderswo gib es mit --token an.
admin-plain = Dieser Befehl spricht nur einfaches HTTP. Frag auf dem Rechner, auf dem das Haus ist, mit --url http://localhost:7287.
admin-nothing = Es gibt nichts zu zeigen.
admin-more = Es gibt noch mehr: --after { $place }
admin-nobody-blocked = Das Haus lässt alle hinein.
admin-cleared = Erledigt. Tische: { $tables }, Gäste: { $guests }.
admin-told = Alle erfahren es.
admin-silent = Niemandem wird mehr etwas gesagt.
admin-table-closed = Der Tisch ist geschlossen.
admin-kicked = Der Platz ist verlassen.
