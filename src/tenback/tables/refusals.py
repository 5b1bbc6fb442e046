"""Why a table says no; the catalogues hold the sentences."""

from enum import Enum


class TableRefusal(Enum):
    """Why a table refuses; `refusal-table-` and the value is the message id."""

    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_RESERVED = "seat-reserved"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    STARTED = "started"
    NOT_STARTED = "not-started"
    SEATS_OPEN = "seats-open"
    OVER = "over"
    NOT_OVER = "not-over"
    NO_SUCH_BOT = "no-such-bot"
    BAD_MOVE = "bad-move"
    NO_DRAFT = "no-draft"
    DRAFT_WAITS = "draft-waits"
    NO_SUCH_MARK = "no-such-mark"
    NO_MARKS = "no-marks"
    NO_CHAT = "no-chat"
    CHAT_EMPTY = "chat-empty"
    CHAT_TOO_LONG = "chat-too-long"
    CHAT_TOO_FAST = "chat-too-fast"
    NAMES_A_NUMBER = "names-a-number"
    BAD_NAME = "bad-name"
    NOT_AWAY = "not-away"
    NOT_A_PERSON = "not-a-person"
    OWN_SEAT = "own-seat"
    FITS_NOWHERE = "fits-nowhere"
    NOT_REPLACED = "not-replaced"
    TIME_OVER = "time-over"
    VOTE_ALONE = "vote-alone"
    HINTS_OFF = "hints-off"
    NOTHING_TO_HINT = "nothing-to-hint"
    HINT_LATE = "hint-late"
    REMATCHED = "rematched"
    LOG_FULL = "log-full"
    NO_TEAM = "no-team"


def reason_of(scope: str, reason: Enum) -> str:
    """Name a reason as the catalogues do: `refusal-the-game-not-your-turn`."""
    return f"refusal-{scope}-{reason.value}"
