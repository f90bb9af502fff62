nim-reason-points = Die meisten Punkte gewinnen.
