"""TAKE THAT as text: the line with its price, the hand, and the scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tenback.games.take_that import Lay, Twist, View, is_toad, twin
from tenback.terminal.setup import Player
from tenback.words import Words


class Kind(StrEnum):
    """How a card looks: toads, and the two orders of digits (T1)."""

    TOAD = "toad"
    LOW = "low"
    HIGH = "high"


def kind_of(card: int) -> Kind:
    """Tell which of a pair a card is, so that twins are found at a glance."""
    if is_toad(card):
        return Kind.TOAD
    return Kind.LOW if card < twin(card) else Kind.HIGH


@dataclass(frozen=True, slots=True)
class LineCard:
    """A card of the line as text; signs tell toads, twins of the hand and the end without any colour."""

    text: str
    kind: Kind
    has_twin: bool


def line_cards(view: View) -> list[LineCard]:
    """Describe the line from left to right."""
    return [_line_card(view, card) for card in view.line]


def _line_card(view: View, card: int) -> LineCard:
    has_twin = not is_toad(card) and twin(card) in view.hand
    left, right = ("(", ")") if is_toad(card) else ("»", "«") if has_twin else (" ", " ")
    return LineCard(f"{left}{card}{right}", kind_of(card), has_twin)


def price(words: Words, view: View) -> str:
    """Say what the line would cost who takes it (T10)."""
    if not view.line:
        return words.say("terminal-no-line")
    toads = sum(map(is_toad, view.line))
    return words.say("terminal-price", points=signed(view.price), cards=len(view.line), toads=toads)


def hand_label(view: View, card: int) -> str:
    """Say how far a card is from the end of the line, and which twin it could twist."""
    signs = []
    if Lay(card) in view.legal:
        signs.append(signed(card - view.line[-1]) if view.line else "+")
    if Twist(card) in view.legal:
        signs.append(f"⇄{twin(card)}")
    return " ".join(signs)


def scores(words: Words, view: View, players: Sequence[Player]) -> list[list[str]]:
    """Give the table of scores: a head, then one row for each seat."""
    rounds = [words.say("terminal-round", number=number + 1) for number in range(len(view.rounds))]
    running = [] if view.result else [words.say("terminal-round", number=view.round + 1)]
    head = ["", *map(words.say, _COLUMNS), *rounds, *running, words.say("terminal-total")]
    return [head, *(_score_row(view, seat, player) for seat, player in enumerate(players))]


_COLUMNS = ("terminal-in-hand", "terminal-twisted", "terminal-taken")


def _score_row(view: View, seat: int, player: Player) -> list[str]:
    sign = "▶" if seat == view.turn else " "
    unseen = f"+{view.extra[seat]}?" if view.extra[seat] else ""
    running = [] if view.result else [signed(view.points[seat]) + ("?" if unseen else "")]
    return [
        f"{sign}{seat + 1} {player.name}",
        str(view.hand_sizes[seat]),
        str(len(view.face_up[seat])),
        f"{len(view.face_down[seat])}{unseen}",
        *(signed(score.points[seat]) for score in view.rounds),
        *running,
        signed(view.totals[seat]),
    ]


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> str:
    """Set a table: the first column to the left, the others to the right."""
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return "\n".join(gap.join([row[0].ljust(first), *map(str.rjust, row[1:], others)]) for row in rows)
