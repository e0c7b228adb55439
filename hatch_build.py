"""The build hook: the wheel holds compiled catalogs, and an editable install has them beside the code."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogHook(BuildHookInterface[Any]):
    """Compiles the catalogs before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles them; pyproject.toml names the results as artifacts."""
        root = Path(self.root)
        # By path: where a build is isolated, the project itself is not importable.
        spec = importlib.util.spec_from_file_location("compiling", root / "tools" / "compiling.py")
        assert spec is not None and spec.loader is not None
        compiling = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiling)
        compiling.compile_catalogs(root)
