# What the page says that checks whether a game was fair.

fair-title = Were the cards fair?
fair-lead = This page does all the sums itself, here in your browser. It does not have to believe the house.
fair-working = Stirring and shuffling again …
fair-yes = Yes. Nobody could choose these cards.
fair-again = What can be checked here fits together. But this table was begun { $count } times after your salt was told, so somebody may have begun again until they liked the cards.
fair-partly = What can be checked here fits together. Whoever was at the table can check more.
fair-no = No. Something is not right here.
fair-right = Right:
fair-wrong = Wrong:
fair-untold = Cannot be told here:
fair-not-looked-at = Not looked at, because something before it is wrong.

fair-step-seal = The envelope
fair-seal-holds = The secret is the one that was in the sealed envelope.
fair-seal-broken = The secret is not the one that was in the sealed envelope.
fair-seal-none = There was no sealed envelope, so somebody may have chosen the cards.
fair-seal-seen = Your browser saw this very envelope before it opened its salt.
fair-seal-swapped = Before it opened its salt your browser saw another envelope.
fair-seal-unseen = This browser put no salt into this game. Only those who did know which envelope was on the table before.
fair-another-table = This is the record of another table.

fair-step-salt = The salt
fair-salt-all = { $count } pinches of salt are in it, one from each seat.
fair-salt-missing = There should be { $players } pinches of salt, one from each seat, but there { $count ->
    [one] is only one
   *[other] are { $count }
}.
fair-salt-yours = The salt from your own browser is in it, grain by grain.
fair-salt-not-yours = The salt from your own browser is not in it.
fair-salt-kept = Everybody's salt is what was in their closed box.
fair-salt-broken = Somebody's salt is not what was in their closed box.
fair-salt-seen = Your browser saw all these closed boxes before it opened its own.
fair-salt-swapped = When your browser opened its own box, other boxes stood on the table.
fair-salt-unseen = This browser did not see the closed boxes on the table.
fair-salt-no-boxes = Your browser put a closed box on the table, but this record knows of no boxes.
fair-salt-never-opened = Your browser put a closed box on the table, but it was never opened. The salt of your seat came from somebody else.
fair-salt-told = In this game the salt was thrown in openly, one after another. So it does not prove that whoever knew the secret and came last did not try salt until the cards were to their liking.

fair-step-shuffle = The shuffle
fair-deck-holds = These are the very cards that the record speaks of.
fair-deck-other = These are not the cards that the record speaks of.
fair-deck-unknown = The house has not told what is printed on the cards, so they cannot be shuffled here.
fair-nonsense = With what the record says nothing can be dealt.
fair-begins = The lot fell on { $name } to begin, and so it was.
fair-begins-not = The lot falls on { $name } to begin, but somebody else did.
fair-named-none = Players of this game never name a card, so the record alone does not show which ones they had.
fair-seen = { $count ->
    [one] The card that your browser saw during the game is that of this shuffle.
   *[other] All { $count } cards that your browser saw during the game are those of this shuffle.
}
fair-seen-not = During the game your browser saw other cards than those of this shuffle.
fair-dealt-hand = Dealt to { $name }
fair-dealt-pile = Then from the pile, the first one first
fair-dealt-order = The pile, the first one first

fair-why = Why nobody can cheat
fair-why-seal = Before anybody sits down, the house thinks of a secret and puts it into a sealed envelope. Everybody sees the seal. Nobody can look inside, and the house cannot put another secret in without breaking it.
fair-why-salt = Whoever sits down puts a closed box with a pinch of salt on the table: a number that their own browser has rolled. Only when all boxes stand there and nobody can exchange one any more are they opened.
fair-why-stir = Secret and salt are stirred together, and what comes out decides every shuffle. The same things stirred always give the same. So the house could not choose the cards, and neither could a player.
fair-why-open = After the game the envelope is opened. Now anybody can stir again and see whether the same cards come out.
fair-moves = Whether every single move was right, too, is checked by the program:
fair-insecure = This page came over a line that is not safe, and there browsers do no such sums. Save the record and let the program check it:

fair-digits = The numbers themselves
fair-digits-commitment = The seal: the SHA-256 of the secret
fair-digits-box = The closed box of { $name }
fair-digits-secret = The secret
fair-digits-bytes = The salt of { $name }
fair-digits-seed = What came of stirring: the seed

fair-another = Check another game
fair-another-hint = Choose a record that was saved after a game, in this house or another. The file does not leave your browser.
fair-choose-file = Choose a file
fair-not-a-record = This file is no record of a game that is played here.
fair-to-the-table = To the table
