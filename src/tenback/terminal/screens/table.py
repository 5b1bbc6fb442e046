"""The table of any game: what it shows, and what a person's keys do."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget

from tenback.analysis.hint import has_hints, hint
from tenback.games import Move
from tenback.games.errors import IllegalMove
from tenback.terminal.bot_runner import in_thread
from tenback.terminal.key_line import Key, key_line
from tenback.terminal.rules_page import whole_rules
from tenback.terminal.screens.flow import Flow
from tenback.terminal.screens.sheets import Ask, Reading
from tenback.terminal.session import Session
from tenback.terminal.sheets import SHEET_WIDTH, help_sheet, hint_sheet
from tenback.terminal.telling import last_lines, said_now, told
from tenback.terminal.turn_line import seats_line, turn_line
from tenback.terminal.typed import Typed, after_digit, card_beside
from tenback.terminal.widgets.hand_row import CardBox, CardFace, HandRow
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import Words, explanation, game_name, labelled


class TableScreen(Flow):
    """What every game's table has in common; the board in the middle is the game's own."""

    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012 (as Textual declares it)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "beside(-1)", show=False),
        Binding("right", "beside(1)", show=False),
        Binding("enter", "confirm", show=False),
        Binding("backspace,z,Z,delete", "take_back", show=False),
        Binding("escape", "unchoose", show=False),
        Binding("h,H", "hint", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("r,R,f2", "rules", show=False),
        Binding("q,Q,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, words: Words, pace: float) -> None:
        super().__init__(session, words, pace)
        self._typed = Typed()
        self.chosen: int | None = None

    # What the games fill in ---------------------------------------------------------------------------------

    @abstractmethod
    def board(self) -> Iterable[Widget]:
        """Give the middle of the table."""

    @abstractmethod
    def show_board(self) -> None:
        """Show the middle of the table."""

    @abstractmethod
    def card_faces(self) -> list[CardFace]:
        """Describe the viewer's cards."""

    @abstractmethod
    def title_facts(self) -> str:
        """Tell what stands beside the game's name."""

    @abstractmethod
    def advice(self) -> str:
        """Tell the active player what can be done now."""

    @abstractmethod
    def keys(self) -> Sequence[Key]:
        """List the keys of the bottom line."""

    @abstractmethod
    def help_lines(self) -> Sequence[tuple[str, str]]:
        """List what the help explains: key or sign, message."""

    # Showing ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the table from top to bottom."""
        for place in ("title", "seats", "turn"):
            yield TextLine(id=place)
        yield from self.board()
        yield HandRow(id="hand")
        for place in ("message", "log"):
            yield TextLine(id=place)
        yield TextLine(id="keys", markup=True)

    def show(self) -> None:
        """Show everything as it is now."""
        name = game_name(self.words, self.session.record.game.name)
        self.write("title", f"{name}  ·  {self.title_facts()}")
        self.write("seats", seats_line(self.words, self.session))
        self.write("turn", self._turn())
        self.show_board()
        self.query_one(HandRow).show(self.card_faces())
        self.write("message", self.message or self.prompt())
        self.write("log", self._log())
        self.write("keys", key_line(self.words, self.keys()))

    def write(self, place: str, text: str) -> None:
        """Write a text to its place."""
        self.query_one(f"#{place}", TextLine).show(text)

    def _turn(self) -> str:
        told = turn_line(self.words, self.session)
        key = labelled(self.words, "H", self.words.say("hint"))
        return f"{told}   ({key})" if self.may_ask_hint else told

    def _log(self) -> str:
        lines = told(self.words, self.session.record, self.session.players)
        said = said_now(self.words, self.session.talk)
        return last_lines([*lines, *said], self.query_one("#log").size.height)

    def on_resize(self) -> None:
        """Use all the room there is."""
        self.call_after_refresh(self.show)

    def prompt(self) -> str:
        """Tell what can be done when there is nothing else to tell."""
        return self.advice() if self.is_my_turn else ""

    @property
    def is_my_turn(self) -> bool:
        """Tell whether the person at the screen is active."""
        return self.session.viewer is not None and self.session.viewer == self.session.turn

    # A person's moves ---------------------------------------------------------------------------------------

    def move(self, move: Move) -> None:
        """Make a move of the active player, as a draft."""
        try:
            self.session.play(move)
        except IllegalMove as error:
            self.refuse(explanation(self.words, error))
            return
        self._typed, self.chosen, self.message = Typed(), None, ""
        self.show()
        # The play before this one is now on the table, and bots may have something to say about it.
        if self.session.may_talk:
            self.let_bots_play()

    def refuse(self, reason: str) -> None:
        """Say why something cannot be done."""
        self.message = reason
        self.app.bell()
        self.show()

    def action_confirm(self) -> None:
        """Confirm what was drafted, and end the turn; or hand the keyboard over."""
        if self.next_person is not None:
            self.hand_over(self.next_person)
        if not self.is_my_turn:
            return
        try:
            self.session.confirm()
        except IllegalMove as error:
            self.refuse(explanation(self.words, error))
            return
        self._typed, self.chosen, self.message = Typed(), None, ""
        self.go_on()

    def action_take_back(self) -> None:
        """Take the last draft back."""
        if self.session.drafts:
            self.session.take_back()
            self.message = ""
            self.show()

    def action_beside(self, step: int) -> None:
        """Choose the next card to the left or right."""
        self.choose(card_beside(self.chosen, step, self.session.view.hand))

    def action_unchoose(self) -> None:
        """Choose no card."""
        self.choose(None)

    def choose(self, card: int | None) -> None:
        """Choose a card."""
        self.chosen, self.message = card, ""
        self.show()

    def on_key(self, event: events.Key) -> None:
        """Take digits as the number of a card."""
        if event.character and event.character.isascii() and event.character.isdigit():
            event.stop()
            self.digit(event.character)
        else:
            self._typed = Typed()

    def digit(self, digit: str) -> None:
        """Take one digit of a card's number."""
        self._typed = after_digit(self._typed, digit, self.session.view.hand)
        self.choose(self._typed.card)

    def on_card_box_picked(self, event: CardBox.Picked) -> None:
        """A click chooses a card, and a second one lets it go."""
        self.choose(None if event.card == self.chosen else event.card)

    # A hint -------------------------------------------------------------------------------------------------

    @property
    def may_ask_hint(self) -> bool:
        """Tell whether there is a move to hint at."""
        is_asked = self.is_my_turn and not self.session.draft_ends_turn
        return is_asked and has_hints(self.session.record.game.name)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show what the expert would do with the cards that can be seen, and choose its card."""
        if not self.may_ask_hint:
            return
        view, talk = self.session.view, self.session.talk
        self.message = self.words.say("hint-thinking")
        self.show()
        found = await in_thread(lambda: hint(view, talk))
        self.message = ""
        if self.session.view == view:
            self.chosen = getattr(found.move, "card", None)
            text = hint_sheet(self.words, self.session, found, SHEET_WIDTH)
            self.app.push_screen(Reading(self.words.say("hint"), text))
        self.show()

    # Sheets -------------------------------------------------------------------------------------------------

    async def sure(self, question: str) -> bool:
        """Ask before something that cannot end well."""
        return await self.app.push_screen_wait(Ask(self.words, question))

    def action_help(self) -> None:
        """Show the keys and signs."""
        lines = help_sheet(self.words, self.help_lines(), SHEET_WIDTH)
        self.app.push_screen(Reading(self.words.say("terminal-help-title"), lines))

    def action_rules(self) -> None:
        """Show the rules of this game."""
        name = self.session.record.game.name
        self.app.push_screen(Reading(game_name(self.words, name), whole_rules(self.words, name, SHEET_WIDTH)))

    def action_leave(self) -> None:
        """Quit; the game waits on the disk."""
        if self.session.journal:
            self.session.journal.close()
            self.session.journal = None
        self.dismiss("left")
