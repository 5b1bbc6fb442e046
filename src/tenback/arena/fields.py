"""The field of a deal: games of bots on the same cards, so that a result means something to the first player.

In a team game a level plays every seat; in TAKE THAT it sits in the first one, against the bots of the deal.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class FieldDeal:
    """A deal, the bots that it is played with, and whether they give marks."""

    deal: Deal
    seats: tuple[str, ...]
    talks: bool


def play_piece(dealt: FieldDeal, piece: Piece) -> list[FieldGame]:
    """Play some games of a field; the same piece gives the same games."""
    kernels = KERNELS[game_of(dealt.deal.options).name]
    if kernels is not None and kernels.of_deal is not None and piece.level in (QUICK, VARIED):
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
    played = play_game(dealt.deal, [_bot(game.name, name) for name in levels], seed=number, talk=talk)
    moves = "".join(
        f"{entry.seat}{game.format_move(entry.move)} "
        for entry in played.record.entries
        if isinstance(entry, Moved)
    )
    outcome = played.outcome
    measure = outcome.cards_left if game.is_team else outcome.scores[0]
    return FieldGame(level, number, outcome.won, measure, _fingerprint(moves.encode()))


def _bot(game: str, level: str) -> AnyBot:
    return Varied(bot_named(game, "careful")) if level == VARIED else bot_named(game, level)


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
