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
legend-rat-hot = r1–r4 rote Gewürze · g1–g4 grüne Gewürze · R! G! Ratten · ¹ Höhe · ● Punkte · ▤ Stapel
legend-piratz = ○ Ringe · $ Münzen · • Perlen · Y Kelche · ◆ Edelsteine · @ Muscheln · R Ratte · ♠ Spaten
legend-rat-a-tat-cat = 0–6 Katzen · 7–9 Ratten · P Gucken · S Tauschen · D Zieh zwei · * gibt · ! hat geklopft · Σ Summe
