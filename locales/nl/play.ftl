## Spelen en meekijken in de terminal

play-fingerprint = Hoe er geschud wordt, ligt vast in een geheim. De vingerafdruk ervan: { $commitment }
play-you = Jij
play-random = Dobbelsteen
play-pup = Rattenjong
play-scamp = Schavuit
play-rat = Rat
play-king = Koning
play-saved = Het verslag van dit spel staat in { $file }. Controleer het met ‘ratskeller verify’.
play-bye = Tot ziens!
outcome-won = Gewonnen: { $names }. Punten: { $points }.
outcome-rats = Drie ratten! Gewonnen: { $names }. Punten: { $points }.
outcome-last-left = Als enige over en dus gewonnen: { $names }. Punten: { $points }.
replay-dealt = de beginopstelling
replay-table = de tafel
replay-keys = ← → één stap · Page ↑↓ tien · Home End begin, einde · ↑ ↓ schuiven · q stoppen
