"""What stands where in an observation of TAKE THAT."""

from collections.abc import Iterator
from typing import Final

from tenback.encoding.sections import Layout, Section
from tenback.encoding.take_that.actions import ALL
from tenback.games.take_that import CARDS, TOADS, Options
from tenback.games.take_that.options import HAND_SIZES, LEAST_PLAYERS, MOST_PLAYERS
from tenback.games.take_that.rules import TAKEN_POINTS, TOAD_POINTS, TWISTED_POINTS

WORST: Final = TAKEN_POINTS * (len(CARDS) - len(TOADS)) + TOAD_POINTS * len(TOADS)
"""All cards of a round taken."""
BEST: Final = TWISTED_POINTS * (len(CARDS) - len(TOADS))
"""All pairs of a round twisted."""
SPAN: Final = CARDS[-1] - CARDS[0] + 1
"""A place for every number from 12 to 98; the multiples of ten, which no card has, stay 0."""
MOST_TO_COME: Final = 100
MOST_MOVES: Final = 2 * ALL
"""A card is laid or twisted with once, and before each take some card was laid."""


def observation_layout(options: Options) -> Layout:
    """Lay out what a seat sees now."""
    return Layout(_observation_sections(options))


def recall_layout(options: Options) -> Layout:
    """Lay out what a seat sees now and all that it has seen before."""
    return Layout((*_observation_sections(options), *_recall_sections(options.rounds)))


def _observation_sections(options: Options) -> Iterator[Section]:
    seats = (MOST_PLAYERS,)
    yield Section(
        "hand", (SPAN,), 1, "1 for each card in my hand; the first place is card 12, the last 98, tens are 0"
    )
    yield Section(
        "line", (SPAN,), ALL, "where a card lies in the line, 1 for the rightmost; 0 if it does not"
    )
    yield Section(
        "heaps",
        (MOST_PLAYERS, SPAN),
        1,
        "1 for each card that a seat has twisted this round, -1 for each it has taken (T23), mine first",
        low=-1,
    )
    yield Section("extra", seats, ALL, "unseen minus cards, mine first (T12, T24)")
    yield Section("hand_sizes", seats, max(HAND_SIZES.values()), "cards in the hands, mine first")
    yield Section("to_move", seats, 1, "1 for the active seat, mine first; all 0 after the end")
    yield Section("starts", seats, 1, "1 for the seat that started this round, mine first (T22)")
    yield Section("draw_pile", (1,), ALL, "how many cards can still be drawn")
    yield Section("last", (1,), CARDS[-1], "the rightmost card; 0 when there is no line")
    yield Section("price", (1,), -WORST, "what the line costs who takes it (T10)")
    yield Section("points", seats, BEST, "the running points of this round, mine first (T24)", low=WORST)
    yield from _match_sections(options)


def _match_sections(options: Options) -> Iterator[Section]:
    rounds = options.rounds
    yield Section(
        "scored", (rounds, MOST_PLAYERS), BEST, "the points of each scored round, mine first", low=WORST
    )
    yield Section("to_come", (1,), MOST_TO_COME, "rounds that come after this one (T11); 100 for more")
    yield Section("players", (1,), MOST_PLAYERS, "how many play", low=LEAST_PLAYERS)
    yield Section("professional", (1,), 1, "1 in the professional variant (T12)")
    yield Section("over", (1,), 1, "1 after the end of the match")


def _recall_sections(rounds: int) -> Iterator[Section]:
    moves = MOST_MOVES
    yield Section("seat", (MOST_PLAYERS,), 1, "1 for my seat, counted from seat 0")
    yield Section("moves", (rounds,), moves, "how many moves were made in each round")
    yield Section("drawn", (rounds, SPAN), ALL, "the order in which my cards came, from 1; 0 for others")
    yield Section("laid_at", (rounds, SPAN), moves, "the number of the move that laid a card; 0 if none did")
    yield Section("shown_at", (rounds, SPAN), moves, "the number of the move that twisted with a card")
    yield Section("taken_at", (rounds, SPAN), moves, "the number of the move that took a card")
    yield Section(
        "turned_up", (rounds, MOST_PLAYERS, SPAN), 1, "1 for the extra cards seen at the scoring (T24)"
    )
