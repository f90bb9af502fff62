# Warum ein Zug in Rat-a-Tat Cat nicht geht und was stattdessen geht.

rc-s2-no-such-slot = In jeder Reihe liegen vier Karten, von links nummeriert von 0 bis 3; wähle eine davon.
rc-t1-nothing-in-hand = Du hast noch keine Karte auf der Hand; nimm zuerst die oberste Karte vom Ablagestapel oder zieh eine vom Stapel.
rc-t2-power-on-top = Eine Aktionskarte darf nicht vom Ablagestapel genommen werden; zieh stattdessen eine Karte vom Stapel.
rc-t3-card-in-hand = Du hast schon eine Karte gezogen; tausche sie gegen eine aus deiner Reihe, nutze ihre Aktion oder wirf sie ab.
rc-w1-no-peek = Spicken darfst du nur, wenn du gerade die Karte „Spicken“ gezogen hast; lege die gezogene Karte in deine Reihe oder wirf sie ab.
rc-w2-no-swap = Tauschen darfst du nur, wenn du gerade die Karte „Tauschen“ gezogen hast; lege die gezogene Karte in deine Reihe oder wirf sie ab.
rc-w2-no-such-seat = Dort sitzt niemand; tausche mit jemandem, der am Tisch sitzt.
rc-w2-with-oneself = Mit dir selbst kannst du nicht tauschen; wähle eine Karte von jemand anderem.
rc-w3-no-draw-two = Zwei Karten ziehen darfst du nur, wenn du gerade „Zieh 2“ gezogen hast; lege die gezogene Karte in deine Reihe oder wirf sie ab.
rc-k1-somebody-knocked = Es hat schon jemand geklopft, das ist also dein letzter Zug; mach ihn einfach fertig.
rc-k1-turn-not-finished = Mach erst deinen Zug fertig; danach darfst du klopfen oder passen.
rc-k1-knock-or-pass = Dein Zug ist zu Ende; klopfe, wenn du glaubst, dass du die wenigsten Punkte hast, sonst passe.
rc-e1-game-over = Das Spiel ist aus; fangt ein neues an, wenn ihr weiterspielen wollt.
rc-e2-no-clock = Dieses Spiel geht nicht nach der Uhr; es endet nach Runden oder nach Punkten, so wie ihr es ausgemacht habt.
rc-e2-time-was-up = Die Zeit ist schon um; diese Runde ist die letzte, spielt sie einfach zu Ende.
rc-e2-the-tables-own = Dass die Zeit um ist, sagt nur der Tisch selbst; wähle etwas anderes.
rc-e3-seat-is-out = Wer ausgeschieden ist, hat keine Karten mehr; tausche mit jemandem, der noch mitspielt.
rc-y2-outer-card = Die äußeren Karten liegen offen und bleiben liegen; tausche eine deiner beiden mittleren Karten gegen eine mittlere von jemand anderem.
