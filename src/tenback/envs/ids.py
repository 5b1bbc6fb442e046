"""The games by their ids in Gymnasium; it loads no game, so that it is quick to import.

`gymnasium.make("tenback.envs.gymnasium:tenback/TheGame-v1")` needs no import of tenback: Gymnasium imports
the module before the colon, which imports this one. Since 1.0 Gymnasium looks for no entry points of
packages, so an id without that first part is known once that module is imported.
"""

from typing import Any

IDS: dict[str, dict[str, Any]] = {
    "tenback/TheGame-v1": {"game": "the-game"},
    "tenback/Extreme-v1": {"game": "extreme"},
    "tenback/TakeThat-v1": {"game": "take-that", "players": 2, "seat": 0, "bots": "random"},
}


def register_all() -> None:
    """Make the games known to Gymnasium."""
    from gymnasium.envs.registration import register, registry

    for name, chosen in IDS.items():
        if name not in registry:
            register(
                name,
                entry_point="tenback.envs.gymnasium:TenbackEnv",
                vector_entry_point="tenback.envs.gymnasium:make_batch",
                kwargs=chosen,
                disable_env_checker=True,
            )


register_all()
