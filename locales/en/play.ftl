## Playing and looking on in a terminal

play-fingerprint = The shuffle of this game is fixed by a secret. Its fingerprint: { $commitment }
play-you = You
play-random = Dice
play-pup = Pup
play-scamp = Scamp
play-rat = Rat
play-king = King
play-saved = The record of this game is in { $file }. Check it with “ratskeller verify”.
play-bye = See you again!
outcome-won = { $names } won. Points: { $points }.
outcome-rats = Three rats! { $names } won. Points: { $points }.
outcome-last-left = { $names } is the last one left and won. Points: { $points }.
replay-dealt = the deal
replay-table = the table
replay-keys = ← → one step · Page ↑↓ ten · Home End first, last · ↑ ↓ scroll · q quit
