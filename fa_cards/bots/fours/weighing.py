"""What it brings to play a card now, and what it would be worth in the hand; in points of the match.

Points that go to the other side count as lost, so a trick is worth twice its odds, less one, times its points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from fa_cards.bots.advice import Choice, choice, reason
from fa_cards.bots.fours.known import Known
from fa_cards.bots.known import each
from fa_cards.rules.fours.cardplay import DECK

LEAD: Final = -0.2
"""What it brings to lead to the next trick, in tricks."""
STAKE: Final = 1.5
"""What it is worth to be able to win a later trick, in tricks."""
TRUMP_WINS: Final = 1.0
"""How likely a trump wins a later trick where no card that is out beats it."""
TRUMP_LESS: Final = 0.03
"""What each higher trump that is out takes from that."""
SIDE_WINS: Final = 0.5
"""How likely the highest card of a side suit wins a trick when it is wished."""
SIDE_LESS: Final = 0.5
"""How much each higher card that is out divides that."""
SIDE_OWN: Final = 0.5
"""How likely a side card ends in a trick of its own side: it may wait for one that it wins."""
SIDE_OWN_LESS: Final = 0.03
"""What each higher card that is out takes from that."""
GIVEN: Final = 0.5
"""How likely any card does so at least where a partner's tricks count as well."""


LIKELY: Final = 0.5
"""From these odds on a side is said to win a trick."""


class Weighed(NamedTuple):
    """What it brings to play a card now, less what it would be worth in the hand; and what that comes from."""

    brings: float
    bit: int
    odds: float = 0.0
    """How likely this side wins the trick; not said of a lead against one other seat."""
    own: bool = False
    """Whether the card wins the trick as it lies then."""


def best(known: Known, among: int) -> Choice:
    """The card that brings most, of equals the lowest."""
    if not known.allowed & (known.allowed - 1):
        return choice(known.allowed, "only-card", card=DECK.card[known.allowed])
    now = Weighing(known)
    return _said(now, max(map(now.weighed, each(among)), key=lambda one: one.brings))


def _said(now: Weighing, best: Weighed) -> Choice:
    """The choice of the best card, by what its weight comes from."""
    known, bit, card = now.known, best.bit, DECK.card[best.bit]
    dear = known.value(bit) > 0.0
    if not known.table:
        if known.is_boss(bit):
            return choice(bit, "lead-boss", card=card)
        return choice(bit, "lead-dear" if dear else "lead-worthless", card=card)
    if best.odds < LIKELY and not any(known.beats(one, known.best[1]) for one in each(known.allowed)):
        return Choice(bit, (reason("cannot-win"), reason("lose-least" if dear else "leave-trick", card=card)))
    if best.odds < LIKELY:
        if known.top and now.after < 0.0 and not dear:
            return choice(bit, "leave-stock", card=card, top=DECK.card[known.top])
        return choice(bit, "lose-least" if dear else "leave-trick", card=card)
    if not best.own:
        if dear and known.friend is not None:
            return choice(bit, "give-partner", card=card, partner=known.friend)
        return choice(bit, "side-holds", card=card)
    prize = max(each(known.lies), key=known.value)
    if known.value(prize) > 0.0:
        return choice(bit, "win-prize", card=card, prize=DECK.card[prize])
    if dear:
        return choice(bit, "win-own", card=card)
    if known.top and now.after > 0.0:
        return choice(bit, "win-stock", card=card, top=DECK.card[known.top])
    return choice(bit, "win-light", card=card)


@dataclass(frozen=True, slots=True)
class Answer:
    """A card that the other seat may hold against a lead."""

    bit: int
    odds: float
    """How likely it is in his hand."""
    kept: float
    """What it would be worth to him in the hand."""


class Weighing:
    """What the cards bring that a seat may play now."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.stake = known.stake
        self.after = self._after()
        leads_against_one = not known.table and known.friend is None
        self.answers = list(self._answers(*known.foes)) if leads_against_one else []

    def _answers(self, foe: int) -> Iterator[Answer]:
        """The cards that the other seat may hold."""
        known = self.known
        shares = {suit: known.share(foe, suit) for suit in known.suits}
        for bit in each(known.may_hold(foe)):
            odds = 1.0 if bit & known.certain[foe] else shares[known.suit_of(bit)]
            yield Answer(bit, odds, self.keep(bit, known.unseen | known.hand))

    def keep(self, bit: int, out: int) -> float:
        """What a card is worth in a hand for later tricks, where some cards are out."""
        known = self.known
        higher = (known.over(bit) & out).bit_count()
        if bit & known.trump:
            wins = own = TRUMP_WINS - TRUMP_LESS * higher
        else:
            wins, own = SIDE_WINS / (1.0 + SIDE_LESS * higher), SIDE_OWN - SIDE_OWN_LESS * higher
        if known.friend is not None:
            own = max(own, GIVEN)
        return (2.0 * own - 1.0) * known.value(bit) + wins * STAKE * self.stake

    def _after(self) -> float:
        """What it brings beside its cards to win this trick: the card that is drawn first, and the lead."""
        known = self.known
        lead = LEAD * self.stake
        if not known.top:
            return lead
        unknown = list(each(known.unseen & ~sum(known.certain)))
        usual = sum([self.keep(bit, known.unseen) for bit in unknown]) / max(1, len(unknown))
        return self.keep(known.top, known.unseen) - usual + lead

    def weighed(self, bit: int) -> Weighed:
        """What it brings to play a card now, less what it would be worth in the hand."""
        known = self.known
        kept = self.keep(bit, known.unseen) if bit != known.hand else 0.0
        if known.friend is not None:
            brings, odds, own = self._in_teams(bit)
            return Weighed(brings - kept, bit, odds, own)
        if known.table:
            ours = known.beats(bit, known.best[1])
            worth = known.value(known.lies | bit) + self.after
            return Weighed((worth if ours else -worth) - kept, bit, float(ours), ours)
        return Weighed(self._lead(bit) - kept, bit)

    def _lead(self, bit: int) -> float:
        """What a lead brings against the answer that hurts most, as likely as the other one holds it."""
        known = self.known
        led = known.suit_of(bit)
        over = known.over(bit) | (0 if led == known.trump else known.trump)
        beside = known.value(bit) + self.after
        thrown = self._odds_thrown(led)
        gains = []
        for answer in self.answers:
            worth = beside + known.value(answer.bit)
            gain = (worth if answer.bit & over else -worth) - answer.kept
            gains.append((gain, answer.odds * (1.0 if answer.bit & (led | over) else thrown)))
        gains.sort(reverse=True)
        result, left = 0.0, 1.0
        for gain, odds in gains:
            result += left * odds * gain
            left *= 1.0 - odds
        return -(result + left * gains[-1][0]) if gains else 0.0

    def _odds_thrown(self, led: int) -> float:
        """How likely the other one may answer a lead with a card that neither follows nor trumps."""
        known = self.known
        if known.loose:
            return 1.0
        (foe,) = known.foes
        void = 1.0 - known.odds_any(foe, led)
        return void * (1.0 - known.odds_any(foe, known.trump)) if known.must_trump else void

    def _in_teams(self, bit: int) -> tuple[float, float, bool]:
        """What a card brings with a partner at the table, the odds of the side, and whether the card wins so far."""
        known = self.known
        seat, best = known.seat, bit
        if known.table:
            seat, best = known.best
            if known.beats(bit, best):
                seat, best = known.seat, bit
        ours = 1.0 if seat in (known.seat, known.friend) else 0.0
        for place, other in enumerate(known.later):
            odds = _odds_over(known, other, best, known.later[:place])
            if other == known.friend:
                ours += (1.0 - ours) * odds
            else:
                ours -= ours * odds
        unseen = known.unseen
        more = known.value(unseen) / max(1, unseen.bit_count()) * len(known.later)
        worth = (2.0 * ours - 1.0) * (known.value(known.lies | bit) + more + self.after)
        return worth, ours, seat == known.seat


def _odds_over(known: Known, seat: int, bit: int, without: tuple[int, ...]) -> float:
    """How likely a seat can beat the card that wins so far."""
    over = known.odds_any(seat, known.over(bit), without)
    if bit & known.trump:
        return over
    return 1.0 - (1.0 - over) * (1.0 - known.odds_any(seat, known.trump, without))
