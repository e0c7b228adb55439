"""What kitty's settings and tmux say about a terminal, without asking it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fa_cards.rtl.kinds import TerminalClass
from fa_cards.rtl.surroundings import Tmux, ask_tmux, kitty_keeps_order, tmux_answer
from fa_cards.rtl.terminal import Found, classify, guess

KITTY = b"\x1b[8;0$y\x1bP>|kitty(0.41.1)\x1b\\\x1b[>1;4000;41c\x1b[?62;c"


def settings(folder: Path, text: str, name: str = "kitty.conf") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "keeps"),
    [
        ("force_ltr yes\n", True),
        ("  force_ltr   YES  \n", True),
        ("force_ltr true\n", True),
        ("force_ltr y", True),
        ("force_ltr no\n", False),
        ("# force_ltr yes\n", False),
        ("", False),
        ("force_ltr\n", False),
        # The last one counts.
        ("force_ltr yes\nforce_ltr no\n", False),
        ("force_ltr no\nfont_size 12\nforce_ltr yes\n", True),
    ],
)
def test_kitty_with_force_ltr_shows_cells_as_they_are_sent(tmp_path: Path, text: str, keeps: bool) -> None:
    environ = {"TERM": "xterm-kitty", "KITTY_CONFIG_DIRECTORY": str(settings(tmp_path, text))}
    terminal = TerminalClass.NONE if keeps else TerminalClass.KITTY
    assert kitty_keeps_order(environ) is keeps
    assert classify(KITTY, environ) == Found(terminal)
    # Plain output and tmux go by it too.
    assert guess(environ) is terminal
    in_tmux = {**environ, "TMUX": "x", "TERM": "tmux-256color"}
    found = classify(b"\x1bP>|tmux 3.3a\x1b\\\x1b[?1;2c", in_tmux, lambda _: Tmux(term="xterm-kitty"))
    assert found == Found(TerminalClass.NONE if keeps else TerminalClass.TMUX_KITTY)


def test_the_settings_are_looked_for_where_kitty_looks(tmp_path: Path) -> None:
    home, config = tmp_path / "home", tmp_path / "config"
    settings(home / ".config" / "kitty", "force_ltr yes\n")
    assert kitty_keeps_order({"HOME": str(home)})
    assert kitty_keeps_order({"HOME": str(home), "XDG_CONFIG_HOME": str(config)})
    settings(config / "kitty", "force_ltr no\n")
    assert not kitty_keeps_order({"HOME": str(home), "XDG_CONFIG_HOME": str(config)})
    assert kitty_keeps_order({"XDG_CONFIG_DIRS": f"{tmp_path / 'nowhere'}{os.pathsep}{home / '.config'}"})
    # A folder that is named is the only one.
    assert not kitty_keeps_order({"HOME": str(home), "KITTY_CONFIG_DIRECTORY": str(tmp_path / "nowhere")})
    assert not kitty_keeps_order({})


def test_the_settings_of_this_machine_say_nothing_of_a_terminal_elsewhere(tmp_path: Path) -> None:
    environ = {"KITTY_CONFIG_DIRECTORY": str(settings(tmp_path, "force_ltr yes\n")), "SSH_CONNECTION": "1 2 3 4"}
    assert not kitty_keeps_order(environ)


def test_files_that_the_settings_include_count_in_their_place(tmp_path: Path) -> None:
    environ = {"KITTY_CONFIG_DIRECTORY": str(settings(tmp_path, "include more.conf\n"))}
    settings(tmp_path, "force_ltr yes\n", "more.conf")
    assert kitty_keeps_order(environ)
    settings(tmp_path, "include more.conf\nforce_ltr no\n")
    assert not kitty_keeps_order(environ)
    settings(tmp_path, "globinclude m*.conf\n")
    assert kitty_keeps_order(environ)
    # Neither a missing file nor one that includes itself does harm.
    settings(tmp_path, "force_ltr yes\ninclude missing.conf\ninclude kitty.conf\n")
    assert kitty_keeps_order(environ)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0;xterm-256color;\n", Tmux(False, "xterm-256color", "")),
        ("1;xterm-256color;Konsole 22.12.3\n", Tmux(True, "xterm-256color", "Konsole 22.12.3")),
        ("off;xterm-kitty;kitty(0.41.1)\n", Tmux(False, "xterm-kitty", "kitty(0.41.1)")),
        ("all;foot;foot(1.21.0)\n", Tmux(True, "foot", "foot(1.21.0)")),
        # Before 3.3 everything got through.
        (";xterm-256color;\n", Tmux(True, "xterm-256color", "")),
        ("\n", Tmux()),
        ("no server running on /tmp/tmux\n", Tmux()),
    ],
)
def test_every_version_of_tmux_is_understood(line: str, said: Tmux) -> None:
    assert tmux_answer(line) == said


def test_tmux_is_asked_for_the_pane_of_this_process(tmp_path: Path) -> None:
    program = tmp_path / "tmux"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$*" >"$HEARD"\necho "1;xterm-256color;VTE(8001)"\n')
    program.chmod(0o755)
    environ = {"TMUX": "/tmp/x,1,0", "TMUX_PANE": "%3", "PATH": str(tmp_path), "HEARD": str(tmp_path / "heard")}
    assert ask_tmux(environ) == Tmux(True, "xterm-256color", "VTE(8001)")
    heard = (tmp_path / "heard").read_text()
    assert heard == "display-message -p -t %3 #{allow-passthrough};#{client_termname};#{client_termtype}\n"


def test_a_tmux_that_cannot_be_asked_says_nothing(tmp_path: Path) -> None:
    assert ask_tmux({}) == Tmux()
    assert ask_tmux({"TMUX": "/tmp/x,1,0", "PATH": str(tmp_path)}) == Tmux()
    program = tmp_path / "tmux"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    assert ask_tmux({"TMUX": "/tmp/x,1,0", "PATH": str(tmp_path)}) == Tmux()
