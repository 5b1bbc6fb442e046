"""A position that a seat could be in, drawn at random: for search and for tests of secrecy.

Uniform over what the view allows: the rules reveal nothing about a hidden hand except its size.
"""

from tenback.games.decks import Randomness, shuffled
from tenback.games.take_that.cards import CARDS, Card
from tenback.games.take_that.state import State
from tenback.games.take_that.view import View


def resample(view: View, rng: Randomness) -> State:
    """Draw a state that has exactly this view; all states that the view allows are equally likely."""
    hidden = list(shuffled(view.unseen, rng))
    hands = tuple(
        view.hand if seat == view.seat else _taken(hidden, size) for seat, size in enumerate(view.hand_sizes)
    )
    extra = tuple(_unsorted(hidden, count) for count in view.extra)
    return State(
        options=view.options,
        starter=view.starter,
        decks=tuple(shuffled(CARDS, rng) for _ in range(_rounds_to_come(view))),
        hands=hands,
        draw_pile=tuple(hidden),
        line=view.line,
        face_up=view.face_up,
        face_down=view.face_down,
        extra=extra,
        turn=view.turn,
        rounds=view.rounds,
        history=view.history,
        result=view.result,
    )


def _rounds_to_come(view: View) -> int:
    return view.options.rounds - 1 - view.round


def _taken(hidden: list[Card], count: int) -> tuple[Card, ...]:
    return tuple(sorted(_unsorted(hidden, count)))


def _unsorted(hidden: list[Card], count: int) -> tuple[Card, ...]:
    cards = tuple(hidden[:count])
    del hidden[:count]
    return cards
