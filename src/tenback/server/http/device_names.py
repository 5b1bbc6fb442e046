"""What a device is called in its person's list: coarse, since more than that is nobody's business."""

import datetime as dt

from starlette.requests import Request

from tenback.server.rooms.clock import now_ms
from tenback.server.storage.people import Use

PROGRAM = "program"
_BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "FxiOS/": "Firefox",
    "SamsungBrowser/": "Samsung Internet", "CriOS/": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
"""Signs in the order in which they tell: every browser also claims to be some other."""
_PLATFORMS = {
    "Android": "Android", "iPhone": "iOS", "iPad": "iOS", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def use_of(request: Request) -> Use:
    """Tell by what a request was made, and on which day."""
    agent = request.headers.get("user-agent", "")
    is_program = is_a_program(request)
    return Use(PROGRAM if is_program else browser_in(agent), platform_in(agent), today())


def is_a_program(request: Request) -> bool:
    """Tell whether a client says of itself that it is no browser."""
    return request.headers.get("tenback-client") == PROGRAM


def browser_in(agent: str) -> str:
    """Name the browser; empty if it is none of the usual ones."""
    return next((name for sign, name in _BROWSERS.items() if sign in agent), "")


def platform_in(agent: str) -> str:
    """Name the platform; empty if it is none of the usual ones."""
    return next((name for sign, name in _PLATFORMS.items() if sign in agent), "")


def today() -> str:
    """The day by the server's clock, in UTC."""
    return dt.datetime.fromtimestamp(now_ms() / 1000, dt.UTC).date().isoformat()
