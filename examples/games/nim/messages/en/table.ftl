nim-reason-points = The most points win.
