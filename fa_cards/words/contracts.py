"""What a deal is played for, in any game that has a contract and trump."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Suit
from fa_cards.words.cards import suit_symbol, suit_words
from fa_cards.words.catalog import say


def contract_line(contract: str, declarer: int, names: Sequence[str], me: int | None) -> str:
    """Who has undertaken what.

    Args:
        contract: what was undertaken, in words.
        declarer: the seat that undertook it.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    if declarer == me:
        return say("Your contract: {contract}", contract=contract)
    return say("{name}'s contract: {contract}", name=names[declarer], contract=contract)


def declared_line(contract: str, name: str, mine: bool) -> str:
    """Who has become the declarer, and with what contract.

    Args:
        contract: what was undertaken, in words.
        name: the declarer's.
        mine: whether he is the one who reads.
    """
    if mine:
        return say("You are the declarer; contract: {contract}", contract=contract)
    return say("{name} is the declarer; contract: {contract}", name=name, contract=contract)


def trump_line(trump: Suit) -> str:
    """What is trump."""
    return say("Trump: {suit}", suit=f"{suit_words(trump)} {suit_symbol(trump)}")
