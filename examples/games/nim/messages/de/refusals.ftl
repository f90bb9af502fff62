nm-e1-over = Das Spiel ist aus; es gibt nichts mehr zu nehmen.
nm-t1-not-so-many = So viele gehen nicht; nimm mindestens einen und höchstens so viele wie ausgemacht, soweit noch welche da sind.
