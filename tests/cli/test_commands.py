"""The command line: what it prints, and what it says to mistakes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.timeouts import TIMEOUT
from tenback.cli._app import command_names
from tenback.records import format_record
from tenback.words import Language, Words
from tests.cli.running import Run
from tests.terminal.builders import kept_nowhere


@pytest.mark.parametrize(("game", "first", "last"), [("the-game", "G1 ", "G20"), ("take-that", "T1 ", "T24")])
def test_rules_are_printed_with_their_numbers(tenback: Run, game: str, first: str, last: str) -> None:
    shown = tenback("rules", game)

    assert shown.code == 0
    assert f"\n{first}" in shown.out
    assert f"\n{last}" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80


def test_all_rules_are_printed_when_no_game_is_named(tenback: Run) -> None:
    shown = tenback("rules").out

    assert all(f"\n{number} " in shown for number in ("G1", "E1", "T1"))


def test_the_language_follows_the_environment_and_an_option_overrides_it(tenback: Run) -> None:
    assert "Die Regeln" in tenback("rules", "the-game", lang="de_DE.UTF-8").out
    polish = tenback("rules", "the-game", "--lang", "pl", lang="de_DE.UTF-8").out
    assert "Die Regeln" not in polish
    assert "stos" in polish


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["rules", "chess"], "There is no game “chess”"),
        (["daily", "bridge"], "There is no daily deal “bridge”"),
        (["daily", "--server", "example.org"], "isn’t a server address"),
        (["daily", "--server", "http://127.0.0.1:1"], "There’s no tenback server at"),
        (["play", "extreme", "--players", "9"], "1 to 5 players, not 9"),
        (["play", "take-that", "--players", "1"], "2 to 4 players, not 1"),
        (
            ["play", "the-game", "--people", "4", "--players", "2"],
            "The number of people must be 0 to 2, not 4",
        ),
        (["play", "the-game", "--starter", "4"], "from 1 to 3, not 4"),
        (["play", "the-game", "--starter", "0"], "from 1 to 3, not 0"),
        (["play", "the-game", "--bot", "genius"], "There is no bot “genius”"),
        (["play", "the-game", "--rounds", "3"], "“--rounds” doesn’t belong to THE GAME"),
        (["play", "take-that", "--short-hand"], "“--short-hand” doesn’t belong to TAKE THAT"),
        (["play", "take-that", "--rounds", "0"], "at least 1 round"),
        (["play", "the-game", "--minimum", "7"], "2 or 3 cards, not 7"),
        (["play", "extreme", "--without", "joker"], "“joker” isn’t one"),
        (["play", "the-game", "--talk", "loud"], "not “loud”"),
        (["play", "the-game", "--pace", "-1"], "0 or more"),
        (["play", "the-game", "--name", "Ada", "--name", "Ben"], "more names (2) than people (1)"),
        (["play", "the-game", "--lang", "xx"], "“xx” is not available"),
        (["play", "--resume"], "no unfinished game"),
        (["play", "extreme", "--layout", "nowhere.txt"], "nowhere.txt can’t be read"),
        (["play", "the-game"], "needs a terminal"),
        (["replay", "nowhere.tenback"], "nowhere.tenback can’t be read"),
        (["play", "the-game", "--players", "many"], "'--players'"),
        (["fly"], "fly"),
    ],
)
def test_a_mistake_is_said_plainly_and_ends_with_code_2(
    tenback: Run, tmp_path: Path, words: list[str], said: str
) -> None:
    result = tenback(*words)

    assert result.code == 2
    assert said in " ".join(result.err.split())
    assert "Traceback" not in result.err
    assert not (tmp_path / "running").exists()


def test_a_mistake_is_said_in_the_language_that_was_asked_for(tenback: Run) -> None:
    assert "gibt es nicht" in tenback("play", "chess", "--lang", "de").err


OLD_FLAGS = [
    (["play", "the-game", "--talk", "off"], "--talk silent"),
    (["simulate", "the-game", "--talk", "off"], "--talk silent"),
    (["match", "the-game", "--talk", "off"], "--talk silent"),
    (["simulate", "extreme", "--off", "stop"], "--without"),
    (["match", "extreme", "--off", "stop"], "--without"),
]


@pytest.mark.parametrize(("words", "new"), OLD_FLAGS)
@pytest.mark.parametrize("language", list(Language))
def test_a_flag_of_an_earlier_version_is_answered_with_the_new_one(
    tenback: Run, words: list[str], new: str, language: Language
) -> None:
    result = tenback(*words, lang=f"{language.value}.UTF-8")

    assert result.code == 2
    assert new in result.err
    assert result.err.strip() == Words(language).say(
        "terminal-flag-renamed", old=" ".join(words[2:] if "--talk" in words else ["--off"]), new=new
    )


@pytest.mark.parametrize("command", ["play", "simulate", "match"])
def test_the_same_choice_has_the_same_flag_on_every_command(tenback: Run, command: str) -> None:
    shown = " ".join(tenback(command, "--help").out.replace("│", " ").split())

    assert "--talk MODE What players may say: silent or marks (G12)." in shown
    assert "--without KIND EXTREME: switch off a kind of command; repeat for more (E2)." in shown
    assert "--off" not in shown


def test_a_broken_layout_file_says_where(tenback: Run, tmp_path: Path) -> None:
    layout = tmp_path / "box.txt"
    layout.write_text("stop 12 13 14 15\njoker 16 17 18 19\n")

    result = tenback("play", "extreme", "--layout", str(layout))

    assert result.code == 2
    assert "Line 2" in result.err


@pytest.mark.parametrize("cut", ["truncated", "edited"])
def test_a_broken_record_says_at_which_move(tenback: Run, tmp_path: Path, cut: str) -> None:
    session = kept_nowhere("take-that", players=2, people=2, rounds=1)
    for _ in range(4):
        assert session.turn is not None
        session.bot_moves(session.turn, session.view_of(session.turn).legal[0])
    lines = format_record(session.record).splitlines()
    edited = ["3 @0 sideways" if line.startswith("3 @") else line for line in lines]
    broken = lines[:-1] if cut == "truncated" else edited
    path = tmp_path / "match.tenback"
    path.write_text("\n".join(broken) + "\n", encoding="utf-8")

    result = tenback("replay", str(path))

    assert result.code == 2
    assert f"move {5 if cut == 'truncated' else 3}" in result.err
    assert "Traceback" not in result.err


def test_a_file_that_is_no_record_is_refused(tenback: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada,\n")

    result = tenback("replay", str(path))

    assert result.code == 2
    assert "tenback record" in result.err


def test_every_file_of_the_package_is_a_command_with_help(tenback: Run) -> None:
    shown = tenback("--help").out

    assert {"play", "replay", "rules"} <= set(command_names())
    assert all(f"\n  {name} " in shown for name in command_names())


def test_playing_options_are_explained(tenback: Run) -> None:
    shown = tenback("play", "--help").out

    assert all(f"--{option}" in shown for option in ("players", "people", "bot", "seed", "resume", "lang"))


def test_the_installed_command_ends_with_the_same_code() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "from tenback.cli import main; main()", "play", "chess"],
        env={**os.environ, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=TIMEOUT,
    )

    assert ended.returncode == 2
    assert b"Traceback" not in ended.stderr


def test_alone_it_serves_the_browser_game(tmp_path: Path) -> None:
    """`true` stands for the browser; any free port will do. Told to stop while it starts, it stops."""
    free = {"TENBACK_PORT": "0", "TENBACK_DATABASE": str(tmp_path / "t.db"), "BROWSER": "true"}
    server = subprocess.Popen(
        [sys.executable, "-c", "from tenback.cli import main; main()"],
        env=os.environ | free,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
    finally:
        server.terminate()
        said, _ = server.communicate(timeout=TIMEOUT)
    assert (server.returncode, said) == (0, "")
