"""Games on disk: what a file holds of each game, the same in every format (docs/data.md).

A file has a column for each of `COLUMNS`. Actions are the numbers of docs/encoding.md, marks included.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tenback.arena.game import Played
from tenback.arena.series import Series
from tenback.bots.kernel_games import KernelGames, Log
from tenback.encoding import Encoding, encoding_of
from tenback.encoding.the_game.actions import Say
from tenback.games import Deal, Options, game_of, take_that, the_game
from tenback.records import Entry, Moved, Record, Said
from tenback.sim.the_game.boards import full_layout
from tenback.sim.the_game.row import KIND_OF
from tenback.talk.marks.said import Saying

FORMAT: Final = 1
"""The version of the columns; it grows when one changes its meaning."""
COLUMNS: Final = ("game", "ending", "cards_left", "scores", "deck", "commands", "actions", "seats")

Numbers = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game as stored in a file; numbers as arrays."""

    game: int
    ending: str
    cards_left: int
    scores: Numbers
    deck: Numbers
    """The cards in the order they were dealt and drawn; of TAKE THAT the decks of all rounds."""
    commands: Numbers
    """The kind of command on the cards 2 to 99, 0 for none; empty without commands."""
    actions: Numbers
    """What was done, by the numbers of the encoding."""
    seats: Numbers
    """Who did it."""

    def record(self, options: Options, seats: Sequence[str] = ()) -> Record:
        """Return the game as a record, which can be replayed and written as text."""
        encoding = talking(options)
        pairs = zip(self.actions.tolist(), self.seats.tolist(), strict=True)
        entries = tuple(_entry(encoding.action_with(action), seat) for action, seat in pairs)
        return Record(self.deal(options), entries, tuple(seats))

    def deal(self, options: Options) -> Deal:
        """Return the deal."""
        deal: Deal = DEALS[options.game](self, options)
        return deal


def talking(options: Options) -> Encoding:
    """Return the encoding whose numbers a file uses: with marks if the game has them."""
    return encoding_of(options, talk=game_of(options).has_marks and options.players > 1)


def _entry(action: object, seat: int) -> Entry:
    if isinstance(action, Say):
        return Said(Saying(seat, action.mark, action.pile))
    return Moved(seat, action)


def _team_deal(game: StoredGame, options: the_game.Options) -> the_game.Deal:
    kinds = np.concatenate((np.zeros(2, np.int8), game.commands))
    layout = full_layout(kinds, options) if options.extreme else None
    return the_game.Deal(options, tuple(game.deck.tolist()), starter=0, layout=layout)


def _match_deal(game: StoredGame, options: take_that.Options) -> take_that.Deal:
    decks = game.deck.reshape(options.rounds, -1).tolist()
    return take_that.Deal(options, tuple(map(tuple, decks)), starter=0)


def _team_dealt(deal: the_game.Deal) -> tuple[list[int], list[int]]:
    printed = deal.state().commands[2:100] if deal.options.extreme else ()
    return list(deal.deck), [int(KIND_OF[command]) if command else 0 for command in printed]


def _match_dealt(deal: take_that.Deal) -> tuple[list[int], list[int]]:
    return [card for deck in deal.decks for card in deck], []


DEALT: Final[dict[str, Callable[..., tuple[list[int], list[int]]]]] = {
    "the-game": _team_dealt,
    "extreme": _team_dealt,
    "take-that": _match_dealt,
}
"""By game: the cards and the kinds of commands of a deal, as a file has them."""
DEALS: Final[dict[str, Any]] = {"the-game": _team_deal, "extreme": _team_deal, "take-that": _match_deal}


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games as columns: lists are concatenated, with the index where each one ends."""

    numbers: Numbers
    endings: list[str]
    cards_left: Numbers
    scores: Numbers
    """By game and seat; no seats where a team plays."""
    decks: Numbers
    commands: Numbers
    actions: Numbers
    seats: Numbers
    ends: Numbers

    def __len__(self) -> int:
        return len(self.endings)

    def games(self) -> Iterator[StoredGame]:
        """Iterate over the games."""
        start = 0
        for index, (number, end) in enumerate(zip(self.numbers.tolist(), self.ends.tolist(), strict=True)):
            yield StoredGame(
                number, self.endings[index], int(self.cards_left[index]), self.scores[index],
                self.decks[index], self.commands[index], self.actions[start:end], self.seats[start:end],
            )  # fmt: skip
            start = end


def chunk_of_kernels(series: Series, games: KernelGames, endings: list[str]) -> Chunk:
    """Take over what kernels have recorded."""
    is_team, end = game_of(series.options).is_team, int(games.log.ends[-1])
    return Chunk(
        numbers=np.arange(games.numbers.start, games.numbers.stop),
        endings=endings,
        cards_left=games.results[:, 0] if is_team else np.zeros(len(endings), np.int64),
        scores=games.results[:, :0] if is_team else games.results,
        decks=games.decks,
        commands=games.commands,
        actions=games.log.actions[:end],
        seats=games.log.seats[:end],
        ends=games.log.ends,
    )


def games_of_chunk(chunk: Chunk) -> KernelGames:
    """Give recorded games to the kernels that replay them."""
    is_team = chunk.scores.shape[1] == 0
    results = chunk.cards_left[:, None] if is_team else chunk.scores
    return KernelGames(
        numbers=range(len(chunk)),
        endings=np.zeros(len(chunk), np.int64),
        results=np.array(results, np.int64),
        log=Log(
            np.ascontiguousarray(chunk.actions, np.int16),
            np.ascontiguousarray(chunk.seats, np.int8),
            np.ascontiguousarray(chunk.ends, np.int64),
        ),
        decks=np.ascontiguousarray(chunk.decks, np.int8),
        commands=np.ascontiguousarray(chunk.commands, np.int8),
    )


def chunk_of_played(series: Series, number: int, played: Played) -> Chunk:
    """Take over one game that bots have played in Python."""
    encoding, outcome = talking(series.options), played.outcome
    done = [_number(encoding, entry) for entry in played.record.entries]
    is_team = game_of(series.options).is_team
    decks, kinds = DEALT[series.game](played.record.deal)
    return Chunk(
        numbers=np.array([number]),
        endings=[outcome.ending.value],
        cards_left=np.array([outcome.cards_left]),
        scores=np.array([() if is_team else outcome.scores], np.int64).reshape(1, -1),
        decks=np.array([decks], np.int8),
        commands=np.array([kinds], np.int8).reshape(1, -1),
        actions=np.array([action for action, _ in done], np.int16),
        seats=np.array([seat for _, seat in done], np.int8),
        ends=np.array([len(done)]),
    )


def _number(encoding: Encoding, entry: Entry) -> tuple[int, int]:
    if isinstance(entry, Said):
        return encoding.action_of(Say(entry.saying.mark, entry.saying.pile)), entry.saying.seat
    assert isinstance(entry, Moved)
    return encoding.action_of(entry.move), entry.seat
