"""The built browser client; where it is missing, a plain page says how to build it."""

import mimetypes
import pathlib
from html import escape

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tenback.server.http.api.answers import Failure
from tenback.server.http.api.people import base_url
from tenback.server.wire.problems import ServerProblem

FOLDER = pathlib.Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
PREVIEW = 'content="/preview.png"'
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>tenback</title>
<h1>tenback is running</h1>
<p>The browser client is not built yet. In a checkout run <code>make web</code>, then reload this page.</p>
<p>Programs can play already: see <a href="/api/openapi.json">the description of the API</a>.</p>
"""


async def get_file(request: Request) -> Response:
    """Give a file of the client; every other address is a screen of it."""
    path = request.path_params.get("path", "")
    if path.startswith(("api/", "ws/")):
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    if (file := _file(path)) is not None:
        return _sent(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rpartition("/")[2]:
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    index = FOLDER / "index.html"
    if index.is_file():
        return _page(request, index)
    return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})


def _page(request: Request, index: pathlib.Path) -> Response:
    """Send the page; link previews need the whole address of their picture, and learn nothing of a table."""
    picture = f'content="{escape(base_url(request))}/preview.png"'
    text = index.read_text(encoding="utf-8").replace(PREVIEW, picture)
    return HTMLResponse(text, headers={"cache-control": ASK_AGAIN})


def _sent(request: Request, file: pathlib.Path, caching: str) -> Response:
    """Send a file, compressed where the build has done so already and the browser takes it."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = file.with_name(f"{file.name}.gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)


def _file(path: str) -> pathlib.Path | None:
    """Find a file inside the folder, and nowhere else."""
    try:
        file = (FOLDER / path).resolve()
        is_inside = file.is_relative_to(FOLDER.resolve())
        return file if is_inside and path and file.is_file() else None
    except (OSError, ValueError):
        # A name that no file can have: too long, or with a zero byte.
        return None
