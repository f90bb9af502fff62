# Was die Lektionen und Rätsel sagen. Eine Nachricht heißt lesson-<Spiel>-<Datei>, -<Schritt>, und dann -why (es war
# richtig) oder -no (es ginge, ist aber nicht das, wonach gefragt war).

lesson-piratz-first = Deine erste Partie Piratz
lesson-piratz-first-look = Ein Strand voller Schätze! Neben jeder Sorte liegt ein Stein mit Punkten. Wer am Ende am meisten von einer Sorte hat, bekommt ihren Stein.
lesson-piratz-first-dig = Du bist dran. Grab: Deck eine Karte auf.
lesson-piratz-first-dig-why = Zwei Edelsteine! Sie liegen jetzt offen. Sie gehören niemandem, bis jemand damit aussteigt.
lesson-piratz-first-dig-no = Es gibt noch nichts zu holen. Grab erst einmal.
lesson-piratz-first-stay = Du könntest jetzt aussteigen und alle Edelsteine nehmen. Aber zwei sind wenig. Bleib, damit noch mehr kommt.
lesson-piratz-first-stay-why = Jetzt grabe ich, dann wieder du. Je mehr Karten offen liegen, desto mehr gibt es zu holen.
lesson-piratz-first-stay-no = Du bekämst nur wenig. Sei mutig und bleib diesmal.
lesson-piratz-first-rat = Ich habe Kelche aufgedeckt. Jetzt du: Grab weiter.
lesson-piratz-first-rat-why = Noch ein Edelstein, und eine Ratte! Eine allein tut nichts. Aber wenn eine zweite kommt, gibt es Rattenalarm.
lesson-piratz-first-rat-no = Noch nicht. Eine Karte noch, bisher liegt keine Ratte offen.
lesson-piratz-first-leave = Jetzt wird es gefährlich: Eine Ratte liegt offen. Steig mit der Sorte aus, die dir die meisten Schätze bringt.
lesson-piratz-first-leave-why = Alle Karten mit Edelsteinen gehören dir: drei Edelsteine, und die Ratte auf einer davon macht nichts.
lesson-piratz-first-leave-no = Das geht besser. Zähl nach: Welchen Schatz gibt es dreimal?
lesson-piratz-first-bury = Wer aussteigt, verbuddelt eine Karte unter dem Spaten. Niemand bekommt sie. Schau auf die Steine: Welche Karte wäre mir am meisten wert?
lesson-piratz-first-bury-why = Die Kelche bringen am Ende vier Punkte, die Muscheln nur einen. Du hast mir den Spaß verdorben!
lesson-piratz-first-bury-no = Dann nehme ich die Kelche, und ihr Stein ist vier Punkte wert.
lesson-piratz-first-alarm = Eine neue Runde. Du hast eine Ratte aufgedeckt, ich Münzen. Sehen wir uns an, wie ein Alarm ist: Grab noch einmal!
lesson-piratz-first-alarm-why = Rattenalarm! Du hast die zweite Ratte aufgedeckt. Du musst aussteigen und bekommst keinen Schatz außer einer Rattenkarte.
lesson-piratz-first-alarm-no = Das wäre klug. Aber wir wollen die Ratten sehen. Grab!
lesson-piratz-first-keep = Zum Trost darfst du eine der beiden Rattenkarten nehmen. Welche? Edelsteine hast du schon.
lesson-piratz-first-keep-why = Ein vierter Edelstein! Und wenn zwei gleich viele haben, ist vorn, wer mehr Ratten hat.
lesson-piratz-first-keep-no = Nimm die Karte, die zu deinen Edelsteinen passt.
lesson-piratz-first-end = Ist der Stapel aufgebraucht, wird die letzte Runde gespielt. Dann bekommt, wer am meisten von einer Sorte hat, ihren Stein, und die meisten Punkte gewinnen. Auf zum Strand!

lesson-piratz-haul = Die beste Beute
lesson-piratz-haul-choose = Du steigst jetzt aus. Mit welcher Sorte bekommst du die meisten Schätze?
lesson-piratz-haul-choose-why = Drei Karten zeigen Perlen, aber zusammen nur drei Stück. Auf zwei Karten sind vier Edelsteine. Schätze zählen, nicht Karten!
lesson-piratz-haul-choose-no = Von einer Sorte gibt es mehr. Zähl nicht die Karten, zähl die Schätze darauf.

lesson-piratz-dig = Noch einmal?
lesson-piratz-dig-once-more = Ich bin ausgestiegen, und du gräbst allein weiter. Es liegt nur wenig offen. Solltest du noch einmal graben oder aussteigen?
lesson-piratz-dig-once-more-why = Keine Ratte liegt offen, also kann die nächste Karte keinen Alarm bringen. Und niemand nimmt dir etwas weg. Graben kostet nichts!
lesson-piratz-dig-once-more-no = Der König würde noch nicht aussteigen. Schau dir die offenen Karten an: Wie viele Ratten sind dabei? Was kann dir passieren?

lesson-piratz-bury = Unter dem Spaten
lesson-piratz-bury-bury = Du bist mit den Edelsteinen ausgestiegen, und ich grabe weiter. Welche Karte verbuddelst du?
lesson-piratz-bury-bury-why = Die Kelche waren mir am meisten wert. Und die Ratte bleibt offen liegen: Jetzt ist jede Karte, die ich aufdecke, gefährlich.
lesson-piratz-bury-bury-no = Der König würde eine andere verbuddeln. Was würde ich gern nehmen? Und wem macht die offene Ratte jetzt Angst?
