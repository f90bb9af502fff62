# Was die Lektionen und Rätsel sagen. Eine Nachricht heißt lesson-<Spiel>-<Datei>, -<Schritt>, und dann -why (es war
# richtig) oder -no (es ginge, ist aber nicht das, wonach gefragt war).

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
