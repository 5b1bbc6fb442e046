"""A replay written out again, as any client does it."""

from typing import Any


def frames_in(replay: dict[str, Any]) -> list[Any]:
    """Write out every moment of a replay."""
    frames = [replay["first"]]
    for change in replay["changes"]:
        frames.append(changed(frames[-1], change))
    return frames


def changed(value: Any, change: Any) -> Any:
    """Apply one change."""
    if isinstance(change, dict):
        parts = list(value) if isinstance(value, list) else dict(value)
        for name, part in change.items():
            place = int(name) if isinstance(parts, list) else name
            parts[place] = changed(parts[place], part)
        return parts
    if len(change) == 1:
        return change[0]
    at, out, put = change
    return value[:at] + put + value[at + out :]
