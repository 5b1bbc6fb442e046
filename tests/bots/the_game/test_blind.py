"""No bot plays by what it cannot see: in worlds with other hidden cards it plays, and wins, the same."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

import pytest

from bench import blind_the_game
from bench.blind_the_game import World, other_world, play
from tenback.bots.bot import AnyBot
from tenback.bots.the_game.careful import CarefulBot
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.quick import QuickBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games.decks import Randomness
from tenback.games.the_game import Deal, Move, Options, State, View, seeded_deal, view
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.mode import BotTalk

SILENT, MARKS = BotTalk.SILENT, BotTalk.MARKS
TABLES = [
    (Options(players=1), SILENT),
    (Options(players=3), SILENT),
    (Options(players=3), MARKS),
    (Options(players=2, extreme=True), SILENT),
    (Options(players=2, extreme=True), MARKS),
]


def dealt(options: Options, number: int) -> Deal:
    deal = seeded_deal(options, 99, number)
    assert isinstance(deal, Deal)
    return deal


@pytest.mark.parametrize("bot", [CarefulBot(), ExpertBot(samples=20)], ids=repr)
@pytest.mark.parametrize(("options", "talk"), TABLES, ids=str)
def test_asked_in_another_world_a_bot_plays_the_same_game(
    bot: AnyBot, options: Options, talk: BotTalk
) -> None:
    for number in range(2):
        as_dealt, blind = (
            play(dealt(options, number), bot, talk, world, seed=number)
            for world in (World.AS_DEALT, World.BLIND)
        )
        assert as_dealt == blind


@pytest.mark.parametrize(
    ("bot", "options", "talk"),
    [
        *((bot, Options(players=players), SILENT) for bot in (QuickBot(), ExpertBot()) for players in (1, 2)),
        (ExpertBot(samples=1200), Options(players=2, extreme=True), MARKS),
        (ExpertBot(samples=1200), Options(players=3, minimum=3), MARKS),
        (QuickBot(), Options(players=2, extreme=True), SILENT),
        (QuickBot(), Options(players=3, extreme=True), MARKS),
        (QuickBot(), Options(players=3), MARKS),
    ],
    ids=str,
)
def test_a_trained_network_and_the_search_around_it_are_blind_too(
    bot: AnyBot, options: Options, talk: BotTalk
) -> None:
    as_dealt, blind = (
        play(dealt(options, 5), bot, talk, world, seed=5) for world in (World.AS_DEALT, World.BLIND)
    )
    assert as_dealt == blind


def test_a_team_wins_as_often_when_the_draw_pile_is_shuffled_all_the_time() -> None:
    """A small version of bench/blind_the_game.py: the rates agree within four standard errors."""
    games = 40
    as_dealt, shuffled = (
        sum(
            play(dealt(Options(players=4), number), CarefulBot(), SILENT, world, seed=number).left == 0
            for number in range(games)
        )
        / games
        for world in (World.AS_DEALT, World.SHUFFLED)
    )
    assert 0.1 < as_dealt < 0.9
    assert abs(as_dealt - shuffled) < 4 * math.sqrt(2 * 0.25 / games)


def test_another_world_agrees_with_the_view_and_with_all_that_was_said() -> None:
    state = dealt(Options(players=3), 3).state()
    said = Talk(tuple(saying for seat in (1, 2) for saying in true_sayings(view(state, seat))))
    chance = random.Random(1)
    worlds = [other_world(state, 0, said, chance) for _ in range(5)]
    assert len({other.hands for other in worlds}) == 5
    for other in worlds:
        assert view(other, 0) == view(state, 0)
        assert all(true_sayings(view(other, seat)) == true_sayings(view(state, seat)) for seat in (1, 2))


@dataclass(frozen=True)
class LeakyView(View):
    """A view that carries what no seat may know, where nobody looks."""

    secret: State = field(compare=False, kw_only=True)


class Peeker:
    """Plays by the next card of the draw pile."""

    name = "peeker"

    def choose(self, view: LeakyView, talk: Talk, rng: Randomness) -> Move:
        return view.legal[sum(view.secret.draw_pile[:1]) % len(view.legal)]

    def say(self, view: View) -> Sequence[Saying]:
        return ()


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: State, seat: int) -> LeakyView:
        seen = view(state, seat)
        return LeakyView(**{each.name: getattr(seen, each.name) for each in fields(seen)}, secret=state)

    monkeypatch.setattr(blind_the_game, "view", leaky)
    as_dealt, blind = (
        play(dealt(Options(players=2), 0), Peeker(), SILENT, world, seed=0)
        for world in (World.AS_DEALT, World.BLIND)
    )
    assert as_dealt.moves != blind.moves
