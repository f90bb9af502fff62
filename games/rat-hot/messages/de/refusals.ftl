rh-e4-over = Das Spiel ist vorbei; es kann nichts mehr gelegt werden.
rh-t2-not-in-hand = Diesen Streifen hast du nicht auf der Hand; lege einen der in diesem Zug aufgedeckten Streifen.
rh-p1-same-both-ways = Dieser Streifen sieht von beiden Seiten gleich aus; drehe ihn nach Osten oder Süden.
rh-p2-off-the-table = Der Streifen würde über den Tischrand ragen; alle drei Felder müssen auf dem Tisch liegen.
rh-p3-touches-nothing = Der Streifen berührt keinen anderen; lege ihn Kante an Kante an einen anderen oder oben darauf.
rh-p4-gap = Unter dem Streifen wäre eine Lücke; alle drei Felder müssen auf derselben Höhe aufliegen.
rh-p5-congruent = Der Streifen läge genau auf einem anderen; verschiebe oder drehe ihn, sodass er mehr als einen Streifen bedeckt.
rh-p5-whole-strip-buried = Damit wäre das letzte sichtbare Feld eines Streifens verdeckt, was an diesem Tisch nicht erlaubt ist; lass ein Feld davon sichtbar.
