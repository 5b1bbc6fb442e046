"""What a player can choose that makes no game."""

from tenback.games.errors import TenbackError


class UsageError(TenbackError):
    """A choice on the command line that is not possible."""


def flag_of(choice: str) -> str:
    """Give the flag that makes a choice of a game's options."""
    return "--without" if choice == "switched_off" else f"--{choice.replace('_', '-')}"
