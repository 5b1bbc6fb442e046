"""Count what tells how the code is shaped: lines that ask which game it is, `Any`, sizes, import contracts.

    python scripts/shape.py                     # this repository, with its limits
    python scripts/shape.py --repo DIR          # any checkout, by the same rules
    python scripts/shape.py --show game-branches

A test keeps every figure within its limit. When a figure falls, lower its limit; raise none without a reason.
"""

import argparse
import ast
import re
import statistics
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = r"(?:the_game|take_that)"
NAME = r"(?:the-game|extreme|take-that)"
BRANCH = re.compile(rf'isinstance\([^\n]*\b{GAME}\.|\bcase {GAME}\.|[!=]= "{NAME}"')
"""A line of Python that asks which game it is, by type or by name."""
OTHER_BRANCH = re.compile(rf'\bis (?:not )?{GAME}\b|\bin \("{NAME}"|\bcase "{NAME}"|"{NAME}" [!=]=')
"""The same question in other words."""
CLIENT_NAME = re.compile(r"(?<!say\()'(?:the-game|extreme|take-that|piles|line)'")
"""A line of the client that names a game or its board, other than to say it."""
OWN = re.compile(rf"/{GAME}(?:/|\.py$)")
LONG_FUNCTION, LONG_FILE = 25, 250
Lines = list[str]


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure, how it is found, and the most it may be."""

    told: str
    limit: float
    found: Callable[[Path], float | Lines]

    def value(self, repo: Path) -> float:
        """Give the figure of a checkout."""
        found = self.found(repo)
        return len(found) if isinstance(found, list) else found


# Which game is it? ----------------------------------------------------------------------------------------


def _matching(repo: Path, pattern: re.Pattern[str], files: Iterator[Path]) -> Lines:
    return [
        f"{path.relative_to(repo)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def _python(repo: Path) -> Iterator[Path]:
    return iter(sorted((repo / "src" / "tenback").rglob("*.py")))


def _outside_games(repo: Path) -> Iterator[Path]:
    """The sources outside `games/`, without files and folders that are a game's own part of a layer."""
    games = repo / "src" / "tenback" / "games"
    return (path for path in _python(repo) if games not in path.parents and not OWN.search(path.as_posix()))


def _client(repo: Path) -> Iterator[Path]:
    """The client's sources outside `games/`, without what a generator wrote."""
    web = repo / "web" / "src"
    files = sorted(path for kind in ("*.ts", "*.svelte") for path in web.rglob(kind))
    return (path for path in files if web / "games" not in path.parents and ".gen." not in path.name)


def game_branches(repo: Path) -> Lines:
    """List the lines outside `games/` that ask which game it is."""
    return _matching(repo, BRANCH, _outside_games(repo))


def other_game_branches(repo: Path) -> Lines:
    """List those that ask it in other words."""
    return _matching(repo, OTHER_BRANCH, _outside_games(repo))


def client_game_names(repo: Path) -> Lines:
    """List the lines of the client that name a game."""
    return _matching(repo, CLIENT_NAME, _client(repo))


# Types ----------------------------------------------------------------------------------------------------


def any_annotations(repo: Path) -> Lines:
    """List the parameters, fields and variables whose type is `Any`."""
    return [
        f"{path.relative_to(repo)}:{node.lineno}: {ast.unparse(node)}"
        for path in _python(repo)
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.arg | ast.AnnAssign) and _is_any(node.annotation)
    ]


def any_results(repo: Path) -> Lines:
    """List the functions whose result is `Any`."""
    return [
        f"{path.relative_to(repo)}:{node.lineno}: {node.name}"
        for path in _python(repo)
        for node in _functions(path)
        if _is_any(node.returns)
    ]


def _is_any(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Any"


# Sizes ----------------------------------------------------------------------------------------------------


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _functions(path: Path) -> Iterator[Function]:
    return (node for node in ast.walk(_parsed(path)) if isinstance(node, Function))


def _lines_of(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def _function_sizes(repo: Path) -> list[int]:
    return sorted(_lines_of(function) for path in _python(repo) for function in _functions(path))


def median_function(repo: Path) -> float:
    """Give the median number of lines of a function."""
    return statistics.median(_function_sizes(repo))


def most_functions(repo: Path) -> float:
    """Give the number of lines that nine functions in ten do not exceed."""
    sizes = _function_sizes(repo)
    return sizes[len(sizes) * 9 // 10]


def long_functions(repo: Path) -> Lines:
    """List the functions that are longer than they should be."""
    return [
        f"{path.relative_to(repo)}:{function.lineno}: {function.name}, {_lines_of(function)} lines"
        for path in _python(repo)
        for function in _functions(path)
        if _lines_of(function) > LONG_FUNCTION
    ]


def _file_sizes(repo: Path) -> dict[Path, int]:
    return {path: len(path.read_text(encoding="utf-8").splitlines()) for path in _python(repo)}


def median_file(repo: Path) -> float:
    """Give the median number of lines of a file."""
    return statistics.median(_file_sizes(repo).values())


def long_files(repo: Path) -> Lines:
    """List the files that are longer than they should be."""
    sizes = _file_sizes(repo).items()
    return [f"{path.relative_to(repo)}: {size} lines" for path, size in sizes if size > LONG_FILE]


# Contracts ------------------------------------------------------------------------------------------------


def packages_without_contract(repo: Path) -> Lines:
    """List the packages with packages of their own in them whose inner directions nothing states."""
    settings = tomllib.loads((repo / "pyproject.toml").read_text(encoding="utf-8"))
    stated = " ".join(map(str, settings["tool"]["importlinter"]["contracts"]))
    top = sorted(path.parent for path in (repo / "src" / "tenback").glob("*/__init__.py"))
    nested = [package for package in top if any(package.glob("*/__init__.py"))]
    return [package.name for package in nested if not re.search(rf"tenback\.{package.name}[.']", stated)]


MEASURES: Mapping[str, Measure] = {
    "game-branches": Measure("lines outside games/ that ask which game it is", 3, game_branches),
    "other-game-branches": Measure("the same in other words", 0, other_game_branches),
    "client-game-names": Measure("lines of the client outside games/ that name a game", 0, client_game_names),
    "any-annotations": Measure("parameters, fields and variables of type Any", 44, any_annotations),
    "any-results": Measure("functions with a result of type Any", 33, any_results),
    "median-function": Measure("lines of a function, median", 5, median_function),
    "most-functions": Measure("lines of a function, nine in ten", 13, most_functions),
    "long-functions": Measure(f"functions over {LONG_FUNCTION} lines", 18, long_functions),
    "median-file": Measure("lines of a file, median", 80, median_file),
    "long-files": Measure(f"files over {LONG_FILE} lines", 7, long_files),
    "packages-without-contract": Measure("nested packages without a contract", 0, packages_without_contract),
}


def main() -> None:
    """Print the figures of a checkout, or the lines behind one."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--repo", type=Path, default=ROOT, help="a checkout of the repository")
    asked.add_argument("--show", choices=MEASURES, help="print the lines that a figure counts")
    args = asked.parse_args()
    if args.show:
        found = MEASURES[args.show].found(args.repo)
        print(*(found if isinstance(found, list) else [f"{found:g}"]), sep="\n")
        return
    print(f"{'':<26} {'now':>6} {'limit':>6}")
    for name, measure in MEASURES.items():
        print(f"{name:<26} {measure.value(args.repo):>6g} {measure.limit:>6g}  {measure.told}")


if __name__ == "__main__":
    main()
