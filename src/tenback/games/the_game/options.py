"""How a game is set up (G2, G13, E2, E22)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from tenback.games.errors import BadOptions, Problem
from tenback.games.the_game.commands import Command

MOST_PLAYERS = 5
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}


class OnePile(StrEnum):
    """When ONE PILE starts to count the cards of a turn (E22)."""

    FROM_NOW = "from-now"
    WHOLE_TURN = "whole-turn"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Options:
    """The rules a table plays by."""

    players: int = 1
    extreme: bool = False
    minimum: int = 2
    short_hand: bool = False
    one_pile: OnePile = OnePile.FROM_NOW
    switched_off: frozenset[Command] = frozenset()

    if TYPE_CHECKING:
        # Callers may write the choices as plain text and lists; they are kept as enums and sets.
        def __init__(
            self,
            *,
            players: int = 1,
            extreme: bool = False,
            minimum: int = 2,
            short_hand: bool = False,
            one_pile: OnePile | str = OnePile.FROM_NOW,
            switched_off: Iterable[Command | str] = (),
        ) -> None: ...

    def __post_init__(self) -> None:
        _check_players(self.players)
        _check_minimum(self.minimum)
        for option in ("extreme", "short_hand"):
            _check_yes_or_no(option, getattr(self, option))
        object.__setattr__(self, "one_pile", _one_pile(self.one_pile))
        object.__setattr__(self, "switched_off", frozenset(map(_command, self.switched_off)))

    def __repr__(self) -> str:
        """What differs from the defaults, always in the same order; it can be pasted back into code."""
        off = [command.value for command in Command if command in self.switched_off]
        values: tuple[tuple[str, object, object], ...] = (
            ("players", self.players, 1),
            ("extreme", self.extreme, False),
            ("minimum", self.minimum, 2),
            ("short_hand", self.short_hand, False),
            ("one_pile", self.one_pile.value, OnePile.FROM_NOW.value),
            ("switched_off", off, []),
        )
        return f"Options({', '.join(f'{name}={value!r}' for name, value, usual in values if value != usual)})"

    @property
    def game(self) -> str:
        """The name of the game that these options belong to."""
        return "extreme" if self.extreme else "the-game"

    @property
    def hand_size(self) -> int:
        """How many cards a full hand has (G2, G13)."""
        return HAND_SIZES[self.players] - self.short_hand


def _check_players(given: object) -> None:
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= MOST_PLAYERS:
        raise BadOptions(Problem.PLAYERS, game="THE GAME", low=1, high=MOST_PLAYERS, given=given)


def _check_minimum(given: object) -> None:
    if not isinstance(given, int) or given not in (2, 3):
        raise BadOptions(Problem.MINIMUM, low=2, high=3, given=given)


def _check_yes_or_no(option: str, given: object) -> None:
    if not isinstance(given, bool):
        raise BadOptions(Problem.YES_OR_NO, option=option, given=given)


def _one_pile(given: str) -> OnePile:
    try:
        return OnePile(given)
    except ValueError:
        raise BadOptions(Problem.ONE_PILE, given=given) from None


def _command(given: object) -> Command:
    try:
        return Command(given)
    except ValueError:
        raise BadOptions(Problem.SWITCHED_OFF, given=given) from None
