"""A whole game as text that a player can read: every position, what may be played, what was played."""

from collections.abc import Iterator

from tenback.games import take_that, the_game
from tenback.records import Chatted, GaveUp, Moment, Moved, Record, Said, format_entry, replay

ARROWS = ("up", "up", "down", "down")


def playthrough(record: Record) -> str:
    """Write a record out, moment by moment."""
    lines = [f"{record.game.name}: {record.game.format_options(record.deal.options)}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.seats)]
    for moment in replay(record):
        lines += ["", *_moment(record, moment)]
    return "\n".join(lines) + "\n"


def _moment(record: Record, moment: Moment) -> Iterator[str]:
    yield _what_happened(record, moment)
    if isinstance(moment.entry, Said | Chatted):
        yield from _talk(moment)
    elif isinstance(moment.state, the_game.State):
        yield from _the_game(moment.state)
        yield from _talk(moment)
    elif isinstance(moment.state, take_that.State):
        yield from _take_that(moment.state)


def _what_happened(record: Record, moment: Moment) -> str:
    match moment.entry:
        case None:
            return "The deal"
        case Moved(seat, _):
            return f"Seat {seat} plays {format_entry(record.game, moment.entry)}"
        case Said(saying):
            return f"Seat {saying.seat} gives the mark {format_entry(record.game, moment.entry)}"
        case Chatted(seat, text):
            return f"Seat {seat} says: {text}"
        case GaveUp():
            return "The team gives the game up"


def _talk(moment: Moment) -> Iterator[str]:
    if moment.talk.sayings:
        marks = (
            f"{s.mark.name}{'' if s.pile is None else ' on ' + 'ABCD'[s.pile]} by {s.seat}"
            for s in moment.talk.sayings
        )
        yield f"  marks: {', '.join(marks)}"


def _the_game(state: the_game.State) -> Iterator[str]:
    yield "  piles: " + "   ".join(_pile(state, pile) for pile in the_game.PILES)
    for seat, hand in enumerate(state.hands):
        cards = " ".join(_card(state, card) for card in hand) or "nothing"
        yield f"  {'>' if seat == state.turn else ' '} seat {seat} holds {cards}"
    yield f"  draw pile: {len(state.draw_pile)}"
    if state.turn is not None:
        yield from _the_game_turn(state, state.turn)
    elif state.result is None:
        yield "  anybody may begin"
    if state.result is not None:
        yield f"  END: {the_game.format_result(state.result)}"


def _the_game_turn(state: the_game.State, seat: int) -> Iterator[str]:
    owed = ", ".join(debt.value for debt in the_game.owed(state)) or "nothing"
    bound = "" if state.bound_to is None else f", bound to pile {'ABCD'[state.bound_to]}"
    yield f"  owed: {owed}{bound}"
    yield f"  legal: {_moves(the_game.legal_moves(state, seat))}"
    for name, moves in (
        ("fatal", the_game.fatal_moves(state, seat)),
        ("doomed", the_game.doomed_moves(state, seat)),
    ):
        if moves:
            yield f"  {name}: {_moves(moves)}"


def _moves(moves: tuple[the_game.Move, ...]) -> str:
    return " ".join(map(the_game.format_move, moves)) or "none"


def _pile(state: the_game.State, pile: int) -> str:
    return f"{'ABCD'[pile]} {ARROWS[pile]} {_card(state, state.piles[pile][-1])}"


def _card(state: the_game.State, card: int) -> str:
    command = state.commands[card]
    return str(card) if command is None else f"{card}[{command.value}]"


def _take_that(state: take_that.State) -> Iterator[str]:
    yield f"  round {state.round + 1}, line: {_cards(state.line)}, draw pile: {len(state.draw_pile)}"
    points = take_that.round_points(state, with_extra=False)
    for seat, hand in enumerate(state.hands):
        extra = f", {len(state.extra[seat])} unseen" if state.extra[seat] else ""
        yield (
            f"  {'>' if seat == state.turn else ' '} seat {seat} holds {_cards(hand)}; "
            f"up {_cards(state.face_up[seat])}; down {_cards(state.face_down[seat])}{extra}; "
            f"{points[seat]} points"
        )
    if state.turn is not None:
        moves = take_that.legal_moves(state, state.turn)
        yield f"  legal: {' '.join(map(take_that.format_move, moves))}"
    if state.rounds:
        yield f"  scored: {'; '.join(str(score.points) for score in state.rounds)}"
    if state.result is not None:
        yield f"  END: {take_that.format_result(state.result)}"


def _cards(cards: tuple[int, ...]) -> str:
    toads = (f"{card}*" if take_that.is_toad(card) else str(card) for card in cards)
    return " ".join(toads) or "nothing"
