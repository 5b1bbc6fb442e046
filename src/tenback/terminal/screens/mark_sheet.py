"""The marks that a person can give now."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tenback.games.the_game import PILE_NAMES, PILES
from tenback.talk.marks.mark import CommandMark, Mood, PileMark, StartMark
from tenback.talk.marks.said import Saying, Talk
from tenback.terminal.pile_face import SHAPES
from tenback.terminal.session import Session
from tenback.words import Words, mark_phrase


def marks_offered(session: Session, seat: int) -> list[Saying]:
    """List every mark that a seat may give now, true or not (G20)."""
    return [saying for saying in _all_marks(seat) if session.talk_refusal(saying) is None]


def _all_marks(seat: int) -> Iterator[Saying]:
    for pile in PILES:
        yield from (Saying(seat, mark, pile) for mark in reversed(PileMark))
    for kind in (StartMark, Mood, CommandMark):
        yield from (Saying(seat, mark) for mark in kind)


class MarkSheet(ModalScreen[Saying | None]):
    """A list to choose from; a pile's letter jumps to its marks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,m,M", "close", show=False),
        *(
            Binding(f"{name.lower()},{name}", f"jump({pile})", show=False)
            for pile, name in enumerate(PILE_NAMES)
        ),
    ]

    def __init__(self, words: Words, offered: Sequence[Saying], talk: Talk) -> None:
        super().__init__()
        self._words, self._offered, self._talk = words, offered, talk

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        with Vertical(classes="sheet wide") as sheet:
            sheet.border_title = self._words.say("terminal-mark-title")
            yield OptionList(*(Option(self._line(saying)) for saying in self._offered), markup=False)

    def on_mount(self) -> None:
        """Stand on no mark, so that a pile's letter goes to its first."""
        self.query_one(OptionList).highlighted = None

    def _line(self, saying: Saying) -> str:
        standing = "✓" if saying in self._talk.sayings else " "
        phrase = mark_phrase(self._words, saying.mark)
        if saying.pile is None or not isinstance(saying.mark, PileMark):
            return f"{standing}     {phrase}"
        return f"{standing} {PILE_NAMES[saying.pile]} {SHAPES[saying.mark]} {phrase}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the chosen mark."""
        self.dismiss(self._offered[event.option_index])

    def action_jump(self, pile: int) -> None:
        """Go to the first mark of a pile, and from there to its next."""
        options = self.query_one(OptionList)
        places = [place for place, saying in enumerate(self._offered) if saying.pile == pile]
        if places:
            later = [place for place in places if place > (options.highlighted or 0)]
            options.highlighted = later[0] if options.highlighted in places and later else places[0]

    def action_close(self) -> None:
        """Say nothing."""
        self.dismiss(None)
