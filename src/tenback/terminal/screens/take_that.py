"""The table of TAKE THAT."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from tenback.games.take_that import TAKE_LINE, Lay, Move, Twist, View
from tenback.terminal.key_line import Key
from tenback.terminal.line_face import columns, hand_label, kind_of, line_cards, price, scores
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.widgets.hand_row import CardFace
from tenback.terminal.widgets.line_box import LineBox
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import match_ending, refusal_reason


class TakeThatScreen(TableScreen):
    """The scores, the line and the hand."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,L", "lay", show=False),
        Binding("x,X", "twist", show=False),
        Binding("t,T", "take", show=False),
    ]

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        view = self.session.view
        assert isinstance(view, View)
        return view

    # Showing ------------------------------------------------------------------------------------------------

    def board(self) -> Iterable[Widget]:
        """The scores above the line."""
        yield TextLine(id="scores")
        yield LineBox(id="line", markup=False)

    def show_board(self) -> None:
        """Show scores and line."""
        self.write("scores", columns(scores(self.words, self.view, self.session.players)))
        title = f"{self.words.say('terminal-line')} {self.words.say('terminal-line-signs')}"
        line = self.query_one(LineBox)
        line.show(line_cards(self.view), title, price(self.words, self.view))
        line.set_class(bool(self.session.drafts), "draft")

    def card_faces(self) -> list[CardFace]:
        """Describe the viewer's cards: those that can be laid or twisted stand out."""
        usable = {move.card for move in self.view.legal if isinstance(move, Lay | Twist)}
        return [
            CardFace(
                card,
                hand_label(self.view, card),
                fits=card in usable,
                is_chosen=card == self.chosen,
                kind=kind_of(card).value,
            )
            for card in self.view.hand
        ]

    def title_facts(self) -> str:
        """Tell the round and the draw pile."""
        return self.words.say(
            "terminal-match",
            number=self.view.round + 1,
            rounds=self.view.options.rounds,
            cards=self.view.draw_pile,
        )

    def advice(self) -> str:
        """Tell what can be done."""
        if self.session.draft_ends_turn:
            return self.words.say("terminal-advice-confirm")
        if self.chosen is None:
            return self.words.say("terminal-advice-match" if self.view.line else "terminal-advice-open")
        return self._advice_for(self.chosen)

    def _advice_for(self, card: int) -> str:
        match Lay(card) in self.view.legal, Twist(card) in self.view.legal:
            case True, True:
                return self.words.say("terminal-advice-lay-or-twist", card=card)
            case True, False:
                return self.words.say("terminal-advice-lay", card=card)
            case False, True:
                return self.words.say("terminal-advice-twist", card=card)
            case _:
                return self.words.say("terminal-advice-unfit", card=card)

    def result(self) -> str:
        """Tell who won, with the points of every round."""
        names = [player.name for player in self.session.players]
        told = match_ending(self.words, self.session.outcome, names)
        return f"{told}\n\n{columns(scores(self.words, self.view, self.session.players))}"

    def keys(self) -> Sequence[Key]:
        """List the keys of the bottom line."""
        return KEYS

    def help_lines(self) -> Sequence[tuple[str, str]]:
        """List what the help explains."""
        return HELP

    # Moves --------------------------------------------------------------------------------------------------

    def action_confirm(self) -> None:
        """Confirm the draft, or do with the chosen card the one thing that it can do."""
        if self.session.draft_ends_turn:
            super().action_confirm()
        elif self.is_my_turn and self.chosen is not None:
            self._do_the_only_thing(self.chosen)

    def _do_the_only_thing(self, card: int) -> None:
        options = [move for move in (Lay(card), Twist(card)) if move in self.view.legal]
        if len(options) == 1:
            self.move(options[0])
        else:
            self.refuse(self._advice_for(card))

    def action_lay(self) -> None:
        """Lay the chosen card."""
        if self.chosen is not None:
            self._try(Lay(self.chosen))

    def action_twist(self) -> None:
        """Twist the chosen card."""
        if self.chosen is not None:
            self._try(Twist(self.chosen))

    def action_take(self) -> None:
        """Take the line."""
        self._try(TAKE_LINE)

    def _try(self, move: Move) -> None:
        if not self.is_my_turn or self.session.draft_ends_turn:
            return
        reason = self.session.refusal(move)
        if reason is None:
            self.move(move)
        else:
            self.refuse(refusal_reason(self.words, reason))


KEYS = (
    Key("←→", "terminal-key-card", "beside(1)"),
    Key("L", "terminal-key-lay", "lay"),
    Key("X", "terminal-key-twist", "twist"),
    Key("T", "terminal-key-take", "take"),
    Key("⏎", "terminal-key-confirm", "confirm"),
    Key("⌫", "terminal-key-back", "take_back"),
    Key("?", "terminal-key-help", "help"),
    Key("Q", "terminal-key-quit", "leave"),
)
HELP = (
    ("12–98  ← →", "terminal-help-choose"),
    ("L", "terminal-help-lay"),
    ("X", "terminal-help-twist"),
    ("T", "terminal-help-take"),
    ("Enter", "terminal-help-confirm"),
    ("Z  Backspace", "terminal-help-match-back"),
    ("( )  » «  ⇄  ◂", "terminal-help-cards"),
    ("+1?", "terminal-help-unseen"),
    ("H", "terminal-help-hint"),
    ("R", "terminal-help-rules"),
    ("?", "terminal-help-help"),
    ("Q", "terminal-help-quit"),
)
