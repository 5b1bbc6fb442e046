"""The games that can be played here, and what installed packages bring to show theirs."""

from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tenback.bots import levels_of
from tenback.games import GAMES
from tenback.games.extensions import PerGame
from tenback.server.http.api.answers import Failure, answer
from tenback.server.wire.pages import GameAbout, Games
from tenback.server.wire.problems import ServerProblem
from tenback.words import UnknownLanguage, negotiate
from tenback.words.catalogue import others_source

BOARDS: PerGame[Traversable] = PerGame("tenback.boards", {})
"""The modules that draw the boards of packages' games; each is a file of its package."""
ASK_AGAIN = {"cache-control": "no-cache"}


def games() -> tuple[GameAbout, ...]:
    """List the games."""
    return tuple(
        GameAbout(name, game.players.start, game.players.stop - 1, levels_of(name), BOARDS[name] is not None)
        for name, game in GAMES.items()
    )


async def get_games(request: Request) -> Response:  # noqa: ARG001 (Starlette passes it)
    """Tell which games there are."""
    return answer(Games(games()))


async def get_words(request: Request) -> Response:
    """Give the words of packages' games in a language, as Fluent text."""
    try:
        language = negotiate(request.path_params["language"], {})
    except UnknownLanguage as error:
        raise Failure(ServerProblem.NO_SUCH_PAGE) from error
    return PlainTextResponse(others_source(language), headers=ASK_AGAIN)


async def get_board(request: Request) -> Response:
    """Give the module that draws the board of a package's game."""
    module = BOARDS[request.path_params["game"]]
    if module is None:
        raise Failure(ServerProblem.NO_SUCH_PAGE)
    return Response(module.read_bytes(), media_type="text/javascript", headers=ASK_AGAIN)
