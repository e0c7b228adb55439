"""Every code that the rules refuse with is in the one list of codes, with the details of its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fa_cards import rules
from fa_cards.rules.errors import CODES, IllegalAction, NotAStep, Refusal, UnknownGame, UnknownOption, WrongSeats
from fa_cards.rules.records import RecordError

FOLDER = Path(rules.__path__[0])
KINDS = {"Refusal", "IllegalAction"}


def raised() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Code and names of details of every refusal that the rules make, as they stand in the source."""
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS
            if made and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), tuple(str(keyword.arg) for keyword in node.keywords)


def test_every_raise_uses_a_known_code_with_its_details() -> None:
    found = set(raised())
    assert len(found) > 20
    assert {code: CODES.get(code) for code, _ in found} == dict(found)


def test_every_code_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py") if path.name != "errors.py")
    own = {"not-a-step", "unknown-option", "unknown-game", "wrong-seats"}
    assert [code for code in CODES if f'"{code}"' not in text and code not in own] == []


def test_a_code_outside_the_list_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        IllegalAction("unheard-of")


@pytest.mark.parametrize("refusal", [NotAStep("x"), UnknownOption("a", "b"), UnknownGame("x"), WrongSeats(2, 4)])
def test_refusals_with_a_class_of_their_own_are_in_the_list(refusal: Refusal) -> None:
    assert CODES[refusal.code] == tuple(refusal.details)


def test_a_refusal_reads_well_in_a_traceback() -> None:
    assert str(IllegalAction("cut-range", low=4, high=48)) == "cut-range (low=4, high=48)"
    assert str(RecordError(7, "cut 3", IllegalAction("not-now"))) == "line 7: not-now"
