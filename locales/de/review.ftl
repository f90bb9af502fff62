## Rückblick auf ein beendetes Spiel.

server-given-up = Dieses Spiel wurde vor dem Ende aufgegeben oder abgebrochen, also weiß niemand, wer gewonnen hätte. Du kannst es durchgehen, aber der König hat keine Meinung dazu.
server-many-reviews = Der König denkt schon über viele Spiele nach. Bitte frag in ein paar Minuten noch einmal.
server-too-long = Dieses Spiel hat zu viele Züge für einen Rückblick. Die Aufzeichnung kannst du trotzdem speichern.

## Der Weg durch das Spiel

review-steps = Durch das Spiel gehen
review-step = Schritt { $number } von { $last }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-play = Von selbst ablaufen lassen
review-pause = Anhalten
review-forward = Einen Schritt weiter
review-last = Zum Ende
review-leave = Rückblick verlassen

## Wessen Augen

review-eyes = Welche Karten?
review-eyes-all = Alle Karten
review-eyes-all-hint = Alles liegt offen, auch was niemand sehen konnte.
review-eyes-hint = { $you ->
    [yes] Nur was du damals wissen konntest, mit vollkommenem Gedächtnis.
   *[no] Nur was { $name } damals wissen konnte, mit vollkommenem Gedächtnis.
}

## Eine Entscheidung

review-person = { $you ->
    [yes] Du
   *[no] { $name }
}
review-decides = { $you ->
    [yes] Du entscheidest
   *[no] { $name } entscheidet
}
review-played = Gespielt
review-better = Besser
review-good = Nichts war deutlich besser. Gewinnchance: { $chance }.
review-cost = Die Gewinnchance fiel von { $before } auf { $after }.
review-hidden = { $you ->
    [yes] Was du besser hättest machen können, hängt von Karten ab, die hier verdeckt sind.
   *[no] Was { $name } besser hätte machen können, hängt von Karten ab, die hier verdeckt sind.
}

## Was der König denkt

review-opinion = Was davon zu halten ist
review-thinking = Der Rattenkönig denkt über jede Entscheidung nach. Du kannst das Spiel inzwischen ansehen.
review-graph = Die Gewinnchance
review-graph-hint = Tippe ins Bild, um dorthin zu gehen. Hohle Zeichen sind Fehler, kleine Pfeile Wendepunkte.
review-chance-of = { $you ->
    [yes] Du: { $chance }.
   *[no] { $name }: { $chance }.
}
review-turning = Wendepunkte
review-turning-mistake = { $you ->
    [yes] Du hast { $percent } verschenkt.
   *[no] { $name } hat { $percent } verschenkt.
}
review-turning-luck = { $you ->
    [yes] Das Glück gab dir { $percent }.
   *[no] Das Glück gab { $name } { $percent }.
}
review-no-turning = Es gab keine: Das Spiel lief ruhig vom Anfang bis zum Ende.
review-balance = Glück und Können
review-balance-note = So veränderte sich jede Gewinnchance von der ersten Entscheidung bis zum Ende. Der König wusste nur, was man damals wusste, und dachte sich die verdeckten Karten jedes Mal neu aus: Was niemand entschieden hat, ist Glück, und auch, worin der König sich geirrt hat.
review-start = Am Anfang
review-mistakes = Eigene Fehler
review-gifts = Geschenke
review-luck = Kartenglück
review-end = Am Ende
review-by-luck = { $you ->
    [yes] Bei dir entschied das Glück mehr als das Können.
   *[no] Bei { $name } entschied das Glück mehr als das Können.
}
review-by-play = { $you ->
    [yes] Bei dir entschied das Können mehr als das Glück.
   *[no] Bei { $name } entschied das Können mehr als das Glück.
}
review-same-cards = Mit denselben Karten gewinnen Ratten und Rattenkinder auf diesem Platz { $percent }.

## Was wäre, wenn

review-what-if = Was wäre, wenn …?
review-what-if-note = Du spielst ab Schritt { $number } weiter. Die Karten sind dieselben wie damals; Bots nehmen die anderen Plätze. Es zählt nichts als die Antwort.
review-what-if-seat = Wer bist du?
review-what-if-level = Wie stark sind die anderen?
review-what-if-go = Weiterspielen
