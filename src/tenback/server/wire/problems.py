"""What can be wrong with a request; the value is the HTTP status and the plain English for it."""

from enum import Enum


class ServerProblem(Enum):
    """Why the server refuses a request or closes a socket."""

    NO_SUCH_TABLE = 404, "there is no such table here"
    NO_SUCH_PAGE = 404, "there is nothing at this address"
    NO_PERSON = 401, "choose a name first"
    BAD_REQUEST = 400, "the request could not be understood"
    BAD_SETTINGS = 400, "a table cannot be set up that way"
    BAD_CODE = 403, "this code is not valid, or it was used already: ask for a new one"
    BAD_ORIGIN = 403, "this request comes from another site"
    BAD_HOST = 400, "this server does not go by that name: see --allowed-host"
    WRONG_METHOD = 405, "this address does not take that method"
    REFUSED = 409, "the table refuses this"
    GAME_RUNNING = 409, "hands stay hidden until the game is over"
    TOO_LARGE = 413, "the message is too large"
    TOO_MANY = 429, "slowly: too many requests, try again in a moment"
    TOO_MANY_MESSAGES = 429, "slowly: too many messages on this socket, come back in a moment"
    NOT_A_MESSAGE = 400, "the message could not be understood"
    TOO_SLOW = 503, "the link is too slow to keep up: come back"
    SILENT = 503, "nothing was heard for too long: come back"
    CLOSING = 503, "the server is going down for a moment: come back"
    BUSY = 503, "the bots are busy or still getting ready: ask again in a moment"
    BROKEN = 500, "something broke on the server; the table is safe, try again"

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.value[0]

    @property
    def text(self) -> str:
        """The plain English."""
        return self.value[1]

    @property
    def reason(self) -> str:
        """The id of its words."""
        return f"problem-server-{self.name.lower().replace('_', '-')}"
