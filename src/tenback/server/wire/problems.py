"""What can be wrong with a request: the last part of its message id, and the HTTP status."""

from enum import Enum

from tenback.words import english


class ServerProblem(Enum):
    """Why the server refuses a request or closes a socket."""

    NO_SUCH_TABLE = "no-such-table", 404
    NO_SUCH_PAGE = "no-such-page", 404
    NO_PERSON = "no-person", 401
    BAD_REQUEST = "bad-request", 400
    BAD_SETTINGS = "bad-settings", 400
    BAD_RECORD = "bad-record", 400
    BAD_CODE = "bad-code", 403
    MISTYPED_CODE = "mistyped-code", 400
    BAD_RECOVERY_CODE = "bad-recovery-code", 403
    NO_SUCH_DEVICE = "no-such-device", 404
    NO_SUCH_COMPANY = "no-such-company", 404
    NO_SUCH_CHALLENGE = "no-such-challenge", 404
    NO_CHALLENGE = "no-challenge", 409
    CHALLENGE_OVER = "challenge-over", 409
    BAD_ORIGIN = "bad-origin", 403
    BAD_HOST = "bad-host", 400
    WRONG_METHOD = "wrong-method", 405
    NOT_ADMIN = "not-admin", 401
    ADMIN_INSECURE = "admin-insecure", 403
    NO_SUCH_PERSON = "no-such-person", 404
    NO_SUCH_REPORT = "no-such-report", 404
    REMOVED = "removed", 403
    DRAINING = "draining", 503
    REFUSED = "refused", 409
    GAME_RUNNING = "game-running", 409
    DEAL_OPEN = "deal-open", 409
    NO_SUCH_DEAL = "no-such-deal", 404
    OTHER_SECRET = "other-secret", 409
    TOO_LARGE = "too-large", 413
    TOO_MANY = "too-many", 429
    TOO_MANY_MESSAGES = "too-many-messages", 429
    NOT_A_MESSAGE = "not-a-message", 400
    TOO_SLOW = "too-slow", 503
    SILENT = "silent", 503
    CLOSING = "closing", 503
    BUSY = "busy", 503
    STORAGE = "storage", 503
    BROKEN = "broken", 500

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.value[1]

    @property
    def text(self) -> str:
        """The sentence in English."""
        return english(self.reason)

    @property
    def reason(self) -> str:
        """The message id."""
        return f"problem-server-{self.value[0]}"
