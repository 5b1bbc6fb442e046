"""Writes the TypeScript types of the wire and the facts the client draws.

python -m tenback.server.wire.typescript
"""

import pathlib
import sys
from collections.abc import Iterable
from enum import Enum
from typing import Any, get_args

from msgspec import inspect

from tenback.analysis.estimate import Base
from tenback.analysis.reason import HintReason
from tenback.analysis.review import Severity
from tenback.games import take_that, the_game
from tenback.server.wire import (
    asked,
    boards,
    challenges,
    daily,
    instant,
    keeps,
    mine,
    moderation,
    names,
    pages,
    reviews,
    shown,
)  # fmt: skip
from tenback.server.wire.client_facts import client_facts, client_rulebook
from tenback.server.wire.problems import ServerProblem
from tenback.tables.refusals import TableRefusal, reason_of
from tenback.tables.requests import PersonRequest, TableRequest, VoteKind
from tenback.tables.settings import Settings
from tenback.talk.marks.said import TalkRefusal

TARGET = pathlib.Path("web/src/lib/protocol.gen.ts")
FACTS = pathlib.Path("web/src/lib/facts.gen.ts")
RULEBOOK = pathlib.Path("web/src/lib/rulebook.gen.ts")
HEAD = "// Written by `python -m tenback.server.wire.typescript`; do not edit.\n"

UNIONS: dict[str, Any] = {
    "ClientMessage": asked.ClientMessage,
    "ServerMessage": shown.ServerMessage,
    "PersonAsk": PersonRequest,
    "Board": boards.Board,
}
CHOICES: dict[str, Any] = {
    "CommandName": names.CommandName,
    "OnePileName": names.OnePileName,
    "MarkName": names.MarkName,
    "OwedName": names.OwedName,
    "EndingName": names.EndingName,
    "StepKind": names.StepKind,
    "SeatKind": names.SeatKind,
    "StageName": names.StageName,
    "VoteKind": VoteKind,
}
ENUMS: dict[str, type[Enum]] = {
    "HintReason": HintReason,
    "ChanceBase": Base,
    "Severity": Severity,
    "TalkMode": names.TalkMode,
}
CHOSEN = """/** What a client chooses of the settings; the rest has its default. */
export type SettingsChosen = Pick<Settings, "game" | "players"> & Partial<Settings>;
"""
CHANGE = """/** Changes by name or place; the value now; or where, how much is taken out, what is put in. */
export type Change =
\t| { readonly [part: string]: Change }
\t| readonly [unknown]
\t| readonly [number, number, string | readonly unknown[]];
"""
PAGES = (
    pages.NamePerson, pages.NewTable, pages.InviteTo, pages.UseCode, pages.Me, pages.TableMade,
    pages.Invitation, pages.Tables, pages.About, pages.Games, pages.Replay, pages.Statistics, pages.Results,
    moderation.ReportIt, moderation.Spectators, keeps.Keeps,
    pages.Problem, mine.MyStatistics, mine.Companies, mine.CompanyStatistics, mine.Devices, mine.RecoveryCode,
    mine.Recovered, daily.BeginDaily, *daily.ANSWERS, instant.InstantView,
    challenges.NewChallenge, challenges.ChallengeMade, challenges.ChallengeView,
    reviews.ReviewView, reviews.ReviewProgress, reviews.TryTurn, reviews.TryView, reviews.Exercises,
    reviews.PlayOn, reviews.MyLuck,
)  # fmt: skip


def reasons() -> list[str]:
    """List every reason that the server can give, as ids of messages."""
    scopes = {"the-game": the_game.Refusal, "take-that": take_that.Refusal, "talk": TalkRefusal}
    found = [reason_of(scope, reason) for scope, kind in scopes.items() for reason in kind]
    found += [reason_of("table", reason) for reason in TableRefusal]
    return found + [problem.reason for problem in ServerProblem]


def typescript() -> str:
    """Write all types of the wire as a TypeScript module."""
    structs = _structs(inspect.type_info(kind) for kind in (*UNIONS.values(), *PAGES))
    parts = [HEAD, _union("Reason", (f'"{reason}"' for reason in reasons()))]
    parts += [_union(name, map(_text, get_args(kind))) for name, kind in CHOICES.items()]
    parts += [_union(name, (_text(member.value) for member in kind)) for name, kind in ENUMS.items()]
    parts += [_union(name, (member.__name__ for member in get_args(kind))) for name, kind in UNIONS.items()]
    parts += [CHOSEN, CHANGE, *map(_interface, structs)]
    return "\n".join(parts)


def _union(name: str, members: Iterable[str]) -> str:
    lines = "\n".join(f"\t| {member}" for member in members)
    return f"export type {name} =\n{lines};\n"


def _text(value: object) -> str:
    return f'"{value}"'


def _structs(roots: Iterable[inspect.Type]) -> list[inspect.StructType]:
    """Find every struct that can be reached, in the order it is first named."""
    found: dict[str, inspect.StructType] = {}
    waiting = list(roots)
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, inspect.StructType):
            if info.cls.__name__ in found:
                continue
            found[info.cls.__name__] = info
        waiting.extend(_inside(info))
    return list(found.values())


def _inside(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.StructType():
            return [field.type for field in info.fields]
        case inspect.UnionType():
            return list(info.types)
        case inspect.VarTupleType() | inspect.ListType():
            return [info.item_type]
        case inspect.TupleType():
            return list(info.item_types)
        case inspect.DictType():
            return [info.key_type, info.value_type]
        case inspect.Metadata():
            return [info.type]
        case _:
            return []


def _interface(struct: inspect.StructType) -> str:
    doc = (struct.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {doc} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'\t{struct.tag_field}: "{struct.tag}";')
    lines += [f"\t{_field(struct, field)}" for field in struct.fields]
    return "\n".join([*lines, "}\n"])


def _field(struct: inspect.StructType, field: inspect.Field) -> str:
    # What a client sends may leave out fields that have a default; what the server sends is whole.
    is_sent_by_client = issubclass(struct.cls, (TableRequest, asked.Asked, pages.Request))
    mark = "?" if is_sent_by_client and not field.required else ""
    is_chosen = is_sent_by_client and isinstance(field.type, inspect.StructType)
    is_chosen = is_chosen and field.type.cls is Settings  # type: ignore[attr-defined]
    return f"{field.encode_name}{mark}: {'SettingsChosen' if is_chosen else _type(field.type)};"


_PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
_CHOICE_NAMES = {frozenset(get_args(kind)): name for name, kind in CHOICES.items()}
_UNION_NAMES = {frozenset(get_args(kind)): name for name, kind in UNIONS.items()}


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType():
            return str(info.cls.__name__)
        case inspect.Metadata(extra=extra):
            return str(extra["ts"]) if extra and "ts" in extra else _type(info.type)
        case inspect.UnionType():
            return _union_type(info)
        case inspect.EnumType():
            return next(name for name, kind in ENUMS.items() if kind is info.cls)
        case inspect.LiteralType():
            return _CHOICE_NAMES.get(frozenset(info.values)) or " | ".join(map(_text, info.values))
        case inspect.VarTupleType() | inspect.ListType():
            return f"readonly {_in_array(info.item_type)}[]"
        case inspect.TupleType():
            return f"readonly [{', '.join(map(_type, info.item_types))}]"
        case inspect.DictType():
            return f"Partial<Record<{_type(info.key_type)}, {_type(info.value_type)}>>"
        case _:
            return _PLAIN[type(info)]


def _union_type(info: inspect.UnionType) -> str:
    """A union that has a name goes by it."""
    classes = frozenset(part.cls for part in info.types if isinstance(part, inspect.StructType))
    if (name := _UNION_NAMES.get(classes)) is None:
        return " | ".join(map(_type, info.types))
    rest = (_type(part) for part in info.types if not isinstance(part, inspect.StructType))
    return " | ".join((name, *rest))


def _in_array(info: inspect.Type) -> str:
    text = _type(info)
    return f"({text})" if " " in text and not isinstance(info, inspect.StructType) else text


def facts() -> str:
    """Write the facts of the games that the client draws."""
    return f"{HEAD}\n{client_facts()}"


def rulebook() -> str:
    """Write the order of the rules."""
    return f"{HEAD}\n{client_rulebook()}"


def main() -> None:
    """Write the three files, in the folder of the repository."""
    for target, text in ((TARGET, typescript()), (FACTS, facts()), (RULEBOOK, rulebook())):
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
