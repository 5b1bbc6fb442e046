"""Positions in one line, for tests: name what matters, and the rest is filled in with the remaining cards.

position(hands="38 60 / 7 9", tops="48 1 100 12", draw=5)
position(hands="38 60 / 7 9", commands="stop 38, skull 60 9", draw=0)
match_position(hands="49 12 / rest", line="94 88", draw="")
"""

from collections.abc import Iterator
from typing import Any

from tenback.games import game_of, take_that, the_game
from tenback.games.the_game import Card, Command, Seat
from tenback.games.the_game.commands import CARDS_OF_A_KIND, PLAIN, Printed, printed
from tenback.testing.cards_text import Cards, heap, heaps, left_over


def position(
    *,
    hands: str,
    tops: str = "1 1 100 100",
    draw: int | str = "rest",
    turn: Seat | None = 0,
    commands: str | None = None,
    layout_known: bool = False,
    **options: Any,
) -> the_game.State:
    """Set up THE GAME at the beginning of a turn; `commands` makes it EXTREME.

    *draw* names the next cards, or says how many are left to draw; cards with no other place lie under the
    tops. Each kind of command is filled up to four cards where it does not matter.
    """
    held = tuple(tuple(sorted(hand.cards)) for hand in heaps(hands))
    shown = heap(tops).cards
    named = [*held, tuple(top for top in shown if top not in the_game.STARTS)]
    draw_pile, buried = _drawn_and_buried(draw, named)
    chosen = the_game.Options(players=len(held), extreme=commands is not None, **options)
    return the_game.State(
        options=chosen,
        commands=PLAIN if commands is None else _commands(commands, chosen, (*buried, *reversed(draw_pile))),
        layout_known=layout_known,
        piles=tuple(_piles(shown, buried)),
        hands=held,
        draw_pile=draw_pile,
        turn=turn,
        minimum=chosen.minimum if draw_pile else 1,
    )


def match_position(
    *,
    hands: str,
    line: str = "",
    draw: str = "rest",
    up: str = "",
    down: str = "",
    decks: tuple[Cards, ...] = (),
    turn: Seat = 0,
    **options: Any,
) -> take_that.State:
    """Set up a round of TAKE THAT; `rest` stands for every card that is not named elsewhere."""
    places = (*heaps(hands), heap(line), heap(draw), *heaps(up), *heaps(down))
    rest = left_over(take_that.CARDS, [place.cards for place in places])
    chosen = take_that.Options(**({"players": len(heaps(hands)), "rounds": 1 + len(decks)} | options))
    return take_that.State(
        options=chosen,
        starter=0,
        decks=decks,
        hands=tuple(tuple(sorted(hand.filled(rest))) for hand in heaps(hands)),
        draw_pile=heap(draw).filled(rest),
        line=heap(line).cards,
        face_up=_by_seat(up, rest, chosen.players),
        face_down=_by_seat(down, rest, chosen.players),
        extra=((),) * chosen.players,
        turn=turn,
    )


def after(state: Any, moves: str) -> Any:
    """Return the state after moves in notation, each made by the active seat; `1:begin` names the seat."""
    game = game_of(state.options)
    for word in moves.split():
        seat, colon, move = word.rpartition(":")
        state = game.apply(state, int(seat) if colon else state.turn, game.parse_move(move))
    return state


def _drawn_and_buried(draw: int | str, named: list[Cards]) -> tuple[Cards, Cards]:
    if isinstance(draw, int):
        rest = left_over(the_game.CARDS, named)
        return rest[:draw], rest[draw:]
    next_cards = heap(draw)
    rest = left_over(the_game.CARDS, [*named, next_cards.cards])
    return next_cards.filled(rest), () if next_cards.takes_rest else rest


def _piles(shown: Cards, buried: Cards) -> Iterator[Cards]:
    """Put what is buried under the first pile that has been played on."""
    for start, top in zip(the_game.STARTS, shown, strict=True):
        if top == start:
            yield (start,)
        else:
            yield (start, *buried, top)
            buried = ()
    if buried:
        raise ValueError(f"{len(buried)} cards have no place: name a top to bury them, or draw='rest'")


def _commands(text: str, options: the_game.Options, elsewhere: Cards) -> Printed:
    layout: dict[Card, Command] = {}
    for piece in filter(None, text.split(",")):
        name, *cards = piece.split()
        layout |= {int(card): Command(name) for card in cards}
    free = iter(card for card in elsewhere if card not in layout)
    for command in Command:
        missing = CARDS_OF_A_KIND - sum(found is command for found in layout.values())
        layout |= {next(free): command for _ in range(missing)}
    return printed(layout, options.switched_off)


def _by_seat(text: str, rest: Cards, players: int) -> tuple[Cards, ...]:
    named = [found.filled(rest) for found in heaps(text)]
    return tuple(named[seat] if seat < len(named) else () for seat in range(players))


__all__ = ["after", "match_position", "position"]
