"""Perfect recall: the array gives back every move and every card that came, in order."""

from random import Random
from typing import Any

import pytest

from tenback.encoding import encoding_of
from tenback.encoding.take_that.describing import cards_as_drawn as match_cards_as_drawn
from tenback.encoding.take_that.describing import told_moves as told_match_moves
from tenback.encoding.the_game.actions import Say, sayings
from tenback.encoding.the_game.describing import cards_as_drawn, told_moves, told_talk
from tenback.games import game_of, seeded_deal, the_game
from tenback.talk.marks.said import Saying
from tests.encoding.games import EXTREME, TAKE_THAT, THE_GAME, random_game


@pytest.mark.parametrize("options", [*THE_GAME, *EXTREME], ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_game_can_be_read_back(options: Any, seed: int) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, seed):
        for seat in range(options.players):
            array = encoding.remember(game.view(moment.state, seat), moment.drawn_by(seat))
            parts = encoding.recall.parts(array)
            assert told_moves(parts) == [game.format_move(step.move) for step in moment.state.history]
            assert cards_as_drawn(parts) == moment.drawn_by(seat)


@pytest.mark.parametrize("options", TAKE_THAT, ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_match_can_be_read_back(options: Any, seed: int) -> None:
    encoding, game = encoding_of(options), game_of(options)
    for moment in random_game(options, seed):
        array = encoding.remember(game.view(moment.state, 1), moment.drawn_by(1))
        parts = encoding.recall.parts(array)
        told = [move for number in range(options.rounds) for move in told_match_moves(parts, number)]
        assert told == [game.format_move(step.move) for step in moment.state.history]
        for number, cards in enumerate(moment.drawn_by(1)):
            assert match_cards_as_drawn(parts, number) == cards


@pytest.mark.parametrize("extreme", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_was_said_can_be_read_back(seed: int, *, extreme: bool) -> None:
    options = the_game.Options(players=4, extreme=extreme)
    encoding, chance = encoding_of(options, talk=True, open_start=True), Random(seed)
    state: Any = seeded_deal(options, seed, starter=2).state()
    given = sayings(options, open_start=True)
    said = [
        [Saying(seat, say.mark, say.pile) for seat in (3, 0, 1) for say in chance.sample(given, 4)]
        for _ in range(5)
    ]
    for seat in range(4):
        array = encoding.remember(the_game.view(state, seat), (), said=said)
        parts = encoding.recall.parts(array)
        for spoken, stage in zip(said, told_talk(options, parts), strict=False):
            by_seat = sorted(spoken, key=lambda saying: (saying.seat - seat) % 4)
            told = [((saying.seat - seat) % 4, Say(saying.mark, saying.pile)) for saying in by_seat]
            assert stage == told
        assert "at stage 4 " in encoding.describe(array)


def test_who_began_can_be_read_back() -> None:
    options = the_game.Options(players=3)
    encoding = encoding_of(options, open_start=True)
    state: Any = seeded_deal(options, 1, starter=None).state()
    state = the_game.apply(state, 2, the_game.BEGIN)
    words = encoding.describe(encoding.remember(the_game.view(state, 1), ()))
    assert "began: seat 1 from me" in words
    assert "moves: begin" in words
