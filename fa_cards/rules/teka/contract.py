"""What a declarer has undertaken, when it is decided, and what it is worth (teka.md, sections 5 and 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

TRICKS = 13
LOWEST_BID = 8


@dataclass(frozen=True, slots=True)
class Contract:
    """The declarer, the tricks he undertook, and how he came to them."""

    declarer: int
    bid: int
    """The tricks he bid: 8 to 13; 13 in double 13."""
    double_13: bool = False
    forced: bool = False
    """Whether three passes left him no choice but to bid."""
    raised: bool = False
    tricks: int = 0
    """The tricks that count now: the bid, or what it was raised to."""

    def __post_init__(self) -> None:
        if not self.tricks:
            object.__setattr__(self, "tricks", self.bid)

    @property
    def allowed_losses(self) -> int:
        """How many tricks the opponents may win before the contract has failed."""
        return TRICKS - self.tricks

    def raised_to(self, tricks: int) -> Contract:
        """The same contract after both opponents agreed to a raise."""
        return replace(self, tricks=tricks, raised=True)

    def decided(self, won: int, lost: int) -> bool | None:
        """True once it is made, False once it has failed, None while it is open.

        Args:
            won: tricks that count for the declarer: his side's, in double 13 his own alone.
            lost: all other tricks.
        """
        if lost > self.allowed_losses:
            return False
        return True if won >= self.tricks else None

    def worth(self, made: bool, lawreece: bool) -> int:
        """The points of the side that scores: the declarer's if it is made, else the opponents' (section 7)."""
        if self.double_13:
            return 26 if made else 52
        if self.tricks == TRICKS and lawreece:
            return 26
        if made:
            return self.tricks
        relieved = self.forced and self.tricks == LOWEST_BID
        return self.tricks if relieved else 2 * self.tricks
