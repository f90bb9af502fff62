## Rückblick auf ein beendetes Spiel: der Befehl, seine Zusammenfassung und seine Seite

analysis-unfinished = Dieses Spiel ist noch nicht zu Ende; spiele es zu Ende und blicke dann zurück.
analysis-percent = { $number } %
analysis-title = { $title }: ein Rückblick
analysis-graph = Die Aussicht auf den Sieg
analysis-graph-title = Die Aussicht jedes Spielers auf den Sieg, von Entscheidung zu Entscheidung
analysis-graph-line = { $name } hat am Anfang { $start } und am Ende { $end }.
analysis-graph-axis = Entscheidungen
analysis-graph-note = Eine Linie steigt und fällt mit der Aussicht eines Spielers auf den Sieg. Jede Zahl ist ein Fehler; folge ihr zu seiner Geschichte.
analysis-accounts = Fehler und Glück
analysis-accounts-note =
    Wer die Aussicht am Anfang, die Fehler und das Glück zusammenzählt, erhält die Aussicht am Ende:
    100 % für einen Sieg, 0 % für keinen.
analysis-start = Am Anfang
analysis-mistakes = Eigene Fehler
analysis-gifts = Fehler der anderen
analysis-luck = Kartenglück
analysis-end = Am Ende
analysis-same-cards = Mit genau denselben Karten gewinnen Ratten und Rattenkinder auf allen Plätzen: { $shares }.
analysis-costliest = Die teuersten Fehler
analysis-no-mistakes = Niemand hat einen deutlichen Fehler gemacht. Gut gespielt!
analysis-number = Entscheidung { $number }
analysis-played = Gespielt
analysis-better = Besser
analysis-fell = Die Aussicht auf den Sieg fiel von { $before } auf { $after }.
analysis-table = Der Tisch, wie { $name } ihn sah
analysis-all = Alle Entscheidungen, eine nach der anderen
analysis-decision = Entscheidung
analysis-who = Wer
analysis-before = Aussicht davor
analysis-after = Aussicht danach
analysis-luck-until = Glück bis zur nächsten eigenen Entscheidung
analysis-by-iterations =
    { $number ->
        [one] Ein König hat sich bei jeder Entscheidung { $number } Fortgang des Spiels ausgemalt
       *[other] Ein König hat sich bei jeder Entscheidung { $number } Fortgänge des Spiels ausgemalt
    } und wusste dabei nur, was der Spieler wusste.
analysis-by-millis =
    Ein König hat über jede Entscheidung { $number } Millisekunden nachgedacht und wusste dabei nur, was der Spieler wusste.
analysis-estimates =
    Auch Könige irren: Jede Aussicht ist geschätzt, und Unterschiede unter { $clear } heißen hier nicht Fehler.
