"""Play, study and beat THE GAME, THE GAME EXTREME and TAKE THAT."""

import importlib
import sys

if sys.modules.get("gymnasium") is not None:
    # Gymnasium imports a package that stands before an id: "tenback:tenback/TheGame-v1". By name, since
    # nothing here depends on the environments.
    importlib.import_module("tenback.envs.ids")


def __getattr__(name: str) -> str:
    """Look the version up in the installed package, where it is asked for: pyproject.toml alone names it."""
    if name != "__version__":
        raise AttributeError(name)
    from importlib.metadata import version

    return version("tenback")
