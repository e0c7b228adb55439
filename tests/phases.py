"""What no match of Teka waits for, for tests that look at all that one does."""

from __future__ import annotations

from fa_cards.rules.phases import Phase

OF_RUMMY = frozenset({Phase.TAKE, Phase.BUY, Phase.MELD, Phase.RESTOCK})
NOT_IN_TEKA = frozenset({Phase.NEST, Phase.CALL, Phase.TURN_UP, Phase.BEG, Phase.ANSWER, *OF_RUMMY})
