"""The paths of the HTTP part of the protocol: each is stated once, for the server and for its description."""

from starlette.routing import Route

from tenback.server.http.admin_routes import ADMIN_OPERATIONS
from tenback.server.http.api import (
    about,
    devices,
    finished,
    games,
    mine,
    moderation,
    own_data,
    people,
    tables,
)
from tenback.server.http.challenge_routes import CHALLENGE_OPERATIONS
from tenback.server.http.daily_routes import DAILY_OPERATIONS
from tenback.server.http.operation import Operation
from tenback.server.http.review_routes import REVIEW_OPERATIONS
from tenback.server.wire import mine as mine_shown
from tenback.server.wire import moderation as wire_moderation
from tenback.server.wire import pages, shown
from tenback.server.wire.keeps import Keeps

_TABLE = "/api/tables/{table}"
OPERATIONS = (
    Operation("GET", "/api/about", about.get_about, "What can be played here", pages.About),
    Operation(
        "GET", "/api/connection", about.get_connection, "How this request arrived here", pages.Connection
    ),
    Operation("GET", "/api/keeps", own_data.get_keeps, "What this server keeps", Keeps),
    Operation("GET", "/api/me/data", own_data.get_my_data, "All that is kept about me, as a file"),
    Operation("GET", "/api/notice", about.get_notice, "What the host tells everybody", shown.Notice),
    Operation("GET", "/api/games", games.get_games, "The games", pages.Games),
    Operation(
        "GET", "/api/games/{game}/board.js", games.get_board, "What draws the board of a package's game"
    ),
    Operation("GET", "/api/words/{language}", games.get_words, "The words of packages' games"),
    Operation("GET", "/api/me", people.get_me, "Who this client is", pages.Me),
    Operation(
        "POST",
        "/api/me",
        people.post_me,
        "Choose a name; the first time it makes an identity",
        pages.Me,
        pages.NamePerson,
        201,
    ),
    Operation("DELETE", "/api/me", people.delete_me, "Delete a person's data", status=204),
    Operation("GET", "/api/me/tables", tables.get_my_tables, "My tables", pages.Tables),
    Operation("GET", "/api/me/results", tables.get_my_results, "My finished games", pages.Results),
    Operation(
        "POST",
        "/api/me/device",
        people.post_device,
        "A one-time code for another device",
        pages.Invitation,
        status=201,
    ),
    Operation(
        "POST", "/api/me/claim", people.post_claim, "Become the person of a code", pages.Me, pages.UseCode
    ),
    Operation(
        "GET", "/api/me/statistics", mine.get_my_statistics, "My games by kind", mine_shown.MyStatistics
    ),
    Operation("GET", "/api/me/people", mine.get_my_people, "The people I play with", mine_shown.Companies),
    Operation(
        "GET",
        "/api/me/people/{company}",
        mine.get_my_company,
        "The games of a set of people that I am one of",
        mine_shown.CompanyStatistics,
    ),
    Operation("GET", "/api/me/devices", devices.get_devices, "My devices", mine_shown.Devices),
    Operation("DELETE", "/api/me/devices/{device}", devices.delete_device, "End a device", status=204),
    Operation(
        "POST",
        "/api/me/recovery-code",
        devices.post_recovery_code,
        "A recovery code, in place of the last one",
        mine_shown.RecoveryCode,
        status=201,
    ),
    Operation(
        "POST",
        "/api/me/recover",
        devices.post_recover,
        "Become the person of a recovery code",
        mine_shown.Recovered,
        pages.UseCode,
    ),
    Operation(
        "POST", "/api/me/recovered", devices.post_recovered, "The answer to a recovery arrived", status=204
    ),
    Operation("GET", "/api/tables", tables.get_lobby, "The lobby", pages.Tables),
    Operation("POST", "/api/tables", tables.post_table, "Open a table", pages.TableMade, pages.NewTable, 201),
    Operation("GET", _TABLE, tables.get_table, "A table as lists show it", pages.TableLine),
    Operation(
        "POST",
        f"{_TABLE}/invitations",
        tables.post_invitation,
        "Reserve a seat",
        pages.Invitation,
        pages.InviteTo,
        201,
    ),
    Operation(
        "POST", f"{_TABLE}/claim", tables.post_claim, "Take a reserved seat", pages.TableLine, pages.UseCode
    ),
    Operation("GET", f"{_TABLE}/record", finished.get_record, "The record of a finished game"),
    Operation(
        "GET", f"{_TABLE}/replay", finished.get_replay, "Every moment of a finished game", pages.Replay
    ),
    Operation(
        "POST",
        "/api/replays",
        finished.post_replay,
        "Every moment of a game that was written down",
        pages.Replay,
        pages.OpenRecord,
    ),
    Operation(
        "GET", "/api/statistics", finished.get_statistics, "Statistics of finished games", pages.Statistics
    ),
    *DAILY_OPERATIONS,
    Operation(
        "POST",
        f"{_TABLE}/reports",
        moderation.post_report,
        "Report a line or a name",
        body=wire_moderation.ReportIt,
        status=204,
    ),
    Operation(
        "GET",
        f"{_TABLE}/spectators",
        moderation.get_spectators,
        "Who watches, for the table's host",
        wire_moderation.Spectators,
    ),
    Operation(
        "DELETE",
        f"{_TABLE}/spectators/{{spectator}}",
        moderation.delete_spectator,
        "Remove a spectator",
        status=204,
    ),
    *CHALLENGE_OPERATIONS,
    *REVIEW_OPERATIONS,
    *ADMIN_OPERATIONS,
)


def routes() -> list[Route]:
    """Give the routes of all operations."""
    return [Route(operation.path, operation.endpoint, methods=[operation.method]) for operation in OPERATIONS]
