"""The words of a tournament: what it is, how it stands, what becomes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from fa_cards.words.catalog import count, say
from fa_cards.words.lists import joined
from fa_cards.words.rummy.contract import contract_phrase

if TYPE_CHECKING:
    from fa_cards.rules.melds import Contract


def tournament_about() -> str:
    """What a tournament is, in a sentence or two."""
    return say("Eleven rounds at tables of three to five, new seats after each; the lowest total of all wins.")


def tournament_standing(entrants: int, this: int, rounds: int, when: str) -> str:
    """How a tournament stands that can be taken up again."""
    return count(
        "Tournament of {n} entrant, round {this} of {rounds}. Last played on {when}.",
        "Tournament of {n} entrants, round {this} of {rounds}. Last played on {when}.",
        entrants,
        this=this,
        rounds=rounds,
        when=when,
    )


def round_line(contract: Contract, cards: int) -> str:
    """What a round asks for, and how many cards are dealt."""
    return count(
        "Contract: {contract}. {n} card is dealt to each.",
        "Contract: {contract}. {n} cards are dealt to each.",
        cards,
        contract=contract_phrase(contract),
    )


def table_words(number: int, this: int) -> str:
    """That a match is a table of a tournament."""
    return say("Table {n} in round {this} of a tournament.", n=number, this=this)


def tournament_result(winners: Sequence[int], names: Sequence[str], persons: Collection[int], total: int) -> str:
    """Who has won; of the only person at this keyboard as «you».

    Args:
        winners: the entrants who share the win.
        names: the entrants by number.
        persons: those of them who are persons.
        total: what each winner has.
    """
    told = [names[one] for one in winners]
    if len(winners) > 1:
        return count(
            "{names} share the win of the tournament with {n} point each.",
            "{names} share the win of the tournament with {n} points each.",
            total,
            names=joined(told),
        )
    if list(winners) == list(persons):
        return count("You win the tournament with {n} point!", "You win the tournament with {n} points!", total)
    return count(
        "{name} wins the tournament with {n} point.",
        "{name} wins the tournament with {n} points.",
        total,
        name=told[0],
    )


def own_place(place: int, entrants: int) -> str:
    """Which place the only person has."""
    return say("You are in place {n} of {total}.", n=place, total=entrants)
