# Wat er rond een les of een puzzel gezegd wordt.

learn-of = { $game } leren
learn-mentor = Oma Rat
learn-about = Oma Rat gaat met je aan een echte tafel zitten en laat zien hoe het gaat. Je kunt niets stukmaken.
learn-first = Om te beginnen
learn-puzzles = Puzzels
learn-puzzles-about = Neem de tijd: een fout antwoord kost niets.
learn-stars = { $stars ->
    [1] makkelijk
    [2] lastig
   *[other] moeilijk
}
learn-solved = klaar
learn-steps = { $steps } stappen
learn-progress = Stap { $step } van { $steps }
learn-go-on = Verder
learn-show-me = Laat maar zien
learn-again = Nog een keer
learn-done = Het is je gelukt!
learn-next = Volgende: { $title }
learn-more = Meer lessen
learn-play = Tegen een rattenjong spelen
learn-leave = De les verlaten
learn-thinking = Even nadenken …
