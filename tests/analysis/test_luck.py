"""Start, luck, mistakes and what is not explained add up to the result; planted mistakes are found."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tenback.analysis import Severity, hint
from tenback.analysis.estimate import Base
from tenback.analysis.luck import open_hands, own_hand
from tenback.analysis.luck.account import account_of
from tenback.analysis.luck.highlights import best_decision, costly, luckiest
from tenback.analysis.luck.steps import DIGITS, NotFinished, Step, Turn, steps_of, turns_with_next
from tenback.analysis.luck.widths import WIDTHS, explains_one_game
from tenback.analysis.review import severity_of
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.the_game.chances import chance_before_the_deal
from tenback.games import game_named, seeded_deal
from tenback.games.the_game import Options, State
from tenback.records import Entry, Moment, Moved, Record, after_entry, final_moment
from tenback.records.players import HEADER, format_levels
from tenback.talk.marks.said import Talk
from tenback.talk.mode import BotTalk

WAYS = [("the-game", 1), ("the-game", 3), ("extreme", 2), ("take-that", 2)]
QUICK = {"samples": 50, "deals": 20}


def record_of(game: str, players: int, bot: str = "careful") -> Record:
    """A finished game of one kind of bot."""
    options = game_named(game).options(players=players)
    return play_game(seeded_deal(options, 5, 0), [bot_named(game, bot)] * players, seed=1).record


@pytest.mark.parametrize(("game", "players"), WAYS)
def test_the_parts_add_up_to_the_result_exactly(game: str, players: int) -> None:
    record = record_of(game, players)
    steps = list(steps_of(record, **QUICK))
    account = account_of(record, steps)

    assert len(steps) == len(turns_with_next(record)) > 8
    for sums in account.sums:
        parts = sums.start + sums.luck + sums.mine + sums.others + sums.rest
        assert parts == pytest.approx(sums.result, abs=1e-9)
        assert sums.mine <= 0
        assert sums.others <= 0
        assert "-0.0" not in (str(sums.mine), str(sums.others))


def test_each_step_of_a_team_leads_to_the_next_one() -> None:
    record = record_of("the-game", 2)
    steps = list(steps_of(record, **QUICK))

    for one, following in itertools.pairwise(steps):
        assert one.start + one.rest - one.lost + one.luck == pytest.approx(following.start, abs=1e-9)
    last = steps[-1]
    assert last.start + last.rest - last.lost + last.luck == pytest.approx(
        float(record_won(record)), abs=1e-9
    )


def record_won(record: Record) -> bool:
    """Whether the team has won."""
    return account_of(record, []).sums[0].result == 1


def test_a_review_goes_on_where_it_was_stopped() -> None:
    record = record_of("the-game", 1)
    whole = list(steps_of(record, **QUICK))

    assert [*whole[:5], *steps_of(record, first=5, **QUICK)] == whole


@pytest.mark.parametrize("game", ["the-game", "extreme"])
def test_the_review_says_of_a_position_what_a_hint_has_said(game: str) -> None:
    record = record_of(game, 2)
    decision, told = turns_with_next(record)[3].decision, next(steps_of(record, first=3))
    asked = hint(decision.view, decision.talk).estimate

    assert (told.before, told.doubt) == (round(asked.win, DIGITS), round(asked.doubt, DIGITS))


@pytest.mark.parametrize("game", ["the-game", "extreme"])
def test_at_a_table_with_bots_that_give_marks_the_review_says_what_a_hint_has_said(game: str) -> None:
    """What bots leave unsaid counts for both, and both are about a team that gives marks."""
    record, number = with_marks(game), 8
    told = next(step for step in steps_of(record, **QUICK) if step.number >= number)
    live = talk_at_the_table(record, told.number)
    state = final_moment(Record(record.deal, entries_before(record, told.number))).state
    asked = hint(record.game.view(state, told.seat), live, **QUICK).estimate

    assert live.asked == {1, 2}
    assert told.base is asked.base is Base.MARKS_NETWORK
    assert (told.before, told.doubt) == (round(asked.win, DIGITS), round(asked.doubt, DIGITS))


def with_marks(game: str) -> Record:
    """A finished game of a person and two bots, all of whom give marks."""
    options = game_named(game).options(players=3)
    bots = [bot_named(game, "careful")] * 3
    played = play_game(seeded_deal(options, 5, 0), bots, seed=1, talk=BotTalk.MARKS).record
    return replace(played, headers={HEADER: format_levels([None, "careful", "careful"])})


def entries_before(record: Record, number: int) -> tuple[Entry, ...]:
    """What was done and said before a move, numbered from 1."""
    moves = [place for place, entry in enumerate(record.entries) if isinstance(entry, Moved)]
    return record.entries[: moves[number - 1]]


def talk_at_the_table(record: Record, number: int) -> Talk:
    """What stands before a move at a table that asks its bots for marks."""
    moment = Moment(record.deal.state(), Talk(asked=frozenset({1, 2})))
    for entry in entries_before(record, number):
        moment = after_entry(record, moment, entry)
    return moment.talk


def test_the_parts_add_up_where_marks_are_first_given_in_the_middle_of_a_game() -> None:
    record = with_marks("the-game")
    quiet = [entry for entry in entries_before(record, 20) if isinstance(entry, Moved)]
    late = replace(record, entries=(*quiet, *record.entries[len(entries_before(record, 20)) :]))
    steps = list(steps_of(late, **QUICK))
    sums = account_of(late, steps).sums[0]

    assert {step.base for step in steps} == {Base.NETWORK, Base.MARKS_NETWORK}
    assert sums.start == chance_before_the_deal(Options(players=3), marks=False)
    assert sums.start + sums.luck + sums.mine + sums.others + sums.rest == pytest.approx(sums.result)
    for one, following in itertools.pairwise(steps):
        assert one.start + one.rest - one.lost + one.luck == pytest.approx(following.start, abs=1e-9)


@pytest.mark.parametrize("game", ["the-game", "extreme"])
def test_a_team_that_gives_marks_may_expect_more(game: str) -> None:
    options = game_named(game).options(players=3)

    assert chance_before_the_deal(options, marks=True) > chance_before_the_deal(options, marks=False) + 0.02


def test_a_game_that_is_not_over_has_no_luck() -> None:
    record = record_of("the-game", 1)
    begun = Record(record.deal, record.entries[:9])

    with pytest.raises(NotFinished):
        next(steps_of(begun))


def test_a_planted_mistake_is_found_and_what_follows_it_is_not_blamed_on_it() -> None:
    """The dearest card of the hand on the wrong pile, where a cheap turn was there."""
    spoilt, number = with_a_planted_mistake()
    steps = list(steps_of(spoilt, samples=300, deals=60))
    found = next(step for step in steps if step.number == number)

    assert found.severity in (Severity.MISTAKE, Severity.BLUNDER)
    assert found.best != found.played
    assert found.why
    assert max(steps, key=lambda step: step.lost) is found


def with_a_planted_mistake() -> tuple[Record, int]:
    """Play hints, but spoil one turn in the middle; the move that the spoilt turn begins with."""
    known = game_named("the-game")
    deal = seeded_deal(known.options(players=1), 5, 3)
    state, entries, turns, number = deal.state(), list[Moved](), 0, 0
    while state.result is None:
        view = known.view(state, 0)
        move = hint(view, samples=20, deals=10).move
        if turns == 6 and len(view.plays) < 2:
            number = number or len(entries) + 1
            plays = [play for play in view.legal if hasattr(play, "card") and play.pile == 0]
            move = max(plays, key=lambda play: play.card) if plays else move
        turns += str(move) == str(known.parse_move("end"))
        entries.append(Moved(0, move))
        state = known.apply(state, 0, move)
    return Record(deal, tuple(entries)), number


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        (0, Severity.NOTHING),
        (0.03, Severity.SLIGHT),
        (0.05, Severity.INACCURACY),
        (0.1, Severity.MISTAKE),
        (0.15, Severity.BLUNDER),
    ],
)
def test_a_loss_is_named_at_5_10_and_15_points(lost: float, named: Severity) -> None:
    assert severity_of(lost) is named


def test_where_the_unexplained_part_is_wide_or_unknown_one_game_s_luck_is_not_shown() -> None:
    assert not explains_one_game(game_named("take-that").options(players=3), talks=False)


def test_whether_luck_is_shown_follows_from_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = game_named("the-game").options(players=1)
    assert not explains_one_game(alone, talks=False), "a quarter of a win stays unexplained"
    monkeypatch.setitem(WIDTHS, "the-game players=1 silent", 0.1)
    assert explains_one_game(alone, talks=False)
    assert not explains_one_game(game_named("the-game").options(players=1, minimum=3), talks=False)


@pytest.mark.parametrize(("game", "players", "most"), [("the-game", 3, 10), ("extreme", 2, 6)])
def test_over_all_cards_that_might_have_come_a_team_s_luck_is_zero(
    game: str, players: int, most: int
) -> None:
    """Also where the next player has lost, whatever was drawn."""
    judged, turns = LUCKS[game], turns_with_next(record_of(game, players))
    turns = [turn for turn in turns if 3 <= len(pool_of(turn)) <= most]
    every = [[judged(one) for one in other_draws(turn)] for turn in turns]

    assert sum(map(len, every)) > 8
    assert max(abs(luck) for lucks in every for luck in lucks) > 0.002, "a draw matters"
    for lucks in every:
        assert sum(lucks) / len(lucks) == pytest.approx(0, abs=0.01)


LUCKS = {"the-game": open_hands.luck_of_turn, "extreme": own_hand.luck_of_turn}


def drawn_in(turn: Turn) -> set[int]:
    """The cards that a turn ended with."""
    before, after, seat = turn.decision.state, turn.next_state, turn.decision.seat
    assert isinstance(before, State)
    assert isinstance(after, State)
    return set(after.hands[seat]) - set(before.hands[seat])


def pool_of(turn: Turn) -> set[int]:
    """The cards that might have come; none where all did, or none came."""
    assert isinstance(turn.next_state, State)
    left, drawn = set(turn.next_state.draw_pile), drawn_in(turn)
    return left | drawn if left and drawn else set()


def other_draws(turn: Turn) -> Iterator[Turn]:
    """The same turn with each of the draws that it might have ended with."""
    after, seat, drawn, pool = turn.next_state, turn.decision.seat, drawn_in(turn), pool_of(turn)
    assert isinstance(after, State)
    for cards in itertools.combinations(sorted(pool), len(drawn)):
        hands = list(after.hands)
        hands[seat] = tuple(sorted({*hands[seat]} - drawn | {*cards}))
        other = replace(after, hands=tuple(hands), draw_pile=tuple(sorted(pool - {*cards})))
        yield replace(turn, next_state=other)


def test_of_a_won_game_the_best_decision_and_the_luckiest_cards_are_told() -> None:
    record = record_of("the-game", 4)
    steps = list(steps_of(record, **QUICK))
    best = best_decision(step for step in steps if step.seat == 0 and step.is_free)
    lucky = luckiest(steps)

    assert isinstance(best, Step)
    assert (best.seat, best.lost) == (0, 0)
    assert lucky is not None
    assert lucky.luck > 0
    assert lucky.luck == max(step.luck for step in steps)
    dear = [step.lost for step in costly(steps)]
    assert dear == sorted((step.lost for step in steps if step.lost), reverse=True)
