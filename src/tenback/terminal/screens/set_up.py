"""The screen where a game is chosen and set up."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Select, Static

from tenback.bots import levels_of
from tenback.games import GAMES
from tenback.games.errors import TenbackError
from tenback.games.the_game import Command
from tenback.records.players import PERSON
from tenback.terminal.seating import bot_offered, bot_told
from tenback.terminal.setup import Setup
from tenback.terminal.widgets.tick import Tick
from tenback.terminal.wishes import AGREE, Wishes
from tenback.words import Language, Words, command_name, explanation, game_about, game_name, languages


class SetUp(Screen[Setup | str]):
    """Choose a game, its options, who plays, and the language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+s", "start", show=False, priority=True),
        Binding("ctrl+q,f10", "quit", show=False, priority=True),
    ]

    def __init__(self, words: Words, wishes: Wishes, chance: int, *, can_resume: bool) -> None:
        super().__init__()
        self.words, self.wishes, self._chance, self._can_resume = words, wishes, chance, can_resume

    # The form -----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the form: the game to the left, the seats to the right, the buttons below."""
        say = self.words.say
        yield Static(f"tenback  ·  {say('terminal-set-up')}", id="title", markup=False)
        yield Static(game_about(self.words, self.wishes.game), id="about", markup=False)
        with Horizontal(id="form"):
            with VerticalScroll(id="choices", can_focus=False):
                yield from self._choices()
            with VerticalScroll(id="seating", can_focus=False):
                yield from self._seat_rows()
        yield Static("", id="problem", markup=False)
        with Horizontal(id="buttons"):
            yield Button(f"{say('terminal-start')} (F5)", id="start", variant="primary", compact=True)
            if self._can_resume:
                yield Button(say("terminal-resume"), id="resume", compact=True)
            yield Button(say("terminal-quit-here"), id="quit", compact=True)

    def _choices(self) -> Iterator[Widget]:
        say, wishes = self.words.say, self.wishes
        games = [(game_name(self.words, name), name) for name in GAMES]
        players = [(str(count), count) for count in GAMES[wishes.game].players]
        yield _row(say("terminal-game"), _select(games, wishes.game, "game"))
        yield _row(say("terminal-players"), _select(players, wishes.players, "players"))
        choices = GAMES[wishes.game].choices
        yield from self._match_options() if "rounds" in choices else ()
        yield from self._team_options() if "minimum" in choices else ()
        yield _row(say("terminal-starter"), _select(self._starters(), self._starter_shown(), "starter"))
        yield _row(say("terminal-seed"), _number(wishes.seed, "seed", 18, say("terminal-by-chance")))
        tongues = [(language.own_name, language.value) for language in languages()]
        yield _row(say("terminal-language"), _select(tongues, self.words.language.value, "language"))

    def _team_options(self) -> Iterator[Widget]:
        say, wishes = self.words.say, self.wishes
        yield _check(say("terminal-minimum-three"), "minimum_three", on=wishes.minimum_three)
        yield _check(say("terminal-short-hand"), "short_hand", on=wishes.short_hand)
        yield _check(say("terminal-marks"), "marks", on=wishes.marks)
        if GAMES[wishes.game].with_layout is not None:
            yield _check(say("terminal-whole-turn"), "whole_turn", on=wishes.whole_turn)
            yield Static(say("terminal-commands-on"), classes="label", markup=False)
            for command in Command:
                is_on = command not in wishes.switched_off
                yield _check(command_name(self.words, command), f"command-{command.value}", on=is_on)

    def _match_options(self) -> Iterator[Widget]:
        say, wishes = self.words.say, self.wishes
        yield _row(say("terminal-rounds"), _number(wishes.rounds, "rounds", 2))
        yield _check(say("terminal-professional"), "professional", on=wishes.professional)

    def _seat_rows(self) -> Iterator[Widget]:
        yield Static(self.words.say("terminal-seats"), classes="label", markup=False)
        kinds = self._kinds()
        for seat in range(self.wishes.players):
            name = Input(
                self.wishes.names[seat],
                placeholder=self.words.say("terminal-name"),
                id=f"name-{seat}",
                compact=True,
            )
            yield Horizontal(
                Static(f"{seat + 1}", classes="number"),
                _select(kinds, self.wishes.kind_of(seat), f"kind-{seat}"),
                name,
                classes="row",
            )
        yield Static(self.words.say("bots-win"), id="wins", markup=False)

    def _kinds(self) -> list[tuple[str, str]]:
        """Who may sit at a seat."""
        bots = [(self._bot_offered(level), level) for level in levels_of(self.wishes.game)]
        return [(self.words.say("terminal-person"), PERSON), *bots]

    def _bot_offered(self, level: str) -> str:
        try:
            options = self.wishes.options()
        except TenbackError:  # A number is still being typed.
            return bot_told(self.words, level)
        return bot_offered(self.words, options, level, marks=self.wishes.marks)

    def _starters(self) -> list[tuple[str, str]]:
        seats = [(str(seat + 1), str(seat)) for seat in range(self.wishes.players)]
        together = GAMES[self.wishes.game].open_start and self.wishes.players > 1
        return [(self.words.say("terminal-agree"), AGREE), *seats] if together else seats

    def _starter_shown(self) -> str:
        offered = [value for _, value in self._starters()]
        return self.wishes.starter if self.wishes.starter in offered else offered[0]

    # Choosing -----------------------------------------------------------------------------------------------

    @on(Select.Changed)
    async def _selected(self, event: Select.Changed) -> None:
        field_id, value = str(event.select.id), event.value
        if field_id.startswith("kind-"):
            self.wishes.kinds[int(field_id[-1])] = str(value)
        elif field_id == "language" and value != self.words.language.value:
            self.words = Words(Language(str(value)))
            await self._again(field_id)
        elif field_id in {"game", "players"} and value != getattr(self.wishes, field_id):
            setattr(self.wishes, field_id, value)
            allowed = GAMES[self.wishes.game].players
            self.wishes.players = min(max(self.wishes.players, allowed[0]), allowed[-1])
            await self._again(field_id)
        elif field_id == "starter":
            self.wishes.starter = str(value)

    async def _again(self, focused: str) -> None:
        """Rebuild the form and keep the focus."""
        await self.recompose()
        self.query_one(f"#{focused}").focus()

    @on(Checkbox.Changed)
    def _checked(self, event: Checkbox.Changed) -> None:
        field_id = str(event.checkbox.id)
        if field_id.startswith("command-"):
            command = Command(field_id.removeprefix("command-"))
            (self.wishes.switched_off.discard if event.value else self.wishes.switched_off.add)(command)
        else:
            setattr(self.wishes, field_id, event.value)
        self._offer_bots_again()

    def _offer_bots_again(self) -> None:
        """Under other rules the bots win more or less often."""
        for seat in range(self.wishes.players):
            with self.prevent(Select.Changed):
                shown = self.query_one(f"#kind-{seat}", Select)
                shown.set_options(self._kinds())
                shown.value = self.wishes.kind_of(seat)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        field_id = str(event.input.id)
        if field_id.startswith("name-"):
            self.wishes.names[int(field_id[-1])] = event.value
        else:
            setattr(self.wishes, field_id, event.value)
            self._offer_bots_again()

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.action_start()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start, resume or quit."""
        if event.button.id == "start":
            self.action_start()
        else:
            self.dismiss(str(event.button.id))

    def action_start(self) -> None:
        """Deal, or say what is wrong."""
        try:
            setup = self.wishes.setup(self.words, self._chance)
        except TenbackError as error:
            self.query_one("#problem", Static).update(explanation(self.words, error))
        else:
            self.dismiss(setup)

    def action_quit(self) -> None:
        """Leave without playing."""
        self.dismiss("quit")


def _row(label: str, control: Widget) -> Vertical | Horizontal:
    return Horizontal(Static(label, classes="label", markup=False), control, classes="row")


def _select(choices: list[tuple[str, Any]], value: object, field_id: str) -> Select[Any]:
    return Select(choices, value=value, allow_blank=False, id=field_id, compact=True)


def _number(value: str, field_id: str, digits: int, placeholder: str = "") -> Input:
    return Input(
        value, placeholder=placeholder, restrict=r"\d*", max_length=digits, id=field_id, compact=True
    )


def _check(label: str, field_id: str, *, on: bool) -> Tick:
    return Tick(label, on=on, id=field_id)
