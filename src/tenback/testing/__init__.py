"""For testing your own game or bot: `check_game`, `check_bot`, and positions in one line."""

from tenback.testing.bot_check import BotFault, check_bot
from tenback.testing.builders import after, match_position, position
from tenback.testing.checks import GameFault
from tenback.testing.game_check import Checked, check_game

__all__ = [
    "BotFault",
    "Checked",
    "GameFault",
    "after",
    "check_bot",
    "check_game",
    "match_position",
    "position",
]
