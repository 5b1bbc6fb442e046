"""The files for hosts name what is there."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

from tenback.server.operations.settings import ServerSettings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_every_setting_in_the_files_for_hosts_exists() -> None:
    known = {f"TENBACK_{field.name.upper()}" for field in fields(ServerSettings)}
    # Names of the compose files' own.
    known |= {"TENBACK_NAME", "TENBACK_UPSTREAM"}
    used = {
        name
        for file in DEPLOY.iterdir()
        for name in re.findall(r"TENBACK_[A-Z_]+", file.read_text(encoding="utf-8"))
    }

    assert used <= known
    assert {"TENBACK_DATABASE", "TENBACK_PUBLIC_URL", "TENBACK_WORKERS"} <= used


def test_the_image_is_given_all_that_the_wheel_is_built_from() -> None:
    """What .dockerignore leaves out does not reach the build."""
    let_in = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {
        "pyproject.toml",
        "constraints.txt",
        "scripts/build_client.py",
        "src",
        "web",
        project["project"]["readme"],
    }
    needed |= {
        project["tool"]["hatch"]["build"]["hooks"]["custom"]["path"],
        *project["project"]["license-files"],
    }

    assert needed <= let_in
    assert all((ROOT / name).exists() for name in let_in)
