"""The OpenAPI description, made from the same types that are used."""

import functools
import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.server.http.api.answers import encoded, kept_answer
from tenback.server.http.api.people import base_url
from tenback.server.http.operation import Operation
from tenback.server.http.routes import OPERATIONS
from tenback.server.operations.version import VERSION
from tenback.server.wire import pages

PLAIN = {"/record": "text/plain", "/events": "text/event-stream"}
"""What is answered with text, by how the path ends."""
ADDRESSES = 16
"""A server is reached under a few addresses; for each of them the description is kept."""


async def get_openapi(request: Request) -> Response:
    """Describe the HTTP part of the protocol."""
    return kept_answer(_openapi(base_url(request)))


@functools.lru_cache(ADDRESSES)
def _openapi(base: str) -> bytes:
    return encoded(description(base))


def description(base: str) -> dict[str, Any]:
    """Describe the HTTP part of the protocol."""
    used = {kind for operation in OPERATIONS for kind in (operation.body, operation.answer) if kind}
    kinds = used | {pages.Problem}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path.replace(":int", ""), {})[operation.method.lower()] = _operation(
            operation
        )
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
    path, summary, body = operation.path, operation.summary, operation.body
    described: dict[str, Any] = {
        "summary": summary,
        "responses": {
            str(operation.status): {"description": summary} | _content(operation.answer, path),
            "default": {"description": "Why it failed"} | _content(pages.Problem, path),
        },
    }
    if named := re.findall(r"{(\w+)(?::int)?}", path):
        described["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named
        ]
    if body is not None:
        described["requestBody"] = {"required": True} | _content(body, path)
    return described


def _content(kind: type | None, path: str) -> dict[str, Any]:
    if kind is None:
        media_type = next((found for end, found in PLAIN.items() if path.endswith(end)), None)
        return {"content": {media_type: {"schema": {"type": "string"}}}} if media_type else {}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}
