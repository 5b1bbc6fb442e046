"""Records: a game written down replays for ever, and a broken file says where it breaks."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.games import GAMES, random_deal, the_game
from tenback.games.errors import BadNotation, TenbackError
from tenback.records import (
    BrokenRecord,
    Chatted,
    Moved,
    Record,
    Said,
    after_entry,
    final_moment,
    format_record,
    parse_record,
    replay,
    start,
)
from tenback.records.record import FORMAT_VERSION
from tenback.talk.marks.mark import Mood, PileMark
from tenback.talk.marks.said import Saying, talk_refusal
from tenback.words import in_english


def played(name: str, seed: int) -> Record:
    """Play a random game of a name, with talk, and write it down."""
    rng, game = Random(seed), GAMES[name]
    players = rng.choice(game.players)
    deal = random_deal(game.options(players=players), rng, starter=rng.choice([None, 0]))
    record = Record(deal, seats=tuple("abcde"[:players]), headers={"date": "2026-11-15"})
    moment, entries = start(deal), []
    while moment.state.result is None:
        seat = moment.state.turn if moment.state.turn is not None else 0
        entry = _talk(rng, moment.state, players) or Moved(
            seat, rng.choice(game.legal_moves(moment.state, seat))
        )
        entries.append(entry)
        moment = after_entry(record, moment, entry)
    return Record(deal, tuple(entries), record.seats, record.headers)


def _talk(rng: Random, state: object, players: int) -> Said | Chatted | None:
    if rng.random() < 0.1:
        return Chatted(rng.randrange(players), 'leave "that" one \\ please\n…')
    if rng.random() < 0.3 and isinstance(state, the_game.State):
        seat = rng.randrange(players)
        on_pile = Saying(seat, PileMark.LEAVE_IT, rng.randrange(4))
        saying = rng.choice([on_pile, Saying(seat, Mood.FINE)])
        if talk_refusal(the_game.view(state, None), saying) is None:
            return Said(saying)
    return None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_record_reads_back_as_it_was_written(name: str, seed: int) -> None:
    record = played(name, seed)

    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_gives_the_same_states_every_time(name: str) -> None:
    record = played(name, seed=11)
    again = parse_record(format_record(record))

    assert [moment.state for moment in replay(record)] == [moment.state for moment in replay(again)]
    assert final_moment(record).state.result is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_record_cut_short_anywhere_is_refused_with_its_place(name: str) -> None:
    text = format_record(played(name, seed=5))
    body = text.index("\n\n") + 2

    for end in range(body, text.index("result:"), 7):
        with pytest.raises(BrokenRecord, match=r"line=\d+, move=\d+"):
            parse_record(text[:end])


def test_an_edited_move_is_named_by_line_and_move() -> None:
    record = played("the-game", seed=2)
    text = format_record(record)
    third = [entry for entry in record.entries if isinstance(entry, Moved)][2]
    word = record.game.format_move(third.move)

    with pytest.raises(BrokenRecord) as broken:
        parse_record(text.replace(f" {word}", " 99Z", 1))

    assert broken.value.move == 3
    assert "99Z" in str(broken.value)


def test_a_result_that_the_moves_do_not_give_is_refused() -> None:
    text = format_record(played("extreme", seed=3))
    claimed = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("result:"))

    with pytest.raises(BrokenRecord, match="error-wrong-result"):
        parse_record(claimed + "result: won:0:0:-:-\n")


def test_a_running_game_can_be_written_down_too() -> None:
    record = played("take-that", seed=4)
    half = Record(record.deal, record.entries[: len(record.entries) // 2], record.seats)

    assert parse_record(format_record(half)) == half
    assert "\nresult: -\n" in format_record(half)


def test_a_move_against_the_rules_breaks_the_replay_at_that_move() -> None:
    deal = random_deal(GAMES["the-game"].options(players=2), Random(1))
    wrong = Record(deal, (Moved(1, the_game.EndTurn()),))

    with pytest.raises(BrokenRecord, match=r"move=1, .*not-your-turn"):
        list(replay(wrong))


def test_a_file_of_a_newer_format_asks_for_a_newer_tenback() -> None:
    with pytest.raises(BadNotation, match="expected=older-format"):
        parse_record("tenback record 3\n")


def test_a_record_names_the_version_of_the_rules_it_was_played_by() -> None:
    record = played("extreme", seed=3)
    text = format_record(record)

    assert text.splitlines()[2] == f"rules: {GAMES['extreme'].rules_version}"
    assert parse_record(text).rules == GAMES["extreme"].rules_version


def test_a_record_without_a_version_was_played_by_the_first_rules() -> None:
    text = format_record(played("extreme", seed=3))

    assert parse_record(text.replace("rules: 1\n", "")).rules == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_newer_rules_asks_for_a_newer_tenback(name: str) -> None:
    text = format_record(played(name, seed=3))

    with pytest.raises(BadNotation, match="expected=older-rules") as error:
        parse_record(text.replace("rules: 1\n", "rules: 2\n"))

    assert error.value.line == 3


def test_a_version_of_the_rules_that_is_no_number_is_refused() -> None:
    text = format_record(played("the-game", seed=3))

    with pytest.raises(BadNotation, match="expected=like"):
        parse_record(text.replace("rules: 1\n", "rules: new\n"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "tenback record 2"),
        ("a shopping list", "tenback record 2"),
        ("tenback record 1\n", "Expected game: …"),
        ("tenback record 1\ngame: chess\n", "Expected the-game | extreme | take-that"),
        ("tenback record 1\ngame: extreme\n", "Expected deal: …"),
        ("tenback record 1\ngame: extreme\ndeal: the-game-deal players=9\n", "1 to 5 players"),
        ("tenback record 1\ngame: extreme\ngame: extreme\n", "each once"),
    ],
)
def test_a_file_that_is_no_record_says_what_is_missing(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as error:
        parse_record(text)

    assert message in in_english(error.value)


@given(st.text(max_size=300))
def test_garbage_never_crashes_the_reader(text: str) -> None:
    with pytest.raises(TenbackError):
        parse_record(text)


@given(st.data())
def test_one_changed_character_is_either_refused_or_another_record(data: st.DataObject) -> None:
    text = format_record(played("extreme", seed=8))
    place = data.draw(st.integers(0, len(text) - 1))
    edited = text[:place] + data.draw(st.characters()) + text[place + 1 :]

    try:
        record = parse_record(edited)
    except TenbackError:
        return
    assert parse_record(format_record(record)) == record


def test_the_record_on_the_page_about_the_format_replays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    record = parse_record(page.partition("```record\n")[2].partition("```")[0])

    assert f"format version, 1 or {FORMAT_VERSION}" in page
    assert [type(entry).__name__ for entry in record.entries].count("Said") == 1
    assert record.headers == {"date": "2026-11-15"}


def test_names_cannot_break_the_file() -> None:
    record = played("the-game", seed=1)
    named = Record(record.deal, record.entries, ("a|b\n\nresult: won", *record.seats[1:]))

    assert parse_record(format_record(named)) == named
