# Why an action is refused in Rat-a-Tat Cat, and what would be right.

rc-s2-no-such-slot = A line has four cards, numbered 0 to 3 from the left; choose one of those.
rc-t1-nothing-in-hand = You have no card in your hand yet; take the top discard or draw a card first.
rc-t2-power-on-top = A power card on the discard pile may not be taken; draw a card from the pile instead.
rc-t3-card-in-hand = You have already drawn a card; put it in place of one of yours, use its power or discard it.
rc-w1-no-peek = You can only peek when you have just drawn a Peek; replace one of your cards or discard the one you drew.
rc-w2-no-swap = You can only swap when you have just drawn a Swap; replace one of your cards or discard the one you drew.
rc-w2-no-such-seat = Nobody sits there; swap with a player who is at the table.
rc-w2-with-oneself = You cannot swap with yourself; choose a card of another player.
rc-w3-no-draw-two = You can only draw two when you have just drawn a Draw 2; replace one of your cards or discard the one you drew.
rc-k1-somebody-knocked = Somebody has knocked already, so this is your last turn; just finish it.
rc-k1-turn-not-finished = Finish your turn first; after that you may knock or pass.
rc-k1-knock-or-pass = Your turn is done; knock if you think you have the fewest points, or pass.
rc-e1-game-over = The game is over; start a new one to play on.
rc-e2-no-clock = This game is not played by the clock; it ends by rounds or by points, as you agreed.
rc-e2-time-was-up = Time is already up; this round is the last, so just play it to its end.
rc-e2-the-tables-own = Only the table itself says that the time is up; choose something else.
rc-e3-seat-is-out = That player is out of the game and has no cards; swap with somebody who is still in.
rc-y2-outer-card = The outer cards lie face up and stay where they are; swap one of your two middle cards for a middle card of another player.
