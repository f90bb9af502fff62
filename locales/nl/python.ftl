# Wat alleen het pakket voor Python te zeggen heeft.
python-no-record = Dit spel is bedacht of alleen bekeken; hoe het zo kwam, is nergens opgetekend.
python-foreign-info = Dit is kennis van een andere tafel: spel, kaarten, opties en aantal spelers moeten gelijk zijn.
python-busy = Aan deze tafels speelt op dit moment een andere thread.
python-impossible-event = Na wat tot nu toe te zien was, kan dit niet gebeurd zijn.
