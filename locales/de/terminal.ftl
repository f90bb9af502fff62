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
terminal-short-again = noch mal
terminal-short-save = speichern
terminal-short-setup = anderes Spiel
terminal-short-table = Tisch
terminal-short-more = mehr
terminal-short-resign = aufgeben

## Die Tasten, in mehr Worten

terminal-key-hint = was ein König täte
terminal-key-resign = das Spiel aufgeben, nach einer Rückfrage
terminal-key-undo = das Letzte zurücknehmen
terminal-key-log = alles, was geschehen ist
terminal-key-rules = wie das Spiel geht
terminal-key-help = diese Hilfe
terminal-key-quit = gehen; ein angefangenes Spiel wird aufgehoben
terminal-key-lay = den Streifen legen
terminal-key-zoom = näher, weiter weg
terminal-key-other = wessen Karte ein Tausch nimmt
terminal-space = Leer

## Am Tisch

terminal-any-key = Weiter mit einer beliebigen Taste.
terminal-scroll-keys = ↑ ↓ blättern, weiter mit jeder anderen Taste.
terminal-rules = So geht es
terminal-lessons = Die Stunden bei Oma Ratte stehen in der letzten Zeile des Menüs von „ratskeller play“ und im Browser: Rufe „ratskeller“ auf und öffne { $address }.
terminal-hint = Ein König würde: { $action }.
terminal-mentor-hint = Oma Ratte würde: { $action }.
terminal-thinking = Ein König denkt nach …
terminal-no-hint-now = Einen Tipp gibt es, wenn du am Zug bist.
terminal-no-hint-elsewhere = An einem Tisch in einem anderen Haus gibt es keine Tipps.
terminal-no-undo = Es gibt nichts zurückzunehmen: Jemand hat etwas erfahren, oder andere haben gezogen.
terminal-resign-sure = Dieses Spiel wirklich aufgeben? Dann gewinnen die anderen. y: ja · andere Taste: nein
terminal-rematch-wanted = Die anderen spielen noch einmal. Mit a machst du mit.
terminal-over = Das Spiel ist vorbei
terminal-after-game = Mit a spielst du noch einmal, s speichert die Aufzeichnung, b ist für ein anderes Spiel, mit q gehst du.
terminal-after-game-elsewhere = Mit a spielst du noch einmal, mit q gehst du.
terminal-fair-holds = Die Aufzeichnung stimmt, und dein Beitrag zum Mischen ist darin.
terminal-fair-again = Die Aufzeichnung dieses Spiels stimmt. Aber an diesem Tisch wurde { $count } Mal angefangen, nachdem dein Beitrag zum Mischen gesagt war: Wer alle Beiträge kannte, hat vielleicht auf Karten gewartet, die ihm gefallen.
terminal-fair-otherwise = Hier stimmt etwas nicht: Diese Aufzeichnung ist nicht das, was festlag, als dein Beitrag zum Mischen gesagt wurde. Vielleicht hat sich jemand die Karten ausgesucht.
terminal-fair-never-asked = Hier stimmt etwas nicht: Nach deinem Beitrag zum Mischen hat nie jemand gefragt. Was dein Platz dazugegeben hat, hat jemand anders gewählt.
terminal-fair-broken = Hier stimmt etwas nicht: Die Aufzeichnung dieses Spiels hält nicht stand. Speichere sie; „ratskeller verify“ sagt, warum.

## Vor dem Spiel

terminal-game = Spiel
terminal-go-on = Weiterspielen
terminal-go-on-hint = Mit Enter geht dieses Spiel weiter, ← und → zeigen die anderen. Entf wirft es weg.
terminal-go-on-doomed = Drück noch einmal Entf, dann ist dieses Spiel für immer weg.
terminal-learn = Lernen
terminal-learn-hint = Oma Ratte setzt sich zu dir und zeigt dir, wie es geht. Enter beginnt diese Lektion oder dieses Rätsel, ← und → zeigen die anderen.
terminal-learned = Versuch jetzt eine andere Lektion oder ein Spiel.
terminal-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
terminal-ago = { $unit ->
    [minutes] { $count ->
        [0] gerade eben
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
    [hours] { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
   *[days] { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
}
terminal-setup-keys = ↑ ↓ Zeile wählen · ← → ändern · Enter anfangen · i so geht es · q Ende
terminal-opening = Auf dem Weg zum Tisch …
terminal-seats-free = Es sind noch Plätze frei.
terminal-everybody-here = Alle sind da.
terminal-gathering-start = Mit s fängt das Spiel an.
terminal-gathering-bot = Mit b setzt sich eine Ratte auf einen freien Platz.
terminal-no-tables = Hier spielt gerade niemand. Mit n eröffnest du einen Tisch.
terminal-hall-keys = ↑ ↓ Tisch wählen · Enter hingehen · n neuer Tisch · r neu laden · q Ende
terminal-plain-choose = Schreib eine Nummer und drück Enter; mit q gehst du.
terminal-plain-hall = Schreib die Nummer eines Tisches, um hinzugehen. n: ein neuer Tisch. Enter: noch einmal nachsehen. q: gehen.
terminal-plain-enter = Weiter mit Enter.
terminal-plain-turn = Du bist dran. { $count ->
    [one] Du kannst eins tun:
   *[other] Du kannst { $count } Dinge tun, das Beste zuerst, wo eins besser ist:
}
terminal-plain-more = Mit m kommt mehr: { $count } sind noch übrig.
terminal-plain-unknown = Das steht nicht zur Wahl. Schreib eine der Nummern; ? sagt, was man sonst schreiben kann.
terminal-plain-not-now = Andere sind dran. Was sie tun, steht gleich hier; ? sagt, was du inzwischen schreiben kannst.
terminal-plain-help = Eine Nummer tut, was hinter ihr steht. Andere Wörter zeigen nur, worin sie vorkommen, zum Beispiel 12, 10. h: was ein König täte. u: zurücknehmen. t: der ganze Tisch. l: was geschah. m: mehr zur Wahl. i: wie das Spiel geht. q: gehen; das Spiel ist aufgehoben.
terminal-plain-help-elsewhere = Eine Nummer tut, was hinter ihr steht. Andere Wörter zeigen nur, worin sie vorkommen, zum Beispiel 12, 10. u: zurücknehmen. t: der ganze Tisch. l: was geschah. m: mehr zur Wahl. i: wie das Spiel geht. g: das Spiel aufgeben, nach einer Rückfrage. q: gehen; du kannst wiederkommen, solange das Spiel läuft.

## Wenn etwas nicht stimmt

terminal-too-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; der Tisch braucht 80 und 24. Bitte mach es größer.
terminal-not-a-terminal = Das hier ist kein Terminal zum Spielen. Rufe „ratskeller play“ allein in einem Terminal auf, spiel mit --plain Zeile für Zeile, oder lass ein Programm mit „ratskeller engine“ spielen.
terminal-garbled = Der Tisch hat etwas gesagt, das dieses Programm nicht versteht ({ $detail }). Vielleicht ist eins von beiden zu alt.
terminal-leave-key = Mit q gehst du.
terminal-unreachable = Das Haus unter { $house } ist nicht zu erreichen: { $detail }.
terminal-busy = { $detail } Der nächste Versuch ist in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} …
terminal-certificate-unknown-issuer = Das Haus unter { $house } kann nicht zeigen, dass es das richtige ist: Niemand, dem dieser Computer traut, bürgt für sein Zertifikat. Ist es deines, dann nenne sein Zertifikat in SSL_CERT_FILE.
terminal-certificate-expired = Das Haus unter { $house } kann nicht zeigen, dass es das richtige ist: Sein Zertifikat ist abgelaufen.
terminal-certificate-not-yet-valid = Das Haus unter { $house } kann nicht zeigen, dass es das richtige ist: Sein Zertifikat gilt noch nicht. Geht die Uhr dieses Computers richtig?
terminal-certificate-other-name = Das Haus unter { $house } kann nicht zeigen, dass es das richtige ist: Sein Zertifikat ist für einen anderen Namen.
terminal-certificate-broken = Das Haus unter { $house } kann nicht zeigen, dass es das richtige ist: Sein Zertifikat stimmt nicht.
terminal-kept = Dieses Spiel ist aufgehoben. So geht es weiter: { $command }
terminal-look-back = Zurückblicken: ratskeller analyse { $file } – und Schritt für Schritt: ratskeller replay { $file }
terminal-nothing-kept = In { $file } ist kein Spiel aufgehoben. Fang eins mit „ratskeller play“ an.
terminal-damaged = Das Spiel in { $file } ist beschädigt, es kann nicht weitergehen: { $detail }
terminal-bad-address = „{ $given }“ ist weder die Adresse eines Hauses noch die eines Tisches. Solche Adressen sehen so aus: https://rats.example und http://localhost:7287/table/5eed.
terminal-too-many-people = { $people } Leute passen nicht an einen Tisch für { $players }.
