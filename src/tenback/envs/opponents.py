"""The bots that play against the agent of an environment, and how they take their turns."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from tenback.bots import AnyBot, bot_named
from tenback.bots.bot import chance_for
from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import LISTEN, WAIT, Say, Wait
from tenback.envs.game_by_number import GameByNumber
from tenback.games import Options, View
from tenback.games.decks import mix
from tenback.games.errors import TenbackError
from tenback.games.extensions import PerGame
from tenback.games.the_game import BEGIN, Begin
from tenback.sim.stepping import Partners
from tenback.talk.marks.mark import StartMark
from tenback.talk.marks.said import Talk
from tenback.talk.marks.speaking import talk_round

RANDOM = "random"
Bots: TypeAlias = str | AnyBot | Sequence[str | AnyBot]
"""One name or bot for all other seats, or one for each."""


class BadOpponents(TenbackError, ValueError):
    """Seats and bots that do not fit together."""


class RandomOpponents:
    """Random bots that kernels can play as well: in a batch they play the same."""

    def __init__(self, game: GameByNumber, seat: int, bots: Bots) -> None:
        seated_bots(game, seat, bots)
        self._seat = seat

    def begin(self, game: GameByNumber) -> None:
        """Nothing to do: the chance of a game begins with its deal."""

    def play_on(self, game: GameByNumber) -> None:
        """Play at random as long as the others are asked."""
        while not game.over and game.actor != self._seat:
            game.act_by_chance()


class BotOpponents:
    """Bots by seat; they play on until a seat without a bot is asked."""

    def __init__(self, game: GameByNumber, seat: int | None, bots: Bots) -> None:
        self._bots = seated_bots(game, seat, bots)
        self._seed = 0

    def begin(self, game: GameByNumber) -> None:
        """Take new chance for a new game: the same for the same deal."""
        number, played = game.seed
        self._seed = mix(number ^ mix(played))

    def play_on(self, game: GameByNumber) -> None:
        """Let the bots act as long as they are asked."""
        while not game.over and (bot := self._bots.get(game.actor)):
            for action in self._actions(game, bot):
                if not game.act(action):
                    raise game.refused(action)

    def _heard(self, game: GameByNumber) -> Talk:
        """Return the talk, with the bots as the ones who are asked: a learner says what it pleases."""
        return replace(game.talk, asked=frozenset(self._bots))

    def _actions(self, game: GameByNumber, bot: AnyBot) -> Iterator[int]:
        encoding, seat, view = game.encoding, game.actor, game.view(game.actor)
        if view.turn == seat:
            yield encoding.action_of(bot.choose(view, self._heard(game), chance_for(self._seed, view)))
        elif encoding.open_start and (mask := game.see(seat)[1])[encoding.action_of(BEGIN)]:
            yield encoding.action_of(BEGIN if _would_begin(view, bot) else _waiting(encoding, mask))
        else:
            for saying in talk_round(game.talk, [seat], game.view, lambda _seat, seen: bot.say(seen)):
                yield encoding.action_of(Say(saying.mark, saying.pile))
            yield encoding.action_of(LISTEN)


def _would_begin(view: View, bot: AnyBot) -> bool:
    """A bot begins unless it would rather not (G3)."""
    return not any(saying.mark is StartMark.RATHER_NOT_ME for saying in bot.say(view))


def _waiting(encoding: Encoding, mask: Array) -> Wait | Begin:
    """The seat that is asked last begins."""
    return WAIT if mask[encoding.action_of(WAIT)] else BEGIN


def opponents_of(game: GameByNumber, seat: int | None, bots: Bots) -> BotOpponents | RandomOpponents:
    """Seat the bots; random ones play by kernels where no move loses at once (E20) and nobody talks."""
    named = [bots] if isinstance(bots, str) else list(bots) if isinstance(bots, Sequence) else [bots]
    is_random = bool(named) and all(bot == RANDOM for bot in named)
    loses_at_once = game.game.with_layout is not None
    if seat is not None and is_random and not loses_at_once and game.is_compiled and not game.asks_beside:
        return RandomOpponents(game, seat, bots)
    return BotOpponents(game, seat, bots)


def partners_of(options: Options, seat: int | None, bots: Bots) -> Partners | None:
    """Return compiled partners that play as these bots do, where there are some."""
    names = [bots] * (options.players - 1) if isinstance(bots, str) else _list(bots)
    if seat is None or len(names) != options.players - 1 or not names:
        return None
    make = PARTNERS_OF[options.game]
    by_seat = [*names[:seat], names[0], *names[seat:]]  # The agent's own seat is never asked.
    return None if make is None else make(options, by_seat)


def _list(bots: Bots) -> list[str | AnyBot]:
    return list(bots) if isinstance(bots, Sequence) else []


PARTNERS_OF = PerGame[Callable[[Options, Sequence[object]], Partners | None]](
    "tenback.partners",
    {
        "the-game": "tenback.bots.the_game.partners:partners",
        "extreme": "tenback.bots.the_game.partners:partners",
        "take-that": "tenback.bots.take_that.partners:partners",
    },
)
"""Who plays the other seats inside compiled steps; None where a bot has no kernel."""


def seated_bots(game: GameByNumber, seat: int | None, bots: Bots) -> dict[int, AnyBot]:
    """Give every seat but the agent's a bot; without a seat of its own the agent plays all seats."""
    players = game.encoding.options.players
    others = [other for other in range(players) if other != seat] if seat is not None else []
    if seat is not None and not 0 <= seat < players:
        raise BadOpponents("error-no-such-seat", seat=seat, last=players - 1)
    if seat is None and bots:
        raise BadOpponents("error-opponents-no-seat")
    named = [bots] * len(others) if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    if len(named) != len(others):
        raise BadOpponents("error-opponents-count", seats=len(others), bots=len(named))
    return {other: _bot(game, bot) for other, bot in zip(others, named, strict=True)}


def _bot(game: GameByNumber, bot: str | AnyBot) -> AnyBot:
    made: AnyBot = bot_named(game.game.name, bot) if isinstance(bot, str) else bot
    return made
