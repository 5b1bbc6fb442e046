"""One game between bots, from a deal to its record."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tenback.arena.guard import Forfeit, Guarded
from tenback.bots.bot import AnyBot, chance_for
from tenback.bots.registry import stand_in
from tenback.games import Deal, Outcome
from tenback.records import Entry, Moment, Moved, Record, Said, after_entry
from tenback.tables.effects import seat_to_move
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.marks.speaking import talk_round
from tenback.talk.mode import TalkMode


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    record: Record
    outcome: Outcome
    forfeits: tuple[Forfeit, ...]


def play_game(deal: Deal, bots: Sequence[AnyBot], *, seed: int, talk: TalkMode = TalkMode.SILENT) -> Played:
    """Play one game; the same deal, bots and seed give the same game."""
    record = Record(deal, seats=tuple(bot.name for bot in bots))
    fallback = stand_in(record.game.name)
    guarded = [Guarded(bot, fallback) for bot in bots]
    speaks = talk is TalkMode.MARKS and record.game.has_marks
    asked = range(len(bots)) if speaks else ()
    entries: list[Entry] = []
    moment = Moment(deal.state(), Talk(asked=frozenset(asked)))
    while moment.state.result is None:
        for said in [Said(saying) for saying in _round(record, moment, guarded, asked)]:
            moment = after_entry(record, moment, said)
            entries.append(said)
        moved = _next_move(record, moment, guarded, seed)
        moment = after_entry(record, moment, moved)
        entries.append(moved)
    finished = Record(deal, tuple(entries), record.seats)
    forfeits = tuple(forfeit for bot in guarded for forfeit in bot.forfeits)
    return Played(finished, moment.state.result, forfeits)


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
