"""The programs of the layer's README are run as they stand there, the first one without the rest of this program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import fa_cards.rtl
from fa_cards.rtl import isolated, visual

LAYER: Final = Path(fa_cards.rtl.__file__).parent

# Runs where only a copy of the layer can be imported, and prints the rows of the screen.
RUN: Final = """
import asyncio, importlib.util
from hello import Hello

async def main():
    app = Hello()
    async with app.run_test(size=(40, 3)):
        for strip in app.screen._compositor.render_strips():
            print(strip.text)

asyncio.run(main())
print(importlib.util.find_spec("fa_cards.words"), importlib.util.find_spec("fa_cards.tui"))
"""


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", (LAYER / "README.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_program_has_ten_lines() -> None:
    code = programs()[0].splitlines()
    assert len(code) <= 10
    assert max(map(len, code)) <= 120
    assert not any(";" in line for line in code)


def test_the_first_program_reads_right_in_persian_and_hebrew_with_nothing_but_the_layer(tmp_path: Path) -> None:
    package = tmp_path / "fa_cards"
    shutil.copytree(LAYER, package / "rtl", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").touch()
    (tmp_path / "hello.py").write_text(programs()[0], encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-W", "error", "-c", RUN],
        cwd=tmp_path,
        env=clean,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    persian, hebrew, empty, found = done.stdout.splitlines()
    # From left to right: (۱۲), then می‌خوانم and سلام، from their last letter to their first. The yeh before the ZWNJ
    # has its final form, the letters after it begin anew, lam and alef are one.
    reading = "\ufee2\ufee7\ufe8d\ufeee\ufea7\ufbfd\ufee3"
    hello = "\ufee1\ufefc\ufeb3"
    assert persian == f"(۱۲) {reading} ،{hello}".rjust(40)
    assert hebrew == "(12) ארוק ינא ,םולש".rjust(40)
    assert empty.strip() == ""
    assert found == "None None"


async def test_the_second_program_mirrors_its_row_takes_a_name_and_turns_round() -> None:
    namespace: dict[str, Any] = {"__name__": "readme"}
    exec(compile(programs()[1], "README.md", "exec"), namespace)
    app = namespace["Greeting"]()
    async with app.run_test(size=(60, 8)) as pilot:

        def seen() -> list[str]:
            return [strip.text for strip in app.screen._compositor.render_strips()]

        before = seen()
        assert app.query_one("#news").region.right == 60
        assert before[1].endswith(visual(f"سارا {isolated('A♠')} را کوبید!", "rtl") + "│")
        assert visual("نام شما", "rtl") in before[1]
        await pilot.click(offset=(before[1].index(visual("کوبید", "rtl")), 1))
        await pilot.pause()
        assert app.query_one("#news").region.x == 0
        await pilot.press("f2")
        await pilot.pause()
        assert seen() == before
        await pilot.press("س", "ا", "م", "enter")
        await pilot.pause()
        assert seen()[1].endswith(visual(f"سلام {isolated('سام')}!", "rtl") + "│")
