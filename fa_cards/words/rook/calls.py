"""What is said at a table of the Rook family alone: what a declarer has undertaken."""

from __future__ import annotations

from fa_cards.rules.rook.auction import RookContract
from fa_cards.words.catalog import count


def contract_words(contract: RookContract) -> str:
    """What the declarer has undertaken: «۱۲۰ امتیاز»."""
    return count("{n} point", "{n} points", contract.bid)
