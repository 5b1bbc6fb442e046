"""What changed between two shown values: whole ones would make a replay grow with the square of its moves."""

from collections.abc import Iterator, Sequence

import msgspec

Change = dict[str, "Change"] | tuple[object] | tuple[int, int, object]
"""Changes of parts by name or place; the value now; or where a piece begins, what it replaces, the piece."""

SHORT_TEXT = 12
"""A text of this length is sent whole."""


def change(before: object, after: object) -> Change:
    """Say how to make one value of another; nothing changed when it is empty."""
    parts = {name: change(old, new) for name, old, new in _parts(before, after) if old != new}
    if parts or before == after:
        return parts
    if isinstance(before, tuple) and isinstance(after, tuple):
        return _piece(before, after)
    if isinstance(before, str) and isinstance(after, str) and _is_long(after):
        return _piece(before, after)
    return (after,)


def _parts(before: object, after: object) -> Iterator[tuple[str, object, object]]:
    """Go through what both values have; nothing where they do not have the same parts."""
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        yield from ((name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__)
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        yield from ((name, before[name], after[name]) for name in after)
    elif isinstance(before, tuple) and isinstance(after, tuple) and _is_nested(before, after):
        yield from ((str(place), *both) for place, both in enumerate(zip(before, after, strict=True)))


def _is_long(text: str) -> bool:
    """Whether to send a piece of a text; other letters than these are counted in another way by a browser."""
    return len(text) > SHORT_TEXT and text.isascii()


def _is_nested(before: tuple[object, ...], after: tuple[object, ...]) -> bool:
    """Whether two lists have as many parts, and such as can change in part."""
    is_nested = any(isinstance(value, (tuple, msgspec.Struct, str)) for value in after)
    return is_nested and len(before) == len(after)


def _piece(before: Sequence[object], after: Sequence[object]) -> tuple[int, int, object]:
    head = _common(before, after)
    rest_before, rest_after = before[head:], after[head:]
    tail = _common(rest_before[::-1], rest_after[::-1])
    return head, len(rest_before) - tail, rest_after[: len(rest_after) - tail]


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """Count what two sequences have in common at their beginning, by halves."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
