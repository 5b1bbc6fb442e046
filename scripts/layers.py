"""Draw the layers as the import contracts in pyproject.toml state them: writes docs/design/layers.md.

python scripts/layers.py
"""

import ast
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "design" / "layers.md"
HEAD = """\
# Layers

Written by `python scripts/layers.py` from the import contracts in `pyproject.toml`; do not edit. A layer may
import those below it and none above it; layers side by side are independent. `make check` enforces it.
"""
Contract = Mapping[str, Any]


def page() -> str:
    """Write the page."""
    parts = [HEAD]
    for contract in _contracts():
        parts += ["\n", f"## {contract['name']}\n\n", *_told(contract)]
    return "".join(parts)


def _contracts() -> Sequence[Contract]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: Sequence[Contract] = settings["tool"]["importlinter"]["contracts"]
    return contracts


def _told(contract: Contract) -> Iterator[str]:
    match contract["type"]:
        case "layers":
            yield from _drawn(contract)
        case "independence":
            yield f"None of these imports another: {_listed(contract['modules'])}.\n"
        case "forbidden":
            sources, forbidden = contract["source_modules"], contract["forbidden_modules"]
            yield f"{_listed(sources)} never import {_listed(forbidden)}.\n"
        case other:
            raise ValueError(f"contracts of type {other!r} cannot be drawn yet: teach {Path(__file__).name}")


def _drawn(contract: Contract) -> Iterator[str]:
    """Draw the layers from top to bottom, then say what each holds."""
    layers = [_modules(layer) for layer in contract["layers"]]
    container = contract.get("containers", [""])[0]
    yield "```mermaid\nflowchart TD\n"
    for number, modules in enumerate(layers):
        yield f"  subgraph L{number}[ ]\n    direction LR\n"
        yield from (f'    {_node(module)}["{module.removeprefix("tenback.")}"]\n' for module in modules)
        yield "  end\n"
    yield from (f"  L{number} --> L{number + 1}\n" for number in range(len(layers) - 1))
    yield "```\n\n| module | what it holds |\n| --- | --- |\n"
    for module in (module for modules in layers for module in modules):
        full = f"{container}.{module}" if container else module
        yield f"| `{module.removeprefix('tenback.')}` | {_said(full)} |\n"


def _modules(layer: str) -> list[str]:
    """Split a layer as import-linter writes it: `(terminal) | (server)`."""
    return [module.strip(" ()") for module in layer.replace(":", "|").split("|")]


def _node(module: str) -> str:
    return module.replace(".", "_")


def _said(module: str) -> str:
    """Give the first sentence of a module's docstring."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0].rstrip(".").replace("|", "\\|")


def _listed(modules: Sequence[str]) -> str:
    return ", ".join(f"`{module}`" for module in modules)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
