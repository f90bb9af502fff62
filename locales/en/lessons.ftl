# What the lessons and puzzles say. A message is called lesson-<game>-<file>, -<step>, and then -why (it was right) or -no
# (it could be done, but is not what was asked for).

## Rat Hot
lesson-rat-hot-first = Your first game of Rat Hot
lesson-rat-hot-first-look = This is the storehouse. The red crates are yours, the green sacks are mine. Everything begins at the strip with the S.
lesson-rat-hot-first-pair = Here is your first strip. Lay it so that its chili touches the chili on the table. You can turn it, too.
lesson-rat-hot-first-pair-why = Two equal spices that touch are a group. A group of two pays 1 point, at once.
lesson-rat-hot-first-pair-no = It may lie there, but then it pays you nothing. Put chili next to chili.
lesson-rat-hot-first-rats = From now on everybody lays two strips. I have laid mine so that two of your red rats look out! If you see three of them at the end of your turn, you lose at once.
lesson-rat-hot-first-cover = So cover them! Strips may lie on other strips, if all three fields rest on the same level. Lay one strip over both rats.
lesson-rat-hot-first-cover-why = What is covered counts no more. Both rats are gone, and so is my jalapeño underneath.
lesson-rat-hot-first-cover-no = A rat still looks out. Look for the row that has both of them side by side.
lesson-rat-hot-first-three = Well done! Now your second strip. Make your group of chilis larger.
lesson-rat-hot-first-three-why = A group of three or more pays 2 points. It pays every time it changes.
lesson-rat-hot-first-three-no = That pays you less than two points. Three chilis have to touch.
lesson-rat-hot-first-mine = I have put ginger to ginger: one point for me. Every group pays the owner of its colour, whoever has laid it.
lesson-rat-hot-first-anywhere = On my side lies a crate of paprika. It is red, so it is yours! Lay your paprika next to it.
lesson-rat-hot-first-anywhere-why = Your crates count wherever they lie. Always look at the whole storehouse.
lesson-rat-hot-first-anywhere-no = That does not pay yet. Take the strip with the paprika, and look for the other one on the right.
lesson-rat-hot-first-end = When the last strip is laid, every group pays once more. Most points win, unless three of your rats look out. Now you know everything!

lesson-rat-hot-three = Three points
lesson-rat-hot-three-lay = Place this strip so that it pays you three points.
lesson-rat-hot-three-lay-why = Both ends work: three chilis pay 2 points, two cinnamons pay 1.
lesson-rat-hot-three-lay-no = That is not three points. A strip has two ends, and each can touch something.

lesson-rat-hot-rats = One rat too many
lesson-rat-hot-rats-hide = Two of your rats look out, and your last strip of this turn shows one more. Lay it so that you do not lose.
lesson-rat-hot-rats-hide-why = The new rat looks out, but an old one is covered. Two are not three!
lesson-rat-hot-rats-hide-no = Then three rats look out at the end of your turn, and you have lost. Which rat can you cover with this very strip?

lesson-rat-hot-final = The last strip
lesson-rat-hot-final-lay = The last strip of the game! You are one point behind. When it lies, every group pays once more. Where does it win you the game?
lesson-rat-hot-final-lay-why = It wins by a single point! What pays now pays again at the end, and what you cover pays me nothing.
lesson-rat-hot-final-lay-no = Then I am not behind you. Think of both: more for you, or less for me, and everything twice.

## Piratz
lesson-piratz-first = Your first game of Piratz
lesson-piratz-first-look = A beach full of treasure! Beside each kind lies a block with points. At the end, whoever has most of a kind gets its block.
lesson-piratz-first-dig = It is your turn. Dig: turn up a card.
lesson-piratz-first-dig-why = Two gems! They lie open now. They are nobody's until somebody leaves with them.
lesson-piratz-first-dig-no = There is nothing to take yet. Dig first.
lesson-piratz-first-stay = You could leave now and take all the gems. But two are few. Stay, so that more can come.
lesson-piratz-first-stay-why = Now I dig, then you again. The more cards lie open, the more there is to take.
lesson-piratz-first-stay-no = You would get only little. Be brave and stay this time.
lesson-piratz-first-rat = I have turned up goblets. Now you: dig again.
lesson-piratz-first-rat-why = One more gem, and a rat! One rat alone does no harm. But when a second one comes, there is rat alarm.
lesson-piratz-first-rat-no = Not yet. One more card, no rat is open so far.
lesson-piratz-first-leave = Now it is dangerous: a rat lies open. Leave with the kind that gives you most treasures.
lesson-piratz-first-leave-why = All cards that show gems are yours: three gems, and the rat on one of them does not matter.
lesson-piratz-first-leave-no = You can do better. Count: which treasure is there three times?
lesson-piratz-first-bury = Whoever leaves buries a card under the shovel. Nobody gets it. Look at the blocks: which card would be worth most to me?
lesson-piratz-first-bury-why = The goblets bring four points at the end, the shells only one. You have spoiled my fun!
lesson-piratz-first-bury-no = Then I take the goblets, and their block is worth four points.
lesson-piratz-first-alarm = A new round. You have turned up a rat, I have turned up coins. Let us see what an alarm is like: dig once more!
lesson-piratz-first-alarm-why = Rat alarm! You have turned up the second rat. You must leave, and get no treasure but one rat card.
lesson-piratz-first-alarm-no = That would be clever. But we want to see the rats. Dig!
lesson-piratz-first-keep = You may take one of the two rat cards to comfort you. Which one? You already have gems.
lesson-piratz-first-keep-why = A fourth gem! And if two players have the same number, the one with more rats comes first.
lesson-piratz-first-keep-no = Take the card that goes with your gems.
lesson-piratz-first-end = When the pile is used up, the last round is played. Then whoever has most of a kind gets its block, and most points win. Off to the beach!

lesson-piratz-haul = The best haul
lesson-piratz-haul-choose = You leave now. With which kind do you get the most treasures?
lesson-piratz-haul-choose-why = Three cards show pearls, but only three pearls in all. On two cards there are four gems. Treasures count, not cards!
lesson-piratz-haul-choose-no = There is a kind with more. Do not count the cards, count the treasures on them.

lesson-piratz-dig = Once more?
lesson-piratz-dig-once-more = I have left, and you dig on alone. Only a little treasure lies open. Should you dig once more, or leave?
lesson-piratz-dig-once-more-why = No rat lies open, so the next card cannot raise an alarm. And nobody takes anything from you. Digging costs nothing!
lesson-piratz-dig-once-more-no = The king would not leave yet. Look at the open cards: how many rats are there? What can happen to you?

lesson-piratz-bury = Under the shovel
lesson-piratz-bury-bury = You have left with the gems, and I go on digging. Which card do you bury?
lesson-piratz-bury-bury-why = The goblets were worth most to me. And the rat stays open: now every card I turn up is a danger.
lesson-piratz-bury-bury-no = The king would bury another one. What would I like to take? And whom does the open rat frighten now?

## Rat-a-Tat Cat
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
