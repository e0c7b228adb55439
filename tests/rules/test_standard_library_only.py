"""The rules need nothing but Python (DESIGN: rules -> nothing)."""

from __future__ import annotations

import json
import subprocess
import sys

SCRIPT = """
import importlib, json, pkgutil, sys
before = set(sys.modules)
import fa_cards.rules
for module in pkgutil.walk_packages(fa_cards.rules.__path__, "fa_cards.rules."):
    importlib.import_module(module.name)
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def test_importing_all_of_the_rules_brings_in_nothing_but_the_standard_library() -> None:
    run = subprocess.run([sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True)
    loaded = json.loads(run.stdout)
    assert "fa_cards.rules.teka.state" in loaded
    foreign = {name for name in loaded if name.split(".")[0] not in sys.stdlib_module_names}
    ours = {name for name in foreign if name == "fa_cards" or name.startswith("fa_cards.rules")}
    assert foreign == ours
