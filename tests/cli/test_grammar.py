from __future__ import annotations

import pytest

from fa_cards.commands.grammar import Argument, Command, Flag, Reading, Words
from fa_cards.commands.misuse import Misuse
from fa_cards.words import later

X = later("Cancel")
COMMANDS = {
    "go": Command(
        "go",
        X,
        (Argument("place", X, X), Argument("way", X, X, optional=True)),
        (Flag(("--fast", "-f"), X), Flag(("--by",), X, value=X), Flag(("-o",), X, value=X, many=True)),
    )
}
COMMON = (Flag(("--lang",), X, value=X), Flag(("--help", "-h"), X))


def read(*typed: str) -> Words:
    return Reading(COMMANDS, COMMON, "--help").read(typed)


def test_options_stand_before_and_after_the_command_and_between_its_words() -> None:
    for typed in (
        ("--lang", "en", "go", "home", "-f"),
        ("go", "--lang=en", "home", "--fast"),
        ("go", "-f", "home", "--lang", "en"),
    ):
        words = read(*typed)
        assert words.command is COMMANDS["go"]
        assert words.arguments == {"place": "home"}
        assert words.has("--fast")
        assert words.value("--lang") == "en"
        assert words.value("--by") is None


def test_a_value_stands_after_a_blank_an_equals_sign_or_right_after_a_short_option() -> None:
    words = read("go", "home", "-o", "a=1", "-ob=2", "-o=c=3", "--by=x=y")
    assert words.values("-o") == ("a=1", "b=2", "c=3")
    assert words.value("--by") == "x=y"


def test_after_two_dashes_everything_is_a_word() -> None:
    assert read("go", "--", "-f", "--by").arguments == {"place": "-f", "way": "--by"}


def test_a_single_dash_is_a_word() -> None:
    assert read("go", "-").arguments == {"place": "-"}


def test_nothing_at_all_is_no_command() -> None:
    words = read()
    assert words.command is None
    assert words.arguments == {}


def test_help_needs_nothing_else() -> None:
    assert read("go", "--help").has("--help")
    assert read("-h").command is None


@pytest.mark.parametrize(
    ("typed", "sentence", "word"),
    [
        (("gone",), "There is no command {word}; {help} shows them all.", "gone"),
        (("go", "home", "--far"), "{word} is not understood here; {help} shows what is.", "--far"),
        (("--fast", "go", "home"), "{word} is not understood here; {help} shows what is.", "--fast"),
        (("go", "home", "-x"), "{word} is not understood here; {help} shows what is.", "-x"),
        (("go", "home", "--fas"), "{word} is not understood here; {help} shows what is.", "--fas"),
        (("go", "home", "--by"), "{word} needs a value after it.", "--by"),
        (("go", "home", "--by", "--fast"), "{word} needs a value after it.", "--by"),
        (("go", "home", "--fast=yes"), "{word} takes no value.", "--fast"),
        (("go", "home", "--fast", "-f"), "{word} is there twice.", "-f"),
        (("go", "home", "left", "right"), "{word} is one word too many.", "right"),
        (("go",), "Something is missing: {word}.", X),
    ],
)
def test_what_cannot_stand_is_named(typed: tuple[str, ...], sentence: str, word: object) -> None:
    with pytest.raises(Misuse) as refused:
        read(*typed)
    assert refused.value.sentence.msgid == sentence
    assert refused.value.values["word"] == word
