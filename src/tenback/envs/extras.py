"""The third-party libraries that an adapter needs: each comes with an extra of the package."""

from tenback.games.errors import TenbackError
from tenback.words import in_english


class MissingExtra(TenbackError, ImportError):
    """A library that is not installed; the message has the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("error-no-extra", package=package, extra=extra)

    def __str__(self) -> str:
        # It ends a program at an import, where nobody translates it.
        return in_english(self)
