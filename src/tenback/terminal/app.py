"""The terminal game as a program."""

import secrets
import sys
from datetime import datetime
from pathlib import Path

from textual.app import App
from textual.theme import Theme

from tenback.games.errors import TenbackError
from tenback.terminal.folders import running_games
from tenback.terminal.presenters import presenter_of
from tenback.terminal.replaying import Reel, reel
from tenback.terminal.saves import last_game, new_game
from tenback.terminal.screens.replay import Replay
from tenback.terminal.screens.set_up import SetUp
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.session import Session
from tenback.terminal.setup import Setup
from tenback.terminal.usage_error import UsageError
from tenback.terminal.wishes import Wishes
from tenback.words import Words, explanation

PACE = 0.7
"""How many seconds a bot's move takes at least, so that people can follow."""
EVENING = Theme(
    name="evening",
    primary="#7fc8b8",
    secondary="#d9a441",
    accent="#f0c36a",
    foreground="#f3ead8",
    background="#10292c",
    surface="#17363a",
    panel="#1e4449",
    warning="#f0a35e",
    error="#ff8d7a",
    success="#9bd18b",
    dark=True,
)
"""A quiet evening table: deep blue-green, warm paper for the figures."""


def check_terminal() -> None:
    """Refuse to draw on something that is no terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("terminal-no-terminal")


class TerminalGame(App[str]):
    """Plays one game after another."""

    CSS_PATH = Path("table.tcss")
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, words: Words, session: Session | None = None, pace: float = PACE, reel: Reel | None = None
    ) -> None:
        super().__init__()
        self.words, self._session, self._pace, self._reel = words, session, pace, reel
        self._wishes = Wishes()
        self.register_theme(EVENING)
        self.theme = EVENING.name

    def on_mount(self) -> None:
        """Go to the table, the record, or first to the set-up."""
        if self._reel is not None:
            self.push_screen(Replay(self.words, self._reel), lambda _: self.exit())
        elif self._session is None:
            self.set_up()
        else:
            self.open_table(self._session)

    def set_up(self) -> None:
        """Let the players choose a game."""
        can_resume = next(running_games(), None) is not None
        screen = SetUp(self.words, self._wishes, secrets.randbelow(10**6), can_resume=can_resume)
        self.push_screen(screen, lambda choice: self._after_set_up(screen, choice))

    def _after_set_up(self, screen: SetUp, choice: Setup | str | None) -> None:
        self.words = screen.words
        match choice:
            case Setup():
                self.open_table(new_game(choice, datetime.now().astimezone()))
            case "resume":
                self._resume()
            case _:
                self.exit()

    def _resume(self) -> None:
        try:
            self.open_table(last_game())
        except TenbackError as error:
            self.set_up()
            self.notify(explanation(self.words, error), severity="error", timeout=15)

    def open_table(self, session: Session) -> None:
        """Sit down at a table."""
        self.push_screen(self._table(session), lambda choice: self._after_table(session, choice))

    def _table(self, session: Session) -> TableScreen:
        return presenter_of(session.record.game.name).table(session, self.words, self._pace)

    def _after_table(self, session: Session, choice: str | None) -> None:
        match choice:
            case "again":
                self.set_up()
            case "replay":
                self.push_screen(Replay(self.words, reel(session.record)), lambda _: self.set_up())
            case _:
                self.exit(choice)
