"""Play, study and beat THE GAME, THE GAME EXTREME and TAKE THAT."""

__version__ = "0.1.0"
