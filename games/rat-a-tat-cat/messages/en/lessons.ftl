# What the lessons and puzzles say. A message is called lesson-<game>-<file>, -<step>, and then -why (it was right) or -no
# (it could be done, but is not what was asked for).

lesson-rat-a-tat-cat-first = Your first game of Rat-a-Tat Cat
lesson-rat-a-tat-cat-first-look = Four cards lie before you, face down. Cats have few points, rats have many, and the fewest points win. Look at your two outer cards: tap them!
lesson-rat-a-tat-cat-first-take = A 1 lies face up beside the pile. Take it, and put it in place of your 9 on the left.
lesson-rat-a-tat-cat-first-take-why = A 1 instead of a 9: eight points less! The rat lies on the discard pile now.
lesson-rat-a-tat-cat-first-take-no = Take the open 1, and give up your worst card for it: the 9 on the left.
lesson-rat-a-tat-cat-first-draw = I have thrown away an 8. Nobody wants that! Draw from the pile instead.
lesson-rat-a-tat-cat-first-draw-why = What you draw only you can see. You may keep it, use it or throw it away.
lesson-rat-a-tat-cat-first-draw-no = An 8 is a fat rat. Leave it where it is, and draw from the pile.
lesson-rat-a-tat-cat-first-peek = A Peek! With it you may look at one of your cards. Look at the second one.
lesson-rat-a-tat-cat-first-peek-why = An 8, another rat! It is good to know what one has to get rid of.
lesson-rat-a-tat-cat-first-peek-no = Use the Peek, for your second card. You have not seen that one yet.
lesson-rat-a-tat-cat-first-swap = Now you have drawn a Swap. Give me your 8, and take any of my cards.
lesson-rat-a-tat-cat-first-swap-why = Nobody has looked, but almost every card is better than an 8. Now the rat is mine!
lesson-rat-a-tat-cat-first-swap-no = Use the Swap, and give away the 8, your second card.
lesson-rat-a-tat-cat-first-two = A Draw 2! With it you may draw again, up to twice. Use it.
lesson-rat-a-tat-cat-first-two-why = Would you like this card? If not, you may throw it away and draw one more.
lesson-rat-a-tat-cat-first-two-no = That would be a pity. Use the Draw 2.
lesson-rat-a-tat-cat-first-put = A zero, the best cat of all! Put it in place of your third card, which nobody knows.
lesson-rat-a-tat-cat-first-put-why = It was a 7! Cards that nobody has seen are often bad ones.
lesson-rat-a-tat-cat-first-put-no = Keep the zero. Give up your third card for it.
lesson-rat-a-tat-cat-first-knock = You have got rid of all your rats. If you think you have the fewest points, knock!
lesson-rat-a-tat-cat-first-knock-why = Rat-a-tat cat! Everybody else has one more turn, then all cards are turned up.
lesson-rat-a-tat-cat-first-knock-no = Be brave: with so few points you can knock.
lesson-rat-a-tat-cat-first-end = All cards are up, and you have far fewer points than I. That is the whole game. Well played!

lesson-rat-a-tat-cat-unknown = The unknown card
lesson-rat-a-tat-cat-unknown-give = Your outer cards are a 3 and a 2. Nobody has seen the two in the middle. You have drawn a 3. Which card do you give up?
lesson-rat-a-tat-cat-unknown-give-why = A card that nobody has seen is worth about 5, because there are so many rats. A 3 is better!
lesson-rat-a-tat-cat-unknown-give-no = The king would do something else. How many points do you think an unknown card has?

lesson-rat-a-tat-cat-last = The last turn
lesson-rat-a-tat-cat-last-choose = I have knocked, this is your last turn. You have a 9 on the left and a 2 on the right. Do you take the open 6, or do you draw?
lesson-rat-a-tat-cat-last-choose-why = A drawn card has about 5 points, and it may be a zero or even a Swap. With a 6 you would hardly catch up.
lesson-rat-a-tat-cat-last-choose-no = The king thinks that is too little to win. What could come from the pile?

lesson-rat-a-tat-cat-memory = Good memory
lesson-rat-a-tat-cat-memory-watch = Look at your two outer cards and remember them. Then watch closely what I do.
lesson-rat-a-tat-cat-memory-swap = You have drawn a Swap! Which of your cards do you swap for which of mine?
lesson-rat-a-tat-cat-memory-swap-why = You have seen where I put my zero. Now it is yours, and I have your 9!
lesson-rat-a-tat-cat-memory-swap-no = There is a better swap. What was your worst card, and where did I put the zero?
