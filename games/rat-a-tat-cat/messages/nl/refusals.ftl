# Waarom een zet in Rat-a-Tat Cat niet mag, en wat wel kan.

rc-s2-no-such-slot = In elke rij liggen vier kaarten, van links af genummerd van 0 tot en met 3; kies een van die vier.
rc-t1-nothing-in-hand = Je hebt nog geen kaart in je hand; pak eerst de bovenste kaart van de aflegstapel of trek een kaart.
rc-t2-power-on-top = Een actiekaart mag je niet van de aflegstapel pakken; trek in plaats daarvan een kaart van de trekstapel.
rc-t3-card-in-hand = Je hebt al een kaart getrokken; leg hem op de plaats van een kaart uit je rij, gebruik de actie of leg hem af.
rc-w1-no-peek = Gluren mag alleen als je net de kaart ‘Gluur’ hebt getrokken; leg de getrokken kaart in je rij of leg hem af.
rc-w2-no-swap = Ruilen mag alleen als je net de kaart ‘Ruil’ hebt getrokken; leg de getrokken kaart in je rij of leg hem af.
rc-w2-no-such-seat = Daar zit niemand; ruil met iemand die aan tafel zit.
rc-w2-with-oneself = Je kunt niet met jezelf ruilen; kies een kaart van een andere speler.
rc-w3-no-draw-two = Twee kaarten trekken mag alleen als je net ‘Trek 2’ hebt getrokken; leg de getrokken kaart in je rij of leg hem af.
rc-k1-somebody-knocked = Er heeft al iemand geklopt, dus dit is je laatste beurt; maak die gewoon af.
rc-k1-turn-not-finished = Maak eerst je beurt af; daarna mag je kloppen of passen.
rc-k1-knock-or-pass = Je beurt is klaar; klop als je denkt dat je de minste punten hebt, en pas anders.
rc-e1-game-over = Het spel is afgelopen; begin een nieuw spel als jullie door willen spelen.
rc-e2-no-clock = Dit spel gaat niet op tijd; het eindigt na rondes of punten, zoals jullie hebben afgesproken.
rc-e2-time-was-up = De tijd is al om; dit is de laatste ronde, speel die gewoon uit.
rc-e2-the-tables-own = Alleen de tafel zelf zegt dat de tijd om is; kies iets anders.
rc-e3-seat-is-out = Die speler ligt eruit en heeft geen kaarten meer; ruil met iemand die nog meedoet.
rc-y2-outer-card = De buitenste kaarten liggen open en blijven liggen; ruil een van je twee middelste kaarten tegen een middelste kaart van een ander.
