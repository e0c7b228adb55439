"""What is said in an auction, and what a declarer has undertaken, at any table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Pass, Ter
from fa_cards.words.catalog import Phrase, later_in
from fa_cards.words.digits import number
from fa_cards.words.families import words_about

if TYPE_CHECKING:
    from fa_cards.rules.rook.auction import RookContract
    from fa_cards.rules.teka.contract import Contract

CALLS: Mapping[type[Call], Phrase] = MappingProxyType(
    {
        Double13: later_in("call", "Double 13"),
        Pass: later_in("call", "Pass"),
        Ter: later_in("call", "Ter"),
        BehiTer: later_in("call", "Bekhi ter"),
    }
)
"""What is said without a number."""


def call_words(call: Call) -> str:
    """A call as it is said at the table: «۹», «دوبل ۱۳», «پاس»."""
    return number(call.number) if isinstance(call, Bid) else CALLS[type(call)].said()


def contract_words(contract: Contract | RookContract) -> str:
    """What the declarer has undertaken: «۹ دست», «دوبل ۱۳», «۱۲۰ امتیاز»."""
    words: str = words_about(contract, "calls").contract_words(contract)
    return words
