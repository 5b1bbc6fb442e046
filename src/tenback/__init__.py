"""Play, study and beat THE GAME, THE GAME EXTREME and TAKE THAT."""


def __getattr__(name: str) -> str:
    """Look the version up in the installed package, where it is asked for: pyproject.toml alone names it."""
    if name != "__version__":
        raise AttributeError(name)
    from importlib.metadata import version

    return version("tenback")
