"""Every family of the catalog is held to import no other one: pyproject.toml says so, layer by layer."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fa_cards.rules.catalog import GAMES

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"
LAYERS = ("rules", "bots", "words", "tui.games")


def apart() -> list[set[str]]:
    """The modules of each contract of which none may import another."""
    contracts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return [set(one["modules"]) for one in contracts if one["type"] == "independence"]


@pytest.mark.parametrize("layer", LAYERS)
def test_in_every_layer_the_families_are_kept_apart(layer: str) -> None:
    families = {GAMES[key].family.replace("-", "_") for key in GAMES}
    assert {f"fa_cards.{layer}.{one}" for one in families} in apart()
