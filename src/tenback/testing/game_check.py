"""A check for any game's rules: random games with random options, and what must be true in them."""

from dataclasses import dataclass, field
from typing import Any

from tenback.games import AnyGame, Deal
from tenback.games.decks import Generator
from tenback.records import Moved, Record, format_record, parse_record, replay
from tenback.testing.checks import (
    GameFault,
    check_deal_notation,
    check_move_notation,
    check_position,
    check_thoroughly,
)
from tenback.testing.trial import Trial, chance, trial_of


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was checked."""

    games: int = 0
    moves: int = 0
    thorough: int = 0
    """Positions in which every conceivable move of every seat was tried."""

    def __add__(self, other: "Checked") -> "Checked":
        return Checked(self.games + other.games, self.moves + other.moves, self.thorough + other.thorough)


def check_game(
    game: str | AnyGame, *, games: int = 100, seed: int = 0, first: int = 0, thorough: int = 8
) -> Checked:
    """Play random games with random options; raise GameFault if the rules break a guarantee.

    Legal moves are exactly the unrefused ones; a refused move raises IllegalMove and changes nothing; no card
    is lost or doubled; every game ends; moves, options, deals, positions and records come back from their
    text; a record replays to equal states; losing moves are legal; and whatever the hidden cards are, view,
    legal moves, refusals and losing moves of a seat stay the same.

    *game* is a name or a Game, perhaps with some functions replaced. Games are numbered from *first*
    and each has its own randomness, so a fault can be replayed alone. In about *thorough* positions out of
    100, and in the first and the last, every conceivable move is tried.
    """
    trial = trial_of(game)
    checked = Checked()
    for number in range(first, first + games):
        checked += _check_one(trial, seed, number, thorough)
    return checked


def _check_one(trial: Trial, seed: int, number: int, thorough: int) -> Checked:
    rng = Generator(seed, f"check {number}")
    sitting = _Sitting(trial, rng, thorough, trial.deal(rng))
    try:
        sitting.play()
        sitting.check_record()
    except Exception as error:
        again = f"check_game(..., seed={seed}, first={number}, games=1, thorough={thorough})"
        raise GameFault(f"{type(error).__name__}: {error}\n{sitting.told()}\nagain: {again}") from error
    return Checked(1, len(sitting.entries), sitting.tried)


@dataclass(slots=True)
class _Sitting:
    """One game that is played and watched."""

    trial: Trial
    rng: Generator
    thorough: int
    deal: Deal
    states: list[Any] = field(default_factory=list)
    entries: list[Moved] = field(default_factory=list)
    tried: int = 0

    def play(self) -> None:
        """Play from the deal to the end."""
        check_deal_notation(self.trial.game, self.deal)
        self.states.append(self.deal.state())
        check_position(self.trial, self.states[0])
        self._try_thoroughly()
        most = self.trial.most_moves(self.deal.options)
        while self.states[-1].result is None:
            if len(self.entries) >= most:
                raise GameFault(f"the game has not ended after {most} moves")
            self._move()
        self._try_thoroughly()

    def _move(self) -> None:
        state = self.states[-1]
        seat = self.rng.randrange(state.options.players) if state.turn is None else state.turn
        move = self.trial.choose(self.trial.game.view(state, seat), self.rng)
        check_move_notation(self.trial.game, move)
        self.entries.append(Moved(seat, move))
        self.states.append(self.trial.game.apply(state, seat, move))
        check_position(self.trial, self.states[-1])
        if chance(self.thorough, 100, self.rng):
            self._try_thoroughly()

    def _try_thoroughly(self) -> None:
        check_thoroughly(self.trial, self.states[-1], self.rng)
        self.tried += 1

    def check_record(self) -> None:
        """The game can be replayed to equal states, written down and read back."""
        record = Record(self.deal, tuple(self.entries))
        replayed = [moment.state for moment in replay(record)]
        if replayed != self.states:
            at = next(n for n, (one, two) in enumerate(zip(replayed, self.states, strict=True)) if one != two)
            raise GameFault(f"the replay comes to another state after move {at}")
        text = format_record(record)
        if parse_record(text) != record:
            raise GameFault(f"the record does not come back from its text:\n{text}")

    def told(self) -> str:
        """Tell the game so far, to play it again."""
        game = self.trial.game
        moves = " ".join(f"{entry.seat}:{game.format_move(entry.move)}" for entry in self.entries)
        options, deal = game.format_options(self.deal.options), game.format_deal(self.deal)
        return f"options: {options}\ndeal: {deal}\nmoves: {moves or 'none'}"
