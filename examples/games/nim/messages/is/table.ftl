nim-reason-points = Flest stig vinna.
