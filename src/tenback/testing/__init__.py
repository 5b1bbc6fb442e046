"""For tests of anyone's game or bot: `check_game`, `check_bot`, and positions in one line."""

from tenback.testing.bot_check import BotFault, check_bot
from tenback.testing.builders import after, match_position, position

__all__ = ["BotFault", "after", "check_bot", "match_position", "position"]
