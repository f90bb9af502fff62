# Die Befehlszeile: was --help, die Handbuchseite und die Shells von ihr sagen, und was an ihr nicht stimmt. Wörter
# in Großbuchstaben stehen für das, was man dort schreibt.

## Um die Texte herum

help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-opening = Das Haus öffnen (ohne Befehl oder mit serve)
help-keeping = Wie lange etwas bleibt, in Tagen (oder „forever“: für immer)
help-running = Ein großes Haus betreiben
help-to-play = Spielen
help-to-look-back = Zurückblicken
help-to-host = Gastgeber sein
help-for-programs = Für Bots und Programme
help-for-your-shell = Für deine Shell
help-environment = {"["}Umgebung: { $told }]
help-default = {"["}sonst: { $told }]
help-possible = {"["}möglich: { $told }]
manual-name = NAME
manual-synopsis = ÜBERSICHT
manual-description = BESCHREIBUNG
manual-version = VERSION

## Die Befehle

command = Ein Haus für drei Brettspiele, in denen Ratten vorkommen.
command-serve = Öffnet das Haus für alle, die seine Adresse haben (so wie gar kein Befehl)
command-backup = Kopiert alles, was das Haus aufbewahrt, in eine Datei, auch während es offen ist
command-restore = Setzt eine solche Kopie an die Stelle des Hauses, das beiseitegelegt wird
command-check = Sieht alles durch, was das Haus aufbewahrt, und sagt, ob es heil ist
command-admin = Kümmert sich um ein offenes Haus: seine Tische, seine Gäste und was allen gesagt wird
command-nodes = Zählt die Programme auf, die gemeinsam ein Haus in einem PostgreSQL führen
command-move-in = Kopiert ein geschlossenes Haus aus einer Datei in ein PostgreSQL oder zurück
command-play = Spielt in diesem Terminal: gegen Bots, abwechselnd mit anderen hier oder an einem Tisch anderswo
command-replay = Zeigt ein aufgezeichnetes Spiel Schritt für Schritt
command-analyse = Blickt auf ein beendetes Spiel zurück: Chancen, Fehler und Glück, als Zusammenfassung, als JSON und als Seite mit einer Kurve
command-verify = Rechnet aufgezeichnete Spiele nach und sagt, ob alles darin zusammenpasst
command-arena = Lässt Bots gegeneinander spielen und misst, wie gut sie sind
command-train = Lernt durch Spielen die Werte, nach denen Könige urteilen, und schreibt sie in eine Datei
command-engine = Lässt ein anderes Programm die Regeln bedienen: JSON-RPC 2.0, eine Nachricht je Zeile, auf Standardeingabe und -ausgabe
command-games = Zählt die Spiele und ihre Optionen auf
command-deck = Arbeitet mit Kartendateien
command-deck-check = Prüft eine Kartendatei und nennt Zeile und Spalte von dem, was nicht stimmt
command-lesson = Arbeitet mit Lektionsdateien
command-lesson-check = Prüft Lektionsdateien: ob sie sich lesen, spielen und lösen lassen, und was an welchem Schritt nicht stimmt
command-rules = Erklärt, wie ein Spiel gespielt wird
command-completions = Schreibt, was eine Shell braucht, um Befehle und Optionen zu ergänzen
command-man = Schreibt die Handbuchseite, für „man -l“
command-help = Erklärt einen Befehl
command-admin-list = Zählt Tische auf, auch private, und Gäste, die letzten zuerst
command-admin-list-tables = Zählt Tische auf, auch private, die letzten zuerst
command-admin-list-guests = Zählt Gäste auf, die letzten zuerst
command-admin-close = Schließt einen Tisch für immer
command-admin-kick = Lässt aufstehen, wer dort sitzt, oder ein laufendes Spiel aufgeben
command-admin-block = Lässt einen Gast oder eine Adresse nicht mehr herein
command-admin-unblock = Lässt einen Gast oder eine Adresse wieder herein
command-admin-blocks = Zählt auf, wen das Haus nicht hereinlässt
command-admin-rename = Gibt jemandem einen anderen Namen, auch an allen Tischen
command-admin-erase = Löscht einen Gast samt seinen Bots; wo er gespielt hat, ist er von da an irgendwer
command-admin-prune = Räumt jetzt weg, was seine Zeit gehabt hat
command-admin-say = Sagt allen etwas, an allen Tischen und auf allen Seiten

## Was jeder Befehl nimmt, oder was bei mehreren dasselbe heißt

argument-lang = Die Sprache
argument-help = Zeigt, was hier steht
argument-version = Sagt, welche Version das ist
argument-subcommand = Welcher Befehl erklärt werden soll
argument-game = Welches Spiel
argument-deck = Eigene Karten
argument-iterations = Wie viele Denkschritte ein König über jede Entscheidung nachdenkt, wie lange es auch dauert
argument-millis = Wie lange ein König über jede Entscheidung nachdenkt, in Millisekunden; 500, wenn nichts gesagt wird
argument-options = Eine Option des Spiels, wie table=9 oder until={"{"}"rounds":1{"}"}; darf mehrmals dastehen
argument-seed = 64 hexadezimale Ziffern, die allen Zufall bestimmen, um dasselbe Spiel noch einmal zu spielen
argument-data = Der Ordner, in dem alles aufbewahrt wird [sonst: ratskeller, wo dein System die Daten von Programmen hat]

## Das Haus öffnen

argument-listen = Wo das Haus lauscht; mit 0.0.0.0:7287 können alle in deinem Netz kommen
argument-open = Einen Browser zum Spielen öffnen
argument-store = Das PostgreSQL, in dem beliebig viele Programme gemeinsam alles aufbewahren, etwa postgres://name:passwort@rechner/datenbank
argument-nats = Das NATS, über das diese Programme einander Neues sofort sagen, etwa nats://rechner
argument-public-url = Wo man das Haus findet, wenn ein Proxy davorsteht, etwa https://rats.example.org
argument-trust-forwarded = Dem Proxy glauben, woher Anfragen kommen (X-Forwarded-For)
argument-lessons = Ein Ordner mit Lektionen, die neben denen des Hauses stehen
argument-keep-waiting = Tische, an denen kein Spiel begonnen hat
argument-keep-playing = Spiele, die nicht zu Ende sind und die niemand angerührt hat
argument-keep-finished = Spiele, die zu Ende sind
argument-keep-guests = Gäste, die nicht wiedergekommen sind
argument-thinkers = Wie viele Bots zugleich nachdenken [sonst: halb so viele wie Kerne]
argument-review-iterations = Wie viele Denkschritte ein König beim Zurückblicken über jede Entscheidung nachdenkt [sonst: je nach Spiel, 100 und mehr]
argument-idle = Nach wie vielen Sekunden ein Tisch, den niemand ansieht, aus dem Speicher geht
argument-connections = So viele Verbindungen höchstens zugleich
argument-no-limits = Alle dürfen so viel fragen, wie sie wollen (zum Messen)
argument-log-format = Das Protokoll, auf der Fehlerausgabe: für Menschen, oder ein JSON-Objekt je Zeile; RUST_LOG=debug sagt mehr

## Sich um das Haus kümmern

command-backup-with-file = Die Kopie, die geschrieben wird; es darf sie noch nicht geben
command-restore-with-file = Die Kopie, wie „ratskeller backup“ sie gemacht hat
command-admin-with-url = Wo das Haus ist
command-admin-with-token = Woran das Haus erkennt, wer es betreibt [sonst: was in admin.token in seinem Ordner steht]
command-admin-with-json = Die Antwort des Hauses als JSON schreiben
command-admin-with-data = Der Ordner, in dem das Haus aufbewahrt wird [sonst: wie bei serve]
command-admin-with-store = Das PostgreSQL, in dem das Haus aufbewahrt wird, denn dort steht auch das Kennwort
command-nodes-with-store = Das PostgreSQL, in dem das Haus aufbewahrt wird
command-nodes-with-json = Die Liste als JSON schreiben
command-move-in-with-from = Wo es aufbewahrt wird: sein Ordner, seine Datei oder postgres://…
command-move-in-with-to = Wo noch kein Haus ist
command-admin-with-table = Die Nummer des Tisches, wie list sie nennt
command-admin-with-seat = Der Platz, gezählt ab 0
command-admin-with-guest = Die Nummer des Gastes, wie list sie nennt
command-admin-with-who = Die Nummer eines Gastes oder eine Adresse
command-admin-with-after = Die nächste Seite, wie es in der letzten Zeile von dieser steht
command-admin-rename-with-name = Der neue Name
command-admin-list-guests-with-name = Die, in deren Namen das vorkommt
command-admin-list-tables-with-phase = Wie weit die Tische sind
command-admin-say-with-text = Was allen gesagt wird
command-admin-say-with-clear = Sagt ihnen nichts mehr

## Spielen und zurückblicken

command-play-with-game = Welches Spiel; ohne Angabe wird es auf dem Bildschirm gewählt
command-play-with-players = Wie viele spielen, du eingeschlossen; ohne Angabe so wenige wie möglich
command-play-with-people = Wie viele davon an diesem Terminal sitzen und sich abwechseln
command-play-with-level = Wie gut die anderen spielen
command-play-with-pause = Wie lange die anderen warten, bevor sie etwas tun, in Millisekunden
command-play-with-record = Wohin die Aufzeichnung geschrieben wird, wenn das Spiel zu Ende ist
command-play-with-resume = Mit dem Spiel weitermachen, das zuletzt verlassen wurde
command-play-with-save = Wo das Spiel aufbewahrt wird, während es läuft [sonst: eine eigene Datei, wo dein System die Daten von Programmen hat]
command-play-with-plain = In Sätzen, Zeile für Zeile, ohne Gezeichnetes: für Vorleseprogramme, und wo Ein- oder Ausgabe kein Terminal ist
command-play-with-join = In ein Haus anderswo gehen, oder an einen seiner Tische, mit der Adresse, die ein Browser zeigt
command-play-with-name = Wie du in einem Haus anderswo heißt
command-replay-with-file = Die Aufzeichnung
command-replay-with-plain = Jeden Schritt ausgeben, statt auf Tasten zu warten
command-replay-with-seat = Nur zeigen, was dieser Platz sah
command-replay-with-spectator = Nur zeigen, was jemand sah, der zuschaute
command-analyse-with-file = Die Aufzeichnung eines beendeten Spiels; - ist die Standardeingabe
command-analyse-with-json = Schreibt alles als JSON statt einer Zusammenfassung, oder neben ihr in diese Datei
command-analyse-with-html = Wohin der Rückblick als Seite mit einer Kurve geschrieben wird
command-verify-with-files = Die Aufzeichnungen; - ist die Standardeingabe
command-verify-with-json = Schreibt alles als JSON statt in Sätzen: ein Objekt, oder eine Liste davon bei mehreren Dateien

## Für Bots und Programme

command-games-with-json = Als JSON, mit den Optionen als JSON-Schemas
command-arena-with-bots = Wer spielt, einer je Platz: random, pup, scamp, rat, king, king:400 (Denkschritte), king:250ms oder ein Name, den --bot vergibt
command-arena-with-programs = Ein eigener Bot: ein Programm, das das Protokoll aus docs/bot-protocol.md spricht; darf mehrmals dastehen
command-arena-with-games = Wie viele Spiele, 100 ohne Angabe; aufgerundet, sodass jede Verteilung mit allen auf jedem Platz gespielt wird
command-arena-with-sprt = Endet, sobald feststeht, welche dieser beiden Siegquoten des ersten Bots gegen den zweiten die wahrscheinlichere ist; höchstens 5 % solcher Tests irren. Als Vorsprung in Elo-Punkten (0,35) oder als Quoten (50%,55%). --games sagt dann, wie viele Spiele es höchstens sind
command-arena-with-limit = Wie lange ein eigener Bot für jede Antwort brauchen darf, in Millisekunden
command-arena-with-seed = 64 hexadezimale Ziffern, die allen Zufall bestimmen
command-arena-with-json = Schreibt alles als JSON statt als Tabelle
command-arena-with-plot = Zeichnet Siege und Punktunterschiede in diese SVG-Datei
command-arena-with-records = Schreibt die Aufzeichnung jedes Spiels in diesen Ordner, auch die der kampflos verlorenen
command-train-with-generations = Wie viele Generationen es am Ende sein sollen; jede wird mit dem gespielt, was vor ihr gelernt wurde
command-train-with-games-a-generation = Wie viele Spiele eine Generation hat [Vorgabe: 200 oder wie in der Datei von --from]
command-train-with-seed = 64 hexadezimale Ziffern, die allen Zufall bestimmen: dieselben ergeben dieselben Gewichte, auf wie vielen Kernen auch immer [Vorgabe: wie in der Datei von --from, sonst Nullen]
command-train-with-against = Lernt gegen einen Bot des Hauses, der nicht lernt (rat, king:32), statt gegen sich selbst, und sagt, wie oft es gewinnt
command-train-with-from = Gewichte, mit denen begonnen wird; ein Zwischenstand desselben Lernens geht weiter, als wäre nie angehalten worden
command-train-with-out = Wohin die Gewichte kommen, die zum Spielen gebraucht werden [Vorgabe: der Name des Spiels mit .weights, in diesem Ordner]
command-train-with-checkpoint = Wohin nach jeder Generation alles kommt, was zum Weitermachen gebraucht wird
command-engine-with-decks = Nimmt die Karten in dieser Datei für ihr Spiel, wenn nichts anderes gesagt wird; darf mehrmals dastehen
command-deck-check-with-file = Die Karten; - ist die Standardeingabe
command-lesson-check-with-files = Die Lektionen; - ist die Standardeingabe
command-completions-with-shell = Welche Shell

## Was dort steht, in einem Wort

value-options = OPTIONEN
value-command = BEFEHL
value-language = SPRACHE
value-game = SPIEL
value-number = ZAHL
value-name-value = NAME=WERT
value-low-high = UNTEN,OBEN
value-name-command = NAME=BEFEHL
value-file = DATEI
value-file-svg = DATEI.svg
value-folder = ORDNER
value-record = AUFZEICHNUNG
value-seed = STARTZAHL
value-level = STUFE
value-milliseconds = MILLISEKUNDEN
value-seconds = SEKUNDEN
value-days = TAGE
value-url = URL
value-from = WOHER
value-to = WOHIN
value-address-port = ADRESSE:PORT
value-name = NAME
value-seat = PLATZ
value-table = TISCH
value-guest = GAST
value-who = WER
value-text = TEXT
value-phase = PHASE
value-place = STELLE
value-token = KENNWORT
value-bot = BOT
value-format = FORMAT
value-shell = SHELL

## Was an einer Befehlszeile nicht stimmt

usage-unknown-argument = „{ $argument }“ ist hier unbekannt.
usage-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
usage-unknown-value = „{ $value }“ ist bei { $argument } nicht möglich.
usage-unfit-value = „{ $value }“ passt nicht zu { $argument }: { $wanted }.
usage-unwanted-value = „{ $value }“ ist zu viel: { $argument } nimmt keinen Wert mehr.
usage-wrong-count = { $argument } braucht eine andere Anzahl von Werten.
usage-no-equals = Der Wert von { $argument } kommt hinter ein Gleichheitszeichen.
usage-no-value = Bei { $argument } fehlt der Wert.
usage-no-command = Hinter „{ $command }“ fehlt ein Befehl.
usage-missing = Es fehlt: { $missing }.
usage-conflict = { $one } und { $other } passen nicht zusammen.
usage-twice = { $argument } darf nur einmal dastehen.
usage-not-utf8 = Etwas davon ist kein UTF-8.
usage-possible = Möglich: { $known }.
usage-meant = Meinst du { $known }?
usage-more = „{ $command } --help“ sagt mehr.
usage-wanted-number = es muss eine ganze Zahl sein
usage-wanted-count = es muss eine ganze Zahl ab 1 sein
usage-wanted-address = es muss eine Adresse aus Zahlen mit einem Port sein, etwa 127.0.0.1:7287
usage-wanted-days = es muss eine Anzahl von Tagen sein, oder „forever“
usage-wanted-site = es muss aussehen wie https://rats.example.org
usage-wanted-doorbell = es muss aussehen wie nats://nats.example.org oder tls://nats.example.org
