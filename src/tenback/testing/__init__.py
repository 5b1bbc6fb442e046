"""For tests of anyone's game or bot: `check_game`, and positions in one line."""

from tenback.testing.builders import after, match_position, position

__all__ = ["after", "match_position", "position"]
