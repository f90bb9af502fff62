# What the table of this game says: what happened, what can be done, what things are called. Messages begin with rat-a-tat-cat-.
