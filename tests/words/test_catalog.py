from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.rtl import visual
from fa_cards.words import LANGUAGES, CatalogMissing, Phrase, catalog, isolate, language, use


def said(template: str, **values: catalog.Said) -> str:
    """A sentence that no catalog knows is said as it stands: enough to see how it is filled."""
    return Phrase(template).said(**values)


def test_persian_comes_first_and_every_language_says_its_own_name() -> None:
    assert language().code == "fa"
    assert [(one.code, one.direction, one.name) for one in LANGUAGES.values()] == [
        ("fa", "rtl", "فارسی"),
        ("en", "ltr", "English"),
    ]


def test_a_name_goes_into_a_sentence_isolated() -> None:
    assert said("x {name} y", name="Sara") == "x \u2068Sara\u2069 y"


def test_a_whole_number_is_written_in_the_digits_of_the_language() -> None:
    assert said("{n}", n=120) == "۱۲۰"
    use("en")
    assert said("{n}", n=120) == "120"


def test_a_minus_stands_before_its_number_in_persian() -> None:
    assert said("{n}", n=-20) == "\u2066\u200e-۲۰\u2069"
    use("en")
    assert said("{n}", n=-20) == "-20"


def test_a_sentence_in_a_sentence_is_said_in_the_same_language() -> None:
    assert said("{inner}.", inner=Phrase("n")) == "n."


def test_true_is_no_number() -> None:
    with pytest.raises(TypeError):
        said("{n}", n=True)


def test_a_placeholder_left_empty_is_an_error_and_not_a_brace_on_the_screen() -> None:
    with pytest.raises(KeyError):
        said("{name}")


def test_a_name_with_lonely_direction_marks_loses_them() -> None:
    assert isolate("a\u2069\u2068b") == "\u2068ab\u2069"
    assert isolate("a\u202eb") == "\u2068ab\u2069"


def test_a_minus_gives_no_direction_to_the_text_that_it_begins() -> None:
    assert visual(isolate("\u200e-۲۰ به ۳۰"), "rtl", shaped=False) == "۳۰ هب -۲۰"
    assert visual(isolate(f"{isolate('رضا')} \u200e-۸۰"), "rtl", shaped=False) == "-۸۰ اضر"
    assert visual(isolate("\u200e-۲۰"), "rtl") == "-۲۰"


def test_a_list_of_names_in_a_sentence_stands_in_its_order() -> None:
    # UAX #9, rule P2: what is isolated inside says nothing of the direction, so it has to be given.
    names = " ".join(isolate(name) for name in ("سارا", "Ali", "رضا"))
    assert isolate(names)[0] == "\u2067"
    assert visual(isolate(names), "rtl") == visual("سارا Ali رضا", "rtl")
    use("en")
    assert isolate(names)[0] == "\u2066"


def test_a_language_that_is_not_spoken_is_refused_and_the_old_one_stays() -> None:
    with pytest.raises(ValueError, match="xx"):
        use("xx")
    assert language().code == "fa"


def test_a_missing_catalog_is_a_loud_error_and_never_silent_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "MO_FOLDER", tmp_path)
    catalog._catalog.cache_clear()
    try:
        with pytest.raises(CatalogMissing, match=r"python -m tools\.catalogs compile"):
            said("x")
    finally:
        catalog._catalog.cache_clear()


def test_after_a_negative_number_names_and_numbers_go_on_as_they_were() -> None:
    line = visual(Phrase("Score: you {a}, {name} {b}").said(a=-185, name="رضا", b=105), "rtl")
    # As one reads it from the right: one's own, then the name, then his.
    assert line.index("۱۰۵") < line.index(visual("رضا", "rtl")) < line.index("-۱۸۵")
