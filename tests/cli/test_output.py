from __future__ import annotations

import io
from collections.abc import Mapping

import pytest

from fa_cards.commands.output import Output
from fa_cards.words import isolate, use
from fa_cards.words.layout import cells


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def persian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    use("fa")


def lines(text: str, stream: io.StringIO, environ: Mapping[str, str] | None = None) -> list[str]:
    Output(environ or {}, stream, stream).line(text)
    return stream.getvalue().splitlines()


def test_a_pipe_gets_logical_text_without_invisible_isolates() -> None:
    assert lines(f"بازی {isolate('teka')} است", io.StringIO()) == ["بازی teka است"]


def test_a_terminal_that_shows_cells_as_sent_gets_joined_letters_in_the_order_of_the_eye() -> None:
    (line,) = lines("با A", Screen(), {"TERM": "xterm", "XTERM_VERSION": "XTerm(379)"})
    # From the right edge of 40 cells: beh in its initial form, alef in its final form, a blank, A.
    assert line == " " * 36 + "A " + "\ufe8e\ufe91"


def test_a_terminal_that_turns_text_itself_gets_logical_text() -> None:
    """It takes every line for a left-to-right one; so the line is isolated, and pushed to the right edge by blanks."""
    environ = {"VTE_VERSION": "7006", "TERM": "xterm-256color"}
    assert lines("با A", Screen(), environ) == [" \u2067با A" + " " * 35 + "\u200f\u2069"]
    # Two letters lam-alef take two cells there, and ZWNJ none.
    assert lines("لا\u200cها", Screen(), environ) == [" \u2067لا\u200cها" + " " * 35 + "\u200f\u2069"]
    assert lines("", Screen(), environ) == [""]
    assert lines("با A", Screen(), {"FA_CARDS_TERMINAL": "mlterm"}) == ["با A"]
    named = {"VTE_VERSION": "7006", "TERM": "xterm-256color", "FA_CARDS_TERMINAL": "none"}
    assert lines("با A", Screen(), named)[0].endswith("\ufe8e\ufe91")


def test_a_terminal_that_turns_text_badly_gets_what_comes_out_right() -> None:
    # kitty turns each word: it is sent beh and alef in the order in which it takes them.
    assert lines("با A", Screen(), {"TERM": "xterm-kitty"}) == [" " * 36 + "A " + "\ufe91\ufe8e"]
    # xterm.js may turn text or not: each letter brings a mark of direction.
    (line,) = lines("با A", Screen(), {"TERM": "xterm-256color", "TERM_PROGRAM": "vscode"})
    assert line == " " * 36 + "A " + "\ufe8e\u200e\ufe91\u200e"


def test_the_base_direction_is_that_of_the_language() -> None:
    environ = {"FA_CARDS_TERMINAL": "none"}
    assert lines("AB!", Screen(), environ) == [" " * 37 + "!AB"]
    use("en")
    assert lines("AB!", Screen(), environ) == ["AB!"]


def test_lines_are_wrapped_before_they_are_ordered() -> None:
    words = [f"کلمه{number}" for number in range(30)]
    shown = lines(" ".join(words), Screen(), {"FA_CARDS_TERMINAL": "vte"})
    assert len(shown) > 3
    assert " ".join(line.strip("\u2067\u2069\u200f ") for line in shown).split() == words
    assert all(cells(line) == 40 for line in shown)


def test_signs_that_a_terminal_would_obey_are_not_passed_on() -> None:
    assert lines("a\x1b[2Jb\x9bc\u2068\x07\u2069", io.StringIO()) == ["a\ufffd[2Jb\ufffdc\ufffd"]


def test_an_error_in_a_pipe_is_one_line_however_long() -> None:
    stream = io.StringIO()
    Output({}, io.StringIO(), stream).error("کلمه " * 100)
    assert stream.getvalue().count("\n") == 1


def test_a_table_stands_in_columns_and_becomes_blocks_where_it_is_too_wide() -> None:
    use("en")
    stream = Screen()
    output = Output({"FA_CARDS_TERMINAL": "none"}, stream, stream)
    output.table(["ID", "Game"], [["k7t3", "Teka"], ["a", "Rook"]])
    assert stream.getvalue() == "ID    Game\nk7t3  Teka\na     Rook\n"
    stream.truncate(0)
    stream.seek(0)
    output.table(["ID", "Game"], [["k7t3", "T" * 50], ["a", ""]])
    assert stream.getvalue().splitlines()[:3] == ["", "ID    k7t3", "Game  " + "T" * 50]
    assert stream.getvalue().splitlines()[3:] == ["", "ID  a"]


def test_rows_explain_terms_beside_them_or_below_where_there_is_no_room() -> None:
    use("en")
    stream = Screen()
    output = Output({"FA_CARDS_TERMINAL": "none"}, stream, stream)
    output.rows([("play", "one two three four five six seven eight")])
    assert stream.getvalue() == "  play  one two three four five six\n        seven eight\n"
    stream.truncate(0)
    stream.seek(0)
    output.rows([("a term that is rather long", "text")])
    assert stream.getvalue() == "  a term that is rather long\n    text\n"


def test_progress_is_for_terminals_only() -> None:
    pipe, screen = io.StringIO(), Screen()
    Output({}, pipe, pipe).progress("1")
    assert pipe.getvalue() == ""
    output = Output({"FA_CARDS_TERMINAL": "none"}, screen, screen)
    use("en")
    output.progress("1 of 2")
    output.progress("")
    assert screen.getvalue() == "\r\x1b[K1 of 2\r\x1b[K"


def test_a_wrong_name_of_a_terminal_does_not_keep_a_sentence_from_being_said() -> None:
    assert lines("با", Screen(), {"FA_CARDS_TERMINAL": "wrong", "MLTERM": "3.9.0", "TERM": "mlterm"}) == ["با"]
