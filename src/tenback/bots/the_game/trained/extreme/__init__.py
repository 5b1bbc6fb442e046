"""Networks of EXTREME and of THE GAME with marks: they also see commands, and hear what was said."""
