"""`tenback talk`: ask the referee whether something may be said at the table."""

import sys
from typing import Annotated

import typer

REFUSED = 1
"""The exit code for a message that may not be said."""


def talk(
    text: Annotated[str | None, typer.Argument(help="What you want to say.", show_default=False)] = None,
    *,
    stdin: Annotated[
        bool,
        typer.Option(
            "--stdin", help="Read one message per line; print pass or refuse, a tab and the reason."
        ),
    ] = False,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Ask the referee whether a message gives away a number (G12)."""
    if stdin == (text is not None):
        raise typer.BadParameter("Give either a message in quotes, or --stdin.")
    if text is None:
        _judge_lines()
    else:
        _judge_one(text, lang)


def _judge_one(text: str, lang: str | None) -> None:
    from tenback.cli._app import words_for
    from tenback.talk.referee import judge

    words = words_for(lang)
    verdict = judge(text)
    if verdict.reason is None:
        typer.echo(words.say("talk-passed"))
        return
    reason = words.say(f"talk-reason-{verdict.reason.value}")
    part = text[verdict.start : verdict.end].encode("utf-8", "replace").decode("utf-8")
    typer.echo(words.say("talk-refused", part=part, reason=reason))
    raise typer.Exit(REFUSED)


def _judge_lines() -> None:
    """Answer line by line, so that another program can ask and wait."""
    from tenback.talk.referee import judge

    for line in sys.stdin.buffer:
        verdict = judge(line.decode("utf-8", "replace").rstrip("\r\n"))
        code = "" if verdict.reason is None else verdict.reason.value
        sys.stdout.write(f"{'pass' if verdict.passed else 'refuse'}\t{code}\n")
        sys.stdout.flush()
