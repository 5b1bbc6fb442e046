"""The OpenAPI description, made from the same types that are used."""

import re
from typing import Any

import msgspec

from tenback.server.operations.version import VERSION
from tenback.server.wire import pages

Operation = tuple[str, str, str, type | None, type | None, int]
"""Method, path, what it does, body, answer, status."""

OPERATIONS: tuple[Operation, ...] = (
    ("get", "/api/about", "What can be played here", None, pages.About, 200),
    ("get", "/api/games", "The games", None, pages.Games, 200),
    (
        "get",
        "/api/games/{game}/board.js",
        "What draws the board of a package's game",
        None,
        None,
        200,
    ),
    ("get", "/api/words/{language}", "The words of packages' games", None, None, 200),
    ("get", "/api/me", "Who this client is", None, pages.Me, 200),
    (
        "post",
        "/api/me",
        "Choose a name; the first time it makes an identity",
        pages.NamePerson,
        pages.Me,
        201,
    ),
    ("delete", "/api/me", "Delete a person's data", None, None, 204),
    ("get", "/api/me/tables", "My tables", None, pages.Tables, 200),
    ("get", "/api/me/results", "My finished games", None, pages.Results, 200),
    ("post", "/api/me/device", "A one-time code for another device", None, pages.Invitation, 201),
    ("post", "/api/me/claim", "Become the person of a code", pages.UseCode, pages.Me, 200),
    ("get", "/api/tables", "The lobby", None, pages.Tables, 200),
    ("post", "/api/tables", "Open a table", pages.NewTable, pages.TableMade, 201),
    ("get", "/api/tables/{table}", "A table as lists show it", None, pages.TableLine, 200),
    ("post", "/api/tables/{table}/invitations", "Reserve a seat", pages.InviteTo, pages.Invitation, 201),
    ("post", "/api/tables/{table}/claim", "Take a reserved seat", pages.UseCode, pages.TableLine, 200),
    ("get", "/api/tables/{table}/record", "The record of a finished game", None, None, 200),
    ("get", "/api/tables/{table}/replay", "Every moment of a finished game", None, pages.Replay, 200),
    ("get", "/api/statistics", "Statistics of finished games", None, pages.Statistics, 200),
)


def description(base: str) -> dict[str, Any]:
    """Describe the HTTP part of the protocol."""
    kinds = {kind for operation in OPERATIONS for kind in operation[3:5] if kind} | {pages.Problem}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation[1], {})[operation[0]] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "tenback", "version": VERSION},
        "servers": [{"url": base}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": _SECURITY},
        "security": [{"cookie": []}, {"bearer": []}, {}],
    }


_SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "tenback"},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def _operation(operation: Operation) -> dict[str, Any]:
    _, path, summary, body, result, status = operation
    described: dict[str, Any] = {
        "summary": summary,
        "responses": {
            str(status): {"description": summary} | _content(result, path),
            "default": {"description": "Why it failed"} | _content(pages.Problem, path),
        },
    }
    if named := re.findall(r"{(\w+)}", path):
        described["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named
        ]
    if body is not None:
        described["requestBody"] = {"required": True} | _content(body, path)
    return described


def _content(kind: type | None, path: str) -> dict[str, Any]:
    if path.endswith("/record") and kind is None:
        return {"content": {"text/plain": {"schema": {"type": "string"}}}}
    if kind is None:
        return {}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}
