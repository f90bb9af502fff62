# What the lessons and puzzles say. A message is called lesson-<game>-<file>, -<step>, and then -why (it was right) or -no
# (it could be done, but is not what was asked for).

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
