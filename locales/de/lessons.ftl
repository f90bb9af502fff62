# Was die Lektionen und Rätsel sagen. Eine Nachricht heißt lesson-<Spiel>-<Datei>, -<Schritt>, und dann -why (es war
# richtig) oder -no (es ginge, ist aber nicht das, wonach gefragt war).

## Rat Hot
lesson-rat-hot-first = Deine erste Partie Rattenscharf
lesson-rat-hot-first-look = Das ist das Lagerhaus. Die roten Kisten gehören dir, die grünen Säcke mir. Alles beginnt bei dem Streifen mit dem S.
lesson-rat-hot-first-pair = Hier ist dein erster Streifen. Leg ihn so, dass sein Chili den Chili auf dem Tisch berührt. Drehen darfst du ihn auch.
lesson-rat-hot-first-pair-why = Zwei gleiche Gewürze, die sich berühren, sind eine Gruppe. Eine Zweiergruppe bringt sofort 1 Punkt.
lesson-rat-hot-first-pair-no = Dort darf er liegen, aber dann bringt er dir nichts. Leg Chili neben Chili.
lesson-rat-hot-first-rats = Ab jetzt legt jeder zwei Streifen. Ich habe meine so gelegt, dass zwei deiner roten Ratten herausschauen! Siehst du am Ende deines Zuges drei davon, hast du sofort verloren.
lesson-rat-hot-first-cover = Also deck sie zu! Streifen dürfen auf anderen liegen, wenn alle drei Felder auf derselben Höhe aufliegen. Leg einen Streifen über beide Ratten.
lesson-rat-hot-first-cover-why = Was zugedeckt ist, zählt nicht mehr. Beide Ratten sind weg, und mein Jalapeño darunter auch.
lesson-rat-hot-first-cover-no = Es schaut noch eine Ratte heraus. Such die Reihe, in der beide nebeneinandersitzen.
lesson-rat-hot-first-three = Gut gemacht! Jetzt dein zweiter Streifen. Mach deine Chili-Gruppe größer.
lesson-rat-hot-first-three-why = Eine Gruppe aus drei oder mehr bringt 2 Punkte. Und zwar jedes Mal, wenn sie sich ändert.
lesson-rat-hot-first-three-no = Das bringt dir weniger als zwei Punkte. Drei Chilis müssen sich berühren.
lesson-rat-hot-first-mine = Ich habe Ingwer an Ingwer gelegt: ein Punkt für mich. Jede Gruppe zahlt dem, dem ihre Farbe gehört, egal wer sie gelegt hat.
lesson-rat-hot-first-anywhere = Auf meiner Seite liegt eine Kiste Paprika. Sie ist rot, also gehört sie dir! Leg deinen Paprika daneben.
lesson-rat-hot-first-anywhere-why = Deine Kisten zählen, wo immer sie liegen. Schau dir stets das ganze Lagerhaus an.
lesson-rat-hot-first-anywhere-no = Das bringt noch nichts. Nimm den Streifen mit dem Paprika und such rechts den anderen.
lesson-rat-hot-first-end = Wenn der letzte Streifen liegt, zahlt jede Gruppe noch einmal. Die meisten Punkte gewinnen, außer es schauen drei deiner Ratten heraus. Jetzt weißt du alles!

lesson-rat-hot-three = Drei Punkte
lesson-rat-hot-three-lay = Leg diesen Streifen so, dass er dir drei Punkte bringt.
lesson-rat-hot-three-lay-why = Beide Enden helfen mit: drei Chilis bringen 2 Punkte, zweimal Zimt bringt 1.
lesson-rat-hot-three-lay-no = Das sind keine drei Punkte. Ein Streifen hat zwei Enden, und jedes kann etwas berühren.

lesson-rat-hot-rats = Eine Ratte zu viel
lesson-rat-hot-rats-hide = Zwei deiner Ratten schauen heraus, und auf deinem letzten Streifen in diesem Zug sitzt noch eine. Leg ihn so, dass du nicht verlierst.
lesson-rat-hot-rats-hide-why = Die neue Ratte schaut heraus, aber eine alte ist zugedeckt. Zwei sind nicht drei!
lesson-rat-hot-rats-hide-no = Dann schauen am Ende deines Zuges drei Ratten heraus, und du hast verloren. Welche Ratte kannst du mit genau diesem Streifen zudecken?

lesson-rat-hot-final = Der letzte Streifen
lesson-rat-hot-final-lay = Der letzte Streifen des Spiels! Du liegst einen Punkt zurück. Wenn er liegt, zahlt jede Gruppe noch einmal. Wo gewinnst du mit ihm?
lesson-rat-hot-final-lay-why = Mit einem einzigen Punkt gewonnen! Was jetzt zahlt, zahlt am Ende noch einmal, und was du zudeckst, bringt mir nichts.
lesson-rat-hot-final-lay-no = Dann liege ich nicht hinter dir. Denk an beides: mehr für dich oder weniger für mich, und alles doppelt.

## Piratz
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

## Rat-a-Tat Cat
lesson-rat-a-tat-cat-first = Deine erste Partie Rat-a-Tat Cat
lesson-rat-a-tat-cat-first-look = Vier Karten liegen verdeckt vor dir. Katzen haben wenige Punkte, Ratten viele, und die wenigsten Punkte gewinnen. Sieh dir deine zwei äußeren Karten an: Tipp sie an!
lesson-rat-a-tat-cat-first-take = Neben dem Stapel liegt offen eine 1. Nimm sie und leg sie an die Stelle deiner 9 ganz links.
lesson-rat-a-tat-cat-first-take-why = Eine 1 statt einer 9: acht Punkte weniger! Die Ratte liegt jetzt auf dem Ablagestapel.
lesson-rat-a-tat-cat-first-take-no = Nimm die offene 1 und gib deine schlechteste Karte dafür her: die 9 ganz links.
lesson-rat-a-tat-cat-first-draw = Ich habe eine 8 abgelegt. Die will niemand haben! Zieh lieber vom Stapel.
lesson-rat-a-tat-cat-first-draw-why = Was du ziehst, siehst nur du. Du darfst es behalten, benutzen oder ablegen.
lesson-rat-a-tat-cat-first-draw-no = Eine 8 ist eine dicke Ratte. Lass sie liegen und zieh vom Stapel.
lesson-rat-a-tat-cat-first-peek = „Spicken“! Damit darfst du dir eine deiner Karten ansehen. Sieh dir die zweite an.
lesson-rat-a-tat-cat-first-peek-why = Eine 8, noch eine Ratte! Gut zu wissen, was man loswerden muss.
lesson-rat-a-tat-cat-first-peek-no = Benutz „Spicken“ für deine zweite Karte. Die hast du noch nicht gesehen.
lesson-rat-a-tat-cat-first-swap = Jetzt hast du „Tauschen“ gezogen. Gib mir deine 8 und nimm irgendeine meiner Karten.
lesson-rat-a-tat-cat-first-swap-why = Niemand hat hingesehen, aber fast jede Karte ist besser als eine 8. Jetzt habe ich die Ratte!
lesson-rat-a-tat-cat-first-swap-no = Benutz „Tauschen“ und gib die 8 weg, deine zweite Karte.
lesson-rat-a-tat-cat-first-two = „Zieh 2“! Damit darfst du noch einmal ziehen, bis zu zweimal. Benutz es.
lesson-rat-a-tat-cat-first-two-why = Willst du diese Karte haben? Wenn nicht, darfst du sie ablegen und noch eine ziehen.
lesson-rat-a-tat-cat-first-two-no = Das wäre schade. Benutz „Zieh 2“.
lesson-rat-a-tat-cat-first-put = Eine Null, die beste Katze von allen! Leg sie an die Stelle deiner dritten Karte, die niemand kennt.
lesson-rat-a-tat-cat-first-put-why = Es war eine 7! Karten, die niemand gesehen hat, sind oft schlecht.
lesson-rat-a-tat-cat-first-put-no = Behalt die Null. Gib deine dritte Karte dafür her.
lesson-rat-a-tat-cat-first-knock = Du bist alle deine Ratten los. Wenn du glaubst, dass du die wenigsten Punkte hast, klopfe!
lesson-rat-a-tat-cat-first-knock-why = Rat-a-tat cat! Alle anderen sind noch einmal dran, dann werden alle Karten aufgedeckt.
lesson-rat-a-tat-cat-first-knock-no = Nur Mut: Mit so wenigen Punkten kannst du klopfen.
lesson-rat-a-tat-cat-first-end = Alle Karten sind aufgedeckt, und du hast viel weniger Punkte als ich. Das ist das ganze Spiel. Gut gespielt!

lesson-rat-a-tat-cat-unknown = Die unbekannte Karte
lesson-rat-a-tat-cat-unknown-give = Außen hast du eine 3 und eine 2. Die zwei in der Mitte hat niemand gesehen. Du hast eine 3 gezogen. Welche Karte gibst du her?
lesson-rat-a-tat-cat-unknown-give-why = Eine Karte, die niemand gesehen hat, ist etwa 5 wert, weil es so viele Ratten gibt. Eine 3 ist besser!
lesson-rat-a-tat-cat-unknown-give-no = Der König würde etwas anderes tun. Was glaubst du, wie viele Punkte eine unbekannte Karte hat?

lesson-rat-a-tat-cat-last = Der letzte Zug
lesson-rat-a-tat-cat-last-choose = Ich habe geklopft, das ist dein letzter Zug. Links hast du eine 9 und rechts eine 2. Nimmst du die offene 6, oder ziehst du?
lesson-rat-a-tat-cat-last-choose-why = Eine gezogene Karte hat etwa 5 Punkte, und es kann eine Null oder sogar „Tauschen“ sein. Mit einer 6 holst du mich kaum noch ein.
lesson-rat-a-tat-cat-last-choose-no = Der König meint, das reicht nicht zum Gewinnen. Was könnte vom Stapel kommen?

lesson-rat-a-tat-cat-memory = Gutes Gedächtnis
lesson-rat-a-tat-cat-memory-watch = Sieh dir deine zwei äußeren Karten an und merk sie dir. Dann schau genau hin, was ich tue.
lesson-rat-a-tat-cat-memory-swap = Du hast „Tauschen“ gezogen! Welche deiner Karten tauschst du gegen welche von mir?
lesson-rat-a-tat-cat-memory-swap-why = Du hast gesehen, wohin ich meine Null gelegt habe. Jetzt gehört sie dir, und ich habe deine 9!
lesson-rat-a-tat-cat-memory-swap-no = Es gibt einen besseren Tausch. Was war deine schlechteste Karte, und wohin habe ich die Null gelegt?
