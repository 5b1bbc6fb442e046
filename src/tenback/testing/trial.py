"""What check_game needs to know of a game beside its rules: deals, moves, cards, and a way to play."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from tenback.games import GAMES, AnyGame, Deal, game_named, random_deal, take_that, the_game
from tenback.games.decks import Randomness
from tenback.games.extensions import PerGame
from tenback.games.the_game import Command, OnePile, PlayCard

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Trial:
    """A game as check_game tries it."""

    game: AnyGame
    deal: Callable[[Randomness], Deal]
    """Deals with options, layout and starter of chance."""
    moves: tuple[Any, ...]
    """Every move that somebody could think of, foolish ones included."""
    cards: tuple[int, ...]
    places: Callable[[Any], Iterator[int]]
    """Goes through the cards of a state, wherever they are."""
    choose: Callable[[Any, Randomness], Any]
    """Picks one of a view's legal moves so that games of every length come up."""
    most_moves: Callable[[Any], int]
    """No game under these options is longer than this."""


def trial_of(game: str | AnyGame) -> Trial:
    """Make the trial of a game, or of the game of a name."""
    known = game_named(game) if isinstance(game, str) else game
    make = TRIALS[known.name] or plain_trial
    return make(known)


TRIALS = PerGame[Callable[[AnyGame], Trial]](
    "tenback.trials",
    {
        "the-game": "tenback.testing.trial:trial_of_the_game",
        "extreme": "tenback.testing.trial:trial_of_the_game",
        "take-that": "tenback.testing.trial:trial_of_take_that",
    },
)
"""How each game is tried; another package's game names its own under the entry point group."""
MOST_MOVES = 10_000


def plain_trial(game: AnyGame) -> Trial:
    """Try a game of which nothing more is known: legal moves at random, no cards counted."""
    return Trial(
        game=game,
        deal=lambda rng: random_deal(game.options(players=picked(game.players, rng)), rng),
        moves=(),
        cards=(),
        places=lambda _: iter(()),
        choose=lambda view, rng: picked(view.legal, rng),
        most_moves=lambda _: MOST_MOVES,
    )


# THE GAME -------------------------------------------------------------------------------------------------


def trial_of_the_game(game: AnyGame) -> Trial:
    """Try THE GAME or EXTREME."""
    cards = (0, 1, *the_game.CARDS, 100)
    plays = (PlayCard(card, pile) for card in cards for pile in (-1, *the_game.PILES, 4))
    return Trial(
        game=game,
        deal=lambda rng: _the_game_deal(game, rng),
        moves=(the_game.BEGIN, the_game.END_TURN, *plays),
        cards=the_game.CARDS,
        places=_the_game_places,
        choose=_the_game_choice,
        # Each card is played once, each turn has a card and an end, and one move begins.
        most_moves=lambda _: 2 * len(the_game.CARDS) + 1,
    )


def _the_game_deal(game: AnyGame, rng: Randomness) -> Deal:
    options = game.options(
        players=picked(game.players, rng),
        minimum=picked((2, 3), rng),
        short_hand=chance(1, 2, rng),
        one_pile=picked(tuple(OnePile), rng),
        switched_off=[command for command in Command if chance(1, 8, rng)],
    )
    starter = picked((None, *range(options.players)), rng)
    deal = random_deal(options, rng, starter=starter)
    assert isinstance(deal, the_game.Deal)
    deck = _kind_deck(rng) if chance(1, 3, rng) else deal.deck
    return replace(deal, deck=deck, layout_known=chance(1, 3, rng))


def _kind_deck(rng: Randomness) -> tuple[int, ...]:
    """Order a deck nearly as it should be played: chance alone hardly ever comes to the last cards."""
    deck = list(the_game.CARDS)
    for _ in range(rng.randrange(25)):
        one, other = rng.randrange(len(deck)), rng.randrange(len(deck))
        deck[one], deck[other] = deck[other], deck[one]
    return tuple(deck)


def _the_game_places(state: the_game.State) -> Iterator[int]:
    for pile in state.piles:
        yield from pile[1:]
    for hand in state.hands:
        yield from hand
    yield from state.draw_pile


def _the_game_choice(view: the_game.View, rng: Randomness) -> the_game.Move:
    """Play mostly thriftily, so that the draw pile runs out and games are won; sometimes anything."""
    losing = view.losing
    safe = [move for move in view.legal if isinstance(move, PlayCard) and move not in losing]
    if chance(1, 40, rng):
        return picked(view.legal, rng)
    best = min(safe, key=lambda play: _jump(view, play), default=None)
    if the_game.END_TURN in view.legal and (best is None or _jump(view, best) > 1):
        return the_game.END_TURN
    return best or picked(view.legal, rng)


def _jump(view: the_game.View, play: PlayCard) -> int:
    return the_game.step(play.card, play.pile, view.tops[play.pile])


# TAKE THAT ------------------------------------------------------------------------------------------------


def trial_of_take_that(game: AnyGame) -> Trial:
    """Try TAKE THAT."""
    cards = (10, 11, *take_that.CARDS, 20, 99)
    return Trial(
        game=game,
        deal=_take_that_deal,
        moves=(*map(take_that.Lay, cards), *map(take_that.Twist, cards), take_that.TAKE_LINE),
        cards=take_that.CARDS,
        places=_take_that_places,
        choose=lambda view, rng: picked(view.legal, rng),
        # Each card is laid or twisted once, and each taking is followed by a card.
        most_moves=lambda options: 2 * len(take_that.CARDS) * options.rounds,
    )


def _take_that_deal(rng: Randomness) -> Deal:
    options = take_that.Options(
        players=picked(GAMES["take-that"].players, rng),
        rounds=picked((1, 2, 3), rng),
        professional=chance(1, 2, rng),
    )
    return random_deal(options, rng, starter=rng.randrange(options.players))


def _take_that_places(state: take_that.State) -> Iterator[int]:
    yield from state.line
    yield from state.draw_pile
    for heaps in (state.hands, state.face_up, state.face_down, state.extra):
        for heap in heaps:
            yield from heap


# Chance ---------------------------------------------------------------------------------------------------


def picked(choices: Sequence[T], rng: Randomness) -> T:
    """Pick one of some choices."""
    return choices[rng.randrange(len(choices))]


def chance(times: int, of: int, rng: Randomness) -> bool:
    """Be true so many times of so many."""
    return rng.randrange(of) < times
