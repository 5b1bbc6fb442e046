"""`tenback simulate` and `tenback match`, as people run them."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harness.timeouts import TIMEOUT, wait_until
from tests.cli.running import Run

TENBACK = [sys.executable, "-m", "tenback"]


def run(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TENBACK, *words], capture_output=True, text=True, timeout=TIMEOUT, check=False, env=env
    )


def games_of(path: Path) -> list[object]:
    games: list[object] = json.loads(path.read_text())["games"]
    return games


def test_a_series_is_shown_as_a_table_and_written_as_json_csv_and_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "runs" / "three"

    done = run("simulate", "the-game", "--players", "3", "--games", "40", "--out", str(out))

    assert done.returncode == 0, done.stderr
    assert "95 % interval" in done.stdout
    assert len(games_of(out.with_suffix(".json"))) == 40
    assert len(out.with_suffix(".csv").read_text().splitlines()) == 41
    assert out.with_suffix(".svg").read_text().startswith("<?xml")


HASTY = """
class Hasty:
    name = "hasty"
    def choose(self, view, talk, rng):
        return sorted(view.legal, key=str)[rng.randrange(len(view.legal))]
    def say(self, view):
        return ()
"""
"""A bot that no kernel plays, so that a series takes a while."""


def test_an_interrupted_series_keeps_what_is_done_and_resumes_to_the_same_result(tmp_path: Path) -> None:
    (tmp_path / "hasty.py").write_text(HASTY)
    bot = f"{tmp_path / 'hasty.py'}:Hasty"
    words = ["simulate", "extreme", "--players", "2", "--bot", bot, "--games", "400"]
    whole, half = tmp_path / "whole", tmp_path / "half"
    divided = [*TENBACK, *words, "--processes", "2", "--out", str(half)]
    process = subprocess.Popen(divided, stderr=subprocess.PIPE, text=True)
    _wait_for_lines(half.with_suffix(".games.jsonl"), 5)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=TIMEOUT)

    assert process.returncode == 130
    assert "--resume" in told
    assert 0 < len(games_of(half.with_suffix(".json"))) < 400
    assert run(*words, "--out", str(half), "--resume").returncode == 0
    assert run(*words, "--out", str(whole), "--processes", "1").returncode == 0
    assert games_of(half.with_suffix(".json")) == games_of(whole.with_suffix(".json"))


def test_ctrl_c_does_not_wait_for_the_games_that_are_running(tmp_path: Path) -> None:
    """This bot alone would take a minute for every ten moves."""
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import json, pathlib, time\n"
        "input(); print(json.dumps({'type': 'ready'}), flush=True)\n"
        "if 'bye' in input(): raise SystemExit\n"
        f"pathlib.Path({str(tmp_path / 'asked')!r}).touch(); time.sleep(600)\n"
    )
    words = ["simulate", "the-game", "--bot", f"exec:{sys.executable} {slow}", "--games", "50"]
    process = subprocess.Popen([*TENBACK, *words], stderr=subprocess.PIPE, text=True)
    wait_until((tmp_path / "asked").exists, "the bot is asked")
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=TIMEOUT)

    assert process.returncode == 130
    assert "Interrupted: 0 of 50 games are done" in told


def _wait_for_lines(path: Path, lines: int) -> None:
    wait_until(lambda: path.exists() and len(path.read_text().splitlines()) >= lines, "the series gets going")


def test_a_finished_series_can_be_made_longer_or_read_in_part(tmp_path: Path) -> None:
    words = ["simulate", "the-game", "--bot", "random", "--out", str(tmp_path / "series.json"), "--resume"]
    for games in ("5", "9", "3"):
        assert run(*words, "--games", games).returncode == 0
        assert len(games_of(tmp_path / "series.json")) == int(games)


def test_a_bot_that_crashes_is_reported_and_its_record_tells_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(
        "class Broken:\n"
        "    name = 'broken'\n"
        "    def choose(self, view, talk, rng):\n"
        "        return view.legal[0] if len(view.hand) > 6 else view.nonsense\n"
        "    def say(self, view): return ()\n"
    )
    words = ["simulate", "the-game", "--players", "2", "--bot", "random", "--bot", f"{broken}:Broken"]

    report = run(*words, "--games", "2", "--seed", "5")
    alone = run(*words, "--record", "1", "--seed", "5")

    assert (report.returncode, alone.returncode) == (3, 3)
    assert "decisions forfeited" in report.stdout
    assert "first forfeit: seat 1, broken" in report.stdout
    assert "--record 0 says why" in report.stderr
    assert "line 4, in choose" in alone.stderr


def test_a_program_that_does_not_exist_fails_before_the_series_with_code_2() -> None:
    done = run("simulate", "the-game", "--bot", "exec:./nope", "--games", "3")

    assert done.returncode == 2
    assert "can’t be started" in done.stderr
    assert "flush" not in done.stderr  # that is asked of programs that don't answer
    assert done.stdout == ""


def test_another_series_is_not_overwritten_unless_forced(tmp_path: Path) -> None:
    words = ["simulate", "the-game", "--bot", "random", "--games", "2", "--out", str(tmp_path / "a")]
    codes = [run(*words, *more).returncode for more in ([], ["--seed", "9"], ["--seed", "9", "--force"])]

    assert codes == [0, 2, 0]
    assert json.loads((tmp_path / "a.json").read_text())["about"]["series"]["seed"] == 9


def test_a_first_run_says_that_it_compiles_and_comes_to_the_same_results(tmp_path: Path) -> None:
    """What is repeatable waits for the compiler; only its word is new."""
    words = ["simulate", "take-that", "--games", "2", "--threads", "1"]
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    first, again = (run(*words, env=cold) for _ in range(2))

    assert "Compiling" in first.stderr
    assert "Compiling" not in again.stderr
    assert first.stdout == again.stdout


def test_one_game_of_a_series_is_printed_as_a_record() -> None:
    done = run("simulate", "take-that", "--players", "3", "--bot", "random", "--record", "5")

    assert done.stdout.startswith("tenback record 1\ngame: take-that\n")


def test_bots_meet_on_the_same_deals_and_are_rated(tmp_path: Path) -> None:
    words = ["match", "the-game", "--players", "2", "--bot", "careful", "--bot", "random", "--deals", "6"]

    done = run(*words, "--out", str(tmp_path / "m"))

    assert done.returncode == 0, done.stderr
    assert done.stdout.index("careful") < done.stdout.index("random")
    assert "rating" in done.stdout
    kept = json.loads((tmp_path / "m.json").read_text())
    assert (kept["deals"], len(kept["games"])) == (6, 12)
    assert run(*words, "--out", str(tmp_path / "m")).returncode == 2
    assert run(*words, "--record", "1").stdout.count("tenback record 1") == 2
    assert "one seat / other seats" in run(*words, "--cross").stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "the-game", "--players", "9"], "9"),
        (["simulate", "the-game", "--bot", "deep-blue"], "deep-blue"),
        (["simulate", "the-game", "--talk", "loud"], "“silent” or “marks”"),
        (["simulate", "the-game", "--rounds", "2"], "--rounds is not an option of the-game"),
        (["simulate", "the-game", "--games", "0"], "--games"),
        (["simulate", "the-game", "--players", "0"], "not 0"),
        (["simulate", "the-game", "--resume"], "name the series with --out"),
        (["simulate", "the-game", "--games", "2", "--out", "/dev/null/series"], "can’t be written"),
        (["simulate", "the-game", "--games", "2", "--cluster", "127.0.0.1:9"], "no Ray cluster at"),
        (["match", "take-that", "--minimum", "3"], "--minimum is not an option of take-that"),
        (["match", "take-that", "--without", "stop"], "--without is not an option of take-that"),
        (["match", "take-that", "--bot", "careful"], "A match needs two different bots"),
        (
            ["match", "take-that", *["--bot=random", "--bot=careful", "--bot=expert"]],
            "There are more bots (3) than seats (2)",
        ),
        (["match", "the-game", "--bot", "random", "--bot", "random"], "A match needs two different bots"),
    ],
)
def test_a_mistake_is_named_and_ends_with_code_2(tenback: Run, words: list[str], told: str) -> None:
    done = tenback(*words)

    assert done.code == 2
    assert told in done.err
    assert "Traceback" not in done.err
