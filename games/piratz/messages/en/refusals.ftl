# Why an action is refused. Each sentence says what is wrong and what would be right.

pz-t1-one-card = You have already turned up a card. Now stay, or name a kind of treasure and leave.
pz-t1-nothing-revealed = You can only stay once you have turned up a card. Turn one up, or name a kind of treasure and leave.
pz-e2-empty-pile = There is no card left to turn up. Name a kind of treasure and leave.
pz-x2-alarm = Rat alarm, you have to leave! Take one of the open rat cards, or take none.
pz-x2-no-alarm = You only get a rat card when there is a rat alarm, and there is none now. Go on with your turn.
pz-x2-no-open-rat = That is not an open card with a rat on it. Take an open rat card, or take none.
pz-x4-bury-first = You are leaving, so you have to bury a card first. Lay your shovel on an open card.
pz-x4-not-leaving = You only bury a card when you leave. Name a kind of treasure to leave, then lay your shovel.
pz-x4-not-open = That card does not lie open in the middle. Lay your shovel on an open card.
pz-x5-under-a-shovel = That card is already buried under a shovel. Choose a card that lies open.
pz-e1-over = The game is over. Start a new one to play on.
