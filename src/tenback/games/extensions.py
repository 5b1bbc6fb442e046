"""What installed packages add, found by the groups of their entry points."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tenback.games.errors import TenbackError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

T = TypeVar("T")


class BrokenExtension(TenbackError):
    """An installed package names something that cannot be loaded."""

    def __init__(self, point: "EntryPoint", error: Exception) -> None:
        super().__init__(
            "error-broken-extension",
            name=point.name,
            group=point.group,
            value=point.value,
            reason=f"{type(error).__name__}: {error}",
        )


def installed(group: str) -> tuple[str, ...]:
    """List the names that installed packages provide in a group."""
    return tuple(sorted({point.name for point in _points(group)}))


def loaded(group: str, name: str) -> Any:
    """Load what a package names; raise BrokenExtension when that fails."""
    (point, *_) = _points(group).select(name=name)
    try:
        return point.load()
    except Exception as error:
        raise BrokenExtension(point, error) from error


def _points(group: str) -> "EntryPoints":
    # Late: reading the packages' metadata takes longer than loading all rules.
    from importlib.metadata import entry_points

    return entry_points(group=group)


class PerGame(Generic[T]):
    """What each game provides for one layer: ours by reference, others' by an entry point in the group.

    A reference is `module:name`, as in an entry point: it is loaded when it is first asked for.
    """

    def __init__(self, group: str, own: Mapping[str, str]) -> None:
        self._group, self._own = group, own
        self._found: dict[str, T | None] = {}

    def __getitem__(self, game: str) -> T | None:
        """Return what a game provides, or None."""
        if game not in self._found:
            self._found[game] = self._find(game)
        return self._found[game]

    def __contains__(self, game: str) -> bool:
        """Return whether a game provides something, without loading it: that may take seconds."""
        return game in self._own or game in installed(self._group)

    def _find(self, game: str) -> T | None:
        found: T
        if game in self._own:
            module, _, name = self._own[game].partition(":")
            found = getattr(import_module(module), name)
            return found
        if game in installed(self._group):
            found = loaded(self._group, game)
            return found
        return None
