"""Every error that a user can meet has its sentence in the catalogues, with all facts that it needs."""

import ast
import pickle
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tenback.bots import UnknownBot
from tenback.games.errors import BadOptions, IllegalMove, NoSuchSeat, Problem, TenbackError
from tenback.games.the_game import END_TURN, Refusal
from tenback.words import Language, Words, explanation
from tenback.words.catalogue import source, subjects

SOURCES = sorted((Path(__file__).parents[2] / "src" / "tenback").rglob("*.py"))
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
ROOT_ERROR = "TenbackError"
ABSTRACT = {ROOT_ERROR, "ProblemError"}


class Variables(Visitor):
    """Collects the facts that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """The facts that each English message needs."""
    found = {}
    for subject in subjects(Language.ENGLISH):
        for entry in FluentParser().parse(source(Language.ENGLISH, subject)).body:
            if isinstance(entry, fluent.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def error_classes() -> dict[str, ast.ClassDef]:
    """All subclasses of TenbackError in the sources, by name."""
    classes = {
        node.name: node
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    errors = {ROOT_ERROR}
    while True:
        more = {name for name, node in classes.items() if errors & {ast.unparse(base) for base in node.bases}}
        if more <= errors:
            return {name: classes[name] for name in errors}
        errors |= more


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Each place that gives an error its message: a call of the class, or of its parent's __init__."""
    errors = error_classes()
    with_init = {name for name, node in errors.items() if any(_is_init(part) for part in node.body)}
    for name in with_init - ABSTRACT:
        calls = (part for part in ast.walk(errors[name]) if isinstance(part, ast.Call))
        yield from ((name, call) for call in calls if ast.unparse(call.func) == "super().__init__")
    for tree in TREES.values():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                name = call.func.id
                if name in errors and name not in with_init:
                    yield name, call


def _is_init(part: ast.stmt) -> bool:
    return isinstance(part, ast.FunctionDef) and part.name == "__init__"


def _pattern(message: ast.expr) -> str | None:
    """The ids that an expression can give, as a pattern; None where a variable holds the id."""
    match message:
        case ast.Constant(value=str(name)):
            return re.escape(name)
        case ast.JoinedStr(values=parts):
            return "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
            )
        case ast.Attribute(value=ast.Name(id="Problem")):
            return "problem-.+"
        case _:
            return None


def test_every_error_in_the_sources_has_its_message_with_its_facts() -> None:
    known = messages()
    for name, call in raised():
        pattern = _pattern(call.args[0])
        if pattern is None:
            continue
        found = [message for message in known if re.fullmatch(pattern, message)]
        assert found, f"{name}: no message {pattern}"
        if isinstance(call.args[0], ast.Constant) and all(word.arg for word in call.keywords):
            given = {word.arg for word in call.keywords}
            assert known[found[0]] <= given, f"{name}: {found[0]} needs {known[found[0]] - given}"


def test_no_kind_of_error_is_without_a_message() -> None:
    told = {name for name, call in raised() if call.args}
    inherits = {
        name for name, node in error_classes().items() if told & {ast.unparse(base) for base in node.bases}
    }

    assert set(error_classes()) - ABSTRACT - told - inherits == set()


@pytest.mark.parametrize("language", Language)
def test_an_error_of_the_server_is_told_in_every_language(language: Language) -> None:
    error = TenbackError("error-port-in-use", port="8098")

    said = explanation(Words(language), error)

    assert "8098" in said
    assert (said == explanation(Words(Language.ENGLISH), error)) == (language is Language.ENGLISH)


def test_the_text_of_an_error_is_its_id_and_its_facts() -> None:
    assert str(BadOptions(Problem.ROUNDS, given=0)) == "problem-rounds: given=0"
    assert str(TenbackError("error-reset")) == "error-reset"


@pytest.mark.parametrize(
    "error",
    [
        BadOptions(Problem.ROUNDS, given=0),
        IllegalMove(1, END_TURN, Refusal.OWES_CARDS),
        NoSuchSeat(7, 3),
        UnknownBot("the-game", "nobody"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_from_another_process(error: TenbackError) -> None:
    copy = pickle.loads(pickle.dumps(error))

    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)


def test_a_traceback_ends_with_the_sentence_of_an_error_that_has_one() -> None:
    class FromAPackage(TenbackError):
        """An error whose message is in no catalogue of ours."""

    known, unknown = NoSuchSeat(3, 2), FromAPackage("error-of-a-package", card=9)

    assert traceback.format_exception(known)[-1] == "There is no seat 3: seats are numbered 0 to 1.\n"
    assert traceback.format_exception(unknown)[-1].endswith("FromAPackage: error-of-a-package: card=9\n")
