"""Texts come back as what they were written from; garbage gives BadNotation with its place, never a crash."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tenback.games import GAMES, take_that, the_game
from tenback.games.decks import Generator
from tenback.games.errors import BadNotation
from tenback.games.take_that.moves import LAYS, TWISTS
from tenback.games.the_game.moves import PLAYS
from tenback.testing.trial import picked, trial_of
from tenback.words import in_english

Parse = Callable[[str], Any]
READERS: dict[str, tuple[Parse, Callable[[Any], str]]] = {
    "the-game move": (the_game.parse_move, the_game.format_move),
    "the-game options": (the_game.parse_options, the_game.format_options),
    "the-game deal": (the_game.parse_deal, the_game.format_deal),
    "the-game state": (the_game.parse_state, the_game.format_state),
    "take-that move": (take_that.parse_move, take_that.format_move),
    "take-that options": (take_that.parse_options, take_that.format_options),
    "take-that deal": (take_that.parse_deal, take_that.format_deal),
    "take-that state": (take_that.parse_state, take_that.format_state),
    "layout": (the_game.parse_layout, the_game.format_layout),
}
NOT_TOO_LONG = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(name: str, seed: int, moves: int) -> tuple[Any, Any, Any]:
    """A deal, a position some moves later, and the last of those moves."""
    trial, rng = trial_of(name), Generator(seed)
    deal = trial.deal(rng)
    state, move = deal.state(), None
    while move is None or (moves > 0 and state.result is None):
        seat = state.turn or 0
        move = picked(trial.game.legal_moves(state, seat), rng)
        state, moves = trial.game.apply(state, seat, move), moves - 1
    return deal, state, move


def example(kind: str, seed: int) -> str:
    """A right text of a kind."""
    if kind == "layout":
        return the_game.format_layout(the_game.seeded_layout(seed))
    game, what = kind.split()
    name = ("the-game", "extreme")[seed % 2] if game == "the-game" else game
    deal, state, move = played(name, seed, seed % 90)
    values = {"move": move, "options": deal.options, "deal": deal, "state": state}
    return READERS[kind][1](values[what])


EXAMPLES = {kind: [example(kind, seed) for seed in range(30)] for kind in READERS}


WRITABLE: dict[str, list[Any]] = {
    "the-game": [the_game.BEGIN, the_game.END_TURN, *PLAYS.values()],
    "take-that": [take_that.TAKE_LINE, *LAYS.values(), *TWISTS.values()],
}


def read(kind: str, text: str) -> None:
    """Read anything: it is understood, and comes back the same, or it is BadNotation that shows a place."""
    parse, write = READERS[kind]
    try:
        value = parse(text)
    except BadNotation as error:
        assert_shows_a_place(error, text)
    else:
        assert parse(write(value)) == value


def assert_shows_a_place(error: BadNotation, text: str) -> None:
    assert 1 <= error.line <= max(1, len(text.splitlines()))
    assert 1 <= error.column <= len(text) + 1
    assert f"line {error.line}, column {error.column}: " in str(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


# Right texts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", READERS)
def test_what_was_written_is_read_back_to_the_letter(kind: str) -> None:
    parse, write = READERS[kind]
    for text in EXAMPLES[kind]:
        assert write(parse(text)) == text


def test_moves_are_written_as_players_say_them() -> None:
    moves: list[the_game.Move] = [
        the_game.BEGIN,
        the_game.PlayCard(57, 0),
        the_game.PlayCard(2, 3),
        the_game.END_TURN,
    ]
    assert [the_game.format_move(move) for move in moves] == ["begin", "57A", "2D", "end"]
    others: list[take_that.Move] = [take_that.Lay(57), take_that.Twist(49), take_that.TAKE_LINE]
    assert [take_that.format_move(move) for move in others] == ["57", "x49", "take"]


def test_every_move_comes_back() -> None:
    for card in the_game.CARDS:
        for pile in the_game.PILES:
            play = the_game.PlayCard(card, pile)
            assert the_game.parse_move(the_game.format_move(play)) == play
    for card in take_that.CARDS:
        for move in (take_that.Lay(card), take_that.Twist(card)):
            assert take_that.parse_move(take_that.format_move(move)) == move


@given(st.integers(), st.sampled_from(["the-game", "extreme", "take-that"]), st.integers(0, 120))
@NOT_TOO_LONG
def test_positions_and_deals_of_any_game_come_back(seed: int, name: str, moves: int) -> None:
    game = trial_of(name).game
    deal, state, move = played(name, seed, moves)
    assert game.parse_deal(game.format_deal(deal)) == deal
    assert game.parse_state(game.format_state(state)) == state
    assert game.parse_move(game.format_move(move)) == move
    assert game.parse_options(game.format_options(deal.options)) == deal.options


# Garbage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", READERS)
@given(text=st.text(max_size=60))
@NOT_TOO_LONG
def test_any_text_is_read_or_refused_with_its_place(kind: str, text: str) -> None:
    read(kind, text)


@pytest.mark.parametrize("kind", READERS)
@given(data=st.data())
@NOT_TOO_LONG
def test_a_right_text_with_a_slip_is_read_or_refused_with_its_place(kind: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EXAMPLES[kind]))
    at = data.draw(st.integers(0, len(text)))
    gone = data.draw(st.integers(0, 3))
    slip = data.draw(st.text("0123456789 =.,:/|+-xABCDyesno#²٣", max_size=3))
    read(kind, text[:at] + slip + text[at + gone :])


@pytest.mark.parametrize("kind", [kind for kind in READERS if not kind.endswith("move")])
@given(data=st.data())
@NOT_TOO_LONG
def test_a_right_text_with_words_mixed_up_is_read_or_refused_with_its_place(
    kind: str, data: st.DataObject
) -> None:
    words = data.draw(st.sampled_from(EXAMPLES[kind])).split(" ")
    other = data.draw(st.sampled_from(EXAMPLES[kind])).split(" ")
    at, of = data.draw(st.integers(0, len(words) - 1)), data.draw(st.integers(0, len(other) - 1))
    words[at] = other[of]
    read(kind, " ".join(words))


@pytest.mark.parametrize("game", ["the-game", "take-that"])
@given(text=st.text("0123456789xABCDabegintk ", max_size=5))
@NOT_TOO_LONG
def test_what_is_no_move_is_refused(game: str, text: str) -> None:
    known = GAMES[game]
    assume(text not in {known.format_move(move) for move in WRITABLE[known.scope]})
    with pytest.raises(BadNotation, match="expected=move-of-"):
        known.parse_move(text)


# Where it is wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("the-game players=2 extreme=maybe", 28, "Expected yes | no, found 'maybe'"),
        ("the-game players=6 extreme=no", 18, "Expected 1 to 5 players, found '6'"),
        ("the-game players=2 players=3", 20, "Expected players=… only once, found 'players=3'"),
        ("the-game players=2", 19, "Expected extreme=…, found nothing"),
        ("the-game players", 10, "Expected key=value, found 'players'"),
        ("chess players=2", 1, "Expected the-game, found 'chess'"),
        ("", 1, "Expected the-game, found nothing"),
    ],
)
def test_an_error_shows_the_place_in_a_line(text: str, column: int, message: str) -> None:
    with pytest.raises(BadNotation) as error:
        the_game.parse_options(text)
    assert error.value.column == column
    assert message in in_english(error.value)
    if text:
        assert str(error.value).endswith(f"\n  {text}\n  {' ' * (column - 1)}^")


def test_words_that_nobody_asked_for_are_refused() -> None:
    right = the_game.format_options(the_game.Options())
    with pytest.raises(BadNotation, match="expected=no-more, given='colour'") as error:
        the_game.parse_options(f"{right} colour=red")
    assert error.value.column == len(right) + 2


@pytest.mark.parametrize("step", ["0:57A+", "0:57A+9", "0:57A+x", "0:57Z", "9:57A", "57A"])
def test_a_wrong_step_of_a_history_is_refused_at_its_place(step: str) -> None:
    text = EXAMPLES["the-game state"][0]
    head, _, tail = text.partition("history=")
    broken = f"{head}history={step} {tail.partition(' ')[2]}"
    with pytest.raises(BadNotation) as error:
        the_game.parse_state(broken)
    assert len(head) + len("history=") < error.value.column <= len(head) + len("history=") + len(step) + 1


def test_a_deal_that_cannot_be_dealt_says_why() -> None:
    deal = the_game.Deal(the_game.Options(), (2, *the_game.CARDS[1:]))
    twice = the_game.format_deal(deal).replace("deck=2.3.", "deck=2.2.")
    with pytest.raises(BadNotation, match="problem-deck-twice: given=2"):
        the_game.parse_deal(twice)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("turn=0", "turn=4"), "problem-seat-misplaced"),
        (("rounds-scored=-", "rounds-scored=1,2|-/-"), "problem-rounds-unequal"),
        (("result=-", "result=scored:1"), "problem-scores-missing|problem-rounds-unequal"),
        (("up=-/-", "up=-"), "expected=parts, .*count=2"),
        (("line=-", "line=12"), "problem-cards-misplaced"),
    ],
)
def test_a_match_that_cannot_be_is_refused(change: tuple[str, str], message: str) -> None:
    state = take_that.deal(take_that.Options(rounds=1), [take_that.CARDS[::-1]])
    text = take_that.format_state(state)
    assert take_that.parse_state(text) == state
    assert change[0] in text
    if "turn=4" in change:
        message = "expected=seat|" + message
    with pytest.raises(BadNotation, match=message):
        take_that.parse_state(text.replace(*change))


def test_a_position_with_a_card_twice_is_refused() -> None:
    state = the_game.deal(the_game.Options(), the_game.CARDS)
    text = the_game.format_state(state).replace("hands=2.3.", "hands=2.2.")
    with pytest.raises(BadNotation, match="problem-cards-misplaced"):
        the_game.parse_state(text)
