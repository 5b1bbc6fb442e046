"""The arena is honest about every bot: one that fails is found early, and never does well by failing."""

import json
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from tenback.arena import BotTalk, Played, Row, Series, play_game, replayed, simulate
from tenback.arena.crew import NoGreeting, WrongNumberOfBots, greet, series_of
from tenback.arena.crossplay import NoTeam, cross_play, mixes
from tenback.arena.forfeits import TooManyForfeits, watched
from tenback.arena.guard import BotFailed, Fault
from tenback.arena.intervals import mean_interval, win_interval
from tenback.arena.journal import BadJournal, Journal, read_journal
from tenback.arena.match import match
from tenback.arena.provenance import provenance
from tenback.arena.worst import WorstBot
from tenback.arena.wrong_answers import not_a_move
from tenback.bots import bot_named
from tenback.bots.from_file import BadBotFile
from tenback.bots.parameters import BadParameter, parameters_of
from tenback.bots.the_game.saying import is_true, true_sayings
from tenback.encoding.encoding import NoTalk
from tenback.encoding.the_game.actions import Say
from tenback.envs.game_with_talk import new_game
from tenback.games import game_of, seeded_deal, take_that, the_game
from tenback.games.decks import Generator
from tenback.records import Record, Said, after_entry, start
from tenback.talk.marks.mark import CommandMark, Mood, PileMark
from tenback.talk.marks.said import NOTHING_SAID, Saying
from tenback.testing import BotFault, check_bot
from tenback.words import in_english

TWO = the_game.Options(players=2)


class Crashing:
    name = "crashing"

    def choose(self, view: object, talk: object, rng: object) -> object:
        return view.nonsense  # type: ignore[attr-defined]

    def say(self, view: object) -> Sequence[Saying]:
        return ()


class Texting(Crashing):
    name = "texting"

    def choose(self, view: object, talk: object, rng: object) -> object:
        return "15A"


class First(Crashing):
    name = "first"

    def choose(self, view: object, talk: object, rng: object) -> object:
        return view.legal[0]  # type: ignore[attr-defined]


# Before the series ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("no-such-program-here", "error-bot-not-started|can’t be started"),
        (f"{sys.executable} -c pass", "has exited|exited with"),
        (f"{sys.executable} -c print(1)", "must answer with a JSON object|exited"),
    ],
    ids=["missing", "ends at once", "answers with a number"],
)
def test_a_program_that_cannot_play_is_found_before_the_first_game(program: str, told: str) -> None:
    with pytest.raises(NoGreeting, match=told) as failed:
        greet(series_of(TWO, f"exec:{program}"))
    assert "flush" not in in_english(failed.value)


# Forfeits are never rewarded ------------------------------------------------------------------------------


def test_a_bot_that_always_crashes_leaves_more_cards_than_random() -> None:
    deal = seeded_deal(TWO, 1, 0)
    crashed = play_game(deal, [Crashing(), Crashing()], seed=1, strict=False)
    by_chance = simulate(TWO, "random", 10, seed=1).mean_cards_left

    assert crashed.outcome.cards_left > by_chance
    assert {forfeit.fault for forfeit in crashed.forfeits} == {Fault.CRASHED}


@pytest.mark.parametrize("options", [the_game.Options(players=2, extreme=True), take_that.Options(players=2)])
def test_the_worst_answer_costs_at_least_as_much_as_any_other(options: the_game.Options) -> None:
    game = game_of(options)
    view = game.view(seeded_deal(options, 3, 0).state(), 0)

    worst = WorstBot().choose(view, NOTHING_SAID, Generator(1))

    assert worst in view.legal
    assert game.price(view, worst) == max(game.price(view, move) for move in game.losing(view) or view.legal)


def test_too_many_forfeits_stop_a_series_and_name_the_first_reason() -> None:
    good = [Row(number, "stuck", 9, decisions=100) for number in range(3)]
    few = [Row(3, "stuck", 9, decisions=100, forfeits=19, fault="seat 0, x: crashed (a)")]
    more = [Row(4, "stuck", 9, decisions=100, forfeits=8, fault="seat 0, x: crashed (b)")]

    assert len(list(watched(good + few))) == 4
    with pytest.raises(TooManyForfeits, match=r"forfeits=27, decisions=500, reason=seat 0, x: crashed \(a\)"):
        list(watched(good + few + more))


def test_one_bad_answer_in_many_does_not_stop_a_series() -> None:
    rows = [Row(number, "stuck", 9, decisions=100, forfeits=2) for number in range(50)]

    assert len(list(watched(rows))) == 50


# Bots by object, file and parameter -----------------------------------------------------------------------


def test_bots_are_given_as_objects() -> None:
    results = simulate(TWO, [First(), "random"], 3, seed=1)

    assert results.series.bots == ("first", "random")
    assert results.forfeits == 0
    assert replayed(results.series, 2).outcome.cards_left == results.rows[2].cards_left


def test_an_object_that_fails_stops_the_series_with_its_traceback() -> None:
    with pytest.raises(BotFailed, match=r"line \d+, in choose") as caught:
        simulate(TWO, [Crashing(), First()], 3)

    assert isinstance(caught.value.__cause__, AttributeError)


def test_text_in_place_of_a_move_is_explained() -> None:
    view = the_game.view(the_game.seeded_deal(TWO, 1, 0).state(), 0)

    with pytest.raises(BotFailed, match=r"the text '15A'; answer with one of view\.legal"):
        simulate(TWO, Texting(), 1)
    assert "returned nothing" in not_a_move(view, None)


def test_text_in_place_of_a_mark_is_explained() -> None:
    class Wordy(First):
        def say(self, view: object) -> Sequence[Saying]:
            return ("leave-it",)  # type: ignore[return-value]

    with pytest.raises(BotFailed, match=r"'leave-it'; give Saying\(view\.seat, mark, pile\)"):
        simulate(TWO, Wordy(), 1, talk=BotTalk.MARKS)
    with pytest.raises(BotFault, match=r"'leave-it'; say\(\) gives Saying"):
        check_bot(lambda _game: Wordy(), games=["the-game"], count=3)


def test_the_wrong_number_of_bots_is_named() -> None:
    with pytest.raises(WrongNumberOfBots, match="bots=0, seats=2"):
        simulate(TWO, [], 1)
    with pytest.raises(WrongNumberOfBots, match="bots=1, seats=2") as told:
        play_game(seeded_deal(TWO, 1, 0), [First()], seed=1)
    assert traceback.format_exception(told.value)[-1] == "A game needs one bot for each seat: 2, not 1.\n"


def test_what_is_no_bot_is_told_what_it_lacks() -> None:
    class Mute:
        name = "mute"

        def choose(self, view: object, talk: object, rng: object) -> None: ...

    with pytest.raises(BadBotFile, match=r"kind=Mute, missing=say\(\)"):
        simulate(TWO, Mute(), 1)  # type: ignore[arg-type]
    with pytest.raises(BadBotFile, match=r"kind=Mute, missing=say\(\)"):
        check_bot(lambda _game: Mute(), count=1)  # type: ignore[arg-type,return-value]


def test_a_bot_in_a_file_plays_by_its_name_with_parameters(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import dataclasses\n"
        "@dataclasses.dataclass\n"
        "class Mine:\n"
        "    depth: int = 1\n"
        "    name: str = 'mine'\n"
        "    def choose(self, view, talk, rng): return view.legal[-self.depth]\n"
        "    def say(self, view): return ()\n"
    )

    assert simulate(TWO, f"{file}:Mine", 2).forfeits == 0
    assert parameters_of(bot_named("the-game", f"{file}:Mine:depth=1")) == {"depth": 1}
    assert bot_named("extreme", str(file)).name == "mine"
    with pytest.raises(BadBotFile, match="bots=Mine"):
        bot_named("the-game", f"{file}:Yours")
    with pytest.raises(BadParameter, match="error-bot-value"):
        bot_named("the-game", f"{file}:Mine:depth=deep")


def test_a_file_that_breaks_shows_its_traceback(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import no_such_module_here\n")

    with pytest.raises(
        BadBotFile, match=r"(?s)broken\.py.*line 1.*No module named 'no_such_module_here'"
    ) as told:
        bot_named("the-game", f"{file}:Bot")
    assert "importlib" not in in_english(told.value)
    with pytest.raises(BadBotFile, match="error-no-bot-file"):
        bot_named("the-game", f"{tmp_path / 'absent.py'}:Bot")


def test_parameters_follow_a_name() -> None:
    assert parameters_of(bot_named("the-game", "expert:samples=1700,trust=0.5"))["samples"] == 1700
    for wrong in ("expert:samples=many", "expert:depth=3", "expert:1700", "careful:memory=1"):
        with pytest.raises(BadParameter, match="error-bot-"):
            bot_named("the-game", wrong)


# Intervals ------------------------------------------------------------------------------------------------


def test_no_win_in_fifty_deals_is_not_certain_to_be_none() -> None:
    low, high = win_interval([0.0] * 50)

    assert (low, round(high, 3)) == (0.0, 0.071)
    assert tuple(round(end, 3) for end in win_interval([1.0] + [0.0] * 29)) == (0.006, 0.167)


def test_the_interval_of_a_mean_holds_nothing_impossible() -> None:
    low, high = mean_interval([0.0, 10.0, 40.0])

    assert 0 <= low < 50 / 3 < high <= 40


def test_a_match_has_the_intervals_of_a_series() -> None:
    results = match(TWO, ["random", First()], deals=4, seed=3)

    assert results.standings[0].wins_interval == win_interval([0.0] * 4)
    assert results.as_json()["standings"][1]["bot"] == "first"


# Cross-play -----------------------------------------------------------------------------------------------


def test_cross_play_seats_each_bot_once_in_every_seat_among_others() -> None:
    three = the_game.Options(players=3)

    assert [series.bots for series in mixes(three, "a", "b", 0, BotTalk.SILENT)] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]
    assert [series.bots for series in mixes(three, "a", "a", 0, BotTalk.SILENT)] == [("a", "a", "a")]


def test_cross_play_gives_a_matrix_of_every_mix() -> None:
    matrix = cross_play(TWO, ["random", "careful"], deals=6, seed=2)

    left = {(mix.bot, mix.others): mix.cards_left for mix in matrix}
    assert left["careful", "careful"] < left["careful", "random"] == left["random", "careful"]
    with pytest.raises(NoTeam):
        cross_play(take_that.Options(players=2), ["random", "careful"], deals=2)


# What a file says of itself -------------------------------------------------------------------------------


def test_a_file_names_version_bots_with_parameters_and_machine() -> None:
    about = provenance(series_of(TWO, ["expert:samples=50", "careful"], 7, BotTalk.MARKS))

    assert about["bots"][0]["parameters"]["samples"] == 50
    assert about["series"]["seed"] == 7
    assert {"tenback", "machine", "date"} <= about.keys()


def test_a_series_of_another_version_or_parameter_is_not_resumed(tmp_path: Path) -> None:
    stem, series = tmp_path / "a", series_of(TWO, "careful", 1)
    with Journal(stem, series):
        pass
    about = tmp_path / "a.series.json"
    other = json.loads(about.read_text()) | {"tenback": "0.0.1"}
    about.write_text(json.dumps(other))

    with pytest.raises(BadJournal, match=r"error-other-version: .*found=0\.0\.1"):
        read_journal(stem, series)


def test_every_line_of_a_journal_is_an_object_with_the_same_names(tmp_path: Path) -> None:
    results = simulate(take_that.Options(players=2, rounds=1), "random", 3, seed=1)
    with Journal(tmp_path / "a", results.series) as journal:
        for row in results.rows:
            journal.add(row)

    lines = [json.loads(line) for line in (tmp_path / "a.games.jsonl").read_text().splitlines()]
    assert [line["game"] for line in lines] == [0, 1, 2]
    assert len({tuple(line) for line in lines}) == 1
    assert read_journal(tmp_path / "a", Series(results.series.options, ("random",) * 2, 1)) == results


# Talk -----------------------------------------------------------------------------------------------------


class Liar(First):
    name = "liar"

    def say(self, view: object) -> Sequence[Saying]:
        seat = view.seat  # type: ignore[attr-defined]
        return [Saying(seat, PileMark.NO_BIG_JUMP, pile) for pile in range(4)] + [Saying(seat, Mood.FINE)]


def said_by(played: Played) -> list[Said]:
    return [entry for entry in played.record.entries if isinstance(entry, Said)]


def test_with_marks_a_false_one_is_refused_and_counted_and_with_free_talk_it_stands() -> None:
    deal = the_game.seeded_deal(TWO, 4, 0)
    honest, free = (
        play_game(deal, [Liar(), Liar()], seed=1, talk=talk) for talk in (BotTalk.MARKS, BotTalk.FREE)
    )

    assert len(said_by(free)) > len(said_by(honest)) > 0
    assert honest.false_marks > 0 == free.false_marks
    assert all(is_true(moment, said.saying) for moment, said in heard(honest.record))


def heard(record: Record) -> Iterator[tuple[the_game.View, Said]]:
    moment = start(record.deal)
    for entry in record.entries:
        if isinstance(entry, Said):
            yield record.game.view(moment.state, entry.saying.seat), entry
        moment = after_entry(record, moment, entry)


def test_every_level_says_only_what_is_true() -> None:
    results = simulate(the_game.Options(players=2, extreme=True), "careful", 3, seed=2, talk=BotTalk.MARKS)

    assert results.false_marks == 0
    assert results.series.as_json()["talk"] == "marks"


def test_a_mark_without_a_documented_meaning_is_never_true() -> None:
    options = the_game.Options(players=2, extreme=True)
    view = the_game.view(the_game.seeded_deal(options, 1, 0).state(), 1)

    assert not is_true(view, Saying(1, CommandMark.NO_SKULL_NOW))
    assert all(is_true(view, saying) for saying in true_sayings(view))


def test_learners_with_marks_are_offered_true_ones_alone_and_with_free_talk_all() -> None:
    options = the_game.Options(players=2, extreme=True)
    offered = {}
    for talk in ("marks", "free"):
        game = new_game(options, talk=talk)
        game.deal(3)
        mask = game.see(game.actor)[1]
        actions = [game.encoding.action_with(int(number)) for number in np.flatnonzero(mask)]
        offered[talk] = {(one.mark, one.pile) for one in actions if isinstance(one, Say)}
        view = game.view(game.actor)

    assert offered["marks"] == {(saying.mark, saying.pile) for saying in true_sayings(view)}
    assert offered["marks"] < offered["free"]
    with pytest.raises(NoTalk, match="error-wrong-talk: given=loud"):
        new_game(options, talk="loud")
