# Was rund um eine Lektion oder ein Rätsel gesagt wird.

learn-of = { $game } lernen
learn-mentor = Oma Ratte
learn-about = Oma Ratte setzt sich mit dir an einen echten Tisch und zeigt dir, wie es geht. Kaputt machen kannst du nichts.
learn-first = Für den Anfang
learn-puzzles = Rätsel
learn-puzzles-about = Lass dir Zeit: Eine falsche Antwort kostet nichts.
learn-stars = { $stars ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}
learn-solved = geschafft
learn-steps = { $steps } Schritte
learn-progress = Schritt { $step } von { $steps }
learn-go-on = Weiter
learn-show-me = Zeig es mir
learn-again = Noch einmal
learn-done = Geschafft!
learn-next = Weiter: { $title }
learn-more = Mehr Lektionen
learn-play = Gegen ein Rattenkind spielen
learn-leave = Die Lektion verlassen
learn-thinking = Lass mich überlegen …
