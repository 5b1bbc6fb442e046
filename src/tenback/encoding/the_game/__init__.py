"""THE GAME and EXTREME as arrays."""

from tenback.encoding.the_game.encoding import TheGameEncoding

__all__ = ["TheGameEncoding"]
