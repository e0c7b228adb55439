"""No family of games knows another one: a new one is added beside them, and disturbs none."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from fa_cards.rules.catalog import GAMES

ROOT = Path(__file__).parent.parent.parent
FAMILIES = frozenset(GAMES[key].family.replace("-", "_") for key in GAMES)


def apart() -> list[set[str]]:
    """The modules of each contract of which none may import another, by whatever way round."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    return [set(one["modules"]) for one in contracts if one["type"] == "independence"]


@pytest.mark.parametrize(
    "module",
    ["fa_cards.rules.{}", "fa_cards.bots.{}", "fa_cards.words.{}", "fa_cards.learn.{}_rules", "fa_cards.tui.games.{}"],
)
def test_in_every_layer_a_contract_keeps_all_families_of_the_catalog_apart(module: str) -> None:
    assert {module.format(family) for family in FAMILIES} in apart()


def family_of(module: str) -> str | None:
    """The family that a module is for, by its name; None where it is for any game."""
    for part in module.split("."):
        for family in FAMILIES:
            if part == family or part.startswith(f"{family}_"):
                return family
    return None


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, also inside of functions and for types alone."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)


def test_no_module_of_a_family_imports_one_of_another_from_any_layer() -> None:
    looked_at = set()
    for path in (ROOT / "fa_cards").rglob("*.py"):
        family = family_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
        if family is not None:
            looked_at.add(family)
            assert {family_of(one) for one in imports(path)} <= {None, family}, path
    assert looked_at == FAMILIES
