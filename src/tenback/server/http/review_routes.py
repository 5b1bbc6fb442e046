"""The paths of reviews and exercises."""

from tenback.server.http.api import review_stream, reviews
from tenback.server.http.operation import Operation
from tenback.server.wire import reviews as reviews_shown
from tenback.server.wire.pages import TableMade

_TABLE = "/api/tables/{table}"
REVIEW_OPERATIONS = (
    Operation(
        "POST",
        f"{_TABLE}/review",
        reviews.post_review,
        "Ask for the review of a finished game",
        reviews_shown.ReviewView,
        status=202,
    ),
    Operation(
        "GET",
        f"{_TABLE}/review",
        reviews.get_review,
        "The review of a finished game, as far as it is made",
        reviews_shown.ReviewView,
    ),
    Operation(
        "GET",
        f"{_TABLE}/review/events",
        review_stream.get_review_events,
        "The review of a finished game as server-sent events, turn by turn while it is made",
    ),
    Operation(
        "POST",
        f"{_TABLE}/review/try",
        reviews.post_try,
        "Try a turn in place of a costly one",
        reviews_shown.TryView,
        reviews_shown.TryTurn,
    ),
    Operation(
        "POST",
        f"{_TABLE}/review/play-on",
        reviews.post_play_on,
        "Play on from a position of a finished game, at a practice table",
        TableMade,
        reviews_shown.PlayOn,
        status=201,
    ),
    Operation("GET", "/api/me/luck", reviews.get_luck, "Luck over my reviewed games", reviews_shown.MyLuck),
    Operation(
        "GET", "/api/me/mistakes", reviews.get_exercises, "My mistakes as exercises", reviews_shown.Exercises
    ),
)
