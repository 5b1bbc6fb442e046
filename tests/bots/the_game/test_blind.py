"""No bot plays by what it cannot see: in worlds with other hidden cards it plays, and wins, the same."""

import math
import random
from typing import Any

import pytest
from bench import blind_the_game
from bench.blind_the_game import World, other_world, play

from tenback.arena.deals import deal_of
from tenback.arena.game import TalkMode
from tenback.bots.bot import Bot
from tenback.bots.the_game.careful import CarefulBot
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games.the_game import Deal, Options, State, resample, view
from tenback.talk.said import NOTHING_SAID, Talk

SILENT, MARKS = TalkMode
TABLES = [
    (Options(players=1), SILENT),
    (Options(players=3), SILENT),
    (Options(players=3), MARKS),
    (Options(players=2, extreme=True), SILENT),
    (Options(players=2, extreme=True), MARKS),
]


def dealt(options: Options, number: int) -> Deal:
    deal = deal_of(options, 99, number)
    assert isinstance(deal, Deal)
    return deal


@pytest.mark.parametrize("bot", [CarefulBot(), ExpertBot(samples=20)], ids=repr)
@pytest.mark.parametrize(("options", "talk"), TABLES, ids=str)
def test_asked_in_another_world_a_bot_plays_the_same_game(bot: Bot, options: Options, talk: TalkMode) -> None:
    for number in range(2):
        as_dealt, blind = (
            play(dealt(options, number), bot, talk, world, seed=number)
            for world in (World.AS_DEALT, World.BLIND)
        )
        assert as_dealt == blind


@pytest.mark.parametrize("talk", TalkMode)
def test_a_team_comes_as_far_when_the_hidden_cards_are_dealt_anew_all_the_time(talk: TalkMode) -> None:
    """A small version of bench/blind_the_game.py: cards left agree within four standard errors."""
    games = 15
    as_dealt, shaken = (
        sum(
            play(dealt(Options(players=3), number), CarefulBot(), talk, world, seed=number).left
            for number in range(games)
        )
        / games
        for world in (World.AS_DEALT, World.SHAKEN)
    )
    # The cards left of the careful player spread by about 8.
    assert abs(as_dealt - shaken) < 4 * 8 * math.sqrt(2 / games)


def test_another_world_agrees_with_the_view_and_with_all_that_was_said() -> None:
    state = dealt(Options(players=3), 3).state()
    said = Talk(tuple(saying for seat in (1, 2) for saying in true_sayings(view(state, seat))))
    chance = random.Random(1)
    worlds = [other_world(state, 0, said, chance) for _ in range(5)]
    assert len({other.hands for other in worlds}) == 5
    for other in worlds:
        assert view(other, 0) == view(state, 0)
        assert all(true_sayings(view(other, seat)) == true_sayings(view(state, seat)) for seat in (1, 2))


def test_a_view_that_gives_a_hidden_card_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: State, seat: int) -> Any:
        return view(state, seat), state.draw_pile[0]

    monkeypatch.setattr(blind_the_game, "view", leaky)
    monkeypatch.setattr(blind_the_game, "resample", lambda seen, rng: resample(seen[0], rng))
    with pytest.raises(AssertionError):
        other_world(dealt(Options(players=2), 0).state(), 0, NOTHING_SAID, random.Random(1))
