"""What tests, benches and scripts share stands in `harness/`; nothing takes anything out of a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("harness", "tests", "bench", "training", "scripts", "examples", "src/tenback")
MAY_NOT_IMPORT = {
    "src/tenback": {"harness", "tests", "bench", "training", "scripts"},
    "examples": {"harness", "tests", "bench", "training", "scripts"},
    "harness": {"tests", "bench", "training", "scripts"},
    "scripts": {"tests", "bench", "training"},
    "bench": {"tests", "training"},
    "training": {"harness", "tests"},
}


def imported(folder: str) -> Iterator[tuple[Path, str]]:
    """List every module that the files of a folder import."""
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield path, node.module
                yield from ((path, f"{node.module}.{alias.name}") for alias in node.names)


@pytest.mark.parametrize("folder", MAY_NOT_IMPORT)
def test_no_folder_imports_one_that_stands_on_it(folder: str) -> None:
    wrong = {
        (path.name, module)
        for path, module in imported(folder)
        if module.partition(".")[0] in MAY_NOT_IMPORT[folder]
    }
    assert wrong == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_imported_from_a_module_of_tests(folder: str) -> None:
    from_tests = [module for _, module in imported(folder) if module.startswith("tests.")]
    parts = {part for module in from_tests for part in module.split(".")[1:]}
    modules = {path.stem for path in (ROOT / "tests").rglob("test_*.py")}
    assert parts & modules == set()
