from __future__ import annotations

import subprocess
import sys

from fa_cards.rules.catalog import GAMES, game_class


def test_every_game_is_found_by_its_own_key() -> None:
    assert len(GAMES) == len(list(GAMES))
    for key in GAMES:
        assert key in GAMES
        assert GAMES[key].key == key
        assert game_class(key) is GAMES[key]


def test_asking_which_games_there_are_imports_none_of_them() -> None:
    code = "import sys; from fa_cards.rules.catalog import GAMES; list(GAMES); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "fa_cards.rules.catalog" in loaded
    assert not [module for module in loaded if module.startswith("fa_cards.rules.teka")]
