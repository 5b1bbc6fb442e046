"""A position of the kernels as the rules have it, and the turn that a bot makes there."""

import dataclasses

from tenback.bots.bot import AnyBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games.decks import Generator
from tenback.games.the_game import CARDS, STARTS, Command, PlayCard, State, apply, view
from tenback.games.the_game.commands import Printed
from tenback.games.the_game.options import OnePile
from tenback.sim.the_game.row import KIND_OF
from tenback.talk.marks.said import NOTHING_SAID, Talk
from training.the_game.reading import Ints, cards_in, way_of

HANDS, TOPS, ABOUT, PLANES = 2, 12, 13, 14


def state_in(game: Ints, *, is_extreme: bool) -> State:
    """Read the beginning of a turn, hidden cards included; the order of the draw pile is any."""
    words = [int(word) for word in game]
    about, live = words[ABOUT], cards_in(words[0], words[1])
    way, one_pile = way_of(about), OnePile.WHOLE_TURN if about >> 49 & 1 else OnePile.FROM_NOW
    hands = [cards_in(*words[HANDS + 2 * seat : HANDS + 2 * seat + 2]) for seat in range(way.players)]
    drawable = live.difference(*hands)
    return State(
        options=dataclasses.replace(way.options, extreme=is_extreme, one_pile=one_pile),
        commands=_commands(words),
        layout_known=False,
        piles=_piles(words[TOPS], live),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        draw_pile=tuple(sorted(drawable)),
        turn=about >> 44 & 15,
        minimum=way.minimum if drawable else 1,
    )


def _commands(words: list[int]) -> Printed:
    planes = [cards_in(*words[place : place + 2]) for place in range(PLANES, len(words), 2)]
    kinds = {int(kind): command for command, kind in KIND_OF.items()}
    return tuple(
        kinds.get(sum((card in plane) << at for at, plane in enumerate(planes))) for card in range(101)
    )


def _piles(packed: int, live: set[int]) -> tuple[tuple[int, ...], ...]:
    """The four piles; what was laid before lies under the first top, nobody minds where."""
    tops = [packed >> 8 * pile & 255 for pile in range(4)]
    under = [card for card in CARDS if card not in live and card not in tops]
    piles = []
    for start, top in zip(STARTS, tops, strict=True):
        piles.append((start, *under, top) if top != start else (start,))
        under = under if top == start else []
    return tuple(piles)


def turn_by(bot: AnyBot, state: State, *, has_marks: bool) -> tuple[set[int], list[int]]:
    """Let a bot make the turn: what it then holds, before its draw, and the tops."""
    seat = state.turn
    assert seat is not None
    hand, tops = set(state.hands[seat]), list(state.tops)
    while True:
        move = bot.choose(view(state, seat), said_in(state, has_marks=has_marks), Generator(0))
        if not isinstance(move, PlayCard):
            return hand, tops
        hand.discard(move.card)
        tops[move.pile] = move.card
        state = apply(state, seat, move)
        if state.result is not None or not state.plays:
            return hand, tops


def said_in(state: State, *, has_marks: bool) -> Talk:
    """What the others say who say all that is true."""
    if not has_marks or state.shows(Command.SILENCE):
        return NOTHING_SAID
    seats = range(state.options.players)
    sayings = (said for seat in seats if seat != state.turn for said in true_sayings(view(state, seat)))
    return Talk(tuple(sayings), asked=frozenset(seats))
