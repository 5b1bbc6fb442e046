"""What a player can choose that makes no game; the words are found by the message's name."""

from tenback.games.errors import TenbackError
from tenback.words import Fact


class UsageError(TenbackError):
    """A choice that cannot be, as a message and its facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(f"{message}: {facts}")
        self.message, self.facts = message, facts


def flag_of(choice: str) -> str:
    """Give the flag that makes a choice of a game's options."""
    return "--without" if choice == "switched_off" else f"--{choice.replace('_', '-')}"
