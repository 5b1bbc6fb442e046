"""The table of THE GAME and THE GAME EXTREME."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget

from tenback.games.the_game import PILE_NAMES, PILES, PlayCard, View
from tenback.games.the_game.cards import TEN_BACK
from tenback.terminal.key_line import Key
from tenback.terminal.pile_face import INFINITY_SIGN, LIGHTNING_SIGN, Chosen, badge, in_force, pile_face
from tenback.terminal.screens.mark_sheet import MarkSheet, marks_offered
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.widgets.hand_row import CardFace
from tenback.terminal.widgets.pile_box import PileBox
from tenback.terminal.widgets.text_line import TextLine
from tenback.words import command_effect, command_name, command_span, game_ending, labelled


class TheGameScreen(TableScreen):
    """Four piles, and what is owed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(f"{name.lower()},{name}", f"play_on({pile})", show=False)
            for pile, name in enumerate(PILE_NAMES)
        ),
        Binding("e,E", "confirm", show=False),
        Binding("m,M", "mark", show=False),
        Binding("u,U", "give_up", show=False),
        Binding("tab", "pass_on", show=False, priority=True),
    ]

    @property
    def view(self) -> View:
        """What the person at the screen may see."""
        view = self.session.view
        assert isinstance(view, View)
        return view

    # Showing ------------------------------------------------------------------------------------------------

    def board(self) -> Iterable[Widget]:
        """Four piles side by side, and the commands in force above them."""
        if self.view.options.extreme:
            yield TextLine(id="force")
        yield Horizontal(*(PileBox(pile) for pile in PILES), id="piles")

    def show_board(self) -> None:
        """Show the piles."""
        view, chosen = self.view, self._chosen_card()
        drafted = {move.pile: move.card for move in self.session.drafts if isinstance(move, PlayCard)}
        for box in self.query(PileBox):
            is_draft = drafted.get(box.pile) == view.tops[box.pile]
            box.show(pile_face(self.words, view, self.session.talk, box.pile, chosen, is_draft=is_draft))
        if view.options.extreme:
            forced = in_force(self.words, view) or self.words.say("terminal-none-in-force")
            self.write("force", f"{self.words.say('terminal-in-force')} {forced}")

    def _chosen_card(self) -> Chosen | None:
        if self.chosen is None or not self.is_my_turn or self.session.draft_ends_turn:
            return None
        return Chosen(self.chosen, tuple(self.session.refusal(PlayCard(self.chosen, pile)) for pile in PILES))

    def card_faces(self) -> list[CardFace]:
        """Describe the viewer's cards: those that fit somewhere stand out."""
        playable = {move.card for move in self.view.legal if isinstance(move, PlayCard)}
        return [
            CardFace(
                card,
                self._label(card),
                ten_below=self._tie(card - TEN_BACK),
                ten_above=self._tie(card + TEN_BACK),
                fits=card in playable,
                is_chosen=card == self.chosen,
                kind=f"tens-{card // 20}",
            )
            for card in self.view.hand
        ]

    def _label(self, card: int) -> str:
        """Name the card's command, as short as a hand of eight needs it."""
        command = self.view.commands[card]
        return self.words.say(f"terminal-hand-{command.value}") if command else ""

    def _tie(self, card: int) -> str:
        """Name a card ten apart if it is in the hand, too."""
        return f"↩{card}" if card in self.view.hand else ""

    def title_facts(self) -> str:
        """Tell how many cards are still to come."""
        view = self.view
        left = view.draw_pile + sum(view.hand_sizes)
        return self.words.say("terminal-draw-pile", cards=view.draw_pile, left=left)

    def prompt(self) -> str:
        """Before the first turn, tell how the next person can look at their cards."""
        if self.session.awaits_beginner and len(self.session.people) > 1:
            return self.words.say("terminal-who-begins-pass")
        return super().prompt()

    def advice(self) -> str:
        """Tell what the chosen card orders, or what can be done."""
        if self.session.draft_ends_turn:
            outcome = self.session.draft_outcome
            ending = game_ending(self.words, outcome) if outcome else ""
            return f"{self.words.say('terminal-advice-confirm')}\n{ending}".strip()
        if self.chosen is None:
            return self.words.say("terminal-advice-card" if self.view.owed else "terminal-advice-end")
        advice = self.words.say("terminal-advice-pile", card=self.chosen)
        command = self.view.commands[self.chosen]
        if command is None:
            return advice
        told = labelled(self.words, badge(self.words, command), command_effect(self.words, command))
        return f"{advice}\n{told} ({command_span(self.words, command)})"

    def result(self) -> str:
        """Tell the result in the terms of the rulebook."""
        return game_ending(self.words, self.session.outcome)

    def keys(self) -> Sequence[Key]:
        """List the keys of the bottom line."""
        return [key for key in KEYS if key.action != "mark" or self.session.may_talk]

    def help_lines(self) -> Sequence[tuple[str, str]]:
        """List what the help explains."""
        return HELP

    # Moves --------------------------------------------------------------------------------------------------

    def action_confirm(self) -> None:
        """End the turn; with a card in the fingers something else was meant."""
        if self.is_my_turn and self.chosen is not None and not self.session.draft_ends_turn:
            self.refuse(self.words.say("terminal-advice-pile", card=self.chosen))
        else:
            super().action_confirm()

    def digit(self, digit: str) -> None:
        """Before the first turn a digit names who begins; then it belongs to a card."""
        if not self.session.awaits_beginner:
            super().digit(digit)
        elif self.session.viewer is not None and 1 <= int(digit) <= len(self.session.players):
            self.session.begin(int(digit) - 1)
            self.go_on()

    def action_pass_on(self) -> None:
        """Before the first turn let the next person look at their cards (G3)."""
        people, viewer = self.session.people, self.session.viewer
        if self.session.awaits_beginner and viewer is not None and len(people) > 1:
            self.hand_over(people[(people.index(viewer) + 1) % len(people)])

    @work(exclusive=True, group="mark")
    async def action_mark(self) -> None:
        """Give a mark."""
        giver = self.session.viewer
        if giver is None or not self.session.may_talk:
            return
        offered = marks_offered(self.session, giver)
        if not offered:
            self.refuse(self.words.say("terminal-no-marks"))
            return
        saying = await self.app.push_screen_wait(MarkSheet(self.words, offered, self.session.talk))
        if saying is not None:
            self.session.say(saying)
            self.show()

    @work(exclusive=True, group="give-up")
    async def action_give_up(self) -> None:
        """Give the game up, if everybody at the keyboard agrees (G21)."""
        question = "terminal-give-up" if len(self.session.people) == 1 else "terminal-give-up-together"
        if self.session.may_give_up and await self.sure(self.words.say(question)):
            self.session.give_up()
            self.go_on()

    def on_pile_box_picked(self, event: PileBox.Picked) -> None:
        """A click on a pile plays the chosen card there."""
        self.action_play_on(event.pile)

    def action_play_on(self, pile: int) -> None:
        """Play the chosen card on a pile."""
        if not self.is_my_turn or self.session.draft_ends_turn:
            return
        if self.chosen is None:
            self.refuse(self.words.say("terminal-advice-card"))
        else:
            self._play(PlayCard(self.chosen, pile))

    @work(exclusive=True, group="play")
    async def _play(self, play: PlayCard) -> None:
        question = self._warning(play)
        if question is None or await self.sure(question):
            self.move(play)

    def _warning(self, play: PlayCard) -> str | None:
        """Say what a fatal play breaks, or that a doomed one cannot be completed (E20)."""
        if play in self.view.fatal:
            broken = self.session.breaks(play)
            assert broken is not None
            return self.words.say(
                "terminal-ask-fatal", card=play.card, command=command_name(self.words, broken)
            )
        if self.view.loses(play):
            return self.words.say("terminal-ask-doomed", card=play.card)
        return None


KEYS = (
    Key("←→ 2–99", "terminal-key-card", "beside(1)"),
    Key("A–D", "terminal-key-pile", "help"),
    Key("⏎", "terminal-key-end", "confirm"),
    Key("⌫", "terminal-key-back", "take_back"),
    Key("M", "terminal-key-mark", "mark"),
    Key("?", "terminal-key-help", "help"),
    Key("Q", "terminal-key-quit", "leave"),
)
HELP = (
    ("2–99  ← →", "terminal-help-choose"),
    ("A B C D", "terminal-help-piles"),
    ("E  Enter", "terminal-help-end"),
    ("Z  Backspace", "terminal-help-back"),
    ("M", "terminal-help-mark"),
    ("● ◐ ○", "terminal-help-shapes"),
    (f"{LIGHTNING_SIGN} {INFINITY_SIGN}", "terminal-help-signs"),
    ("↩ −10", "terminal-help-trick"),
    ("H", "terminal-help-hint"),
    ("U", "terminal-help-give-up"),
    ("R", "terminal-help-rules"),
    ("?", "terminal-help-help"),
    ("Q", "terminal-help-quit"),
)
