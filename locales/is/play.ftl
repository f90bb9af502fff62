## Að spila og horfa á í skjáhermi

play-fingerprint = Stokkunin ræðst af leyndarmáli. Fingrafar þess: { $commitment }
play-you = Þú
play-random = Teningur
play-pup = Rottuungi
play-scamp = Prakkari
play-rat = Rotta
play-king = Kóngur
play-saved = Skráin um þetta spil er í { $file }. Athugaðu hana með „ratskeller verify“.
play-bye = Sjáumst aftur!
outcome-won = Sigur: { $names }. Stig: { $points }.
outcome-rats = Þrjár rottur! Sigur: { $names }. Stig: { $points }.
outcome-last-left = { $names } er ein(n) eftir og sigrar. Stig: { $points }.
replay-dealt = gjöfin
replay-table = borðið
replay-keys = ← → eitt skref · Page ↑↓ tíu · Home End fyrst, síðast · ↑ ↓ fletta · q hætta
