"""A check for any bot: it must answer legally in every game and with every option it claims to support."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from tenback.bots.bot import AnyBot
from tenback.bots.from_file import checked
from tenback.games import GAMES, AnyGame, random_deal
from tenback.games.decks import Generator
from tenback.records import Moment, Moved, Record, Said, after_entry, format_record, start
from tenback.talk.marks.said import Saying, talk_refusal
from tenback.testing.trial import trial_of

MakeBot = Callable[[str], AnyBot]
"""Makes a bot for the game of a name."""

GIVE_A_SAYING = "say() gives Saying(view.seat, mark, pile), or marks of true_sayings(view)"


class BotFault(AssertionError):
    """A bot did something that a table could not accept; the message contains the record so far."""


def check_bot(make: MakeBot, *, games: Iterable[str] = GAMES, count: int = 10, seed: int = 0) -> None:
    """Play random games with a bot in all seats; raise BotFault if it crashes, cheats or is inconsistent."""
    for name in games:
        rng = Random(seed)
        for _ in range(count):
            _check_game(checked(make(name)), GAMES[name], rng)


def _check_game(bot: AnyBot, game: AnyGame, rng: Random) -> None:
    deal = random_deal(random_options(game, rng), rng, starter=rng.choice([None, 0]))
    sitting = _Sitting(bot, game, Record(deal), rng)
    moment = start(deal)
    while moment.state.result is None:
        moment = sitting.after_talk(moment)
        moment = sitting.after_move(moment)


def random_options(game: AnyGame, rng: Random) -> Any:
    """Choose random options for a game."""
    return trial_of(game).deal(rng).options


@dataclass(slots=True)
class _Sitting:
    """One game with the same bot in every seat."""

    bot: AnyBot
    game: AnyGame
    record: Record
    rng: Random

    def after_talk(self, moment: Moment) -> Moment:
        """Let every seat say what it will, where the game has marks."""
        if not self.game.has_marks or moment.state.options.players == 1:
            return moment
        for seat in range(moment.state.options.players):
            view = self.game.view(moment.state, seat)
            for saying in self._asked(partial(self.bot.say, view)):
                if not isinstance(saying, Saying):
                    raise self._fault(f"seat {seat} said {saying!r}; {GIVE_A_SAYING}")
                if saying.seat != seat:
                    raise self._fault(f"seat {seat} spoke for seat {saying.seat}")
                if talk_refusal(view, saying) is None and saying not in moment.talk.sayings:
                    moment = self._after(moment, Said(saying))
        return moment

    def after_move(self, moment: Moment) -> Moment:
        """Ask the active seat twice: the answer must be legal, and the same both times."""
        seat = moment.state.turn or 0
        view = self.game.view(moment.state, seat)
        seed = self.rng.randrange(1 << 32)
        move, again = (
            self._asked(lambda: self.bot.choose(view, moment.talk, Generator(seed))) for _ in range(2)
        )
        if move not in view.legal:
            raise self._fault(f"seat {seat} answered {move}, which is not legal")
        if move != again:
            raise self._fault(f"seat {seat} answered {move}, then {again}, to the same question and seed")
        return self._after(moment, Moved(seat, move))

    def _asked(self, question: Callable[[], Any]) -> Any:
        try:
            return question()
        except Exception as error:
            raise self._fault(f"it raised {type(error).__name__}: {error}") from error

    def _after(self, moment: Moment, entry: Moved | Said) -> Moment:
        after = after_entry(self.record, moment, entry)
        entries: Sequence[Any] = (*self.record.entries, entry)
        self.record = Record(self.record.deal, tuple(entries))
        return after

    def _fault(self, what: str) -> BotFault:
        return BotFault(f"{self.bot.name}: {what}\n{format_record(self.record)}")
