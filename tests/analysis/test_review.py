"""A review says what each decision cost; a blunder is found, and good play costs nothing."""

from typing import Any

import numpy as np
import pytest

from tenback.analysis import Decision, HintReason, Severity, Weighed, decisions, turning_points, weigh
from tenback.analysis.doubt import cost_of
from tenback.bots import bot_named
from tenback.games import game_of, seeded_deal
from tenback.games.decks import Generator
from tenback.games.take_that import Options as MatchOptions
from tenback.games.the_game import Options, PlayCard, parse_move
from tenback.records import Moved, Record, Said
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import NOTHING_SAID, Saying
from tenback.testing import match_position, position


def record_of(options: Any, moves: int = 10) -> Record:
    """A record of the first moves of a game that random plays."""
    game = game_of(options)
    bot, deal, entries = bot_named(game.name, "random"), seeded_deal(options, seed=6, starter=0), []
    state: Any = deal.state()
    for number in range(moves):
        move = bot.choose(game.view(state, state.turn), NOTHING_SAID, Generator(number))
        entries.append(Moved(state.turn, move))
        state = game.apply(state, state.turn, move)
    return Record(deal, tuple(entries), ("Ann", "Ben"))


def weighed(state: Any, turn: str, deals: int = 200) -> Weighed:
    """Weigh a turn of the active seat."""
    game = game_of(state.options)
    seen, moves = game.view(state, state.turn), tuple(map(game.parse_move, turn.split()))
    decision = Decision(1, state.turn, seen, NOTHING_SAID, moves, state, is_free=True)
    return weigh(decision, samples=300, deals=deals)


def test_every_free_choice_of_the_asked_seats_is_a_decision_with_the_view_of_its_moment() -> None:
    record = record_of(Options(players=2))
    found = decisions(record, {1})

    assert {decision.seat for decision in found} == {1}
    assert all(decision.turn[0] in decision.view.legal for decision in found)
    moves = tuple(entry.move for entry in record.moves)
    assert all(moves[decision.number - 1 : decision.last] == decision.turn for decision in found)
    assert not any(getattr(decision.state, "plays", None) for decision in found), "a decision is a whole turn"


def test_what_was_said_before_a_decision_belongs_to_it() -> None:
    record = record_of(Options(players=2), moves=1)
    said = Said(Saying(1, PileMark.NO_BIG_JUMP, 3))
    talked = Record(record.deal, (said, *record.entries), record.seats)

    assert decisions(talked, {0})[0].talk.sayings == (said.saying,)


def test_the_expert_s_own_move_costs_nothing() -> None:
    state = position(hands="12 14 60 / 50 70", tops="10 1 100 100")
    best = weighed(state, "12A 14A end")

    assert best.hint.move == parse_move("12A")
    assert best.cost == 0
    assert best.estimate == best.hint.estimate


def test_a_jump_that_tears_a_pile_open_costs_a_lot_and_comes_first() -> None:
    state = position(hands="12 14 60 / 50 70", tops="10 1 100 100")
    jump, step = weighed(state, "12A 60A end"), weighed(state, "12A 14B end")

    assert jump.cost > 0.05
    assert jump.severity in (Severity.INACCURACY, Severity.MISTAKE, Severity.BLUNDER)
    assert jump.estimate.win < jump.hint.estimate.win
    assert jump.cost > step.cost
    assert turning_points([step, jump])[0] is jump


def test_the_order_of_two_cards_on_different_piles_costs_nothing() -> None:
    state = position(hands="12 98 60 / 50 70", tops="10 1 100 100")

    assert weighed(state, "12A 98C end").cost == weighed(state, "98C 12A end").cost == 0


def test_giving_a_sure_win_away_costs_all_of_it() -> None:
    state = position(hands="98 50 / 97", tops="96 99 60 2", draw=0)
    given_away = weighed(state, "98A end")

    assert given_away.hint.move == PlayCard(50, 2)
    assert given_away.estimate.win == 0
    assert given_away.cost == 1
    assert given_away.contrast[0].reason is HintReason.CONTRAST_WINS


def test_a_fatal_play_is_judged_as_lost() -> None:
    commands = "three 30, stop 31"
    begun = position(hands="30 31 33 40 60 / 50 51 52 53 54", tops="10 1 100 100", commands=commands)
    fatal = weighed(begun, "30A 31A")

    assert (fatal.estimate.win, fatal.estimate.is_sure) == (0, True)
    assert fatal.is_costly


def test_a_line_taken_in_place_of_a_winning_twist_is_found() -> None:
    state = match_position(hands="49 / 55", line="94 88", draw="", up="12 21 / 13 31 14 41", down="/ rest")
    taken = weighed(state, "take")

    assert taken.decision.number == 1
    assert taken.estimate.points is not None
    assert taken.hint.estimate.points is not None
    assert taken.estimate.points < taken.hint.estimate.points


def test_a_match_is_weighed_decision_by_decision() -> None:
    found = decisions(record_of(MatchOptions(players=2, rounds=1)), {0, 1})
    costs = [weigh(decision, samples=100, deals=50).cost for decision in found]

    assert len(costs) == len(found) > 4
    assert all(0 <= cost <= 1 for cost in costs)


def test_what_would_be_shown_as_nothing_costs_nothing() -> None:
    sure = np.full(100, 0.5)

    assert cost_of(sure, sure - 0.004) == 0
    assert cost_of(sure, sure - 0.006) == pytest.approx(0.006)
