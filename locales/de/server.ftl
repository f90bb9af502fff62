# Was das Haus über das Netz sagt.

server-open = Das Haus ist offen: { $url }
server-closed = Das Haus ist geschlossen. Alles, was bestätigt wurde, steht in { $file }.
server-copied = Eine Kopie des Hauses liegt in { $file }.
server-copy-exists = { $file } gibt es schon; wähle einen anderen Namen für die Kopie.
server-already-open = Das Haus in { $file } ist schon offen. Schließe es zuerst, oder wähle mit --data einen anderen Ordner.
server-address-taken = An { $address } lauscht schon etwas anderes. Wähle mit --listen einen anderen Port, zum Beispiel --listen 127.0.0.1:7288.
server-address-unusable = An { $address } kann das Haus nicht lauschen: { $detail }.
server-data-unusable = In { $file } lässt sich das Haus nicht führen: { $detail }.
server-guest = Gast { $number }

## Warum ein Wunsch nicht erfüllt wird

server-no-session = Das Haus kennt dich noch nicht; POST /api/session lässt dich ein.
server-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
server-no-such-page = Diese Seite gibt es nicht.
server-no-pages = Dieses Haus wurde ohne seine Seiten gebaut; „make play“ baut sie.
server-no-such-method = Diese Seite wird nicht so gefragt.
server-no-socket = Das ist nur für WebSockets.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-table = Das kann nur, wer zu diesem Tisch gehört: wer ihn eröffnet hat oder, für eine Revanche, wer an ihm saß.
server-another-site = Diese Anfrage kommt von der Seite eines anderen, und das Haus nimmt sie nicht an.
server-seat-taken = Dieser Platz ist besetzt; nimm einen anderen.
server-no-free-seat = Alle Plätze sind besetzt; du kannst zuschauen.
server-begun = Das Spiel hat begonnen; das geht nur vorher.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel ist noch nicht vorbei; komm danach wieder.
server-seats-open = Es sind noch Plätze frei; warte auf Leute oder setze Bots.
server-shares-open = Ein Gerät hat noch nicht gesagt, was es zum Mischen beiträgt. Warte einen Moment, oder bitte die Person zu gehen.
server-fixed = Plätze und Mischen liegen fest: Das Spiel beginnt gleich. Nur wer den Tisch eröffnet hat, kann neu anfangen.
server-not-fixed = Noch liegt nichts fest. Behalte deine Bytes für dich, bis sich alle festgelegt haben.
server-other-bytes = Das sind nicht die Bytes, auf die sich dieser Platz festgelegt hat. Jetzt kann niemand mehr andere wählen.
server-stale = Am Tisch ist inzwischen etwas geschehen (er ist bei { $seq }); schau noch einmal hin.
server-nothing-to-take-back = Zurücknehmen kann man nur, was man selbst zuletzt getan hat, solange niemand danach am Zug war.
server-revealed = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas gesehen.
server-already-resigned = Dieser Platz hat schon aufgegeben.
server-too-large = Das ist zu viel auf einmal; schick weniger.
server-too-slow = Das hat zu lange gedauert; versuch es noch einmal.
server-too-many = Zu viele Anfragen; warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuch es noch einmal.
server-unavailable = Das Haus kann das gerade nicht; versuch es gleich noch einmal.
