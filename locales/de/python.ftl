# Was nur das Paket für Python zu sagen hat.
python-no-record = Dieses Spiel ist ausgedacht oder wurde nur angesehen; wie es dazu kam, ist nirgends aufgezeichnet.
python-foreign-info = Das ist Wissen von einem anderen Tisch: Spiel, Deck, Optionen und Spielerzahl müssen gleich sein.
python-busy = An diesen Tischen spielt gerade ein anderer Thread.
python-impossible-event = Nach allem, was bisher zu sehen war, kann das nicht geschehen sein.
