"""Sheets that lie over the table: a question, the hand-over, help, and the result."""

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from tenback.words import Words


class Ask(ModalScreen[bool]):
    """A question with yes and no; no is the safe answer that Enter gives."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n,N,escape", "refuse", show=False)]

    def __init__(self, words: Words, question: str) -> None:
        super().__init__()
        self._question = question
        self._yes, self._no = words.say("terminal-yes"), words.say("terminal-no")

    def compose(self) -> ComposeResult:
        """Lay out the question."""
        with Vertical(classes="sheet"):
            yield Static(f"{self._question}\n", markup=False)
            yield Button(self._no, id="no", compact=True)
            yield Button(self._yes, id="yes", compact=True)

    def on_mount(self) -> None:
        """Stand on the safe answer."""
        self.query_one("#no", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with the button."""
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: events.Key) -> None:
        """Yes has the letter that its button names in the player's language, and no other."""
        if event.character and f"({event.character.upper()})" in self._yes:
            event.stop()
            self.dismiss(result=True)

    def action_refuse(self) -> None:
        """Answer with no."""
        self.dismiss(result=False)


class Cover(ModalScreen[None]):
    """Hides the table while the keyboard goes to another person."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self._words, self._person = words, name

    def compose(self) -> ComposeResult:
        """Lay out the hand-over."""
        with Vertical(classes="sheet"):
            yield Static(self._words.say("terminal-hand-over", name=self._person), markup=False)
            yield Static(self._words.say("terminal-hand-over-ready", name=self._person), markup=False)

    def on_click(self) -> None:
        """The mouse is enough."""
        self.action_ready()

    def action_ready(self) -> None:
        """Uncover the table."""
        self.dismiss(None)


class Reading(ModalScreen[None]):
    """A text to read: help, or the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,Q,question_mark", "close", show=False),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        """Lay out the text; it scrolls when it is long."""
        with VerticalScroll(classes="sheet wide") as sheet:
            sheet.border_title = self._title
            yield Static(self._text, markup=False)

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class Ended(ModalScreen[str]):
    """The result, and what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,N", "choose('again')", show=False),
        Binding("r,R", "choose('replay')", show=False),
        Binding("q,Q,escape", "choose('quit')", show=False),
    ]

    def __init__(self, words: Words, result: str, record: str) -> None:
        super().__init__()
        self._words, self._result, self._record = words, result, record

    def compose(self) -> ComposeResult:
        """Lay out the result."""
        with Vertical(classes="sheet wide"):
            yield Static(self._result, markup=False, id="result")
            if self._record:
                yield Static(self._words.say("terminal-record-kept"), markup=False, classes="quiet")
                yield Static(self._record.replace(str(Path.home()), "~", 1), markup=False, classes="quiet")
            yield Static()
            yield Button(self._words.say("terminal-new-game"), id="again", compact=True)
            yield Button(self._words.say("terminal-replay"), id="replay", compact=True)
            yield Button(self._words.say("terminal-quit"), id="quit", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Choose with the button."""
        self.dismiss(event.button.id)

    def action_choose(self, choice: str) -> None:
        """Choose with a key."""
        self.dismiss(choice)
