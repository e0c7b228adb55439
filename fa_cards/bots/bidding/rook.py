"""How far to bid in the Rook family, what to bury, which colour to name and which card to call: by playing it out."""

from __future__ import annotations

from typing import Final

import numpy as np

from fa_cards.bots.advice import Advice, Reason, advice, reason
from fa_cards.bots.batch.arrays import Masks, Numbers
from fa_cards.bots.bidding.chances import CARRIED, Chances
from fa_cards.bots.bidding.rook_rest import NONE, Rest
from fa_cards.bots.bidding.rook_trials import RookTrials, Trials, believed, worth
from fa_cards.bots.known import each
from fa_cards.bots.rook.auction import NEAR
from fa_cards.bots.rook.auction import call as rule_call
from fa_cards.bots.rook.burying import ways_to_bury
from fa_cards.bots.rook.calling import call_card as rule_call_card
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.rook import bits_of
from fa_cards.rules.actions import Bid, Bury, CallCard, Pass, Trump
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import lowest_bid, must_bid, standing
from fa_cards.rules.rook.legality import CardCalls
from fa_cards.rules.rook.rules import STEP
from fa_cards.rules.rook.scoring import opposite
from fa_cards.rules.rook.view import RookView

COLOURS: Final = 2
"""So many trump colours are looked at closely when the nest is buried."""
WAYS: Final = 4
"""And so many ways to bury for each."""
MISSING: Final = 3
"""So many of the highest missing trumps may be called."""


class SimulatedRookAuction:
    """Bids, passes, buries, names trump and calls a card by what happens in worlds that are played out."""

    def __init__(self, worlds: int, *, heard: bool = True) -> None:
        """Plays so many worlds for each seat that may declare, and for each way to bury, colour or card.

        Args:
            worlds: how many.
            heard: whether the words of the others make some worlds more likely.
        """
        self._worlds = worlds
        self._heard = heard

    def advise(self, view: RookView, dice: Dice) -> Advice | None:
        """What to say in the auction, to bury, to name and to call; None in play."""
        match view.phase:
            case Phase.AUCTION:
                return self.call(view, dice)
            case Phase.NEST:
                return self.bury(view, dice)
            case Phase.TRUMP:
                return self.name_trump(view, dice)
            case Phase.CALL:
                return self.call_card(view, dice)
            case _:
                return None

    def made(self, view: RookView, dice: Dice) -> Chances:
        """The points that the side of the seat captures as the declarer's, with the best colour after the nest."""
        own, _ = self._trials(view, dice).declared(view.seat)
        return Chances(own.own)

    def _trials(self, view: RookView, dice: Dice) -> RookTrials:
        return RookTrials(view, believed(view, self._worlds, dice, heard=self._heard))

    # --- the auction ------------------------------------------------------------------------------------------------

    def call(self, view: RookView, dice: Dice) -> Advice:
        """A bid as long as going further is worth more than the pass, else the pass.

        The limit is looked for that is worth most over all worlds: in each the others go as far as their hands let
        them, and whoever gets the contract plays it.
        """
        rules = view.rules
        if must_bid(view.calls, rules):
            return rule_call(view)
        rest = Rest(view, self._trials(view, dice))
        lowest = lowest_bid(view.calls, rules)
        chances = Chances(rest.own.own)
        limits = [one for one in range(lowest, rules.total + 1, STEP) if chances.chance(one) >= CARRIED]
        worths = [rest.worth(limit) for limit in limits]
        best = max(worths, default=None)
        colour = rules.deck.suits[int(np.bincount(rest.suit, minlength=len(rules.deck.suits)).argmax())]
        if best is not None and best > rest.worth(NONE):
            limit = limits[worths.index(best)]
            number = max(lowest, limit - int(NEAR * rules.total) // STEP * STEP)
            made = chances.at_least(number)
            return advice(Bid(number), "bid-points-in-worlds", n=number, suit=colour, k=made, worlds=len(chances))
        high = standing(view.calls)
        if high is not None and not rules.calls and high.seat == opposite(view.seat):
            return advice(Pass(), "pass-for-partner", partner=high.seat)
        made = chances.at_least(lowest)
        return advice(Pass(), "pass-points-in-worlds", n=lowest, suit=colour, k=made, worlds=len(chances))

    # --- the nest, trump, the called card ---------------------------------------------------------------------------

    def bury(self, view: RookView, dice: Dice) -> Advice:
        """The new nest that is worth most: first the colours are compared, then ways to bury for the best of them."""
        rules, bits = view.rules, _bits(view)
        trials = self._trials(view, dice)
        hand = rules.deck.mask(view.hand)
        ways = [ways_to_bury(hand, suit, rules) for suit in rules.deck.suits]
        asides = [[bits.mask(rules.deck.cards(way)) for way in some[:WAYS]] for some in ways]
        firsts = [(suit, some[0]) for suit, some in enumerate(asides)]
        worths, _ = self._tried(view, trials, firsts)
        order = sorted(range(len(firsts)), key=lambda suit: -worths[suit])
        close = [(suit, aside) for suit in order[:COLOURS] for aside in asides[suit]]
        worths, captured = self._tried(view, trials, close)
        best = worths.index(max(worths))
        suit, aside = close[best]
        why = self._why(view, "bury-in-worlds", captured[best], suit)
        return Advice(Bury(tuple(bits.cards(aside))), (why,))

    def name_trump(self, view: RookView, dice: Dice) -> Advice:
        """The colour that is worth most."""
        aside = _bits(view).mask((*view.buried, *view.shown))
        options = [(suit, aside) for suit in range(len(view.rules.deck.suits))]
        worths, captured = self._tried(view, self._trials(view, dice), options)
        best = worths.index(max(worths))
        why = self._why(view, "colour-in-worlds", captured[best], best)
        return Advice(Trump(view.rules.deck.suits[best]), (why,))

    def call_card(self, view: RookView, dice: Dice) -> Advice:
        """The card that is worth most, of the highest ones that are missing."""
        contract, trump = view.contract, view.trump
        assert contract is not None and trump is not None
        bits = _bits(view)
        aside = bits.mask((*view.buried, *view.shown))
        suit = view.rules.deck.suits.index(trump)
        cards = _callable(view)
        options = [(suit, aside)] * len(cards)
        worths, captured = self._tried(view, self._trials(view, dice), options, [bits.bit(one) for one in cards])
        best = worths.index(max(worths))
        chances = Chances(captured[best])
        made = chances.at_least(contract.bid)
        return advice(
            CallCard(cards[best]), "call-in-worlds", card=cards[best], n=contract.bid, k=made, worlds=len(chances)
        )

    def _tried(
        self, view: RookView, trials: RookTrials, options: list[tuple[int, int]], called: list[int] | None = None
    ) -> tuple[list[int], Numbers]:
        """What each colour and nest is worth to the declarer, all worlds together, and what is captured with it.

        Args:
            view: of the declarer.
            trials: the worlds.
            options: numbers of colours, each with what is buried as a mask of a world.
            called: for each the card that is called; as a rule bot does where nothing is given.
        """
        contract = view.contract
        assert contract is not None
        size = len(trials)
        rows = np.arange(size * len(options))
        seat = np.full(len(rows), view.seat)
        got = trials.captured(
            Trials(
                seat,
                np.repeat(np.array([suit for suit, _ in options], dtype=np.int64), size),
                rows % size,
                _each([aside for _, aside in options], size),
                None if called is None else _each(called, size),
            )
        )
        brings = worth(view.seat, seat, np.full(len(rows), contract.bid), got, view.rules)
        worths: list[int] = brings.reshape(len(options), size).sum(axis=1).tolist()
        return worths, got.own.reshape(len(options), size)

    def _why(self, view: RookView, code: str, captured: Numbers, suit: int) -> Reason:
        """How often the contract is made."""
        assert view.contract is not None
        chances, bid = Chances(captured), view.contract.bid
        return reason(code, suit=view.rules.deck.suits[suit], n=bid, k=chances.at_least(bid), worlds=len(chances))


def _bits(view: RookView) -> Bits:
    return bits_of(view.rules.deck.pack)


def _each(masks: list[int], size: int) -> Masks:
    """Each of the masks for so many rows."""
    return np.repeat(np.array(masks, dtype=np.uint64), size)


def _callable(view: RookView) -> list[Card]:
    """The cards that may be worth calling: high missing trumps, the highest missing card of each colour, an own one.

    With the own one the declarer plays alone, which only the best hands bear.
    """
    deck, trump = view.rules.deck, view.trump
    assert trump is not None
    allowed = deck.mask(one for step in view.legal if isinstance(step, CardCalls) for one in step.cards)
    own = deck.mask((*view.hand, *view.buried))
    trumps = deck.trumps(trump)
    some = [*each(trumps & allowed & ~own)][-MISSING:]
    for suit in deck.suits:
        if suit is not trump:
            some += [*each(deck.suit[suit] & allowed & ~own)][-1:]
    some += [*each(trumps & allowed & own)][-1:]
    by_rule = rule_call_card(view).action
    assert isinstance(by_rule, CallCard)
    # Of cards that are worth the same the first one is called: that which a rule bot calls.
    return [by_rule.card, *(deck.card[bit] for bit in some if deck.card[bit] != by_rule.card)]
