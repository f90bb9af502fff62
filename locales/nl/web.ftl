# What the web client says around the tables.
