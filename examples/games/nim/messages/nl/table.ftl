nim-reason-points = De meeste punten winnen.
