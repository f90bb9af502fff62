## Spielen und Zusehen im Terminal

play-fingerprint = Wie gemischt wird, legt ein Geheimnis fest. Sein Fingerabdruck: { $commitment }
play-you = Du
play-random = Würfel
play-pup = Rattenkind
play-scamp = Schlingel
play-rat = Ratte
play-king = König
play-saved = Die Aufzeichnung dieses Spiels steht in { $file }. Prüfe sie mit „ratskeller verify“.
play-bye = Bis bald!
outcome-won = Gewonnen: { $names }. Punkte: { $points }.
outcome-rats = Drei Ratten! Gewonnen: { $names }. Punkte: { $points }.
outcome-last-left = Als Einziger übrig und damit gewonnen: { $names }. Punkte: { $points }.
replay-dealt = die Auslage
replay-table = der Tisch
replay-keys = ← → ein Schritt · Bild ↑↓ zehn · Pos1 Ende ganz · ↑ ↓ blättern · q aufhören
