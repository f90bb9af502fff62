# Það sem sagt er í kringum kennslustund eða þraut.

learn-of = Lærðu { $game }
learn-mentor = Amma rotta
learn-about = Amma rotta sest með þér við alvöru borð og sýnir þér hvernig á að fara að. Þú getur ekkert skemmt.
learn-first = Til að byrja með
learn-puzzles = Þrautir
learn-puzzles-about = Gefðu þér góðan tíma: rangt svar kostar ekkert.
learn-stars = { $stars ->
    [1] létt
    [2] snúin
   *[other] erfið
}
learn-solved = búið
learn-steps = { $steps } skref
learn-progress = Skref { $step } af { $steps }
learn-go-on = Áfram
learn-show-me = Sýndu mér
learn-again = Aftur
learn-done = Þér tókst það!
learn-next = Næst: { $title }
learn-more = Fleiri kennslustundir
learn-play = Spila við rottuunga
learn-leave = Fara úr kennslustundinni
learn-thinking = Leyfðu mér að hugsa …
