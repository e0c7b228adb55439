"""Every setting and every value of it has words, in both languages."""

from __future__ import annotations

from dataclasses import fields

import pytest

from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.settings import CHOICES, Settings
from fa_cards.rtl import TerminalClass
from fa_cards.words import LANGUAGES, use
from fa_cards.words.refusals import refusal
from fa_cards.words.settings import (
    GROUPS,
    SETTINGS,
    not_kept,
    setting_effect,
    setting_label,
    setting_value_label,
)
from fa_cards.words.terminal_kinds import KINDS, kind_effect, kind_label


@pytest.fixture(params=list(LANGUAGES), autouse=True)
def code(request: pytest.FixtureRequest) -> object:
    use(request.param)
    yield request.param
    use("fa")


def test_every_setting_of_a_person_stands_in_one_group() -> None:
    asked_or_found_elsewhere = {"terminal_answer", "terminal_found"}
    grouped = [key for group in GROUPS.values() for key in group]
    assert sorted(grouped) == sorted({one.name for one in fields(Settings)} - asked_or_found_elsewhere)


def test_every_value_is_called_something_of_its_own_and_says_what_it_changes() -> None:
    for key, words in SETTINGS.items():
        assert set(words.values) == set(CHOICES.get(key, (True, False)))
        assert setting_label(key)
        labels = [setting_value_label(key, value) for value in words.values]
        effects = [setting_effect(key, value) for value in words.values]
        assert len(set(labels)) == len(labels) and all(labels)
        assert len(set(effects)) == len(effects) and all(effects)


def test_every_kind_of_terminal_that_a_person_may_name_has_words() -> None:
    assert set(KINDS) == {str(one) for one in TerminalClass}
    assert len({kind_label(key) for key in KINDS}) == len(KINDS)
    assert all(kind_effect(key) for key in KINDS)


def test_what_was_found_by_itself_is_said_where_it_is_known() -> None:
    assert kind_label("vte") in setting_effect("terminal", None, "vte")
    assert kind_label("vte") not in setting_effect("terminal", None)


def test_a_language_is_called_by_its_own_name_in_every_language() -> None:
    assert [setting_value_label("language", one) for one in LANGUAGES] == ["فارسی", "English"]


def test_what_could_not_be_kept_says_why_and_that_it_counts_for_now() -> None:
    reason = StoreRefusal("store-busy", path="/data")
    assert refusal(reason) in not_kept(reason)
    assert len(not_kept(reason)) > len(refusal(reason)) + 10
