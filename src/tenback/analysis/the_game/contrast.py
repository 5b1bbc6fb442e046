"""Why one turn of THE GAME or EXTREME was better than another: questions whose answers part the two."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tenback.analysis.reason import HintReason, Why
from tenback.bots.the_game.evaluation import JudgedTurn
from tenback.games.the_game import PILES, Card, Command, PlayCard, View, goes_on, is_trick

MOST: Final = 2
"""People read no more reasons than this."""


@dataclass(frozen=True)
class Way:
    """A turn, and what it leaves."""

    view: View
    judged: JudgedTurn

    @cached_property
    def plays(self) -> tuple[PlayCard, ...]:
        """The cards it lays."""
        return tuple(move for move in self.judged.moves if isinstance(move, PlayCard))

    @cached_property
    def tops(self) -> tuple[Card, ...]:
        """The piles afterwards."""
        tops = list(self.view.tops)
        for play in self.plays:
            tops[play.pile] = play.card
        return tuple(tops)

    @cached_property
    def kept(self) -> frozenset[Card]:
        """The cards that stay in the hand."""
        return frozenset(self.view.hand) - {play.card for play in self.plays}

    @cached_property
    def tricks(self) -> tuple[PlayCard, ...]:
        """The plays that go back ten (G5)."""
        tops, found = list(self.view.tops), list[PlayCard]()
        for play in self.plays:
            if is_trick(play.card, play.pile, tops[play.pile]):
                found.append(play)
            tops[play.pile] = play.card
        return tuple(found)

    @cached_property
    def set_up(self) -> tuple[PlayCard, ...]:
        """Cards kept in the hand that could then go back ten."""
        return tuple(
            PlayCard(card, pile)
            for card in sorted(self.kept)
            for pile in PILES
            if is_trick(card, pile, self.tops[pile])
        )

    @cached_property
    def moved(self) -> int:
        """By how much the piles moved on in all; a trick moves one back."""
        ups = sum(self.tops[pile] - self.view.tops[pile] for pile in PILES[:2])
        return ups + sum(self.view.tops[pile] - self.tops[pile] for pile in PILES[2:])

    def takes(self, card: Card) -> bool:
        """Return whether some pile takes a card afterwards."""
        return any(goes_on(card, pile, self.tops[pile]) for pile in PILES)

    @cached_property
    def dead(self) -> int:
        """How many cards in this hand and still to come fit on no pile any more."""
        return sum(not self.takes(card) for card in (*self.kept, *self.view.unseen))


A_LOT: Final = 3
"""Piles that move on by a number or two less convince nobody."""


def contrast(view: View, best: JudgedTurn, made: JudgedTurn) -> tuple[Why, ...]:
    """List what is true of the better turn and not of the one that was made, the strongest first."""
    better, worse = Way(view, best), Way(view, made)
    found = [why for ask in ASKED if (why := ask(better, worse)) is not None]
    return tuple(found[:MOST]) or (Why(HintReason.BEST_IN_DEALS, {"deals": len(best.chances)}),)


def _is_certain(better: Way, worse: Way) -> Why | None:
    if better.judged.is_sure and better.judged.win == 1:
        return Why(HintReason.CONTRAST_WINS)
    lost = worse.judged.is_sure and worse.judged.win == 0
    return Why(HintReason.CONTRAST_LOSES) if lost else None


def _trick(better: Way, worse: Way) -> Why | None:
    """A backwards trick was possible, and was not played."""
    missed = [play for play in better.tricks if play not in worse.tricks]
    if not missed or len(better.tricks) <= len(worse.tricks):
        return None
    return Why(HintReason.CONTRAST_TRICK, {"card": missed[0].card, "pile": missed[0].pile})


def _room(better: Way, worse: Way) -> Why | None:
    """Cards that both turns keep and only the better one leaves a place for, where these are the more."""
    both = sorted(better.kept & worse.kept)
    shut_out = [card for card in both if better.takes(card) and not worse.takes(card)]
    spared = [card for card in both if worse.takes(card) and not better.takes(card)]
    if len(shut_out) <= len(spared):
        return None
    cards = ", ".join(map(str, shut_out))
    return Why(HintReason.CONTRAST_ROOM, {"cards": cards, "count": len(shut_out)})


def _set_up(better: Way, worse: Way) -> Why | None:
    """A card of the hand that could go back ten next, and cannot after the other turn."""
    if Command.NO_TRICK in better.view.in_force:
        return None
    lost = [play for play in better.set_up if play not in worse.set_up and play.card in worse.kept]
    if not lost or worse.set_up:
        return None
    return Why(HintReason.CONTRAST_SET_UP, {"card": lost[0].card, "pile": lost[0].pile})


def _dead(better: Way, worse: Way) -> Why | None:
    if better.dead >= worse.dead:
        return None
    return Why(HintReason.CONTRAST_DEAD, {"better": better.dead, "worse": worse.dead})


def _moved(better: Way, worse: Way) -> Why | None:
    """As many cards for less room."""
    if len(better.plays) < len(worse.plays) or worse.moved - better.moved < A_LOT:
        return None
    return Why(HintReason.CONTRAST_MOVED, {"better": better.moved, "worse": worse.moved})


def _fewer(better: Way, worse: Way) -> Why | None:
    """It stopped in time."""
    if len(better.plays) >= len(worse.plays) or better.moved >= worse.moved:
        return None
    return Why(HintReason.CONTRAST_STOPPED, {"better": len(better.plays), "worse": len(worse.plays)})


Ask = Callable[[Way, Way], Why | None]
ASKED: Final[tuple[Ask, ...]] = (_is_certain, _trick, _room, _set_up, _dead, _moved, _fewer)
