"""What an environment does about an action whose mask is 0."""

from enum import Enum
from typing import Final

PENALTY: Final = -1.0
"""The reward for an illegal action that ends the game."""


class Illegal(Enum):
    """What an illegal action leads to."""

    END = "end"
    """The game ends at once, and the seat that did it gets a reward of -1."""
    RAISE = "raise"
    """IllegalAction is raised and nothing changes."""
