"""One game between bots, from a deal to its record."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tenback.arena.crew import WrongNumberOfBots
from tenback.arena.forfeits import check_hopeless
from tenback.arena.guard import Forfeit, Guarded
from tenback.arena.worst import WorstBot
from tenback.bots.bot import AnyBot, chance_for
from tenback.bots.from_file import checked
from tenback.games import Deal, Outcome
from tenback.records import Entry, Moment, Moved, Record, Said, after_entry
from tenback.tables.effects import seat_to_move
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.marks.speaking import talk_round
from tenback.talk.mode import BotTalk


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    record: Record
    outcome: Outcome
    forfeits: tuple[Forfeit, ...]
    false_marks: int = 0
    """Marks that were refused because they were not true."""


def play_game(
    deal: Deal,
    bots: Sequence[AnyBot],
    *,
    seed: int,
    talk: BotTalk = BotTalk.SILENT,
    strict: bool | Sequence[bool] = True,
) -> Played:
    """Play one game; the same deal, bots and seed give the same game.

    A bot that fails stops the game with its traceback. If *strict* is off, it forfeits the decision and is
    given the worst legal answer.
    """
    check_seats(deal.options.players, bots)
    stricts = [strict] * len(bots) if isinstance(strict, bool) else strict
    free = talk is BotTalk.FREE
    guarded = [Guarded(bot, WorstBot(), one, free) for bot, one in zip(bots, stricts, strict=True)]
    return _play_out(Record(deal, seats=tuple(bot.name for bot in bots)), guarded, seed, talk)


def first_moment(record: Record, talk: BotTalk) -> Moment:
    """Give what bots meet before the first move: the cards dealt, nothing said, and who will be asked."""
    speaks = talk is not BotTalk.SILENT and record.game.has_marks
    asked = range(record.deal.options.players) if speaks else ()
    return Moment(record.deal.state(), Talk(asked=frozenset(asked)))


def _play_out(record: Record, guarded: Sequence[Guarded], seed: int, talk: BotTalk) -> Played:
    entries: list[Entry] = []
    moment = first_moment(record, talk)
    asked = sorted(moment.talk.asked)
    while moment.state.result is None:
        for said in [Said(saying) for saying in _round(record, moment, guarded, asked)]:
            moment = after_entry(record, moment, said)
            entries.append(said)
        moved = _next_move(record, moment, guarded, seed)
        check_hopeless(guarded)
        moment = after_entry(record, moment, moved)
        entries.append(moved)
    finished = Record(record.deal, tuple(entries), record.seats)
    forfeits = tuple(forfeit for bot in guarded for forfeit in bot.forfeits)
    false_marks = sum(bot.false_marks for bot in guarded)
    return Played(finished, moment.state.result, forfeits, false_marks)


def check_seats(seats: int, bots: Sequence[AnyBot]) -> None:
    """Raise an error if bots and seats do not match, or if something that was given is not a bot."""
    if len(bots) != seats:
        raise WrongNumberOfBots("error-number-of-bots", bots=len(bots), seats=seats)
    for bot in bots:
        checked(bot)


def _round(record: Record, moment: Moment, bots: Sequence[Guarded], asked: Iterable[int]) -> Iterator[Saying]:
    return talk_round(
        moment.talk,
        asked,
        lambda seat: record.game.view(moment.state, seat),
        lambda seat, view: bots[seat].say(view),
    )


def _next_move(record: Record, moment: Moment, bots: Sequence[Guarded], seed: int) -> Moved:
    seat = seat_to_move(moment.state)
    view = record.game.view(moment.state, seat)
    return Moved(seat, bots[seat].choose(view, moment.talk, chance_for(seed, view)))
