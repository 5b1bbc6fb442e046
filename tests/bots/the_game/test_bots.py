"""The careful and the expert bot keep the rules, repeat themselves, tell the truth and do not peek."""

import random
from dataclasses import replace

import numpy as np
import pytest

from tenback.bots.bot import AnyBot
from tenback.bots.the_game.careful import CarefulBot
from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.policy import policy_games
from tenback.bots.the_game.weights import weights_for
from tenback.games.the_game import (
    CARDS,
    END_TURN,
    Command,
    Options,
    PlayCard,
    State,
    apply,
    deal,
    resample,
    seeded_deck,
    seeded_layout,
    view,
)
from tenback.sim.the_game.deals import new_arrays, shuffle_deck
from tenback.sim.the_game.doomed import new_ahead
from tenback.talk.marks.mark import Mood, PileMark, true_mark
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk

BOTS: list[AnyBot] = [
    CarefulBot(),
    ExpertBot(samples=40),
    CarefulBot(memory=False),
    ExpertBot(samples=40, memory=False),
]
RULES = [
    Options(players=1),
    Options(players=3),
    Options(players=2, minimum=3, short_hand=True),
    Options(players=4, extreme=True),
    Options(players=2, extreme=True, one_pile="whole-turn"),
]


def started(options: Options, seed: int) -> State:
    layout = seeded_layout(seed) if options.extreme else None
    return deal(options, seeded_deck(seed), layout=layout, starter=0)


def position(options: Options, *, hands: list[tuple[int, ...]], tops: tuple[int, ...]) -> State:
    """A position with these hands and tops; all other cards have been played."""
    state = started(options, 0)
    held = {card for hand in hands for card in hand} | set(tops)
    buried = tuple(card for card in CARDS if card not in held)
    piles = (
        (1, *buried, tops[0]),
        *((start, top) for start, top in zip((1, 100, 100), tops[1:], strict=True)),
    )
    return replace(state, hands=tuple(hands), piles=piles, draw_pile=(), minimum=1)


def choice(bot: AnyBot, state: State, talk: Talk = NOTHING_SAID, seed: int = 0) -> object:
    assert state.turn is not None
    return bot.choose(view(state, state.turn), talk, random.Random(seed))


@pytest.mark.parametrize("options", RULES, ids=repr)
@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_a_bot_plays_whole_games_by_the_rules_and_breaks_no_command_while_it_can_help_it(
    bot: AnyBot, options: Options
) -> None:
    for seed in range(2):
        state = started(options, seed)
        while state.result is None:
            assert state.turn is not None
            seen = view(state, state.turn)
            move = choice(bot, state, seed=seed)
            losing = {*seen.fatal, *seen.doomed}
            assert move not in losing or losing >= set(seen.legal), (move, seen)
            state = apply(state, state.turn, move)  # type: ignore[arg-type]


def test_the_expert_repeats_a_decision_from_the_same_view_talk_and_chance() -> None:
    for seed in range(5):
        state = started(Options(players=3), seed)
        assert choice(ExpertBot(samples=100), state, seed=seed) == choice(
            ExpertBot(samples=100), state, seed=seed
        )


@pytest.mark.parametrize("bot", BOTS, ids=repr)
@pytest.mark.parametrize("options", [Options(players=3), Options(players=2, extreme=True)], ids=repr)
def test_a_decision_does_not_hang_on_cards_the_seat_cannot_see(bot: AnyBot, options: Options) -> None:
    """The hidden cards are dealt again before the decision: with the same chance it stays the same."""
    for seed in range(4):
        state = started(options, seed)
        for _ in range(6):
            if state.result is not None:
                break
            assert state.turn is not None
            anew = resample(view(state, state.turn), random.Random(seed))
            move = choice(bot, state, seed=seed)
            assert move == choice(bot, anew, seed=seed)
            state = apply(state, state.turn, move)  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_a_bot_takes_a_trick(bot: AnyBot) -> None:
    state = position(Options(players=1), hands=[(52, 71, 80)], tops=(62, 60, 45, 40))
    assert choice(bot, state) == PlayCard(52, 0)


def test_the_expert_sees_the_order_that_wins() -> None:
    """First 61 on pile A, then back to 51, then on to 52."""
    state = position(Options(players=1), hands=[(51, 52, 61)], tops=(60, 98, 3, 2))
    for _ in range(3):
        move = choice(ExpertBot(samples=200), state)
        state = apply(state, 0, move)  # type: ignore[arg-type]
    assert state.result is not None
    assert state.result.won


@pytest.mark.parametrize(("marked", "expected"), [(0, PlayCard(59, 2)), (2, PlayCard(42, 0))])
@pytest.mark.parametrize("bot", BOTS[:2], ids=repr)
def test_a_bot_leaves_a_marked_pile_to_the_one_who_marked_it(
    bot: AnyBot, marked: int, expected: PlayCard
) -> None:
    """42 on pile A and 59 on pile C mirror each other, until seat 1 marks one of the piles."""
    state = position(Options(players=3), hands=[(42, 59), (30, 50, 51), (71, 45, 56)], tops=(40, 95, 61, 6))
    talk = Talk((Saying(1, PileMark.LEAVE_IT, marked), Saying(1, Mood.FINE)))
    assert choice(bot, state, talk) == expected


@pytest.mark.parametrize("bot", BOTS[:2], ids=repr)
def test_a_bot_says_of_each_pile_the_strongest_mark_that_is_true(bot: AnyBot) -> None:
    state = started(Options(players=3), 4)
    said = {saying.pile: saying.mark for saying in bot.say(view(state, 1)) if saying.pile is not None}
    for pile, top in enumerate(state.tops):
        assert said.get(pile) is true_mark(state.hands[1], pile, top)


def test_a_bot_always_says_how_it_feels_so_that_its_silence_on_a_pile_means_something() -> None:
    state = started(Options(players=3), 4)
    assert any(isinstance(saying.mark, Mood) for saying in CarefulBot().say(view(state, 2)))


def test_nothing_is_said_alone_or_under_silence() -> None:
    alone = started(Options(players=1), 1)
    assert CarefulBot().say(view(alone, 0)) == ()

    extreme = started(Options(players=2, extreme=True), 1)
    silence = next(card for card, command in enumerate(extreme.commands) if command is Command.SILENCE)
    silent = replace(extreme, piles=((1, silence), *extreme.piles[1:]))
    assert CarefulBot().say(view(silent, 1)) == ()


def test_a_bot_ends_the_turn_rather_than_tear_a_pile_open() -> None:
    state = started(Options(players=1), 3)
    state = replace(state, hands=((2, 3, 40, 45, 50, 55, 60, 70),))
    for expected in (PlayCard(2, 0), PlayCard(3, 0), END_TURN):
        move = choice(CarefulBot(), state)
        assert move == expected
        state = apply(state, 0, expected)


@pytest.mark.parametrize("options", [Options(players=2), Options(players=3)], ids=repr)
def test_the_careful_bot_plays_the_games_of_its_kernel(options: Options) -> None:
    """So figures may be measured inside the compiled loop."""
    lefts = np.zeros(6, np.int64)
    weights, scratch = weights_for(options, marks=False), np.zeros(SCRATCH)
    policy_games(*new_arrays(options), 7, 0, weights, 0, scratch, new_ahead(), lefts)
    for number, left in enumerate(lefts):
        deck = np.zeros(98, np.int8)
        shuffle_deck(deck, np.zeros(4, np.int64), 7, number)
        state = deal(options, tuple(map(int, deck)), starter=0)
        while state.result is None:
            assert state.turn is not None
            state = apply(state, state.turn, choice(CarefulBot(), state))  # type: ignore[arg-type]
        assert state.result.cards_left == left
