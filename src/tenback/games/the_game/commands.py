"""The seven commands of EXTREME and which cards carry them (E1, E2)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum

from tenback.games.decks import Randomness
from tenback.games.errors import BadDeal, Problem
from tenback.games.the_game.cards import CARDS, Card


class Command(Enum):
    """What a card orders (E5 to E11)."""

    STOP = "stop"
    SKULL = "skull"
    THREE = "three"
    SILENCE = "silence"
    NO_TRICK = "no-trick"
    ONE_PILE = "one-pile"
    DRAW_ONE = "draw-one"

    @property
    def is_lightning(self) -> bool:
        """Whether it binds the active player this turn only; infinity binds everyone while it shows (E4)."""
        return self in LIGHTNING


KINDS: dict[int, tuple[Command, ...]] = {
    1: (
        Command.STOP,
        Command.SKULL,
        Command.THREE,
        Command.SILENCE,
        Command.NO_TRICK,
        Command.ONE_PILE,
        Command.DRAW_ONE,
    )
}
"""The kinds by the version of the rules: a later command is a new row, so that older deals stay readable."""

LIGHTNING = frozenset({Command.STOP, Command.SKULL, Command.THREE})
CARDS_OF_A_KIND = 4

Layout = Mapping[Card, Command]
"""Which cards carry which command."""

Printed = tuple[Command | None, ...]
"""A layout as the games hold it: the command on each number from 0 to 100 (the piles start at 1 and 100)."""

PLAIN: Printed = (None,) * 101
"""No card carries a command: THE GAME."""


def drawn_layout(rng: Randomness) -> dict[Card, Command]:
    """Draw 28 command cards at random: each command goes on four cards that carry none yet (E1, E2)."""
    layout: dict[Card, Command] = {}
    for command in Command:
        for _ in range(CARDS_OF_A_KIND):
            while (card := CARDS[rng.randrange(len(CARDS))]) in layout:
                pass
            layout[card] = command
    return dict(sorted(layout.items()))


def check_layout(layout: Layout) -> None:
    """Refuse a layout that is not 7 kinds on 4 different cards each (E2)."""
    for card, command in layout.items():
        if card not in CARDS:
            raise BadDeal(Problem.LAYOUT_CARD, given=card)
        if not isinstance(command, Command):
            raise BadDeal(Problem.LAYOUT_COMMAND, given=command)
    found = Counter(layout.values())
    for command in _kinds_of(found):
        if found[command] != CARDS_OF_A_KIND:
            raise BadDeal(
                Problem.LAYOUT_COUNT, command=command.value, expected=CARDS_OF_A_KIND, given=found[command]
            )


def _kinds_of(found: Iterable[Command]) -> tuple[Command, ...]:
    """The kinds of the version that these are of; today's, where they are of none."""
    of_a_version = (kinds for kinds in KINDS.values() if set(kinds) == set(found))
    return next(of_a_version, KINDS[max(KINDS)])


def printed(layout: Layout, switched_off: Iterable[Command] = ()) -> Printed:
    """List the commands of a layout by card number; kinds that are switched off are plain (E2)."""
    off = frozenset(switched_off)
    commands = (layout.get(card) for card in range(101))
    return tuple(None if command in off else command for command in commands)
