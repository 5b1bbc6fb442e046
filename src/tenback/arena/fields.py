"""The field of a deal: games of bots on the same cards, so that a result means something to the first player.

In a team game a level plays every seat. In TAKE THAT it sits in the first one, against the bots of the deal;
but the varied level, which tells how hard a deal is, has every seat there too: a reference of thousands of
deals needs fast games.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tenback.arena.game import play_game
from tenback.arena.kernels import KERNELS
from tenback.bots import bot_named
from tenback.bots.bot import AnyBot
from tenback.bots.kernel_games import KernelGames, SeriesKernels
from tenback.games import Deal, View, game_of
from tenback.games.decks import Randomness
from tenback.records import Moved
from tenback.tables.field_plan import QUICK, VARIED, Piece
from tenback.tables.standing import FieldGame
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.mode import BotTalk

ONE_IN = 32
BY_KERNELS = (QUICK, VARIED)
"""The levels of which compiled code plays many games of one deal."""


@dataclass(frozen=True, slots=True)
class FieldDeal:
    """A deal, the bots that it is played with, and whether they give marks."""

    deal: Deal
    seats: tuple[str, ...]
    talks: bool


def play_piece(dealt: FieldDeal, piece: Piece) -> list[FieldGame]:
    """Play some games of a field; the same piece gives the same games."""
    game = game_of(dealt.deal.options)
    kernels, in_every_seat = KERNELS[game.name], game.is_team or piece.level == VARIED
    if kernels is not None and kernels.of_deal is not None and in_every_seat and piece.level in BY_KERNELS:
        games = kernels.of_deal(dealt.deal, piece.level, piece.numbers, talks=dealt.talks)
        return list(_told(games, piece.level, kernels))
    return [_by_bots(dealt, piece.level, number) for number in piece.numbers]


def _told(games: KernelGames, level: str, kernels: SeriesKernels) -> Iterator[FieldGame]:
    start = 0
    for index, number in enumerate(games.numbers):
        end = int(games.log.ends[index])
        course = _fingerprint(games.log.actions[start:end].tobytes())
        won = kernels.ending_of(int(games.endings[index])) == "won"
        yield FieldGame(level, number, won, int(games.results[index, 0]), course)
        start = end


def _by_bots(dealt: FieldDeal, level: str, number: int) -> FieldGame:
    game, seats = game_of(dealt.deal.options), dealt.seats
    levels = (level,) * len(seats) if game.is_team else (level, *seats[1:])
    talk = BotTalk.MARKS if dealt.talks else BotTalk.SILENT
    played = play_game(dealt.deal, [_bot(game.name, name, number) for name in levels], seed=number, talk=talk)
    moves = "".join(
        f"{entry.seat}{game.format_move(entry.move)} "
        for entry in played.record.entries
        if isinstance(entry, Moved)
    )
    outcome = played.outcome
    measure = outcome.cards_left if game.is_team else outcome.scores[0]
    return FieldGame(level, number, outcome.won, measure, _fingerprint(moves.encode()))


def _bot(game: str, level: str, number: int) -> AnyBot:
    """Make a bot for the game of a number; one with a seed of its own plays another game with each."""
    if level == VARIED:
        return Varied(bot_named(game, "careful"))
    bot = bot_named(game, level)
    seeded: AnyBot = replace(bot, seed=number) if hasattr(bot, "seed") else bot  # type: ignore[type-var]
    return seeded


def _fingerprint(moves: bytes) -> str:
    return hashlib.sha256(moves).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Varied:
    """A bot that leaves one decision in 32 to chance."""

    bot: AnyBot
    name: str = VARIED

    def choose(self, view: View, talk: Talk, rng: Randomness) -> object:
        """Choose as the bot does, or now and then any move that does not lose."""
        if rng.randrange(ONE_IN):
            return self.bot.choose(view, talk, rng)
        sound = game_of(view.options).sound(view)
        return sound[rng.randrange(len(sound))]

    def say(self, view: View) -> Sequence[Saying]:
        """Say what the bot says."""
        return self.bot.say(view)
