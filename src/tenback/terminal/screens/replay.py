"""Stepping through a record, forwards and backwards."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from tenback.games import View
from tenback.terminal.key_line import Key, key_line
from tenback.terminal.presenters import Presenter, presenter_of
from tenback.terminal.replaying import Reel, hands_told
from tenback.terminal.telling import last_lines, said_now, told
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import Words, game_name


class Replay(Screen[None]):
    """Shows one moment of a record after the other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "step(1)", show=False),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("down,pagedown", "turn(1)", show=False),
        Binding("up,pageup", "turn(-1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("q,Q,escape", "close", show=False),
    ]

    def __init__(self, words: Words, reel: Reel) -> None:
        super().__init__()
        self.words, self.reel = words, reel

    def compose(self) -> ComposeResult:
        """Lay out the table of the record's game."""
        yield TextLine(id="title")
        yield TextLine(id="turn")
        yield from self._presenter.replay_board()
        yield TextLine(id="hands")
        yield TextLine(id="log")
        yield TextLine(id="keys", markup=True)

    def on_mount(self) -> None:
        """Show the deal."""
        self.show()

    def on_resize(self) -> None:
        """Use all the room there is."""
        self.call_after_refresh(self.show)

    @property
    def _presenter(self) -> Presenter:
        return presenter_of(self.reel.record.game.name)

    # Showing ------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the moment at which the reel is held."""
        say, reel = self.words.say, self.reel
        view = reel.record.game.view(reel.moment.state, None)
        place = say("terminal-place", place=reel.place, last=reel.last, cards=view.draw_pile)
        self._write("title", f"{game_name(self.words, reel.record.game.name)}  ·  {place}")
        self._write("turn", self._status(view))
        self._presenter.show_moment(self, self.words, reel.moment, reel.players)
        hands = "\n".join(hands_told(self.words, reel)) or say("terminal-hands-hidden")
        self._write("hands", hands)
        lines = [*told(self.words, reel.played, reel.players), *said_now(self.words, reel.moment.talk)]
        lines += reel.notes.get(reel.place, "").splitlines()
        self._write("log", last_lines(lines, self.query_one("#log").size.height))
        self._write("keys", key_line(self.words, KEYS))

    def _status(self, view: View) -> str:
        names = [player.name for player in self.reel.players]
        if view.result is None:
            return "" if view.turn is None else self.words.say("terminal-to-move", name=names[view.turn])
        return self._presenter.ending(self.words, view.result, names)

    def _write(self, place: str, text: str) -> None:
        self.query_one(f"#{place}", TextLine).show(text)

    # Stepping -----------------------------------------------------------------------------------------------

    def _hold(self, reel: Reel) -> None:
        self.reel = reel
        self.show()

    def action_step(self, step: int) -> None:
        """Go one entry on or back."""
        self._hold(self.reel.at(self.reel.place + step))

    def action_turn(self, step: int) -> None:
        """Go one turn on or back."""
        self._hold(self.reel.at_turn(step))

    def action_first(self) -> None:
        """Go to the deal."""
        self._hold(self.reel.at(0))

    def action_last(self) -> None:
        """Go to the end."""
        self._hold(self.reel.at(self.reel.last))

    def action_close(self) -> None:
        """Put the record away."""
        self.dismiss(None)


KEYS = (
    Key("←", "terminal-key-step-back", "step(-1)"),
    Key("→", "terminal-key-step-on", "step(1)"),
    Key("↑", "terminal-key-turn-back", "turn(-1)"),
    Key("↓", "terminal-key-turn-on", "turn(1)"),
    Key("Home", "terminal-key-first", "first"),
    Key("End", "terminal-key-last", "last"),
    Key("Q", "terminal-key-quit", "close"),
)
