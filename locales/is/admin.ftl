# Það sem `ratskeller admin` segir.

admin-closed-house = Ekkert hús svarar á { $url }. Opnaðu það með „ratskeller serve“ eða segðu með --url hvar það er. ({ $detail })
admin-no-token = Ekkert lykilorð er í { $file }. Húsið setur það þangað þegar það opnar; fyrir hús annars staðar gefðu það með --token.
admin-plain = Þessi skipun talar aðeins venjulegt HTTP. Spurðu á vélinni þar sem húsið er, með --url http://localhost:7287.
admin-nothing = Það er ekkert að sýna.
admin-more = Það er meira: --after { $place }
admin-nobody-blocked = Húsið hleypir öllum inn.
admin-cleared = Búið. Borð: { $tables }, gestir: { $guests }.
admin-told = Allir fá að vita það.
admin-silent = Engum er sagt neitt lengur.
admin-table-closed = Borðinu er lokað.
admin-kicked = Sætið er laust.
