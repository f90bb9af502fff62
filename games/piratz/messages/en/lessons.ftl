# What the lessons and puzzles say. A message is called lesson-<game>-<file>, -<step>, and then -why (it was right) or -no
# (it could be done, but is not what was asked for).

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
