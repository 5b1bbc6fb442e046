"""States, views, deals, moves and errors are values: they travel between processes and compare as equal."""

import copy
import pickle
from typing import Any

import pytest

from tenback.games import GAMES, take_that, the_game
from tenback.games.decks import Generator
from tenback.games.errors import BadDeal, BadNotation, BadOptions, IllegalMove, NoSuchSeat, TenbackError
from tenback.games.registry import UnknownGame, game_named, game_of, random_deal
from tenback.testing import check_game, position
from tenback.testing.trial import picked


def positions(name: str, games: int = 3) -> list[Any]:
    game, rng = GAMES[name], Generator(5)
    found = []
    for _ in range(games):
        state: Any = random_deal(game.options(players=3), rng).state()
        while state.result is None:
            found.append(state)
            state = game.apply(state, state.turn, picked(game.legal_moves(state, state.turn), rng))
        found.append(state)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_states_and_views_are_pickled_and_copied(name: str) -> None:
    for state in positions(name, 1):
        values = [state, *(GAMES[name].view(state, seat) for seat in (0, 1, None))]
        for value in values:
            assert pickle.loads(pickle.dumps(value)) == value
            assert copy.deepcopy(value) == value


@pytest.mark.parametrize("name", GAMES)
def test_states_and_views_are_kept_in_sets(name: str) -> None:
    states = positions(name, 1)
    assert len(set(states)) == len(states)
    assert len({GAMES[name].view(state, 0) for state in states}) == len(states)


@pytest.mark.parametrize("name", GAMES)
def test_deals_are_pickled(name: str) -> None:
    deal = random_deal(GAMES[name].options(players=2), Generator(1))
    assert pickle.loads(pickle.dumps(deal)) == deal


@pytest.mark.parametrize("name", GAMES)
def test_a_state_does_not_change(name: str) -> None:
    state = positions(name, 1)[0]
    with pytest.raises(AttributeError):
        state.turn = 2


def errors() -> list[TenbackError]:
    def of(call: Any) -> TenbackError:
        with pytest.raises(TenbackError) as caught:
            call()
        return caught.value

    return [
        of(lambda: the_game.Options(players=9)),
        of(lambda: the_game.deal(the_game.Options(), [])),
        of(lambda: the_game.apply(position(hands="20 / 7"), 1, the_game.END_TURN)),
        of(lambda: the_game.parse_options("the-game players=2 extreme=maybe")),
        of(lambda: the_game.parse_layout("stop 21\nskull 1")),
        of(lambda: take_that.parse_move("20")),
        of(lambda: game_named("chess")),
        of(lambda: the_game.view(position(hands="20 / 7"), -1)),
    ]


@pytest.mark.parametrize("error", errors(), ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: TenbackError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_errors_are_one_small_tree() -> None:
    kinds = [type(error) for error in errors()]
    assert kinds == [
        BadOptions,
        BadDeal,
        IllegalMove,
        BadNotation,
        BadNotation,
        BadNotation,
        UnknownGame,
        NoSuchSeat,
    ]
    assert all(issubclass(kind, ValueError) for kind in (BadOptions, BadDeal, BadNotation))


def test_an_unknown_game_is_told_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match="unknown-game: name=chess, games=the-game, extreme, take-that"):
        game_named("chess")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name_and_by_its_options(name: str) -> None:
    game = game_named(name)
    assert game_of(game.options(players=2)) is game
    assert all(game.options(players=players).players == players for players in game.players)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_is_shown_the_view_of_a_seat_that_is_not_there(name: str, seat: int) -> None:
    """G11: least of all the last seat's, where counting back from the end would lead."""
    state = positions(name, 1)[0]
    with pytest.raises(NoSuchSeat, match=f"error-no-such-seat: seat={seat}, last=2"):
        GAMES[name].view(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_of_a_game_keeps_every_promise(name: str) -> None:
    assert check_game(name, games=6, seed=21).games == 6
