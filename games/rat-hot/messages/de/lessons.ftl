# Was die Lektionen und Rätsel sagen. Eine Nachricht heißt lesson-<Spiel>-<Datei>, -<Schritt>, und dann -why (es war
# richtig) oder -no (es ginge, ist aber nicht das, wonach gefragt war).

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
