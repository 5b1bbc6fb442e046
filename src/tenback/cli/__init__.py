"""The command line: one command per file, named like its file."""


def main() -> None:
    """Run the command line."""
    from tenback.cli._app import run

    run()
