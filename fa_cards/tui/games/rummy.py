"""Tables of contract rummy: bar, score, what is said, which keys count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from fa_cards.rules.actions import Action, Buy, Draw, Let, Take
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import Event
from fa_cards.rules.melds import Contract, MeldRules
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Discarded,
    DrewFromStock,
    LaidOff,
    MeldLaid,
    RoundDead,
    StockRenewed,
    Swapped,
    UpcardBuried,
    WentDown,
    WentOut,
)
from fa_cards.rules.rummy.legality import Downs
from fa_cards.rules.rummy.solver import Nearest, missing, nearest, swapped, wanted, wild_freed
from fa_cards.tui.games.presenter import Aids, Choosing, Presenter, SeatWords
from fa_cards.tui.keys import Scope
from fa_cards.tui.parts import Part
from fa_cards.tui.rummy.ways import Way
from fa_cards.words import count, say
from fa_cards.words.rummy.contract import contract_line, contract_words, round_words
from fa_cards.words.rummy.missing import freed_lines, missing_lines, whole_hand_lines


@lru_cache(8)
def _found(hand: tuple[Card, ...], contract: Contract, rules: MeldRules) -> tuple[Nearest, frozenset[Card]]:
    """What a hand has towards a contract, and the cards that help: the table is drawn often while it stays the same."""
    return nearest(hand, contract, rules), wanted(hand, contract, rules)


def _freed_for_it(view: RummyView) -> tuple[int, ...]:
    """The melds of which wilds are freed for the contract, where it goes in no other way; none where nobody may."""
    for one in view.legal:
        if isinstance(one, Downs):
            return tuple(dict.fromkeys(swap.number for swap in one.best.swaps))
    if not view.swaps or view.swap_requires_down or view.whole_hand:
        return ()
    for card in dict.fromkeys(view.hand):
        for number, meld in enumerate(view.melds, 1):
            after = swapped(meld, card, view.rules)
            if after is None:
                continue
            held = list(view.hand)
            held[held.index(card)] = wild_freed(meld, after)
            if not missing(held, view.contract, view.rules):
                return (number,)
    return ()


def towards(view: RummyView) -> tuple[str, ...]:
    """What the person lacks for the contract, or that it goes and how; at length and shorter."""
    found, useful = _found(view.hand, view.contract, view.rules)
    if view.whole_hand and not found.missing:
        fits = any(isinstance(one, Downs) for one in view.legal)
        return whole_hand_lines(0 if fits else len(found.left))
    if found.missing and (freed := _freed_for_it(view)):
        return freed_lines(freed, view.rules)
    return missing_lines(found, useful, view.rules)


@dataclass(frozen=True)
class RummyChoosing(Choosing):
    """What the person is about to choose, and has not done yet; how his cards lie is on his desk."""

    ways: tuple[Way, ...] = ()
    """Several ways of doing what he wants, of which he is to choose one."""
    asked: str = ""
    """What is asked of these ways."""
    targets: tuple[int, ...] = ()
    """The numbers of the melds on which the chosen card can be put, while one of them is chosen."""
    target: int = 0
    """The place among them of the one that is marked."""


class RummyPresenter(Presenter[RummyView, RummyChoosing]):
    """What a table of contract rummy shows of its own."""

    spoken = (Bought, WentDown, MeldLaid, Swapped, StockRenewed, UpcardBuried, WentOut, RoundDead)
    cards_told: tuple[type[Event], ...] = (
        *(CardTaken, Bought, DrewFromStock, Discarded),
        *(WentDown, MeldLaid, LaidOff, Swapped, UpcardBuried),
    )

    def scopes(self, view: RummyView) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        of_phase = {Phase.TAKE: Scope.RUMMY_TAKE, Phase.BUY: Scope.RUMMY_BUY, Phase.MELD: Scope.RUMMY_MELD}
        return (of_phase[view.phase],) if view.phase in of_phase else ()

    def steps(self, view: RummyView, choosing: RummyChoosing) -> Mapping[str, Action]:
        """The legal steps that need no more choosing, by the name of the act that takes them."""
        found: dict[str, Action] = {}
        for step in view.legal:
            if isinstance(step, Take | Draw | Buy | Let):
                found[step.word] = step
        return found

    def numbers(self, view: RummyView, choosing: RummyChoosing) -> tuple[int, ...]:
        """The numbers of the melds."""
        return tuple(range(1, len(view.table) + 1))

    def seat(self, view: RummyView, seat: int, game: AnyGame) -> SeatWords:
        """How many cards a player holds, whether he is down, and his total."""
        standing = [count("{n} card", "{n} cards", view.counts[seat])]
        if view.down[seat]:
            standing.append(say("has gone down"))
        standing.append(count("{n} point", "{n} points", view.totals[seat]))
        return SeatWords(friend=seat == view.seat, standing=tuple(standing))

    def deal_name(self, view: RummyView) -> str:
        """Which round is played of how many."""
        return round_words(view.round, view.rounds)

    def length(self, view: RummyView, game: AnyGame) -> str:
        """How long the match is, and who wins it."""
        return say("The fewest points win")

    def score(self, view: RummyView, names: tuple[str, ...], game: AnyGame, *, named: bool) -> tuple[str, ...]:
        """One's own points and the fewest of the others; where nobody in particular reads, who has the fewest.

        The totals of all stand beside the players: here they are short, so that the round has room.
        """
        best = min(range(len(names)), key=lambda seat: (view.totals[seat], not named and seat == view.seat))
        if named:
            return (say("Fewest points: {name} {n}", name=names[best], n=view.totals[best]),)
        rival = min((seat for seat in range(len(names)) if seat != view.seat), key=view.totals.__getitem__)
        a, b, name = view.totals[view.seat], view.totals[rival], names[rival]
        return (
            say("Points: you {a}; fewest of the others: {name} {b}", a=a, name=name, b=b),
            say("Points: you {a}, {name} {b}", a=a, name=name, b=b),
        )

    def deal_parts(self, view: RummyView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """The round, its contract, and what the person lacks for it."""
        if not view.round:
            return []
        parts = [
            Part("bold $accent", (contract_line(view.contract), contract_words(view.contract)), 3),
        ]
        if view.whole_hand:
            parts.append(Part("$warning", (say("All cards at once, without a discard"), say("all at once"), ""), 1))
        if view.hand and not view.is_down:
            if aids.missing:
                parts.append(Part("$ink", (*towards(view), ""), 2))
        elif view.hand:
            parts.append(Part("$winner", (say("You have gone down"), ""), 1))
        return parts
