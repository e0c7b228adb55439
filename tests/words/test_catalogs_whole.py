"""The catalogs as they are in the repository: whole, right, and the same that the code says."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def tool(name: str) -> ModuleType:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return importlib.import_module(f"tools.{name}")


catalogs, messages, persian = tool("catalogs"), tool("messages"), tool("persian")


def test_both_catalogs_say_all_that_the_code_says_and_nothing_is_wrong_in_them() -> None:
    assert list(catalogs.problems(ROOT)) == []


def test_the_command_for_it_says_so_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.catalogs", "check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "catalogs: all well\n")


def test_the_headers_bear_no_date_and_no_person() -> None:
    for path in (ROOT / "locales").rglob("fa_cards.po*"):
        header = path.read_text(encoding="utf-8").split("\n\n")[0]
        assert not any(word in header for word in ("Date", "Translator", "Team", "@", "20"))


def house(tmp_path: Path, code: str) -> Path:
    """A small project with one file of code and a Persian catalog."""
    package = tmp_path / "fa_cards"
    package.mkdir(parents=True)
    (package / "some.py").write_text(
        f"from fa_cards.words import count, later, say, say_in\n{code}\n", encoding="utf-8"
    )
    catalogs.update(tmp_path)
    return tmp_path


def problems(root: Path) -> str:
    return "\n".join(catalogs.problems(root))


def with_persian(tmp_path: Path, code: str, text: str) -> str:
    root = house(tmp_path, code)
    catalog = catalogs.read("fa", root)
    for entry in catalogs.entries(catalog):
        entry.string = text
    catalogs.path_of("fa", root).write_text(catalogs.text_of(catalog), encoding="utf-8")
    return problems(root)


def test_a_whole_catalog_has_no_problems(tmp_path: Path) -> None:
    assert with_persian(tmp_path, 'say("{name} won", name="x")', "{name} برد") == ""


def test_an_untranslated_sentence_is_found(tmp_path: Path) -> None:
    assert "untranslated: 'Hello'" in problems(house(tmp_path, 'say("Hello")'))


def test_a_sentence_that_the_catalogs_do_not_have_is_found(tmp_path: Path) -> None:
    root = house(tmp_path, 'say("Hello")')
    (root / "fa_cards" / "more.py").write_text('from fa_cards.words import later\nlater("New")\n', encoding="utf-8")
    found = problems(root)
    assert "missing: 'New'" in found
    assert "fa_cards.pot is not what the code says" in found


def test_a_sentence_that_nobody_says_any_more_is_found(tmp_path: Path) -> None:
    root = house(tmp_path, 'say("Hello")')
    (root / "fa_cards" / "some.py").write_text("", encoding="utf-8")
    assert "said nowhere: 'Hello'" in problems(root)


def test_a_fuzzy_sentence_is_found(tmp_path: Path) -> None:
    root = house(tmp_path, 'say("Hello")')
    path = catalogs.path_of("fa", root)
    path.write_text(
        path.read_text(encoding="utf-8").replace('msgid "Hello"\nmsgstr ""', '#, fuzzy\nmsgid "Hello"\nmsgstr "سلام"'),
        encoding="utf-8",
    )
    assert "fuzzy: 'Hello'" in problems(root)


def test_placeholders_that_differ_are_found(tmp_path: Path) -> None:
    assert "placeholders differ" in with_persian(tmp_path, 'say("{name} won", name="x")', "{nam} برد")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("say(some)", "written out"),
        ('say(f"x{1}")', "written out"),
        ('say("{} won")', "a bare name"),
        ('say("{name!r} won", name=1)', "a bare name"),
        ('say("{name} won")', r"the sentence has \['name'\]"),
        ('say("won", name=1)', r"the call fills \['name'\]"),
        ('count("one", "{n} of {m}", 3)', r"the sentence has \['m', 'n'\]"),
    ],
)
def test_a_call_that_no_catalog_could_serve_is_refused_with_its_place(tmp_path: Path, code: str, why: str) -> None:
    with pytest.raises(messages.Unreadable, match=f"fa_cards/some.py:2: .*{why}"):
        house(tmp_path, code)


def test_all_ways_to_say_something_are_found(tmp_path: Path) -> None:
    root = house(
        tmp_path, 'say("a")\nsay_in("at", "b")\ncount("{n} c", "{n} cs", 2)\nx = later("d" "e")\n"text".count("t", "x")'
    )
    found = {(one.context, one.id) for one in catalogs.entries(catalogs.template(root))}
    assert found == {(None, "a"), ("at", "b"), (None, ("{n} c", "{n} cs")), (None, "de")}


def test_a_catalog_is_written_alike_whenever_it_is_written(tmp_path: Path) -> None:
    root = house(tmp_path, 'say("b")\nsay("a")')
    path = catalogs.path_of("en", root)
    before = path.read_bytes()
    catalogs.update(root)
    assert path.read_bytes() == before
    assert before.index(b'"a"') < before.index(b'"b"')


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("اين", "an Arabic ye or kaf"),
        ("كارت", "an Arabic ye or kaf"),
        ("دستهٔ باز", "«ه‌ی» written with hamza"),
        ("دور 3", "digits that are not Persian"),
        ("دور ٣", "digits that are not Persian"),
        ('"پاس"', "straight or English quotes"),
        ("سارا, رضا", "an English comma"),
        ("قبول می‌کنید?", "an English comma"),
        ("می خواهید", "«می» or «نمی» apart"),
        ("نمی خرم", "«می» or «نمی» apart"),
        ("میخواهید", "«می» or «نمی» joined"),
        ("کارت ها", "«ها» apart"),
        ("کارتها", "«ها» joined"),
        ("بزرگ ترین", "«تر» or «ترین» apart"),
        ("سارا ، رضا", "a blank before"),
        ("سارا،رضا", "no blank after"),
        ("می‌ خرم", "a ZWNJ beside"),
        ("بُر", "a short vowel"),
        ("شرط‌بندی", "a word of betting"),
        ("سایت کازینو", "a word of betting"),
        ("مناقصه", "a word of betting"),
        ("تریک اول", "not the glossary's word"),
        ("بازی افغانی", "not the glossary's word"),
        ("نوبت Sara است", "a Latin word"),
    ],
)
def test_a_fault_of_spelling_is_found(text: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in persian.faults(text)), list(persian.faults(text))


@pytest.mark.parametrize(
    "text",
    [
        "می‌خواهید، نمی‌خرم؛ برمی‌دارید.",
        "کارت‌های شما و آن‌ها",
        "«۱۲۰ از ۱۸۰»",
        "{name} {n} خواند",
        "تنها یک بار",
        "دسته‌ی باز، سه‌ی خشت، بی‌بی دل",
        "کلید Enter",
        "fa-cards --help را بزنید",
        "شرکت‌کننده، شرایط، ریزش",
        "یکی از میان آن‌ها",
    ],
)
def test_good_persian_is_left_alone(text: str) -> None:
    assert list(persian.faults(text)) == []
