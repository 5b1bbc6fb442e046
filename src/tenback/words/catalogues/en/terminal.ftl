# What the terminal shows.
