"""The paths of the daily deal."""

from tenback.server.http.api import daily, instant
from tenback.server.http.operation import Operation
from tenback.server.wire import daily as wire
from tenback.server.wire.instant import InstantView
from tenback.server.wire.pages import TableMade

_DEAL = "/api/daily/{deal}"
DAILY_OPERATIONS = (
    Operation("GET", "/api/daily", daily.get_today, "The deals of a date", wire.Today),
    Operation("GET", "/api/daily/days", daily.get_days, "The calendar of past days", wire.Days),
    Operation("GET", _DEAL, daily.get_daily, "A deal, and my result", wire.DailyResult),
    Operation(
        "POST", _DEAL, daily.post_daily, "Begin a deal, or go on with it", TableMade, wire.BeginDaily, 201
    ),
    Operation(
        "GET",
        "/api/instant/of/{deal}",
        instant.get_my_instant,
        "An instant tournament for me: eight past deals of one kind",
        InstantView,
    ),
    Operation("GET", "/api/instant/{tournament}", instant.get_instant, "An instant tournament", InstantView),
)
