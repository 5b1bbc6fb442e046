"""The paths of challenges."""

from tenback.server.http.api import challenges
from tenback.server.http.operation import Operation
from tenback.server.wire import challenges as wire
from tenback.server.wire.pages import TableMade

_CHALLENGE = "/api/challenges/{challenge}"
CHALLENGE_OPERATIONS = (
    Operation(
        "POST",
        "/api/tables/{table}/challenge",
        challenges.post_challenge,
        "Let others play the deal of a finished table",
        wire.ChallengeMade,
        wire.NewChallenge,
        201,
    ),
    Operation("GET", _CHALLENGE, challenges.get_challenge, "A challenge and its results", wire.ChallengeView),
    Operation(
        "POST", _CHALLENGE, challenges.post_attempt, "Play the deal of a challenge", TableMade, status=201
    ),
    Operation("GET", f"{_CHALLENGE}/results.csv", challenges.get_results, "The results for spreadsheets"),
)
