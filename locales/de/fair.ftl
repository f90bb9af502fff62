# What the page says that checks whether a game was fair.

fair-title = Ging es mit rechten Dingen zu?
fair-lead = Diese Seite rechnet alles selbst nach, hier in deinem Browser. Sie muss dem Haus nichts glauben.
fair-working = Es wird noch einmal gerührt und gemischt …
fair-yes = Ja. Niemand konnte sich diese Karten aussuchen.
fair-again = Was sich hier prüfen lässt, passt zusammen. Aber an diesem Tisch wurde { $count } Mal angefangen, nachdem dein Salz gezeigt war; vielleicht hat jemand so oft neu angefangen, bis ihm die Karten gefielen.
fair-partly = Was sich hier prüfen lässt, passt zusammen. Wer mit am Tisch war, kann mehr prüfen.
fair-no = Nein. Hier stimmt etwas nicht.
fair-right = Stimmt:
fair-wrong = Stimmt nicht:
fair-untold = Lässt sich hier nicht sagen:
fair-not-looked-at = Nicht angeschaut, weil davor etwas nicht stimmt.

fair-step-seal = Der Umschlag
fair-seal-holds = Das Geheimnis ist das aus dem versiegelten Umschlag.
fair-seal-broken = Das Geheimnis ist nicht das aus dem versiegelten Umschlag.
fair-seal-none = Es gab keinen versiegelten Umschlag; vielleicht hat sich jemand die Karten ausgesucht.
fair-seal-seen = Genau diesen Umschlag hat dein Browser gesehen, bevor er sein Salz gezeigt hat.
fair-seal-swapped = Bevor er sein Salz gezeigt hat, hat dein Browser einen anderen Umschlag gesehen.
fair-seal-unseen = Dieser Browser hat kein Salz in dieses Spiel getan. Welcher Umschlag vorher auf dem Tisch lag, wissen nur die, die es getan haben.
fair-another-table = Das ist die Aufzeichnung eines anderen Tisches.

fair-step-salt = Das Salz
fair-salt-all = { $count } Prisen Salz sind darin, von jedem Platz eine.
fair-salt-missing = Es müssten { $players } Prisen Salz sein, von jedem Platz eine, aber es { $count ->
    [one] ist nur eine
   *[other] sind { $count }
}.
fair-salt-yours = Das Salz aus deinem eigenen Browser ist darin, Korn für Korn.
fair-salt-not-yours = Das Salz aus deinem eigenen Browser ist nicht darin.
fair-salt-kept = Alle haben das Salz hineingetan, das in ihrer geschlossenen Dose war.
fair-salt-broken = Jemand hat anderes Salz hineingetan, als in der geschlossenen Dose war.
fair-salt-seen = Dein Browser hat all diese geschlossenen Dosen gesehen, bevor er seine eigene geöffnet hat.
fair-salt-swapped = Als dein Browser seine Dose geöffnet hat, standen andere Dosen auf dem Tisch.
fair-salt-unseen = Dieser Browser hat die geschlossenen Dosen nicht auf dem Tisch gesehen.
fair-salt-no-boxes = Dein Browser hat eine geschlossene Dose auf den Tisch gestellt, aber diese Aufzeichnung weiß von keinen Dosen.
fair-salt-never-opened = Dein Browser hat eine geschlossene Dose auf den Tisch gestellt, aber sie wurde nie geöffnet. Das Salz deines Platzes kam von jemand anderem.
fair-salt-told = In diesem Spiel wurde das Salz offen hineingetan, einer nach dem anderen. Es beweist also nicht, dass niemand, der das Geheimnis kannte und zuletzt kam, so lange Salz probiert hat, bis ihm die Karten gefielen.

fair-step-shuffle = Das Mischen
fair-deck-holds = Das sind genau die Karten, von denen die Aufzeichnung spricht.
fair-deck-other = Das sind nicht die Karten, von denen die Aufzeichnung spricht.
fair-deck-unknown = Das Haus hat nicht gesagt, was auf den Karten steht; darum lassen sie sich hier nicht mischen.
fair-nonsense = Mit dem, was in der Aufzeichnung steht, lässt sich nichts austeilen.
fair-begins = Das Los fiel auf { $name }, und so begann das Spiel.
fair-begins-not = Das Los fällt auf { $name }, aber jemand anders hat begonnen.
fair-named-none = Wer dieses Spiel spielt, nennt nie eine Karte; die Aufzeichnung allein zeigt also nicht, wer welche hatte.
fair-seen = { $count ->
    [one] Die Karte, die dein Browser im Spiel gesehen hat, ist die aus dieser Mischung.
   *[other] Alle { $count } Karten, die dein Browser im Spiel gesehen hat, sind die aus dieser Mischung.
}
fair-seen-not = Dein Browser hat im Spiel andere Karten gesehen als die aus dieser Mischung.
fair-dealt-hand = Ausgeteilt an { $name }
fair-dealt-pile = Dann vom Stapel, die erste zuerst
fair-dealt-order = Der Stapel, von oben an

fair-why = Warum niemand schummeln kann
fair-why-seal = Bevor sich jemand setzt, denkt sich das Haus ein Geheimnis aus und steckt es in einen versiegelten Umschlag. Alle sehen das Siegel. Niemand kann hineinschauen, und das Haus kann nichts anderes hineinstecken, ohne das Siegel zu brechen.
fair-why-salt = Wer sich setzt, stellt eine geschlossene Dose mit einer Prise Salz auf den Tisch: eine Zahl, die der eigene Browser gewürfelt hat. Erst wenn alle Dosen dastehen und niemand mehr eine austauschen kann, werden sie geöffnet.
fair-why-stir = Geheimnis und Salz werden verrührt, und was dabei herauskommt, bestimmt jedes Mischen. Dasselbe verrührt ergibt immer dasselbe. Also konnte sich das Haus die Karten nicht aussuchen, und auch sonst niemand.
fair-why-open = Nach dem Spiel wird der Umschlag geöffnet. Jetzt können alle noch einmal rühren und nachsehen, ob dieselben Karten herauskommen.
fair-moves = Ob auch jeder einzelne Zug erlaubt war, prüft das Programm:
fair-insecure = Diese Seite kam über eine Leitung, die nicht sicher ist, und dort rechnen Browser so etwas nicht. Speichere die Aufzeichnung und lass sie vom Programm prüfen:

fair-digits = Die Zahlen selbst
fair-digits-commitment = Das Siegel: die SHA-256-Prüfsumme des Geheimnisses
fair-digits-box = Die geschlossene Dose von { $name }
fair-digits-secret = Das Geheimnis
fair-digits-bytes = Das Salz von { $name }
fair-digits-seed = Was beim Rühren herauskam

fair-another = Ein anderes Spiel prüfen
fair-another-hint = Wähle eine Aufzeichnung, die nach einem Spiel gespeichert wurde, in diesem Haus oder einem anderen. Die Datei bleibt in deinem Browser.
fair-choose-file = Datei auswählen
fair-not-a-record = Diese Datei ist keine Aufzeichnung eines Spiels, das hier gespielt wird.
fair-to-the-table = Zum Tisch
