"""What may be played: follow suit, with the first trick of Teka, the licence of the Rook, or follow or trump."""

from __future__ import annotations

from fa_cards.bots.batch.arrays import Masks, below, first_of, held, none_of, where, word
from fa_cards.bots.batch.run import Moment, Rules


class FollowSuit(Rules):
    """The led suit, else anything; some cards may be played to any lead (rook.md, section 4)."""

    def __init__(self, free: int = 0) -> None:
        """Knows the cards that may always be played; nothing as a rule."""
        self._free = word(free) if free else None

    def allowed(self, now: Moment) -> Masks:
        """The cards of the led suit, or the whole hand."""
        hand = now.hand
        if not now.place:
            return hand
        following = hand & now.led
        allowed = first_of(following, hand)
        return allowed if self._free is None else allowed | hand & self._free

    def shows(self, now: Moment, card: Masks) -> Masks | None:
        """The led suit, where another one is played."""
        if not now.place:
            return None
        follows = card & now.led
        if self._free is not None:
            follows = follows | card & self._free
        return now.led & none_of(follows)


class FirstTrick(FollowSuit):
    """Follow suit, with the duties of the first trick (teka.md, section 4)."""

    def __init__(self, whole: int) -> None:
        """Knows all cards of the pack."""
        super().__init__()
        self._whole = word(whole)

    def allowed(self, now: Moment) -> Masks:
        """In the first trick an equal of the ace, else a trump, else anything."""
        if now.trick:
            return super().allowed(now)
        hand = now.hand
        trumps = hand & now.trump
        chain = trumps & ~below(now.trump & self._whole & ~hand)
        return first_of(chain, trumps, hand)


class FollowOrTrump(Rules):
    """The led suit or a trump, else anything (california_jack.md, section 1)."""

    def __init__(self, *, must_trump: bool = False, loose: bool = False) -> None:
        """Knows the options.

        Args:
            must_trump: whether who is void has to trump.
            loose: whether any card may be played to any lead.
        """
        self._must_trump = must_trump
        self._loose = loose

    def allowed(self, now: Moment) -> Masks:
        """The cards of the led suit and trumps, or what a void hand may play."""
        hand = now.hand
        if not now.place or self._loose:
            return hand
        trumps = hand & now.trump
        void = first_of(trumps, hand) if self._must_trump else hand
        # To a lead of trump the led suit is trump, so one question serves both.
        followed = hand & now.led
        either = followed | trumps
        trump_led = first_of(trumps, hand)
        plain_led = where(held(followed), either, void)
        return where(held(now.led & now.trump), trump_led, plain_led)

    def shows(self, now: Moment, card: Masks) -> Masks | None:
        """The led suit, where neither it nor a trump is played; by the option trump as well."""
        if not now.place or self._loose:
            return None
        lacks = now.led | now.trump if self._must_trump else now.led
        return lacks & none_of(card & (now.led | now.trump))
