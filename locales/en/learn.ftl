# What is said around a lesson or a puzzle.

learn-of = Learn { $game }
learn-mentor = Granny Rat
learn-about = Granny Rat sits down with you at a real table and shows you how it goes. You cannot break anything.
learn-first = For the beginning
learn-puzzles = Puzzles
learn-puzzles-about = Take your time: a wrong answer costs nothing.
learn-stars = { $stars ->
    [1] easy
    [2] tricky
   *[other] hard
}
learn-solved = done
learn-steps = { $steps } steps
learn-progress = Step { $step } of { $steps }
learn-go-on = Go on
learn-show-me = Show me
learn-again = Once more
learn-done = You did it!
learn-next = Next: { $title }
learn-more = More lessons
learn-play = Play against a pup
learn-leave = Leave the lesson
learn-thinking = Let me think …
