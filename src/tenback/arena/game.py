"""One game between bots, from a deal to its record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tenback.arena.guard import Forfeit, Guarded
from tenback.bots.bot import Bot
from tenback.bots.registry import stand_in
from tenback.games import Deal, Outcome, the_game
from tenback.games.decks import Generator
from tenback.records import Entry, Moment, Moved, Record, Said, after_entry
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.marks.speaking import talk_round
from tenback.talk.mode import TalkMode


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    record: Record
    outcome: Outcome
    forfeits: tuple[Forfeit, ...]


def play_game(deal: Deal, bots: Sequence[Bot], *, seed: int, talk: TalkMode = TalkMode.SILENT) -> Played:
    """Play one game; the same deal, bots and seed give the same game."""
    record = Record(deal, seats=tuple(bot.name for bot in bots))
    fallback = stand_in(record.game.name)
    guarded = [Guarded(bot, fallback) for bot in bots]
    entries: list[Entry] = []
    moment = Moment(deal.state(), _nothing_said(record, talk))
    while moment.state.result is None:
        for entry in _entries(record, moment, guarded, Generator(seed, f"move {len(entries)}"), talk):
            entries.append(entry)
            moment = after_entry(record, moment, entry)
    finished = Record(deal, tuple(entries), record.seats)
    forfeits = tuple(forfeit for bot in guarded for forfeit in bot.forfeits)
    return Played(finished, moment.state.result, forfeits)


def _nothing_said(record: Record, talk: TalkMode) -> Talk:
    is_asked = talk is TalkMode.MARKS and record.game.has_marks
    return Talk(asked=frozenset(range(record.deal.options.players)) if is_asked else frozenset())


def _entries(
    record: Record, moment: Moment, bots: Sequence[Guarded], rng: Generator, talk: TalkMode
) -> Iterator[Entry]:
    """What happens next: either somebody has something new to say, or the seat at turn moves."""
    if talk is TalkMode.MARKS and record.game.has_marks:
        news = [Said(saying) for saying in _round(moment.talk, moment.state, bots)]
        moment = _after_all(record, moment, news)
        yield from news
    seat = moment.state.turn or 0
    view = record.game.rules.view(moment.state, seat)
    yield Moved(seat, bots[seat].choose(view, moment.talk, rng))


def _after_all(record: Record, moment: Moment, entries: Sequence[Entry]) -> Moment:
    for entry in entries:
        moment = after_entry(record, moment, entry)
    return moment


def _round(talk: Talk, state: the_game.State, bots: Sequence[Guarded]) -> Iterator[Saying]:
    return talk_round(
        talk,
        range(len(bots)),
        lambda seat: the_game.view(state, seat),
        lambda seat, view: bots[seat].say(view),
    )
