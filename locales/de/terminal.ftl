# Was der Client im Terminal sagt, wo die Tische selbst keine Worte dafür haben.

## Die Tasten, in einem Wort

terminal-short-pan = umsehen
terminal-short-take = Streifen nehmen
terminal-short-strip = Streifen
terminal-short-move = ziehen
terminal-short-turn = drehen
terminal-short-next = weiter
terminal-short-lay = legen
terminal-short-dig = graben
terminal-short-stay = bleiben
terminal-short-leave = gehen mit …
terminal-short-go = gehen
terminal-short-card = Karte
terminal-short-choose = wählen
terminal-short-none = keine
terminal-short-other = wer sonst
terminal-short-scores = Punkte
terminal-short-help = Hilfe
terminal-short-quit = Ende
terminal-short-hint = Tipp
terminal-short-undo = zurück
terminal-short-log = Log

## Die Tasten, in mehr Worten

terminal-key-hint = was ein König täte
terminal-key-undo = das Letzte zurücknehmen
terminal-key-log = alles, was geschehen ist
terminal-key-help = diese Hilfe
terminal-key-quit = gehen; ein angefangenes Spiel wird aufgehoben
terminal-key-lay = den Streifen legen
terminal-key-zoom = näher, weiter weg
terminal-key-other = wessen Karte ein Tausch nimmt

## Am Tisch

terminal-any-key = Weiter mit einer beliebigen Taste.
terminal-cat-drawn = Du hast { $card }. Drücke die Nummer der Karte, die sie ersetzen soll, oder wirf sie mit x ab.
terminal-piratz-round = Runde { $round }
terminal-piratz-pile = Stapel
terminal-cat-pile = Stapel ({ $count })
terminal-cat-discards = Ablage ({ $count })
terminal-cat-hand = Auf der Hand
terminal-hint = Ein König würde: { $action }.
terminal-thinking = Ein König denkt nach …
terminal-no-hint-now = Einen Tipp gibt es, wenn du am Zug bist.
terminal-no-hint-elsewhere = An einem Tisch in einem anderen Haus gibt es keine Tipps.
terminal-no-undo = Es gibt nichts zurückzunehmen: Jemand hat etwas erfahren, oder andere haben gezogen.
terminal-after-game = Mit a spielst du noch einmal, mit q gehst du.
terminal-after-game-elsewhere = Mit q gehst du.
terminal-fair-holds = Die Aufzeichnung stimmt, und dein Beitrag zum Mischen ist darin.
terminal-fair-again = Die Aufzeichnung dieses Spiels stimmt. Aber an diesem Tisch wurde { $count } Mal angefangen, nachdem dein Beitrag zum Mischen gesagt war: Wer alle Beiträge kannte, hat vielleicht auf Karten gewartet, die ihm gefallen.
terminal-fair-otherwise = Hier stimmt etwas nicht: Diese Aufzeichnung ist nicht das, was festlag, als dein Beitrag zum Mischen gesagt wurde. Vielleicht hat sich jemand die Karten ausgesucht.
terminal-fair-never-asked = Hier stimmt etwas nicht: Nach deinem Beitrag zum Mischen hat nie jemand gefragt. Was dein Platz dazugegeben hat, hat jemand anders gewählt.
terminal-fair-broken = Hier stimmt etwas nicht: Die Aufzeichnung dieses Spiels hält nicht stand. Speichere sie; „ratskeller verify“ sagt, warum.

## Vor dem Spiel

terminal-game = Spiel
terminal-setup-keys = ↑ ↓ Zeile wählen · ← → ändern · Enter anfangen · q Ende
terminal-opening = Auf dem Weg zum Tisch …
terminal-waiting-own = Fang das Spiel im Browser an, wenn alle da sind.

## Wenn etwas nicht stimmt

terminal-too-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; der Tisch braucht 80 und 24. Bitte mach es größer.
terminal-not-a-terminal = Das hier ist kein Terminal zum Spielen. Rufe „ratskeller play“ allein in einem Terminal auf, oder lass ein Programm mit „ratskeller engine“ spielen.
terminal-garbled = Der Tisch hat etwas gesagt, das dieses Programm nicht versteht ({ $detail }). Vielleicht ist eins von beiden zu alt.
terminal-leave-key = Mit q gehst du.
terminal-unreachable = Das Haus unter { $house } ist nicht zu erreichen: { $detail }.
terminal-kept = Dieses Spiel ist aufgehoben. So geht es weiter: ratskeller play --resume
terminal-nothing-kept = In { $file } ist kein Spiel aufgehoben. Fang eins mit „ratskeller play“ an.
terminal-damaged = Das Spiel in { $file } ist beschädigt, es kann nicht weitergehen: { $detail }
terminal-bad-address = „{ $given }“ ist nicht die Adresse eines Tisches. Sie sieht so aus: http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } Leute passen nicht an einen Tisch für { $players }.
