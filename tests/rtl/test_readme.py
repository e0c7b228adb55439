"""The program of the layer's README is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import fa_cards.rtl
from fa_cards.rtl import isolated, visual


def program() -> dict[str, Any]:
    readme = (Path(fa_cards.rtl.__file__).parent / "README.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    namespace: dict[str, Any] = {"__name__": "readme"}
    exec(compile(code, "README.md", "exec"), namespace)
    return namespace


async def test_the_program_of_the_readme_reads_right_to_left_and_turns_round() -> None:
    app = program()["Hello"]()
    async with app.run_test(size=(50, 8)) as pilot:

        def seen() -> list[str]:
            return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]

        lines = seen()
        assert lines[0].endswith("╮")
        first = visual(f"سارا {isolated('A♠')} را کوبید", "rtl")
        assert lines[1].rstrip("│ ").endswith(first)
        assert app.query_one("#news").region.right == 50
        link = visual("این‌سو", "rtl")
        await pilot.click(offset=(lines[1].index(link), 1))
        await pilot.pause()
        assert app.query_one("#news").region.x == 0
        await pilot.press("space")
        await pilot.pause()
        assert seen() == lines
