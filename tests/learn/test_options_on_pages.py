"""Every page that is made from the rules of its game says how the game is played with the options in force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from fa_cards.learn.pages import Points, Terms
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.options import Value
from fa_cards.words import use
from fa_cards.words.options import option_words
from tests.learn.reading import section, text

MADE = [key for key in GAMES if key != "teka"]
"""The games whose pages are made; Teka's is written."""

ANY_NUMBER = 8
"""A number that no option names and every option takes that takes any number."""

CHANGES: list[tuple[str, str, Value]] = [
    (key, option.key, value)
    for key in MADE
    for option in GAMES[key].option_list
    for value in (*option.values, *((ANY_NUMBER,) if option.high > option.low else ()))
    if value != option.default or type(value) is not type(option.default)
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("fa")


@pytest.mark.parametrize(("key", "option", "value"), CHANGES)
def test_the_page_says_the_options_in_force(key: str, option: str, value: Value) -> None:
    """Every option away from its default changes what a section says, apart from the list of other ways."""
    usual, changed = (
        {one.key: text(page, one.key) for one in page.sections if one.key != "other-ways"}
        for page in (rules_page(key), rules_page(key, {option: value}))
    )
    assert usual.keys() == changed.keys()
    assert usual != changed


@pytest.mark.parametrize("key", MADE)
def test_every_option_stands_among_the_other_ways_to_play(key: str) -> None:
    (terms,) = [block for block in section(rules_page(key), "other-ways").blocks if isinstance(block, Terms)]
    told = {word for word, _ in terms.items if word.msgid != "Players"}
    assert told == {option_words(key, one.key).label for one in GAMES[key].option_list}


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("key", MADE)
def test_points_are_whole_sentences(key: str, language: str) -> None:
    """The last one may end with a colon where a list of terms comes after it."""
    use(language)
    for one in rules_page(key).sections:
        for block, after in zip_longest(one.blocks, one.blocks[1:]):
            if isinstance(block, Points):
                *first, last = [item.said() for item in block.items]
                assert all(said.endswith(".") for said in first), one.key
                assert last.endswith(":" if isinstance(after, Terms) else "."), one.key
