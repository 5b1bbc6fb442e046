"""An observation of THE GAME or EXTREME in words."""

from collections.abc import Iterator

import numpy as np

from tenback.encoding.seats import marked
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import Beside, Listen, Say, Wait, move_with_number, sayings
from tenback.encoding.the_game.observing import COMMANDS, ENDINGS
from tenback.games.the_game import BEGIN, CARDS, PILE_NAMES, Options, format_move
from tenback.talk.marks.mark import mark_name

Parts = dict[str, Array]


def described(options: Options, parts: Parts) -> str:
    """Say an observation in words, a line for each thing."""
    lines = [*_table_lines(parts), *_turn_lines(parts)]
    if options.extreme:
        lines += _command_lines(parts)
    if "marks" in parts:
        lines += _mark_lines(options, parts)
    if "deciding" in parts and parts["deciding"][0]:
        lines.append("the team is asked who begins")
    if "moves" in parts:
        lines += _memory_lines(options, parts)
    return "\n".join(lines)


def action_words(action: Beside) -> str:
    """Name an action that is no move."""
    match action:
        case Listen():
            return "listen"
        case Wait():
            return "wait"
        case Say(mark, pile):
            return f"say {mark_name(mark)}" + ("" if pile is None else f" on {PILE_NAMES[pile]}")


def told_moves(parts: Parts) -> list[str]:
    """List all moves in notation; a move that played no card ended a turn, or was the begin."""
    moves = ["end"] * int(parts["moves"][0])
    if "began" in parts and parts["began"].any():
        moves[0] = format_move(BEGIN)
    for place in marked(parts["played_at"]):
        move = move_with_number(4 * place + marked(parts["played_on"][:, place])[0])
        moves[int(parts["played_at"][place]) - 1] = format_move(move)
    return moves


def cards_as_drawn(parts: Parts) -> list[int]:
    """List the player's cards in the order they came."""
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
        yield f"over: {ENDINGS[ended[0]].value}"
        return
    if not parts["minimum"][0]:
        yield "over: given up"
        return
    seats = marked(parts["to_move"])
    yield f"to move: {_who(seats[0])}" if seats else "nobody has begun"
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


def told_talk(options: Options, parts: Parts) -> list[list[tuple[int, Say]]]:
    """List what was said before each move: the seat, counted from mine, and its mark, in order."""
    given, stages = _given(options, parts["heard"]), []
    for heard in parts["heard"]:
        order = sorted((seat, heard[seat, place], place) for seat, place in np.argwhere(heard))
        stages.append([(int(seat), given[place]) for seat, _number, place in order])
    return stages


def _memory_lines(options: Options, parts: Parts) -> Iterator[str]:
    yield from (f"I am seat {seat}" for seat in marked(parts["seat"]))
    if "began" in parts:
        yield from (f"began: {_who(seat)}" for seat in marked(parts["began"]))
    yield f"moves: {' '.join(told_moves(parts)) or 'none'}"
    yield f"my cards as they came: {_cards(cards_as_drawn(parts))}"
    if "heard" in parts:
        for stage, spoken in enumerate(told_talk(options, parts)):
            yield from (f"at stage {stage} {_who(seat)} {action_words(said)}" for seat, said in spoken)


def _mark_lines(options: Options, parts: Parts) -> Iterator[str]:
    given = _given(options, parts["marks"])
    for seat, marks in enumerate(parts["marks"]):
        if said := [action_words(given[place]) for place in marked(marks)]:
            yield f"{_who(seat)} said: {', '.join(words.removeprefix('say ') for words in said)}"


def _given(options: Options, marks: Array) -> tuple[Say, ...]:
    """The marks that a section is about; an open start has more of them."""
    usual = sayings(options)
    return usual if marks.shape[-1] == len(usual) else sayings(options, open_start=True)


def _held(bits: Array) -> list[int]:
    return [CARDS[place] for place in marked(bits)]


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "none"


def _who(seat: int) -> str:
    return "me" if seat == 0 else f"seat {seat} from me"
