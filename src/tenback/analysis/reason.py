"""Why a move is a good one: reasons that follow from the rules and from what its seat can see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class HintReason(Enum):
    """The reasons there are; the message id of each is `hint-why-` and its value."""

    ONLY_MOVE = "only-move"
    BEST_IN_DEALS = "best-in-deals"
    """No rule of thumb: it did best in the sampled deals."""

    # THE GAME and EXTREME.
    WINS = "wins"
    """Nothing is hidden any more, and this way all cards can be played."""
    LOSES = "loses"
    """Whatever is played, a command is broken."""
    BEGINS = "begins"
    TRICK = "trick"
    SETS_UP_TRICK = "sets-up-trick"
    """A card in the hand can then go back ten."""
    RUN = "run"
    """The next card of the turn follows closely on the same pile."""
    COVERS_SKULL = "covers-skull"
    COVERS_COMMAND = "covers-command"
    STOPS = "stops"
    NOTHING_LOST = "nothing-lost"
    """All the cards that it skips are already on the piles."""
    SMALLEST_STEP = "smallest-step"
    FEWEST_LOST = "fewest-lost"
    LEAVES_PILE = "leaves-pile"
    KEEPS_PAIR = "keeps-pair"
    AVOIDS_FATAL = "avoids-fatal"
    LEAST_HARM = "least-harm"
    NEXT_COSTS = "next-costs"
    """The turn ends, because one more card would cost too much."""

    # A better turn beside the one that was made: true of the first and not of the second.
    CONTRAST_WINS = "contrast-wins"
    CONTRAST_LOSES = "contrast-loses"
    CONTRAST_TRICK = "contrast-trick"
    CONTRAST_ROOM = "contrast-room"
    """Cards in the hand that still fit."""
    CONTRAST_SET_UP = "contrast-set-up"
    CONTRAST_DEAD = "contrast-dead"
    """Cards that fit on no pile any more."""
    CONTRAST_MOVED = "contrast-moved"
    CONTRAST_STOPPED = "contrast-stopped"

    # TAKE THAT.
    TWIST = "twist"
    CLEARS_LINE = "clears-line"
    ENDS_ROUND = "ends-round"
    TAKES_NOW = "takes-now"
    LAYS_TOAD = "lays-toad"
    OWN_TWIN = "own-twin"
    TWIN_GONE = "twin-gone"
    KEEPS_TWIST = "keeps-twist"
    HARD_TO_FOLLOW = "hard-to-follow"
    CAN_FOLLOW = "can-follow"
    PRICE_RISES = "price-rises"


@dataclass(frozen=True, slots=True)
class Why:
    """A reason with its facts: `card`, `pile` and `seat` by number, `command` by name, counts."""

    reason: HintReason
    facts: Mapping[str, int | str] = field(default_factory=dict)
