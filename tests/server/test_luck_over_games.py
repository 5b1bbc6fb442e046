"""Luck over many games: sums that add up, with the width of what stays unexplained."""

import math

import msgspec
import pytest

from tenback.analysis.luck import widths
from tenback.games.the_game import Options, format_options
from tenback.server.reviews.luck import LEAST_GAMES, luck_of
from tenback.server.storage.reviews import ReviewedGame
from tenback.server.wire.reviews import JudgedTurn


def game(players: int, *, won: bool, minimum: int = 2) -> ReviewedGame:
    """A reviewed game of one turn, in which the cards decided."""
    turn = JudgedTurn(
        number=1, last=3, seat=0, played=(), best=(), start=0.5, before=0.52, after=0.42, doubt=0.01,
        lost=0.1, luck=0.58 if won else -0.42, rest=0.02, base="network", severity="mistake", free=True,
        why=(),
    )  # fmt: skip
    options = format_options(Options(players=players, minimum=minimum))
    return ReviewedGame("the-game", options, "silent", 0, won, 0.54, (msgspec.json.encode(turn).decode(),))


def test_games_of_one_kind_are_added_up_with_the_width_of_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(widths.WIDTHS, "the-game players=1 silent", 0.2)
    monkeypatch.setitem(widths.WIDTHS, "the-game players=1 minimum=3 silent", 0.1)
    one_seat = [game(1, won=number % 2 == 0) for number in range(LEAST_GAMES + 1)]
    by_three = [game(1, won=True, minimum=3)] * LEAST_GAMES

    kind, other = luck_of([*by_three, *one_seat]).kinds
    assert (kind.rules, other.rules) == ((), ("minimum-three",))
    told = kind.sum
    assert (kind.game, kind.players, kind.games) == ("the-game", 1, LEAST_GAMES + 1)
    parts = told.start + told.deal + told.draws + told.mine + told.others + told.rest
    assert parts == pytest.approx(told.result, abs=1e-4)
    assert kind.width == pytest.approx(0.2 * math.sqrt(LEAST_GAMES + 1), abs=1e-4)


def test_where_nobody_has_measured_the_width_no_luck_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(widths.WIDTHS, "the-game players=1 silent", raising=False)

    assert luck_of([game(1, won=True)] * LEAST_GAMES).kinds == ()
