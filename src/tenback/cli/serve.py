"""`tenback serve`: tables over the network."""

import os
from pathlib import Path
from typing import Annotated

import typer


def serve(
    *,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 127.0.0.1 is this machine only.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port to use (8098); 0 picks a free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A file (default: in the data folder), or postgresql://user@host/name.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Number of worker processes; more than one needs PostgreSQL.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="The public address, behind a proxy.")] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="Another host name of this server; repeat for more.")
    ] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(help="Proxies whose X-Forwarded headers are trusted.")
    ] = None,
    bot_processes: Annotated[int | None, typer.Option(help="Number of bot processes.")] = None,
    limit_factor: Annotated[
        float | None, typer.Option(help="Multiply all rate limits by this factor.")
    ] = None,
    silent_seconds: Annotated[
        float | None, typer.Option(help="Close connections that are silent for this many seconds (30).")
    ] = None,
    settings: Annotated[Path | None, typer.Option(help="A TOML file with these settings.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your network join; shows a QR code.")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser.")] = False,
) -> None:
    """Run a server for browsers and bots. Every option can also be set as TENBACK_… in the environment."""
    from tenback.server.operations.run import run
    from tenback.server.operations.settings import settings_from

    given = {
        "host": "0.0.0.0" if lan and host is None else host,
        "port": port,
        "database": database,
        "workers": workers,
        "public_url": public_url,
        "allowed_hosts": tuple(allowed_host) if allowed_host else None,
        "trusted_proxies": trusted_proxies,
        "bot_processes": bot_processes,
        "limit_factor": limit_factor,
        "silent_seconds": silent_seconds,
    }
    run(settings_from(given, os.environ, settings), typer.echo, opens_browser=browser)
