"""The table of a game that brings none of its own: sentences, and its moves as a list."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from tenback.games import AnyGame, View
from tenback.terminal.key_line import Key
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.widgets.hand_row import CardFace
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import tell


class GenericScreen(TableScreen):
    """What a view shows line by line, and below it the moves to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "beside(-1)", show=False),
        Binding("down", "beside(1)", show=False),
    ]

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.session.record.game

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        view: View = self.session.view
        return view

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves to choose from."""
        return self.view.legal if self.is_my_turn and not self.session.draft_ends_turn else ()

    # Showing ------------------------------------------------------------------------------------------------

    def board(self) -> Iterable[Widget]:
        """Everything is text."""
        yield TextLine(id="board")

    def show_board(self) -> None:
        """Show what the view tells, and the moves."""
        lines = [tell(self.words, line, self._names) for line in self.game.lines(self.view)]
        self.write("board", "\n".join([*lines, "", *map(self._choice, range(len(self.moves)))]))

    def _choice(self, place: int) -> str:
        sign = "▶" if place == self.chosen else " "
        return f"{sign} {place + 1}  {tell(self.words, self.game.tell_move(self.moves[place]), self._names)}"

    def card_faces(self) -> list[CardFace]:
        """The cards are told in the lines."""
        return []

    def title_facts(self) -> str:
        """Say what is to be done now."""
        return "" if self.session.is_over else tell(self.words, self.game.status(self.view), self._names)

    def advice(self) -> str:
        """Tell how to choose."""
        return self.words.say(
            "terminal-advice-confirm" if self.session.draft_ends_turn else "terminal-advice-move"
        )

    def result(self) -> str:
        """Tell how it ended."""
        return tell(self.words, self.game.tell_ending(self.session.outcome), self._names)

    def keys(self) -> Sequence[Key]:
        """List the keys of the bottom line."""
        return KEYS

    def help_lines(self) -> Sequence[tuple[str, str]]:
        """List what the help explains."""
        return HELP

    @property
    def _names(self) -> list[str]:
        return [player.name for player in self.session.players]

    # Moves --------------------------------------------------------------------------------------------------

    def action_beside(self, step: int) -> None:
        """Choose the next move up or down the list."""
        if self.moves:
            self.choose(0 if self.chosen is None else (self.chosen + step) % len(self.moves))

    def digit(self, digit: str) -> None:
        """Choose a move by its number; a second digit belongs to the same number."""
        for place in (10 * ((self.chosen or -1) + 1) + int(digit) - 1, int(digit) - 1):
            if 0 <= place < len(self.moves):
                self.choose(place)
                return

    def action_confirm(self) -> None:
        """Make the chosen move, or show it to all."""
        if self.chosen is not None and self.chosen < len(self.moves):
            self.move(self.moves[self.chosen])
        elif self.session.draft_ends_turn or self.next_person is not None:
            super().action_confirm()


KEYS = (
    Key("↑↓ 1–9", "terminal-key-move", "beside(1)"),
    Key("⏎", "terminal-key-confirm", "confirm"),
    Key("⌫", "terminal-key-back", "take_back"),
    Key("?", "terminal-key-help", "help"),
    Key("Q", "terminal-key-quit", "leave"),
)
HELP = (
    ("1–9  ↑ ↓", "terminal-help-move"),
    ("Enter", "terminal-help-confirm"),
    ("Backspace", "terminal-help-match-back"),
    ("?", "terminal-help-help"),
    ("Q", "terminal-help-quit"),
)
