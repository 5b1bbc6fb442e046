"""An observation of TAKE THAT in words."""

from collections.abc import Iterator

from tenback.encoding.seats import marked
from tenback.encoding.sections import Array
from tenback.games.take_that import CARDS, Lay, Twist, format_move
from tenback.games.take_that.moves import TAKE_LINE

Parts = dict[str, Array]


def described(parts: Parts) -> str:
    """Say an observation in words, a line for each thing."""
    lines = [*_table_lines(parts), *_seat_lines(parts), *_match_lines(parts)]
    if "moves" in parts:
        lines += [f"I am seat {seat}" for seat in marked(parts["seat"])]
        for number in range(len(parts["moves"])):
            lines += _memory_lines(parts, number)
    return "\n".join(lines)


def told_moves(parts: Parts, number: int) -> list[str]:
    """List the moves of a round in notation; what is neither a lay nor a twist was a take."""
    moves = [format_move(TAKE_LINE)] * int(parts["moves"][number])
    for section, move in (("laid_at", Lay), ("shown_at", Twist)):
        for place in marked(parts[section][number]):
            moves[int(parts[section][number][place]) - 1] = format_move(move(CARDS[0] + place))
    return moves


def cards_as_drawn(parts: Parts, number: int) -> list[int]:
    """List the player's cards of a round in the order they came."""
    return _in_order(parts["drawn"][number])


def _table_lines(parts: Parts) -> Iterator[str]:
    line = _in_order(parts["line"])[::-1]
    assert not line or line[-1] == parts["last"][0]
    yield f"line: {_cards(line)}" + (f" (costs {parts['price'][0]})" if line else "")
    yield f"my hand: {_cards(_held(parts['hand']))}"
    yield f"draw pile: {parts['draw_pile'][0]}"


def _seat_lines(parts: Parts) -> Iterator[str]:
    for seat in range(int(parts["players"][0])):
        told = [f"{parts['hand_sizes'][seat]} in hand", f"{parts['points'][seat]} points this round"]
        told.append(f"{parts['scored'][:, seat].sum()} before")
        told.append(f"up {_cards(_held(parts['heaps'][seat] == 1))}")
        told.append(f"down {_cards(_held(parts['heaps'][seat] == -1))}")
        if parts["extra"][seat]:
            told.append(f"{parts['extra'][seat]} extra")
        yield f"{_who(seat)}: {', '.join(told)}"


def _match_lines(parts: Parts) -> Iterator[str]:
    variant = ", professional" if parts["professional"][0] else ""
    starter = "".join(_who(seat) for seat in marked(parts["starts"]))
    yield f"rounds to come: {parts['to_come'][0]}{variant}; this one was started by {starter}"
    yield from (f"to move: {_who(seat)}" for seat in marked(parts["to_move"]))
    if parts["over"][0]:
        yield "over"


def _memory_lines(parts: Parts, number: int) -> Iterator[str]:
    yield f"moves of round {number + 1}: {' '.join(told_moves(parts, number)) or 'none'}"
    yield f"my cards of round {number + 1} as they came: {_cards(cards_as_drawn(parts, number))}"
    for seat, cards in enumerate(parts["turned_up"][number]):
        if extra := _held(cards):
            yield f"turned up in round {number + 1} by {_who(seat)}: {_cards(extra)}"


def _in_order(section: Array) -> list[int]:
    return [CARDS[0] + place for place in sorted(marked(section), key=lambda place: int(section[place]))]


def _held(bits: Array) -> list[int]:
    return [CARDS[0] + place for place in marked(bits)]


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "none"


def _who(seat: int) -> str:
    return "me" if seat == 0 else f"seat {seat} from me"
