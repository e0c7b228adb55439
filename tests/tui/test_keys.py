"""The table of keys: every act by its keys, and by the same keys with a Persian layout on."""

from __future__ import annotations

import pytest
from textual.events import Key
from textual.keys import _character_to_key

from fa_cards.tui.keys import ACTS, BY_NAME, Act, Scope, find
from fa_cards.tui.twins import ISIRI_9147, OLDER_WINDOWS, twins


def typed(character: str) -> Key:
    """The event of a key that types one character, as the terminal's driver makes it."""
    return Key(_character_to_key(character), character)


LETTERS = [(act, key) for act in ACTS for key in act.keys if len(key) == 1]


@pytest.mark.parametrize(("act", "key"), LETTERS, ids=lambda value: value if isinstance(value, str) else value.name)
def test_every_key_works_with_the_persian_layout_on(act: Act, key: str) -> None:
    for character in (key, *twins(key)):
        assert find(typed(character), [act.scope]) is act


def test_both_persian_layouts_know_every_letter() -> None:
    # ISIRI 9147 and the older layout of Windows differ in ye and in the key of m.
    assert ISIRI_9147["d"] == "ی" and OLDER_WINDOWS["d"] == "ي"
    assert ISIRI_9147["m"] == "پ" and OLDER_WINDOWS["m"] == "ئ"
    assert twins("q") == ("ض", "Q")
    assert twins("1") == ("۱", "١")
    assert twins("?") == ("؟",)


@pytest.mark.parametrize("scope", list(Scope), ids=lambda scope: scope.name)
def test_no_key_does_two_things_in_one_scope(scope: Scope) -> None:
    seen: dict[str, str] = {}
    for act in ACTS:
        if act.scope is not scope:
            continue
        for key in act.keys:
            for spelling in (key, *twins(key)):
                assert seen.setdefault(spelling, act.name) == act.name


def test_no_act_has_only_a_control_or_shift_key() -> None:
    for act in ACTS:
        plain = [key for key in act.keys if not key.startswith(("ctrl+", "shift+")) and key not in "?"]
        # Leaving the program is done by going back from the menu.
        assert plain or act.name == "quit"


def test_every_act_has_a_label_and_a_sentence_in_both_languages(code: str) -> None:
    for act in ACTS:
        assert act.label.said() and act.help.said()


@pytest.mark.parametrize("name", ["settings", "palette", "language", "quit"])
def test_what_can_be_done_everywhere_has_its_keys_free_everywhere(name: str) -> None:
    mine = {spelling for key in BY_NAME[name].keys for spelling in (key, *twins(key))}
    for act in ACTS:
        if act.name != name:
            assert mine.isdisjoint(spelling for key in act.keys for spelling in (key, *twins(key))), act.name
