# Was das Haus sagt, gleich bei welchem Spiel. Eine Stelle wie cards[3].rat setzt das Programm vor die Meldung, die
# verletzte Regel dahinter.

quoted = „{ $word }“

## Etwas stimmt nicht an dem, was das Haus bekommen hat.

problem-count =
    { $given ->
        [one] Hier steht { $given } Eintrag
       *[other] Hier stehen { $given } Einträge
    }, es müssen aber genau { $wanted } sein.
problem-too-long = Das ist zu lang: { $given }, erlaubt sind höchstens { $most }.
problem-range = { $given } geht nicht; hier gehört eine ganze Zahl von { $min } bis { $max } hin.
problem-even = { $given } ist gerade; hier gehört eine ungerade Zahl hin.
problem-unknown = „{ $given }“ ist hier unbekannt; möglich: { $known }.
problem-unwanted = „{ $given }“ gehört nicht hierher; hier darf gar nichts stehen.
problem-misplaced = „{ $given }“ darf hier nicht stehen; bitte streichen oder durch etwas anderes ersetzen.
problem-repeated = „{ $given }“ steht doppelt da, darf aber nur einmal dastehen.
problem-times = „{ $what }“ kommt { $given }-mal vor, muss aber { $wanted }-mal vorkommen.
problem-too-often = „{ $what }“ kommt { $given }-mal vor, darf aber höchstens { $most }-mal vorkommen.
problem-empty = Hier steht nichts, es muss aber etwas dastehen.
problem-missing = Das fehlt; bitte ergänzen.
problem-kind =
    Hier steht { $given ->
        [nothing] nichts
        [boolean] true oder false
        [integer] eine ganze Zahl
        [number] eine Zahl mit Nachkommastellen
        [text] ein Text
        [choice] ein Wort oder ein Objekt
        [list] eine Liste
       *[object] ein Objekt
    }, hierher gehört aber { $wanted ->
        [nothing] nichts
        [boolean] true oder false
        [integer] eine ganze Zahl
        [number] eine Zahl
        [text] ein Text in Anführungszeichen
        [choice] ein Wort in Anführungszeichen oder ein Objekt
        [list] eine Liste { "[ … ]" }
       *[object] ein Objekt { "{ … }" }
    }.
problem-unfit = „{ $given }“ passt hier nicht; richtig wäre: { $wanted }.
problem-no-such-seat = Diesen Platz gibt es am Tisch nicht; die Plätze sind 0 bis { $last }.
problem-players = Dieses Spiel ist für { $players } Spieler, nicht für { $given }.

## Dateien und Nachrichten

not-json =
    Das ist kein JSON: Zeile { $line }, Spalte { $column }: { $what ->
        [end] es hört zu früh auf
        [more] hinter dem Ende steht noch etwas
        [extra-comma] hier ist ein Komma zu viel
        [comma] hier fehlt ein Komma oder eine schließende Klammer
        [colon] hier fehlt ein Doppelpunkt
        [name] ein Name braucht Anführungszeichen
        [value] hier fehlt ein Wert, oder er ist nicht zu lesen
        [number] diese Zahl ist nicht zu lesen
        [character] im Text steht ein Zeichen, das so nicht dastehen kann
        [deep] es ist zu tief verschachtelt
        [utf8] das ist kein UTF-8
       *[something] das ist nicht zu lesen
    }.
not-json-wanted = Das ist kein JSON; richtig wäre: { $wanted }.
bracket-alone = Zu diesem „{ $bracket }“ fehlt das Gegenstück: Eine Klammer fehlt, oder es ist eine zu viel.
not-toml =
    Das ist kein TOML: { $what ->
        [twice] dieser Name steht doppelt da
        [quotes] hier fehlt ein Wert, oder ein Text braucht Anführungszeichen
        [extra-comma] hier ist ein Komma zu viel
        [comma] hier fehlt ein Komma
        [equals] hier fehlt ein Gleichheitszeichen
        [value] hier fehlt ein Wert
        [name] dieser Name ist nicht zu lesen
        [character] im Text steht ein Zeichen, das so nicht dastehen kann
        [deep] es ist zu tief verschachtelt
       *[something] das ist nicht zu lesen
    }.
file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
file-not-utf8 = { $file }, Zeile { $line }: Das ist kein UTF-8. Speichere die Datei bitte als UTF-8.
file-unwritable = { $file } kann nicht geschrieben werden: { $detail }.
file-written = { $file } ist geschrieben.
time-left = noch:
line-too-long = Die Zeile ist länger als { $mebibytes } MiB; bitte kürzere Nachrichten schicken.
no-batches = Eins nach dem anderen: bitte eine Nachricht je Zeile schicken, keine Liste.

## Am Tisch

no-such-table = Hier gibt es kein Spiel { $id }; „new“ eröffnet eins und nennt seine Nummer.
nothing-to-undo = Noch ist nichts geschehen, was man zurücknehmen könnte.
game-over = Das Spiel ist aus; eröffne ein neues.
not-their-turn = Platz { $seat } ist nicht an der Reihe; am Zug ist Platz { $mover }.
not-the-table = Das kann der Tisch nicht selbst tun; am Zug ist Platz { $mover }.

## Die Spiele und ihre Varianten

game-players = { $players } Spieler
option-default = Standard: { $value }

## Kartensätze und Aufzeichnungen prüfen

deck-of-another-game = { $file } ist ein Kartensatz für { $own }, nicht für { $game }.
deck-fine = { $file }: in Ordnung. Kartensatz „{ $name }“ für { $title }: { $counts }.
aspect-format = Das Format der Aufzeichnung und die Fassung der Regeln
aspect-deck = Der Kartensatz und sein Hashwert
aspect-commitment = Das Geheimnis, auf das sich das Haus festgelegt hatte
aspect-seed = Der Startwert und woraus er entstand
aspect-shares = Die Bytes, auf die sich jeder Platz festgelegt hatte
aspect-inputs = Das Austeilen und alles, was getan wurde
aspect-outcome = Der Ausgang
record-true = Alles passt zusammen: { $title }, { $players } Spieler, Aktionen: { $inputs }.
record-unproven = Was eine Aufzeichnung allein nicht beweisen kann: wer da saß, wann etwas getan wurde, wer aufgab, ob der Tisch beim Merken half, und dass dieses Spiel überhaupt gespielt wurde. Man kann eine Aufzeichnung von Anfang bis Ende erfinden; wer mitgespielt hat, kann sie mit mehr vergleichen (docs/fairness.md).
record-told-in-turn = Diese Aufzeichnung hat Format 1: Die Plätze haben ihre Bytes nacheinander gesagt, ohne dass vorher etwas festlag. Sie zeigt, dass danach nichts geändert wurde. Sie zeigt nicht, dass niemand, der das Geheimnis kannte und sich zuletzt setzte, Bytes durchprobiert hat, bis die Karten gefielen.
record-false = Diese Aufzeichnung stimmt nicht. Was nach dem ✗ käme, wurde nicht mehr geprüft.

## Lektionen prüfen

lesson-fine = { $file }: in Ordnung. „{ $title }“ für { $game }, Schritte: { $steps }.
lesson-misnamed = Wie die Datei heißt, wird Teil einer Adresse. Nimm kleine Buchstaben von a bis z, Ziffern und Bindestriche, wie in „leave-in-time.toml“.
lesson-taken = Eine Lektion „{ $name }“ für { $game } gibt es schon. Gib der Datei einen anderen Namen.
lesson-none = In { $folder } ist keine Lektion. Ihre Dateien enden auf „.toml“.
lesson-speechless = Die Lektion sagt noch nichts. Gib ihr einen „title“, jedem Schritt ein „say“, und ein „why“ und ein „no“, wo etwas gefragt ist.
lesson-unsaid = Der Satz { $message } fehlt in games/{ $game }/messages/{ $language }/lessons.ftl.
lesson-step = Schritt „{ $step }“: { $trouble }
lesson-before-forbidden = Nummer { $number } von dem, was vorher getan wird, geht nicht. { $reason }
lesson-not-to-move = Hier wird etwas gefragt, aber wer lernt, ist nicht am Zug.
lesson-solution-forbidden = Die Lösung geht nicht. { $reason }
lesson-solution-wrong = Die Lösung ist nicht das, was das Ziel verlangt.
lesson-nothing-right = Nichts, was man tun kann, ist das, was das Ziel verlangt.
lesson-all-right = Alles, was man tun kann, ist das, was das Ziel verlangt. Verlange mehr, oder nimm Ziel und Lösung heraus.
lesson-dead-end = { $answer } ist auch richtig, aber dann geht die Lektion nicht weiter. { $trouble }

## Was das System von Dateien und Verbindungen sagt

system-not-found = so eine Datei oder so einen Ordner gibt es nicht
system-not-allowed = das darfst du nicht
system-exists = etwas mit diesem Namen gibt es schon
system-folder = das ist ein Ordner, keine Datei
system-no-folder = etwas auf dem Weg dorthin ist kein Ordner
system-full = auf der Platte ist kein Platz mehr
system-read-only = auf diese Platte lässt sich nichts schreiben
system-too-large = für diese Platte ist das zu groß
system-bad-name = so kann nichts heißen
system-busy = etwas anderes benutzt es gerade
system-ends-early = es hört zu früh auf
system-address-taken = dort lauscht schon etwas anderes
system-address-elsewhere = diese Adresse hat dieser Rechner nicht
system-nobody-listens = dort lauscht niemand
system-broken-off = die Verbindung ist abgebrochen
system-no-way = dorthin führt kein Weg
system-late = es kam rechtzeitig keine Antwort
