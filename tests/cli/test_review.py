"""`tenback review`: the table, JSON, mistakes, and what Ctrl-C leaves."""

import json
import re
import signal
from pathlib import Path

import pytest

from tenback.analysis import Decision, Weighed, weigh
from tenback.analysis.luck.highlights import costly
from tenback.cli._reviews import Review
from tenback.cli.review import judged_turns
from tenback.records import Record, format_record
from tests.cli.running import Run
from tests.terminal.builders import ENGLISH, kept_nowhere

QUICK = ("--samples", "20", "--deals", "20")


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of two people who play any card that fits."""
    session = kept_nowhere("the-game", players=2, people=2)
    session.begin(0)
    for _ in range(24):
        if session.turn is not None:
            session.bot_moves(session.turn, session.view_of(session.turn).legal[-1])
    return session.record


@pytest.fixture
def path(record: Record, tmp_path: Path) -> str:
    file = tmp_path / "game.tenback"
    file.write_text(format_record(record), encoding="utf-8")
    return str(file)


def finished_game() -> Record:
    """A game of two people who play any card that fits, to its end."""
    session = kept_nowhere("the-game", players=2, people=2)
    session.begin(0)
    while session.turn is not None:
        session.bot_moves(session.turn, session.view_of(session.turn).legal[-1])
    return session.record


def test_the_turning_points_are_shown_with_the_expert_s_turn_and_its_reason(tenback: Run, path: str) -> None:
    shown = tenback("review", path, *QUICK, "--top", "2")

    assert shown.code == 0
    assert "the expert" in shown.out
    assert "%" in shown.out
    assert "costly: " in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80
    assert re.search(r"→ \d+%? │ +\d* │$", shown.out, re.MULTILINE), "the last column is cut"


def test_all_decisions_are_shown_in_the_order_of_the_game(tenback: Run, path: str) -> None:
    shown = tenback("review", path, *QUICK, "--all", "--seat", "2").out
    numbers = [int(line[1:7]) for line in shown.splitlines() if line[1:7].strip().isdigit()]

    assert numbers == sorted(numbers)
    assert len(numbers) > 3
    assert "Player 1" not in shown


def test_json_has_every_decision_with_both_chances(tenback: Run, path: str) -> None:
    told = json.loads(tenback("review", path, *QUICK, "--json").out)

    assert told["game"] == "the-game"
    assert told["turns"] == len(told["judged"]) > 6
    assert told["sums"] is None, "the game is not over"
    dearest = max(told["judged"], key=lambda turn: turn["lost"])
    assert dearest["before"] > dearest["after"]
    assert dearest["severity"] != "nothing"
    assert dearest["why"][0]["reason"]


def test_the_parts_of_a_finished_game_add_up_to_its_result(tenback: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.tenback"
    file.write_text(format_record(finished_game()), encoding="utf-8")

    told = json.loads(tenback("review", str(file), *QUICK, "--json").out)
    shown = tenback("review", str(file), *QUICK).out
    for sums in told["sums"]:
        parts = [sums[part] for part in ("start", "deal", "draws", "mine", "others", "rest")]
        assert sum(parts) == pytest.approx(sums["result"], abs=1e-3)
    assert "unexplained" in shown


def test_the_replay_tells_what_a_costly_turn_cost_and_what_was_better(record: Record) -> None:
    both = frozenset({0, 1})
    steps, turns = judged_turns(record, both, 20, 20)
    note = Review(ENGLISH, record, both, steps, turns).note(costly(steps)[0])

    assert re.search(r"Chance \d+%? before, \d+%? after\.", note.replace("\N{NO-BREAK SPACE}", ""))
    assert re.search(r"(slight loss|inaccuracy|mistake|blunder): −\d+\nBetter: ", note)


def test_a_review_speaks_other_languages(tenback: Run, path: str) -> None:
    shown = tenback("review", path, *QUICK, "--lang", "de").out

    assert "der beste Bot" in shown
    assert "Entscheidungen" in shown
    assert "verloren" in shown, "the head of a narrow column is no broken word"


def test_a_seat_that_nobody_had_is_a_mistake(tenback: Run, path: str) -> None:
    shown = tenback("review", path, "--seat", "3")

    assert shown.code == 2
    assert "This game had no seat 3: its seats are 1 to 2." in shown.err


def test_a_file_that_is_no_record_is_refused(tenback: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")

    shown = tenback("review", str(letter))
    assert shown.code == 2
    assert "tenback record" in shown.err


def test_what_was_weighed_before_ctrl_c_is_shown(
    tenback: Run, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[Weighed] = []

    def weigh_two(decision: Decision, **effort: int) -> Weighed:
        if len(weighed) == 2:
            signal.raise_signal(signal.SIGINT)
        weighed.append(weigh(decision, **effort))
        return weighed[-1]

    monkeypatch.setattr("tenback.analysis.weigh", weigh_two)
    shown = tenback("review", path, *QUICK, "--json")

    assert shown.code == 130
    assert len(json.loads(shown.out)["judged"]) == 2
    assert "Decisions examined: 2 of " in shown.err
