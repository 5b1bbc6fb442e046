"""CLIMB as arrays: what a seat sees, and a number for every move."""

from tenback.encoding.plain import PlainEncoding
from tenback.encoding.sections import Section
from tenback_climb.rules import CARDS, PASS, Move, Options, View, format_move

MOVES = (*map(Move, CARDS), PASS)


def climb_encoding(options: Options, _talk: bool, _open_start: bool) -> PlainEncoding:  # noqa: FBT001
    return PlainEncoding(
        options=options,
        sections=(
            Section("hand", (len(CARDS),), 1, "1 for each card of the hand"),
            Section("last", (1,), CARDS[-1], "the last card that was laid; 0 at the beginning"),
            Section("hand sizes", (options.players,), 5, "cards of each seat, this one first"),
        ),
        facts=_facts,
        moves=MOVES,
        told=format_move,
    )


def _facts(view: View) -> dict[str, object]:
    own, players = view.seat or 0, view.options.players
    return {
        "hand": [int(card in view.hand) for card in CARDS],
        "last": [view.last],
        "hand sizes": [view.hand_sizes[(own + step) % players] for step in range(players)],
    }
