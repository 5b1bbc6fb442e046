"""An observation of THE GAME or EXTREME in words."""

from collections.abc import Iterator

from tenback.encoding.seats import marked
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import Listen, Say, move_with_number, sayings
from tenback.encoding.the_game.observing import COMMANDS
from tenback.games.the_game import CARDS, PILE_NAMES, Ending, Options, format_move
from tenback.records.sayings import mark_name

Parts = dict[str, Array]


def described(options: Options, parts: Parts) -> str:
    """Say an observation in words, a line for each thing."""
    lines = [*_table_lines(parts), *_turn_lines(parts)]
    if options.extreme:
        lines += _command_lines(parts)
    if "marks" in parts:
        lines += _mark_lines(options, parts)
    if "moves" in parts:
        lines += [f"I am seat {seat}" for seat in marked(parts["seat"])]
        lines.append(f"moves: {' '.join(told_moves(parts)) or 'none'}")
        lines.append(f"my cards as they came: {_cards(cards_as_drawn(parts))}")
    return "\n".join(lines)


def action_words(action: Listen | Say) -> str:
    """Name a talk action."""
    match action:
        case Listen():
            return "listen"
        case Say(mark, pile):
            return f"say {mark_name(mark)}" + ("" if pile is None else f" on {PILE_NAMES[pile]}")


def told_moves(parts: Parts) -> list[str]:
    """List all moves in notation; a move that played no card ended a turn."""
    moves = ["end"] * int(parts["moves"][0])
    for place in marked(parts["played_at"]):
        move = move_with_number(4 * place + marked(parts["played_on"][:, place])[0])
        moves[int(parts["played_at"][place]) - 1] = format_move(move)
    return moves


def cards_as_drawn(parts: Parts) -> list[int]:
    """List the own cards in the order they came."""
    order = parts["drawn"]
    return [CARDS[place] for place in sorted(marked(order), key=lambda place: int(order[place]))]


def _table_lines(parts: Parts) -> Iterator[str]:
    players = int(parts["players"][0])
    sizes = parts["hand_sizes"][:players]
    tops = " ".join(f"{name} {top}" for name, top in zip(PILE_NAMES, parts["tops"], strict=True))
    yield f"piles: {tops}"
    yield f"my hand: {_cards(_held(parts['hand']))}"
    if players > 1:
        yield f"hands from me clockwise: {' '.join(map(str, sizes))}"
    yield f"draw pile: {parts['draw_pile'][0]}"
    yield f"played: {_cards(_held(parts['played']))}"


def _turn_lines(parts: Parts) -> Iterator[str]:
    yield (
        f"table: {parts['players'][0]} at the table, {parts['full_hand'][0]} cards in a full hand, "
        f"{parts['usual_minimum'][0]} a turn"
    )
    if ended := marked(parts["ending"]):
        yield f"over: {tuple(Ending)[ended[0]].value}"
        return
    for seat in marked(parts["at_turn"]):
        yield f"at turn: {_who(seat)}"
    yield f"this turn: {parts['laid'][0]} laid, at least {parts['minimum'][0]}, {parts['owed'][0]} owed"


def _command_lines(parts: Parts) -> Iterator[str]:
    for number, command in enumerate(COMMANDS, start=1):
        if known := _held(parts["commands"] == number):
            yield f"{command.value}: {_cards(known)}"
    for name, shown in zip(PILE_NAMES, parts["top_commands"], strict=True):
        yield from (f"{name} shows {COMMANDS[kind].value}" for kind in marked(shown))
    counts = zip(COMMANDS, parts["commands_out"], parts["commands_on"], strict=True)
    yield "not seen yet: " + " ".join(f"{command.value} {left}" for command, left, on in counts if on)
    if parts["three"][0]:
        yield "a THREE binds this turn"
    yield from (f"ONE PILE holds this turn to {PILE_NAMES[pile]}" for pile in marked(parts["bound_to"]))
    if used := marked(parts["piles_used"]):
        yield f"piles used in this turn: {' '.join(PILE_NAMES[pile] for pile in used)}"
    if parts["whole_turn"][0]:
        yield "ONE PILE counts the whole turn"
    if parts["layout_known"][0]:
        yield "everybody knows the layout"


def _mark_lines(options: Options, parts: Parts) -> Iterator[str]:
    given = sayings(options)
    for seat, marks in enumerate(parts["marks"]):
        if said := [action_words(given[place]) for place in marked(marks)]:
            yield f"{_who(seat)} said: {', '.join(words.removeprefix('say ') for words in said)}"


def _held(bits: Array) -> list[int]:
    return [CARDS[place] for place in marked(bits)]


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "none"


def _who(seat: int) -> str:
    return "me" if seat == 0 else f"seat {seat} from me"
