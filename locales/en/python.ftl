# What only the package for Python has to say.
python-no-record = This game was imagined, or only looked at; there is no record of how it came about.
python-foreign-info = This is knowledge of another table: game, deck, options and number of players must be the same.
python-busy = Another thread is playing at these tables.
python-impossible-event = After what has been seen so far this cannot have happened.
