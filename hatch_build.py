"""The build hook: the wheel carries the built browser client."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before files are collected."""

    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's interface
        """Build the client if its sources have changed."""
        script = Path(self.root) / "scripts" / "build_client.py"
        spec = importlib.util.spec_from_file_location("build_client", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build_client()
