# Það sem `ratskeller admin` segir.

admin-closed-house = Ekkert hús svarar á { $url }. Opnaðu það með „ratskeller serve“ eða segðu með --url hvar það er. ({ $detail })
admin-no-token = Ekkert lykilorð er í { $file }. Húsið setur það þangað þegar það opnar; fyrir hús annars staðar gefðu það með --token.
admin-plain = Lykilorðið fer ódulkóðað um netið og því sendir þessi skipun það aðeins til eigin vélar. Gefðu hana þar sem húsið er eða sæktu húsið hingað með „ssh -L 7287:localhost:7287 VÉL“.
admin-nothing = Það er ekkert að sýna.
admin-more = Það er meira: --after { $place }
admin-nobody-blocked = Húsið hleypir öllum inn.
admin-cleared = Búið. Borð: { $tables }, gestir: { $guests }.
admin-told = Allir fá að vita það.
admin-silent = Engum er sagt neitt lengur.
admin-table-closed = Borðinu er lokað.
admin-kicked = Sætið er laust.

## Síðan

admin-title = Að sjá um húsið
admin-token = Lykilorð þessa húss
admin-token-hint = Það er í skránni admin.token, í möppunni þar sem húsið er geymt.
admin-enter = Inn
admin-say = Segja öllum eitthvað
admin-say-it = Segja
admin-say-nothing = Segja ekkert lengur
admin-tables = Borð
admin-guests = Gestir
admin-blocks = Ekki hleypt inn
admin-which = Hvaða?
admin-waiting = Bíða
admin-revealing = Að hefjast
admin-playing = Í spilun
admin-over = Búin
admin-private = einkaborð
admin-rated = til stiga
admin-close = Loka
admin-kick = Senda burt
admin-name = Nafn
admin-find = Leita
admin-new-name = Nýtt nafn
admin-rename = Gefa nýtt nafn
admin-block = Ekki hleypa inn
admin-unblock = Hleypa aftur inn
admin-is-blocked = ekki hleypt inn
admin-erase = Eyða
admin-who = Vistfang eða númer gests
admin-prune = Taka til það gamla
admin-leave = Gleyma lykilorðinu
admin-show-more = Sýna meira
admin-sure = Í alvöru?
admin-no = Nei
