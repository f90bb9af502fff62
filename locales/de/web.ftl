# What the web client says around the tables.

## Everywhere

web-close = Schließen
web-settings = Einstellungen
web-your-name = Dein Name
web-keep = Behalten
web-name-full = Länger kann ein Name nicht sein: { $most } Zeichen.
web-your-face = Dein Gesicht
web-face-rat = Ratte
web-face-mouse = Maus
web-face-cat = Katze
web-face-fox = Fuchs
web-face-owl = Eule
web-face-frog = Frosch
web-face-hedgehog = Igel
web-face-badger = Dachs
web-face-rabbit = Hase
web-face-raven = Rabe
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-motion = Bewegung
web-motion-hint = Karten fliegen und Streifen landen; ohne das ist alles einfach da.
web-notify = Ruf mich
web-notify-hint = Der Browser meldet sich, wenn du dran bist und gerade woanders hinschaust.
web-install = Das Haus auf diesem Gerät ablegen
web-install-hint = Dann hat es ein eigenes Bild unter deinen Programmen und öffnet sich wie eines.
web-your-data = Deine Daten
web-take-along = Meine Daten mitnehmen
web-erase = Mich löschen
web-erase-sure = Dein Name verschwindet überall, auch aus alten Spielen und Ranglisten, deine Bots gehen, und laufende Spiele werden aufgegeben. Das lässt sich nicht rückgängig machen. Willst du das?
web-erase-yes = Ja, lösche mich
web-erase-no = Nein, ich bleibe

## When something is wrong

web-out-of-reach = Das Haus ist nicht zu erreichen
web-out-of-reach-hint = Vielleicht ist es geschlossen, oder die Leitung ist gestört. Nichts, was du getan hast, geht verloren, und sobald das Haus wieder da ist, geht es von selbst weiter.
web-out-of-reach-rules = Inzwischen kannst du die Regeln lesen:
web-one-moment = Einen Moment
web-not-all-here = Es ist noch nicht alles da. Gleich wird es von selbst noch einmal versucht …
web-try-again = Noch einmal versuchen
web-no-such-page = Hier ist nichts
web-no-such-page-hint = Diese Adresse führt nirgendwohin. Alle Spiele findest du auf der Startseite.
web-something-broke = Da ging etwas schief
web-something-broke-hint = Diese Seite ließ sich nicht zeigen. Die Startseite ist noch da.
web-no-such-table = Dieser Tisch ist nicht zu finden
web-renewed = Das Haus wurde inzwischen erneuert.
web-reload = Seite neu laden
web-coming-back = Die Leitung zum Haus ist unterbrochen. Es geht gleich von selbst weiter …
web-move-waits = Dein Zug wartet hier und wird geschickt, sobald die Leitung wieder da ist.
web-farewell-forgotten = Du hast das Haus verlassen
web-farewell-forgotten-hint = Du hast dich abgemeldet oder gelöscht, vielleicht auf einem anderen Gerät. Auf der Startseite kommst du als jemand Neues hinein.
web-farewell-turned-out = Du bist nicht mehr eingeladen
web-farewell-turned-out-hint = Die Einladung zu diesem Tisch hat sich geändert. Wer ihn geöffnet hat, kann dir die neue schicken.
web-farewell-gone = Dieser Tisch ist geschlossen
web-farewell-gone-hint = Er wurde für immer geschlossen. Auf der Startseite gibt es andere.
web-farewell-blocked = Du wirst nicht hineingelassen
web-farewell-blocked-hint = Wer dieses Haus betreibt, lässt dich nicht mehr hinein.

## The lobby

web-welcome = Was spielen wir?
web-play-now = Jetzt spielen
web-learn-first = Lernen mit Oma Ratte
web-against-pup = gegen ein Rattenkind, leicht zu schlagen
web-against-scamp = gegen einen Schlingel
web-against-rat = gegen eine Ratte
web-against-king = gegen den Rattenkönig
web-stronger-scamp = Zu leicht? Spiel gegen einen Schlingel
web-stronger-rat = Zu leicht? Spiel gegen eine Ratte
web-stronger-king = Zu leicht? Spiel gegen den Rattenkönig
web-new-table = Neuer Tisch …
web-new-table-for = Neuer Tisch: { $game }
web-who-plays = Wer spielt mit?
web-your-games = Deine Spiele
web-open-tables = Offene Tische
web-finished-games = Beendete Spiele
web-table-free = ein Platz ist frei
web-table-waiting = gleich geht es los
web-table-your-turn = du bist dran
web-table-playing = wird gespielt
web-table-won = gewonnen
web-table-lost = verloren
web-table-over = vorbei
web-to-the-lobby = Zu den Spielen

## The rules

web-rules = Regeln
web-learn = Lernen
web-contents = Inhalt
web-see-rule = Die Regel dazu
web-new-tab = (öffnet sich in einem neuen Tab)
web-rules-you = Du

## A new table

web-how-many = Wie viele spielen?
web-player = Spieler { $number }
web-seat = Platz { $number }
web-name-of-seat = Name von Spieler { $number }
web-sitter-pup = Ein Rattenkind, leicht zu schlagen
web-sitter-scamp = Ein Schlingel, übersieht auch mal was
web-sitter-rat = Eine Ratte, spielt gut
web-sitter-king = Der Rattenkönig, so stark es geht
web-sitter-here = Jemand hier am selben Bildschirm
web-sitter-link = Jemand, der einen Link bekommt
web-sitter-pup-short = Rattenkind
web-sitter-scamp-short = Schlingel
web-sitter-rat-short = Ratte
web-sitter-king-short = Rattenkönig
web-sitter-here-short = Hier am Bildschirm
web-sitter-link-short = Mit einem Link
web-listed = Alle dürfen mitspielen
web-listed-hint = Der Tisch steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
web-options = Wie wir spielen
web-open-table = Tisch eröffnen
web-start = Los geht’s
web-clock = Bedenkzeit
web-clock-hint = Ist jemandes Zeit um, entscheidet eine Ratte für ihn.
web-clock-none = Keine Uhr
web-clock-move = Eine Minute je Zug
web-clock-game = Zehn Minuten je Spiel
web-clock-days = Drei Tage je Zug

## Before the game

web-everybody-here = Alle sind da.
web-missing = { $count ->
    [one] { $names } fehlt noch.
   *[other] Es fehlen noch: { $names }.
}
web-free-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-free-seat = Freier Platz
web-seat-a-bot = Bot hinsetzen
web-sit-down = Hinsetzen
web-stand-up = Aufstehen
web-close-table = Den Tisch schließen
web-close-table-sure = Dann ist er für alle weg. Wirklich?
web-close-table-no = Nein, behalten
web-close-table-yes = Ja, schließen
web-send-away = Bitten zu gehen
web-seat-kept = (freigehalten)
web-invite = Schick diesen Link an alle, die mitspielen sollen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen …
web-scan = Mit einer Handykamera lesen
web-scan-too-long = Dieser Link ist zu lang für ein Bild.
web-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.

## Alles liegt fest, und die Beiträge zum Mischen werden gesagt

web-revealing = { $count ->
    [0] Es wird gemischt …
   *[other] Warten auf das Handy oder den Computer von { $names } …
}
web-revealing-missing = (schläft)
web-revealing-there = (bereit)
web-revealing-why = Jedes Handy und jeder Computer am Tisch gibt etwas zum Mischen dazu, damit sich niemand die Karten aussuchen kann. Das geht von selbst, sobald das Gerät wach ist und diesen Tisch zeigt.
web-share-lost = Dieser Browser weiß nicht mehr, was er zum Mischen dazugegeben hat. Wer den Tisch eröffnet hat, muss neu anfangen.
web-begin-again = Neu anfangen
web-begin-again-hint = Dann geben alle etwas Neues dazu. Wer schläft, kann gebeten werden zu gehen, und ein Bot setzt sich hin.
web-begun-again = { $count ->
    [one] Das ist der zweite Anfang, mit neuen Geheimnissen für alle.
   *[other] An diesem Tisch wurde { $count } Mal neu angefangen, mit neuen Geheimnissen für alle.
}
web-again = An diesem Tisch wurde { $count ->
    [one] einmal
   *[other] { $count } Mal
} angefangen, nachdem dein Handy oder Computer gesagt hatte, was er zum Mischen dazugibt. Wenn du nicht weißt, warum neu angefangen wird, frag nach: Vielleicht will jemand andere Karten.
web-go-on = Trotzdem weitermachen

## At a table

web-players = Spieler
web-you = (du)
web-level-pup = Rattenkind
web-level-scamp = Schlingel
web-level-rat = Ratte
web-level-king = König
web-to-move = ist dran
web-away = nicht da
web-gave-up = hat aufgegeben
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran.
web-says = { $name } sagt: { $words }
web-log = Was geschah
web-menu = Menü
web-say-something = Etwas sagen
web-reaction-hello = Hallo!
web-reaction-well_played = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-oops = Hoppla!
web-reaction-hurry = Auf geht’s …
web-reaction-good_game = Schönes Spiel!
web-shortcuts = Tasten
web-key-menu = dieses Menü
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Einer schaut zu.
   *[other] { $count } schauen zu.
}
web-resign = Aufgeben
web-resign-sure = Dieses Spiel wirklich aufgeben? Dann gewinnen die anderen.
web-resign-no = Nein, ich spiele weiter
web-resign-yes = Ja, aufgeben
web-stranger = Das Haus kennt dich nicht mehr, darum schaust du nur zu.
web-looking-on = Du schaust zu. Hier spielen andere.
web-pass-to = Gib den Bildschirm an { $name }
web-pass-hint = Sonst sollte jetzt niemand hinsehen.
web-i-am = Ich bin { $name }

## After the game

web-you-won = Du hast gewonnen!
web-you-share = Du teilst dir den Sieg!
web-you-lost = { $names } { $count ->
    [one] hat
   *[other] haben
} gewonnen. Nächstes Mal bist du es!
web-won-by = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
web-won-by-nobody = Niemand hat gewonnen.
web-reason-rats = { $who ->
    [you] Drei oder mehr deiner Ratten schauten heraus.
   *[other] Drei oder mehr Ratten von { $names } schauten heraus.
}
web-reason-last_left = Alle anderen waren ausgeschieden.
web-reason-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $names } { $count ->
        [one] hat
       *[other] haben
    } aufgegeben.
}
web-reason-adjourned = Das Spiel dauerte so lange, dass es abgebrochen wurde.
web-rematch = Noch einmal
web-rematch-wanted = Die anderen spielen noch einmal: mach mit
web-more = Mehr …
web-record = Aufzeichnung speichern
web-look-back = Rückblick
web-what-if = Was wäre, wenn …? Die Karten sind dieselben wie im Spiel davor, und es zählt nicht.
web-fair = War alles fair?
