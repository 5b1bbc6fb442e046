"""Why a turn of THE GAME or EXTREME begins as it does: each reason is one small question about the view."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tenback.analysis.reason import HintReason, Why
from tenback.games import the_game
from tenback.games.the_game import Card, Command, EndTurn, Move, Pile, PlayCard, View, is_trick
from tenback.games.the_game.cards import TEN_BACK
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Talk

MOST: Final = 3
"""People read no more reasons than this."""
CLOSELY: Final = 4
"""A card that follows by no more than this follows closely."""
FAR: Final = 10
"""A step of so much hurts."""


@dataclass(frozen=True)
class Scene:
    """A turn that the expert plans, and what its seat can see."""

    view: View
    talk: Talk
    turn: tuple[Move, ...]

    @property
    def play(self) -> PlayCard:
        """The play that the turn begins with."""
        assert isinstance(self.turn[0], PlayCard)
        return self.turn[0]

    @cached_property
    def planned(self) -> tuple[PlayCard, ...]:
        """All plays of the turn."""
        return tuple(move for move in self.turn if isinstance(move, PlayCard))

    @cached_property
    def losing(self) -> frozenset[PlayCard]:
        """Plays that break a command, or leave a turn that cannot be completed (E20)."""
        return self.view.losing

    @cached_property
    def choices(self) -> tuple[PlayCard, ...]:
        """All plays that break nothing."""
        plays = (move for move in self.view.legal if isinstance(move, PlayCard))
        return tuple(play for play in plays if play not in self.losing)

    @cached_property
    def spared(self) -> tuple[PlayCard, ...]:
        """Those of cards that the turn leaves in the hand."""
        used = {play.card for play in self.planned}
        return tuple(play for play in self.choices if play.card not in used)

    def step(self, play: PlayCard) -> int:
        """How far a play moves its pile: -10 for the trick."""
        return the_game.step(play.card, play.pile, self.view.tops[play.pile])

    def lost(self, play: PlayCard) -> int:
        """Count the cards still to come that a play passes over, including the player's own."""
        low, high = sorted((self.view.tops[play.pile], play.card))
        return sum(low < card < high for card in (*self.view.unseen, *self.view.hand))

    def is_trick(self, play: PlayCard) -> bool:
        """Return whether a play goes back ten (G5)."""
        return is_trick(play.card, play.pile, self.view.tops[play.pile])


def reasons(scene: Scene) -> tuple[Why, ...]:
    """List why the turn begins as it does, the best reason first."""
    asked = ENDING if isinstance(scene.turn[0], EndTurn) else PLAYING
    found = [why for ask in asked if (why := ask(scene)) is not None]
    return tuple(found[:MOST])


# Ending the turn ------------------------------------------------------------------------------------------


def _next_costs(scene: Scene) -> Why | None:
    if not scene.spared:
        return None
    next_play = min(scene.spared, key=scene.step)
    step = scene.step(next_play)
    # A small step would speak for going on.
    return None if step <= CLOSELY else _about(HintReason.NEXT_COSTS, next_play, step=step)


def _further_is_fatal(scene: Scene) -> Why | None:
    plays = sorted(scene.losing, key=scene.step)
    return _about(HintReason.AVOIDS_FATAL, plays[0]) if plays and not scene.spared else None


# Commands -------------------------------------------------------------------------------------------------


def _covers_skull(scene: Scene) -> Why | None:
    if _command_under(scene) is not Command.SKULL:
        return None
    return Why(HintReason.COVERS_SKULL, {"pile": scene.play.pile})


def _covers_command(scene: Scene) -> Why | None:
    command = _command_under(scene)
    if command is None or command.is_lightning:
        return None
    return Why(HintReason.COVERS_COMMAND, {"pile": scene.play.pile, "command": command.value})


def _command_under(scene: Scene) -> Command | None:
    return scene.view.commands[scene.view.tops[scene.play.pile]]


def _stops(scene: Scene) -> Why | None:
    spared = scene.view.cards_owed - 1
    if scene.view.commands[scene.play.card] is not Command.STOP or spared < 1:
        return None
    return Why(HintReason.STOPS, {"card": scene.play.card, "cards": spared})


def _avoids_fatal(scene: Scene) -> Why | None:
    nearer = [play for play in scene.losing if scene.step(play) < scene.step(scene.play)]
    return _about(HintReason.AVOIDS_FATAL, min(nearer, key=scene.step)) if nearer else None


# Room on the piles ----------------------------------------------------------------------------------------


def _trick(scene: Scene) -> Why | None:
    return _about(HintReason.TRICK, scene.play) if scene.is_trick(scene.play) else None


def _sets_up_trick(scene: Scene) -> Why | None:
    """The partner may be laid in this turn or in the next one."""
    if Command.NO_TRICK in scene.view.in_force:
        return None
    play = scene.play
    partner = next((card for card in scene.view.hand if is_trick(card, play.pile, play.card)), None)
    following = next((later for later in scene.planned[1:] if later.pile == play.pile), None)
    if partner is None or (following is not None and following.card != partner):
        return None
    return _about(HintReason.SETS_UP_TRICK, PlayCard(partner, play.pile))


def _run(scene: Scene) -> Why | None:
    if len(scene.planned) < 2 or scene.planned[1].pile != scene.play.pile:
        return None
    following = scene.planned[1]
    step = abs(following.card - scene.play.card)
    is_back = is_trick(following.card, following.pile, scene.play.card)
    return None if is_back or step > CLOSELY else _about(HintReason.RUN, following, step=step)


def _little_room(scene: Scene) -> Why | None:
    """Of three ways to say that a play costs little, choose the plainest that is true."""
    play = scene.play
    if scene.is_trick(play):
        return None
    step, lost = scene.step(play), scene.lost(play)
    if step > 1 and lost == 0:
        return _about(HintReason.NOTHING_LOST, play)
    if all(step <= scene.step(other) for other in scene.choices):
        return Why(HintReason.LEAST_HARM if _must_hurt(scene) else HintReason.SMALLEST_STEP, {"step": step})
    if lost and all(lost < scene.lost(other) for other in scene.choices if not _is_alike(scene, other)):
        return Why(HintReason.FEWEST_LOST, {"cards": lost})
    return None


def _is_alike(scene: Scene, other: PlayCard) -> bool:
    """Two piles with the same top take a card alike."""
    tops = scene.view.tops
    return other.card == scene.play.card and tops[other.pile] == tops[scene.play.pile]


def _must_hurt(scene: Scene) -> bool:
    return scene.view.cards_owed > 0 and scene.step(scene.play) >= FAR


# What is kept for later -----------------------------------------------------------------------------------


def _leaves_pile(scene: Scene) -> Why | None:
    """A pile that somebody asked for stays free, though a card would go there as cheaply."""
    used = {play.pile for play in scene.planned}
    step = scene.step(scene.play)
    for pile, seat in _asked_for(scene):
        plays = [move for move in scene.view.legal if isinstance(move, PlayCard) and move.pile == pile]
        if pile not in used and any(scene.step(play) <= step for play in plays):
            return Why(HintReason.LEAVES_PILE, {"pile": pile, "seat": seat})
    return None


def _asked_for(scene: Scene) -> Iterator[tuple[Pile, int]]:
    """Iterate over the marks of others on piles, the strongest first."""
    said = [saying for saying in scene.talk.sayings if isinstance(saying.mark, PileMark)]
    for saying in sorted(said, key=lambda saying: -int(saying.mark)):  # type: ignore[arg-type]
        if saying.seat != scene.view.seat and saying.pile is not None:
            yield saying.pile, saying.seat


def _keeps_pair(scene: Scene) -> Why | None:
    """Two cards ten apart stay together, though one of them would go down as cheaply."""
    step = scene.step(scene.play)
    cheap = {other.card for other in scene.spared if scene.step(other) <= step}
    for low, high in _pairs(scene):
        if cheap & {low, high}:
            return Why(HintReason.KEEPS_PAIR, {"low": low, "high": high})
    return None


def _pairs(scene: Scene) -> Iterator[tuple[Card, Card]]:
    used = {play.card for play in scene.planned}
    kept = [card for card in scene.view.hand if card not in used]
    return ((card, card + TEN_BACK) for card in kept if card + TEN_BACK in kept)


def _about(reason: HintReason, play: PlayCard, **facts: int) -> Why:
    return Why(reason, {"card": play.card, "pile": play.pile, **facts})


Ask = Callable[[Scene], Why | None]
ENDING: Final[tuple[Ask, ...]] = (_next_costs, _further_is_fatal)
PLAYING: Final[tuple[Ask, ...]] = (
    _covers_skull, _stops, _trick, _sets_up_trick, _run, _little_room, _covers_command, _leaves_pile,
    _keeps_pair, _avoids_fatal,
)  # fmt: skip
