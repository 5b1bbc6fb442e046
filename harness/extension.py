"""An example package laid out as an installer would, so that its entry points are found."""

import os
import shutil
import tomllib
from pathlib import Path
from typing import Any

CLIMB = Path(__file__).parents[1] / "examples" / "climb"


def install(package: Path, target: Path) -> Path:
    """Copy a package and write the metadata of a wheel of it; give the folder to put on the path."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"].replace("-", "_")
    shutil.copytree(package / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = target / f"{name}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    (metadata / "entry_points.txt").write_text(_entry_points(project), encoding="utf-8")
    return target


def with_packages(target: Path) -> dict[str, str]:
    """Give the environment of a process that finds what is installed there."""
    paths = [str(target), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def _entry_points(project: dict[str, Any]) -> str:
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items()), ""]
    return "\n".join(lines)
