# Was das Haus über das Netz sagt.

server-open = Das Haus ist offen: { $url }
server-closed = Das Haus ist geschlossen. Alles, was bestätigt wurde, steht in { $file }.
server-not-whole = Das Haus ist geschlossen, aber { $file } allein ist noch nicht alles: { $detail }. Nichts, was bestätigt wurde, ist verloren: Lass die Datei daneben, deren Name auf -wal endet. Öffne das Haus und schließe es wieder, dann ist es eine Datei.
server-copied = Eine Kopie des Hauses liegt in { $file }.
server-copy-exists = { $file } gibt es schon; wähle einen anderen Namen für die Kopie.
server-restored = Das Haus liegt wieder in { $file }, so wie es in der Kopie steht.
server-kept-aside = Was vorher dort lag, liegt jetzt in { $file }.
server-check-fault = Die Datei: { $detail }.
server-check-damaged = Tisch { $table } ist beschädigt. { $detail }.
server-flaw-missing = In seinem Buch fehlen Einträge
server-flaw-entry = Eintrag { $entry }: { $flaw }
server-flaw-unreadable = er ist nicht zu lesen: { $detail }
server-flaw-opening = ein Buch beginnt damit, dass ein Tisch geöffnet wird, und nirgends sonst steht das
server-flaw-rules = das Spiel wurde nach Fassung { $given } seiner Regeln gespielt, und dieses Haus kennt { $known }
server-flaw-deck = das Spiel wurde mit den Karten { $given } gespielt, und dieses Haus hat { $known }
server-flaw-origin = das Spiel, das hier weitergespielt wird, ist fort oder ein anderes
server-flaw-impossible = das kann nicht geschehen sein ({ $reason })
server-checked = { $sound } von { $tables } Tischen sind heil, mit { $entries } Einträgen.
server-checked-others = Gäste: { $guests }. Beendete Spiele mit Wertung: { $results }.
server-vanished = In { $file } lag ein Haus, und die Datei ist leer oder fort. Setze mit „ratskeller restore“ eine Kopie an ihre Stelle; oder lösche zuerst { $lock }, wenn du mit einem neuen Haus beginnen willst.
server-already-open = Das Haus in { $file } ist schon offen. Schließe es zuerst, oder wähle mit --data einen anderen Ordner.
server-address-taken = An { $address } lauscht schon etwas anderes. Wähle mit --listen einen anderen Port, zum Beispiel --listen 127.0.0.1:7288.
server-address-unusable = An { $address } kann das Haus nicht lauschen: { $detail }.
server-data-unusable = In { $file } lässt sich das Haus nicht führen: { $detail }.
server-place-unreadable = Das ist kein Ort für ein Haus: { $detail }.
server-not-finished = Das Haus ist geschlossen, aber { $file } hat das Letzte nicht angenommen: { $detail }. Nichts, was bestätigt wurde, ist verloren.
server-no-house-at = In { $file } antwortet kein Haus: { $detail }.
nodes-none = Zurzeit führt niemand dieses Haus.
nodes-node = { $id }  { $address }  { $version }  letzter Schlag vor { $age } s  Tische { $tables }, gelenkt { $drives }, Verbindungen { $sockets }
server-moved = Das Haus aus { $from } ist jetzt in { $to }, alle { $rows } Zeilen davon. Was vorher da war, ist, wie es war.
server-occupied = In { $file } wird schon ein Haus aufbewahrt; wähle einen Ort, wo keines ist.
server-guest = Gast { $number }

## Warum ein Wunsch nicht erfüllt wird

server-no-session = Das Haus kennt dich noch nicht; POST /api/session lässt dich ein.
server-no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
server-no-such-page = Diese Seite gibt es nicht.
server-no-pages = Dieses Haus wurde ohne seine Seiten gebaut; „make play“ baut sie.
server-no-such-method = Diese Seite wird nicht so gefragt.
server-no-socket = Das ist nur für WebSockets.
server-socket-version = Dieses Haus spricht WebSockets der Version 13.
server-one-host = Eine Anfrage nennt genau einen Host.
server-another-host = So heißt dieses Haus nicht. Öffne es als localhost oder unter seiner eigenen Adresse; wer es betreibt, kann ihm mit --public-url einen Namen geben.
server-broken = Die Anfrage ist kaputt: Sie ist kein HTTP oder hört zu früh auf.
server-name-of-a-bot = So heißen unsere eigenen Spieler. Nimm bitte einen anderen Namen.
server-turned-out = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen. Nur mit einer neuen Einladung kommst du wieder herein.
server-blocked = Wer dieses Haus betreibt, lässt dich nicht hinein.
server-not-the-host = Das ist nur für den, der das Haus betreibt; das Kennwort ist nicht das richtige.
server-no-such-guest = Niemand mit dieser Nummer ist oder war hier Gast.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-table = Das kann nur, wer zu diesem Tisch gehört: wer ihn eröffnet hat oder, für eine Revanche, wer an ihm saß.
server-another-site = Diese Anfrage kommt von der Seite eines anderen, und das Haus nimmt sie nicht an.
server-seat-taken = Dieser Platz ist besetzt; nimm einen anderen.
server-no-free-seat = Alle Plätze sind besetzt; du kannst zuschauen.
server-begun = Das Spiel hat begonnen; das geht nur vorher.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel ist noch nicht vorbei; komm danach wieder.
server-seats-open = Es sind noch Plätze frei; warte auf Leute oder setze Bots.
server-too-many-tables = Du hast so viele offene Tische oder offene Tische mit Königen, wie einer haben kann; beende oder schließe erst einen.
server-others-play = An diesem Tisch spielt noch jemand anders; für sie bleibt er offen.
server-worn-out = An diesem Tisch ist schon so viel geändert worden, dass nichts mehr geändert werden kann. Mach einen neuen auf.
server-opened-before = Mit dieser Zufallszahl wurde schon ein Tisch eröffnet. Zieh eine andere.
server-shares-open = Ein Gerät hat noch nicht gesagt, was es zum Mischen beiträgt. Warte einen Moment, oder bitte die Person zu gehen.
server-fixed = Plätze und Mischen liegen fest: Das Spiel beginnt gleich. Du kannst aufstehen, und wer den Tisch eröffnet hat, kann neu anfangen.
server-not-fixed = Noch liegt nichts fest. Behalte deine Bytes für dich, bis sich alle festgelegt haben.
server-other-bytes = Das sind nicht die Bytes, auf die sich dieser Platz festgelegt hat. Jetzt kann niemand mehr andere wählen.
server-same-commitment = Genau das hat schon ein anderer Platz gesagt. Würfle eigene Bytes, und schicke, was sie verbirgt.
server-stale = Am Tisch ist inzwischen etwas geschehen (er ist bei { $seq }); schau noch einmal hin.
server-nothing-to-take-back = Zurücknehmen kann man nur, was man selbst zuletzt getan hat, solange niemand danach am Zug war.
server-revealed = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas gesehen.
server-already-resigned = Dieser Platz hat schon aufgegeben.
server-time-is-up = Die Zeit war um, bevor dein Zug kam.
server-too-large = Das ist zu viel auf einmal; schick weniger.
server-too-slow = Das hat zu lange gedauert; versuch es noch einmal.
server-too-many = Zu viele Anfragen; warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuch es noch einmal.
server-damaged = Das Buch dieses Tisches ist beschädigt, darum kann hier niemand weiterspielen. Wer das Haus führt, kann mehr herausfinden.
server-newer-table = An diesem Tisch hat ein neuerer Ratskeller geschrieben, und dieser versteht es noch nicht; versuche es gleich noch einmal.
server-too-many-at-once = Du machst hier zu viel auf einmal; warte, bis etwas fertig ist, oder schließ ein Fenster, und versuch es noch einmal.
server-unavailable = Das Haus kann das gerade nicht; versuch es gleich noch einmal.

## Was mit der Datei eines Hauses nicht stimmt

store-not-a-database = das ist keine Datenbank
store-corrupt = was darin steht, ist beschädigt
store-unopened = es lässt sich nicht öffnen
store-read-only = es lässt sich nichts hineinschreiben
store-disk = die Platte liest oder schreibt es nicht
store-newer = ein neueres Ratskeller hat es geschrieben
store-held = jemand anders hat es offen
store-missing = es fehlen Einträge darin
store-address = das ist keine Adresse eines PostgreSQL (postgres://name@rechner/datenbank)
store-unreached = dort antwortet niemand
store-not-postgres = was dort antwortet, ist kein PostgreSQL
store-tls = es kommt keine Verbindung zustande, der man trauen kann
store-password = dieser Name wird mit diesem Passwort nicht angenommen
store-no-such-database = eine solche Datenbank gibt es dort nicht
store-foreign = in der Datenbank steht etwas, das kein Haus ist
store-encoding = die Datenbank bewahrt Texte nicht in UTF-8 auf
store-rights = dieser Benutzer darf in der Datenbank nicht tun, was nötig ist
store-crowded = dort wird niemand mehr eingelassen
