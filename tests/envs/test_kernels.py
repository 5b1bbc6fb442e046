"""The kernels and the encoding of the rules say the same, number by number."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tenback.encoding import encoding_of
from tenback.envs.game_by_number import CannotRecord, CannotStart, GameByNumber
from tenback.envs.game_with_talk import new_game
from tenback.games import game_of, seeded_deal, take_that, the_game
from tenback.records import final_moment
from tenback.sim.boards import NUMBER
from tenback.sim.by_game import KERNELS, new_boards
from tenback.sim.jit import plain
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying, Talk, after_saying, talk_refusal
from tenback.testing import after, position
from tests.encoding.games import EVERY_KIND, EXTREME, cost

LAYOUT = the_game.seeded_layout(5)


def careful_action(game: GameByNumber, chance: Random) -> int:
    """Play with some care, so that games get long."""
    state, rules = game.state, game.game
    moves = rules.legal_moves(state, state.turn)
    return game.encoding.action_of(min(moves, key=lambda move: cost(state, move) + chance.random() * 8))


def assert_same(game: GameByNumber) -> None:
    for seat in range(game.encoding.options.players):
        observation, mask = game.see(seat)
        view = game.view(seat)
        np.testing.assert_array_equal(observation, game.encoding.observe(view))
        np.testing.assert_array_equal(mask, game.encoding.mask(view))


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_sees_the_same_in_both(options: Any, seed: int) -> None:
    game, chance = GameByNumber(options), Random(seed)
    game.deal(seed)
    assert_same(game)
    while not game.over:
        assert game.act(careful_action(game, chance))
        assert_same(game)
    assert game.state.result is not None


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_hidden_cards_change_nothing(options: Any) -> None:
    played, chance, talk = GameByNumber(options), Random(6), can_talk(options)
    one, other = new_game(options, talk=talk), new_game(options, talk=talk)
    played.deal(5)
    while not played.over:
        said = random_talk(played, chance) if talk else Talk()
        for seat in range(options.players):
            one.start_at(played.state, said)
            other.start_at(played.game.resample(played.view(seat), chance), said)
            for mine, theirs in zip(one.see(seat), other.see(seat), strict=True):
                np.testing.assert_array_equal(mine, theirs)
        played.act(careful_action(played, chance))


def can_talk(options: Any) -> bool:
    return isinstance(options, the_game.Options) and options.players > 1


def random_talk(game: GameByNumber, chance: Random) -> Talk:
    """Marks that may stand now, true or not."""
    shown = the_game.view(game.state, None)
    seats = [chance.randrange(shown.options.players) for _ in range(5)]
    said = [Saying(seat, chance.choice(list(PileMark)), chance.randrange(4)) for seat in seats]
    talk = Talk()
    for saying in said:
        talk = after_saying(talk, saying) if talk_refusal(shown, saying) is None else talk
    return talk


@pytest.mark.parametrize("options", EXTREME, ids=repr)
def test_a_layout_of_the_table_is_known_to_all_from_the_start(options: Any) -> None:
    game, chance = GameByNumber(options, layout=LAYOUT), Random(1)
    for _ in range(3):
        game.deal_next()
        assert game.view(0).layout_known
        while not game.over:
            assert_same(game)
            game.act(careful_action(game, chance))


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_scores_are_the_cards_played_or_the_lead(options: Any) -> None:
    game, chance = GameByNumber(options), Random(3)
    game.deal(9)
    while not game.over:
        game.act(careful_action(game, chance))
    result = game.state.result
    if isinstance(result, the_game.Outcome):
        assert game.scores == [98 - result.cards_left] * options.players
    else:
        totals, others = result.scores, options.players - 1
        assert game.scores == pytest.approx([own - (sum(totals) - own) / others for own in totals])


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_what_is_not_marked_is_refused_and_changes_nothing(options: Any) -> None:
    game = GameByNumber(options)
    game.deal(4)
    before = game.state
    _, mask = game.see(game.actor)
    for action in (-1, game.encoding.actions, *np.flatnonzero(mask == 0)):
        assert not game.act(int(action))
    assert game.state == before
    assert_same(game)


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_games_of_a_seed_are_those_of_a_simulation(options: Any) -> None:
    game = GameByNumber(options)
    game.deal(12)
    assert game.state == seeded_deal(options, 12, 0).state()
    game.deal_next()
    assert game.state == seeded_deal(options, 12, 1).state()


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_a_game_begins_at_any_position(options: Any) -> None:
    first, chance = GameByNumber(options), Random(2)
    first.deal(6)
    for _ in range(9):
        first.act(careful_action(first, chance))
    second = GameByNumber(options)
    second.start_at(first.state)
    while not first.over:
        assert_same(second)
        assert second.scores == first.scores
        action = careful_action(first, chance)
        first.act(action)
        second.act(action)


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_a_game_can_be_written_down(options: Any) -> None:
    game, chance = GameByNumber(options), Random(8)
    game.start(seeded_deal(options, 3))
    for _ in range(7):
        game.act(careful_action(game, chance))
    assert final_moment(game.record).state == game.state


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_plain_python_sees_the_same(options: Any) -> None:
    encoding, boards = encoding_of(options), new_boards(options, 2)
    kernels: Any = KERNELS[type(boards)]
    boards.seeds[:, NUMBER] = 31
    kernels.deal_next(boards, 0)
    plain(kernels.deal_next)(boards, 1)
    np.testing.assert_array_equal(boards.decks[0], boards.decks[1])
    layout = encoding.observations
    seen = [np.empty(layout.size, layout.dtype) for _ in range(2)]
    masks = [np.empty(encoding.actions, np.int8) for _ in range(2)]
    for _ in range(12):
        seat = int(kernels.to_move(boards, 0))
        kernels.observe(boards, 0, seat, seen[0])
        kernels.mark_legal(boards, 0, masks[0])
        plain(kernels.observe)(boards, 1, seat, seen[1])
        plain(kernels.mark_legal)(boards, 1, masks[1])
        np.testing.assert_array_equal(seen[0], seen[1])
        np.testing.assert_array_equal(masks[0], masks[1])
        action = int(np.flatnonzero(masks[0])[-1])
        assert kernels.move(boards, 0, action)
        assert plain(kernels.move)(boards, 1, action)


def test_a_position_with_other_options_is_refused() -> None:
    with pytest.raises(CannotStart, match="error-start-other-options"):
        GameByNumber(the_game.Options(players=2)).start_at(position(hands="3 5"))


def test_a_game_that_is_over_is_refused() -> None:
    over = after(position(hands="99", tops="98 1 100 100", draw=0), "99A")
    assert over.result is not None
    with pytest.raises(CannotStart, match="error-start-over"):
        GameByNumber(over.options).start_at(over)


def test_somebody_must_have_begun() -> None:
    options = the_game.Options(players=2)
    with pytest.raises(CannotStart, match="error-start-not-begun"):
        GameByNumber(options).start(seeded_deal(options, 1, starter=None))


def test_a_game_from_a_position_cannot_be_written_down() -> None:
    state = position(hands="38 60")
    game = GameByNumber(state.options)
    game.start_at(state)
    with pytest.raises(CannotRecord, match="error-cannot-record"):
        _ = game.record


def test_the_rules_agree_on_what_game_it_is() -> None:
    assert GameByNumber(take_that.Options()).game is game_of(take_that.Options())
