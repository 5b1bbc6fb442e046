"""A real Chromium, as it is installed on this machine."""

import contextlib
import os
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, Playwright, sync_playwright

DESKTOP = ("chromium", "chromium-browser", "google-chrome")
SHELL = ("chromium-headless-shell", *DESKTOP)
"""The same browser built without windows: two thirds of the processor time, but no notifications."""


def chromium(programs: tuple[str, ...] = SHELL) -> str | None:
    """Find the browser."""
    return next(filter(None, map(shutil.which, programs)), None)


@contextlib.contextmanager
def launched(*arguments: str, programs: tuple[str, ...] = SHELL) -> Iterator[Browser]:
    """Run a browser without a window, with a profile of its own that is thrown away."""
    with sync_playwright() as playwright, launched_by(playwright, *arguments, programs=programs) as browser:
        yield browser


@contextlib.contextmanager
def launched_by(
    playwright: Playwright, *arguments: str, programs: tuple[str, ...] = SHELL
) -> Iterator[Browser]:
    """Run one more browser: a thread has one Playwright, however many browsers it runs."""
    program = chromium(programs)
    if program is None:
        raise FileNotFoundError("Chromium is not installed: python scripts/system_packages.py installs it")
    # Chromium refuses to run as root inside its sandbox.
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    browser = playwright.chromium.launch(executable_path=program, args=[*arguments, *as_root])
    try:
        yield browser
    finally:
        browser.close()
