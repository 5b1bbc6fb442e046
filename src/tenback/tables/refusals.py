"""Why a table says no. The name of a reason is the id of its words: `refusal-table-seat-taken`."""

from enum import Enum


class TableRefusal(Enum):
    """Why a table refuses; the value is the plain English for it."""

    NO_SUCH_SEAT = "there is no such seat at this table"
    SEAT_TAKEN = "somebody sits there already"
    SEAT_RESERVED = "this seat is kept for somebody with an invitation"
    ALREADY_SEATED = "you have a seat at this table already"
    NOT_SEATED = "only people with a seat can do that"
    NOT_HOST = "only the host can do that"
    STARTED = "the game has started already"
    NOT_STARTED = "the game has not started yet"
    SEATS_OPEN = "all seats have to be taken first: invite somebody or put bots there"
    OVER = "the game is over"
    NOT_OVER = "the game is not over yet"
    NO_SUCH_BOT = "there is no bot of that level for this game"
    BAD_MOVE = "that is not a move of this game"
    NO_DRAFT = "there is no play to take back or to show: the others have seen it"
    DRAFT_WAITS = "show your play or take it back first"
    NO_SUCH_MARK = "there is no such mark"
    NO_MARKS = "this table plays without marks"
    NO_CHAT = "this table plays without chat"
    CHAT_EMPTY = "there is nothing to say"
    CHAT_TOO_LONG = "a line of chat has at most 300 characters"
    CHAT_TOO_FAST = "slowly: wait a moment before the next line"
    NAMES_A_NUMBER = "concrete numbers may not be said"
    BAD_NAME = "a name has 1 to 24 letters and no numbers"
    NOT_AWAY = "this person is at the table"
    NOT_A_PERSON = "no person sits there"
    OWN_SEAT = "one cannot vote about one's own seat"
    FITS_NOWHERE = "this card fits on none of the piles now"
    NOT_REPLACED = "no bot is playing for you"
    HINTS_OFF = "this table plays without hints"
    NOTHING_TO_HINT = "there is no move to hint at now"
    HINT_LATE = "the table has moved on: ask again"
    REMATCHED = "the next table is open already"


def reason_of(scope: str, reason: Enum) -> str:
    """Name a reason as the catalogues do: `refusal-the-game-not-your-turn`."""
    return f"refusal-{scope}-{reason.name.lower().replace('_', '-')}"
