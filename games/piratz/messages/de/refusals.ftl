# Warum etwas nicht geht. Jeder Satz sagt, was falsch ist und was richtig wäre.

pz-t1-one-card = Du hast schon eine Karte aufgedeckt. Bleib jetzt dabei, oder nenne eine Schatzsorte und steig aus.
pz-t1-nothing-revealed = Dabeibleiben kannst du erst, wenn du eine Karte aufgedeckt hast. Deck eine auf, oder nenne eine Schatzsorte und steig aus.
pz-e2-empty-pile = Es gibt keine Karte mehr zum Aufdecken. Nenne eine Schatzsorte und steig aus.
pz-x2-alarm = Rattenalarm, du musst aussteigen! Nimm eine der offenen Rattenkarten oder verzichte darauf.
pz-x2-no-alarm = Eine Rattenkarte bekommst du nur bei Rattenalarm, und gerade ist keiner. Spiel deinen Zug weiter.
pz-x2-no-open-rat = Das ist keine offene Karte mit einer Ratte. Nimm eine offene Rattenkarte oder verzichte darauf.
pz-x4-bury-first = Du steigst gerade aus und musst zuerst eine Karte verbuddeln. Leg deinen Spaten auf eine offene Karte.
pz-x4-not-leaving = Verbuddelt wird nur beim Aussteigen. Nenne erst eine Schatzsorte, dann leg deinen Spaten.
pz-x4-not-open = Diese Karte liegt nicht offen in der Mitte. Leg deinen Spaten auf eine offene Karte.
pz-x5-under-a-shovel = Diese Karte ist schon unter einem Spaten verbuddelt. Such dir eine Karte aus, die offen liegt.
pz-e1-over = Das Spiel ist zu Ende. Fangt ein neues an, wenn ihr weiterspielen wollt.
