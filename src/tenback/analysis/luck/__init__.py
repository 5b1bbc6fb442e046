"""Luck and mistakes of a finished game: what the cards did to the chance to win, and what the players did."""
