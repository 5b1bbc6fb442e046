"""One game played by numbers: actions in; observations, masks and scores out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.sections import Array
from tenback.envs.layouts import put_layout
from tenback.envs.seeds import training_seed
from tenback.games import AnyGame, Deal, Options, State, game_of
from tenback.games.errors import TenbackError
from tenback.games.the_game import Layout
from tenback.records import Entry, Moved, Record, final_moment
from tenback.sim import by_game
from tenback.sim.boards import ACTOR, FINALS, GAME, IS_OVER, NUMBER, SCORES
from tenback.sim.stepping import see, tell
from tenback.talk.marks.said import NOTHING_SAID, Talk


class CannotStart(TenbackError, ValueError):
    """A position in which nobody can act."""


class CannotRecord(TenbackError, ValueError):
    """A game whose deal is not known."""


def check_position(encoding: Encoding, state: State) -> None:
    """Refuse a position in which nobody at this table can act."""
    if state.options != encoding.options:
        raise CannotStart("error-start-other-options")
    if state.result is not None:
        raise CannotStart("error-start-over")
    if state.turn is None and not encoding.open_start:
        raise CannotStart("error-start-not-begun")


class IllegalAction(TenbackError, ValueError):
    """An action whose mask is 0."""

    def __init__(self, seat: int, action: object, words: str) -> None:
        super().__init__("error-illegal-action", seat=seat, action=str(action), words=words)
        self.seat, self.action, self.words = seat, action, words


class NoSuchAction(TenbackError, ValueError):
    """A number that is not an action at all: a mistake in the program, not a player's bad choice."""

    def __init__(self, encoding: Encoding, action: object) -> None:
        super().__init__("error-no-such-action", action=str(action), last=encoding.actions - 1)


def checked_action(encoding: Encoding, action: int) -> int:
    """Refuse a number that is not an action."""
    if not 0 <= action < encoding.actions:
        raise NoSuchAction(encoding, action)
    return action


class GameByNumber:
    """A game on the kernels; the rules' own state is worked out only when somebody asks for it."""

    is_compiled = True
    """Whether kernels play it."""

    def __init__(
        self, options: Options, *, talk: bool = False, open_start: bool = False, layout: Layout | None = None
    ) -> None:
        self.encoding: Encoding = encoding_of(options, talk=talk, open_start=open_start)
        self._layout = layout
        self._boards = by_game.new_boards(options, 1)
        put_layout(self._boards, layout, options)
        self._told = np.zeros(SCORES + options.players)
        self._written: Record | None = None
        self._state: Any = None
        self._moves: list[int] = []
        self._was_dealt = False
        self.actor = 0
        """The seat that acts next, or after the end the one that was active."""
        self.over = True
        self.scores: list[float] = [0.0] * options.players
        """What each seat has won so far: cards played by the team, or the lead in TAKE THAT."""

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game_of(self.encoding.options)

    @property
    def asks_beside(self) -> bool:
        """Whether seats are asked for more than moves: for marks, or who goes first."""
        return self.encoding.talk or self.encoding.open_start

    def final(self, seat: int) -> dict[str, int]:
        """Say how a game came out for a seat: how it ended, whether it was won, and cards left or points."""
        facts = (
            by_game.ending(self._boards, 0),
            by_game.is_won(self._boards, 0, seat),
            by_game.result(self._boards, 0, seat),
        )
        return dict(zip(FINALS, map(int, facts), strict=True))

    # Starting ---------------------------------------------------------------------------------------------

    def deal(self, seed: int | None) -> None:
        """Begin game 0 of a seed, the one that simulations of that seed begin with; None picks a seed."""
        seeds = self._boards.seeds[0]
        seeds[NUMBER] = training_seed(seed)
        seeds[GAME] = -1
        self._was_dealt = True
        self.deal_next()

    def deal_next(self) -> None:
        """Begin the next game of the seed."""
        # The table's own layout again: a position may have brought another.
        put_layout(self._boards, self._layout, self.encoding.options)
        by_game.deal_next(self._boards, 0)
        self._begin(None, None, NOTHING_SAID)

    def start(self, deal: Deal) -> None:
        """Begin with a deal."""
        self._start(Record(deal), deal.state(), NOTHING_SAID)

    def start_at(self, state: State, talk: Talk = NOTHING_SAID) -> None:
        """Begin at a position of the rules."""
        self._start(None, state, talk)

    def start_after(self, record: Record) -> None:
        """Go on where a record stops."""
        moment = final_moment(record)
        self._start(record, moment.state, moment.talk)

    def _start(self, written: Record | None, state: State, talk: Talk) -> None:
        check_position(self.encoding, state)
        by_game.put_state(self._boards, 0, state)
        self._begin(written, state, talk)

    def _begin(self, written: Record | None, state: State | None, talk: Talk) -> None:  # noqa: ARG002 (nobody talks)
        """Take in how the game begins; without a state it is the one in the row."""
        self._written, self._state = written, state
        self._moves.clear()
        self._tell()

    # Playing ----------------------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """Do what a number says, if it is legal; say whether it was."""
        if not by_game.move(self._boards, 0, action):
            return False
        self._moves.append(action)
        self._tell()
        return True

    def act_by_chance(self) -> None:
        """Let the active seat do any of its legal moves."""
        self.act(by_game.random_action(self._boards, 0))

    def refused(self, action: int) -> IllegalAction:
        """Make the error for an action that is not legal now."""
        return IllegalAction(self.actor, action, self.encoding.describe_action(action))

    def forfeit(self) -> None:
        """End the game because of an illegal action."""
        by_game.forfeit(self._boards, 0)
        self._tell()

    def see(self, seat: int) -> tuple[Array, Array]:
        """Return what a seat sees, and what it may do now."""
        layout = self.encoding.observations
        observation = np.empty(layout.size, layout.dtype)
        mask = np.empty(self.encoding.actions, np.int8)
        see(self._boards, 0, seat, observation, mask)
        return observation, mask

    def _tell(self) -> None:
        tell(self._boards, 0, self._told)
        told = self._told.tolist()
        self.actor, self.over, self.scores = int(told[ACTOR]), told[IS_OVER] == 1.0, told[SCORES:]

    # As the rules hold it ---------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position as the rules hold it."""
        if self._state is None:
            deal = by_game.deal_in(self._boards, 0, self.encoding.options)
            self._written, self._state = Record(deal), deal.state()
        for action in self._moves:
            move = self.encoding.action_with(action)
            self._state = self.game.apply(self._state, self._state.turn, move)
        self._moves.clear()
        return self._state

    def view(self, seat: int) -> Any:
        """Return all that a seat may know."""
        return self.game.view(self.state, seat)

    @property
    def talk(self) -> Talk:
        """What has been said and still stands."""
        return NOTHING_SAID

    @property
    def record(self) -> Record:
        """The game so far, written down with all that was said."""
        steps = self.state.history
        if self._written is None:
            raise CannotRecord("error-cannot-record")
        before = sum(1 for _ in self._written.moves)
        moves = tuple(Moved(step.seat, step.move) for step in steps[before:])
        return replace(self._written, entries=(*self._written.entries, *self._with_talk(moves)))

    def _with_talk(self, moves: Sequence[Moved]) -> Iterable[Entry]:
        """Put what was said between the moves that were made here."""
        return moves

    @property
    def was_dealt(self) -> bool:
        """Whether the seed of the deals is settled."""
        return self._was_dealt

    @property
    def seed(self) -> tuple[int, int]:
        """The seed of the deals and the number of the game: `games.seeded_deal` gives the same deal."""
        seeds = self._boards.seeds[0]
        return int(seeds[NUMBER]), int(seeds[GAME])
