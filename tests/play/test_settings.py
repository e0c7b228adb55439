"""What a person has set is kept, also by newer versions of the program."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest

from fa_cards.play.database import FILE
from fa_cards.play.migrations import MIGRATIONS, migrate
from fa_cards.play.settings import CHOICES, Settings, SettingValue
from fa_cards.play.store import Store


def test_a_store_of_the_first_version_keeps_its_settings(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    connection.execute("INSERT INTO settings VALUES ('language', '\"en\"'), ('terminal', '\"vte\"')")
    connection.close()
    opened = Store.open(tmp_path)
    with opened.store as store:
        assert opened.set_aside is None
        # What the first version wrote was what it had found, and nobody's answer.
        assert store.settings == Settings(language="en", terminal=None, terminal_found="vte")


def test_every_value_that_can_be_set_is_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path).store as store:
        for key, values in CHOICES.items():
            for value in values:
                store.change_settings(**{key: value})
                assert getattr(store.settings, key) == value
        for one in fields(Settings):
            if isinstance(one.default, bool):
                store.change_settings(**{one.name: not one.default})
                assert getattr(store.settings, one.name) is not one.default


def test_the_usual_value_of_a_choice_is_one_of_its_values() -> None:
    for key, values in CHOICES.items():
        assert getattr(Settings(), key) in values


def test_settings_and_choices_of_another_version_are_passed_over() -> None:
    stored = {"theme": '"neon"', "speed": '"fast"', "of-tomorrow": "1"}
    assert Settings.read(stored) == Settings(speed="fast")


@pytest.mark.parametrize("stored", [{"bell": '"yes"'}, {"theme": "7"}, {"language": "true"}, {"name": "null"}])
def test_a_value_of_the_wrong_kind_is_damage(stored: Mapping[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(stored))):
        Settings.read(stored)


def test_a_setting_that_does_not_exist_cannot_be_set(tmp_path: Path) -> None:
    nonsense: dict[str, SettingValue] = {"colour-of-the-sky": "blue"}
    with Store.open(tmp_path).store as store, pytest.raises(TypeError):
        store.change_settings(**nonsense)


def test_two_programs_that_set_different_things_keep_both(tmp_path: Path) -> None:
    with Store.open(tmp_path).store as one, Store.open(tmp_path).store as other:
        one.change_settings(theme="paper")
        assert other.change_settings(speed="fast") == Settings(theme="paper", speed="fast")
        one.change_settings(name="زهره")
        other.change_settings(theme="plain")
        # The last word on one thing counts; nothing else is touched by it.
        assert one.settings == other.settings == Settings(theme="plain", speed="fast", name="زهره")


def test_settings_outlive_the_program(tmp_path: Path) -> None:
    with Store.open(tmp_path).store as store:
        store.change_settings(name="پروانه", terminal="konsole", bell=True, trick_pause="key", language="en")
    with Store.open(tmp_path).store as store:
        assert store.settings == Settings(
            name="پروانه", terminal="konsole", bell=True, trick_pause="key", language="en"
        )
