nm-e1-over = The game is over; nothing more can be taken.
nm-t1-not-so-many = Not so many can be taken; take at least one and no more than was agreed on, as far as there are any.
