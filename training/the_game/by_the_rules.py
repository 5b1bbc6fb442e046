"""What the kernels did, held to the rules: positions, turns, commands, talk. Needs no GPU and no PyTorch."""

import random

from tenback.bots.the_game.saying import true_sayings
from tenback.games.the_game import (
    END_TURN,
    PILES,
    Command,
    Deal,
    Options,
    Pile,
    PlayCard,
    Seat,
    State,
    apply,
    doomed_moves,
    drawn_layout,
    fatal_moves,
    legal_moves,
    view,
)
from tenback.sim.the_game.convert import kind_of
from tenback.sim.the_game.row import KIND_OF
from tenback.talk.marks.mark import CommandMark, PileMark
from tenback.talk.marks.said import Talk
from training.the_game.reading import cards_in
from training.the_game.ways import Way

Row = list[int]


def in_order(tops: tuple[int, ...]) -> tuple[int, ...]:
    """Put the piles as the kernels have them."""
    return (*sorted(tops[:2]), *sorted(tops[2:], reverse=True))


def same_position(game: list[int], state: State) -> None:
    """Compare a running game with the state of the rules."""
    about = game[13]
    for seat, hand in enumerate(state.hands):
        assert cards_in(game[2 + 2 * seat], game[3 + 2 * seat]) == set(hand)
    assert cards_in(game[0], game[1]) == set(state.draw_pile).union(*state.hands)
    assert tuple(game[12] >> 8 * pile & 255 for pile in range(4)) == in_order(state.tops)
    assert about >> 20 & 255 == len(state.draw_pile)
    assert about >> 44 & 15 == state.turn


def made(state: State, plan: int, plays: int) -> State:
    """Make the plays of a turn by the rules; raises where one is illegal."""
    assert state.turn is not None
    hand, seat = sorted(state.hands[state.turn]), state.turn
    for step in range(plays):
        play = plan >> 5 * step & 31
        pile = _real_pile(state, play & 3)
        state = apply(state, seat, PlayCard(hand[play >> 2], pile))
    return state


def _real_pile(state: State, ordered: int) -> int:
    """The kernels put the pile nearer to its beginning first."""
    first = 0 if ordered < 2 else 2
    one, two = state.tops[first : first + 2]
    swapped = one > two if first == 0 else one < two
    return first + ((ordered & 1) ^ swapped)


# EXTREME, and THE GAME with marks ---------------------------------------------------------------------------


def dealt(options: Options, chance: random.Random) -> tuple[State, Row]:
    """Deal a game by chance: its state, and the row of bytes that the kernels deal from."""
    deck = tuple(chance.sample(range(2, 100), 98))
    layout = drawn_layout(chance) if options.extreme else None
    state = Deal(options, deck, layout, starter=0).state()
    return state, [*deck, *(kind_of(state.commands[card]) for card in range(2, 100))]


def same_commands(game: Row, state: State) -> None:
    """Compare the commands on all cards."""
    planes = [game[place] & (2**64 - 1) | (game[place + 1] & (2**64 - 1)) << 64 for place in (14, 16, 18)]
    for card in range(2, 100):
        kind = sum((plane >> card & 1) << at for at, plane in enumerate(planes))
        assert kind == kind_of(state.commands[card])


def turn_made(state: State, end: Row, plan: int, way: Way) -> State:
    """Make a turn by the rules, and compare where it leads; the state before it is ended."""
    seat = state.turn
    assert seat is not None
    hand = cards_in(end[2], end[3])
    after = made(state, plan, len(state.hands[seat]) - len(hand))
    drawn = set(after.hands[seat]) - hand
    stopped = any(state.commands[card] is Command.STOP for card in set(state.hands[seat]) - hand)
    assert hand <= set(after.hands[seat])
    assert not drawn or stopped
    assert tuple(end[4] >> 8 * pile & 255 for pile in range(4)) == in_order(after.tops)
    assert stopped or END_TURN in legal_moves(after, seat) or (after.result is not None and after.result.won)
    same_knowledge(state, end, sorted(hand))
    same_talk(state, after, end, way)
    return after


def same_knowledge(state: State, end: Row, hand: list[int]) -> None:
    """Compare what the player knows of commands when a turn ends, before its draw (E25)."""
    assert state.turn is not None
    known = [end[6] >> 3 * at & 7 for at in range(12)]
    assert known[: len(hand)] == [kind_of(state.commands[card]) for card in hand]
    tops = [end[4] >> 8 * pile & 255 for pile in range(4)]
    assert known[8:] == [kind_of(state.commands[top]) for top in tops]
    unseen = view(state, state.turn).unseen
    for command, kind in KIND_OF.items():
        out = sum(state.commands[card] is command for card in unseen)
        assert end[6] >> 36 + 3 * (kind - 1) & 7 == out


def same_talk(state: State, after: State, end: Row, way: Way) -> None:
    """Compare what was said as the turn began; of the marks those on piles that are as they were."""
    open_talk = way.marks and not state.shows(Command.SILENCE)
    assert end[7] >> 40 & 1 == open_talk
    tops = [end[4] >> 8 * pile & 255 for pile in range(4)]
    for step in range(1, way.players):
        assert state.turn is not None
        seat = (state.turn + step) % way.players
        said = Talk(tuple(true_sayings(view(state, seat)))) if open_talk else Talk()
        marks = [end[7] >> 2 * (4 * (step - 1) + pile) & 3 for pile in range(4)]
        assert marks == [_mark_on(said, seat, _kept(state, after, pile, tops[pile])) for pile in range(4)]
        stop = any(each.mark is CommandMark.I_HOLD_A_STOP for each in said.sayings)
        assert end[7] >> 31 + step & 1 == stop


def _kept(state: State, after: State, place: int, top: int) -> Pile | None:
    """The pile with this top, unless the turn has changed it."""
    same = (pile for pile in PILES if state.tops[pile] == after.tops[pile] == top and pile // 2 == place // 2)
    return next(same, None)


def _mark_on(said: Talk, seat: Seat, pile: Pile | None) -> PileMark | int:
    return 0 if pile is None else said.pile_mark(seat, pile) or 0


def is_dead_end(state: State) -> bool:
    """Whether every play breaks a command or leaves a turn that cannot be completed (E20)."""
    assert state.turn is not None
    lost = {*fatal_moves(state, state.turn), *doomed_moves(state, state.turn)}
    return all(move in lost for move in legal_moves(state, state.turn))


def ended(after: State, seat: Seat | None) -> State:
    """End the turn, unless a STOP or the win has done that."""
    assert seat is not None
    return apply(after, seat, END_TURN) if after.result is None and after.plays else after
