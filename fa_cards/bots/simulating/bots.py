"""The players: by the rule policy alone, or by many worlds with the rule policy behind them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from fa_cards.bots.advice import Advice, Choice, Reason
from fa_cards.bots.bot import Adviser, AnyBot
from fa_cards.bots.fours import EasyFours
from fa_cards.bots.golden_ten import EasyGoldenTen
from fa_cards.bots.rook import EasyRook
from fa_cards.bots.teka import EasyTeka
from fa_cards.bots.teka.known import known
from fa_cards.bots.teka.signals import with_manner
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import TrickView

HARD: Final = 100
"""Worlds of a decision at level hard."""
EXPERT: Final = 500
"""Worlds of a decision at level expert."""

Cancelled = Callable[[], bool]
"""Asked now and then whether nobody waits for the decision any more."""


def never() -> bool:
    """That somebody waits to the end."""
    return False


class Family:
    """What a family of games has of its own in these bots."""

    def sober(self) -> AnyBot:
        """Who decides what comes before the cards, and what is said beside them."""
        raise TypeError(f"a bot of no family: {type(self).__name__}")

    def settled(self, advice: Advice) -> bool:
        """Whether the sober advice stands without a look at worlds: a step that is no card, or the only card."""
        return not isinstance(advice.action, Play)

    def dressed(self, view: TrickView, chosen: Card, reasons: tuple[Reason, ...]) -> Advice:
        """The play of a card as the family plays it, with its signals."""
        return Advice(Play(chosen), reasons)


class _Player(Family, Adviser[TrickView]):
    """Plays cards, and leaves everything else to another bot."""

    def __init__(self, sober: AnyBot | None = None) -> None:
        """Takes who decides what comes before the cards; the sober bot of the family where nobody is named."""
        self._sober = self.sober() if sober is None else sober

    def advise(self, view: TrickView, dice: Dice) -> Advice:
        """The step, and why; chance fixes the worlds alone."""
        return self.advise_unless(never, view, dice)

    def advise_unless(self, cancelled: Cancelled, view: TrickView, dice: Dice) -> Advice:
        """The step, and why; once it is cancelled, what is known by then, and at least what the rule policy plays."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        sober = self._sober.advise(view, dice)
        if self.settled(sober):
            return sober
        cards = {step.card for step in view.legal if isinstance(step, Play)}
        if len(cards) == 1:
            return sober
        return self.card(view, dice, sober, cancelled)

    @abstractmethod
    def card(self, view: TrickView, dice: Dice, sober: Advice, cancelled: Cancelled) -> Advice:
        """The card to play, one of several."""


class MediumBot(_Player):
    """Plays the card of the rule policy."""

    def card(self, view: TrickView, dice: Dice, sober: Advice, cancelled: Cancelled) -> Advice:
        """What the rule policy plays, with the reasons of the sober bot where that plays the same."""
        # numpy comes with it: not before somebody waits for a card.
        from fa_cards.bots.batch.games import deal_of
        from fa_cards.bots.simulating.telling import of_rule

        deal = deal_of(view)
        chosen = deal.advised(view)
        if isinstance(sober.action, Play) and sober.action.card is chosen:
            return sober
        return self.dressed(view, chosen, (of_rule(view, deal, chosen),))


class SimulatingBot(_Player):
    """Plays the card that brings the most in many worlds, and the rule policy's where none is clearly better."""

    def __init__(self, worlds: int, sober: AnyBot | None = None) -> None:
        """Takes the worlds of a decision, and who decides what comes before the cards."""
        super().__init__(sober)
        self._worlds = worlds

    def card(self, view: TrickView, dice: Dice, sober: Advice, cancelled: Cancelled) -> Advice:
        """The best card of the worlds, with what they say for it, and what the sober bot says where it agrees."""
        from fa_cards.bots.batch.games import deal_of
        from fa_cards.bots.simulating.telling import of_rule, of_worlds
        from fa_cards.bots.simulating.weighing import weighed

        found = weighed(view, self._worlds, dice, cancelled)
        chosen = found.best
        told = of_worlds(view, found, chosen)
        if isinstance(sober.action, Play) and sober.action.card is chosen:
            return Advice(sober.action, (*sober.reasons, *told))
        return self.dressed(view, chosen, told or (of_rule(view, deal_of(view), chosen),))


# --- the families -------------------------------------------------------------------------------------------------


class _Teka(Family):
    def sober(self) -> AnyBot:
        return EasyTeka()

    def dressed(self, view: TrickView, chosen: Card, reasons: tuple[Reason, ...]) -> Advice:
        assert isinstance(view, TekaView)
        return with_manner(known(view), Choice(DECK.bit[chosen], reasons))


class _Rook(Family):
    def sober(self) -> AnyBot:
        return EasyRook()


class _GoldenTen(Family):
    def sober(self) -> AnyBot:
        return EasyGoldenTen()


class _Fours(Family):
    def sober(self) -> AnyBot:
        return EasyFours()

    def settled(self, advice: Advice) -> bool:
        # An ending in which all cards are known is played exactly.
        return super().settled(advice) or any(one.code == "ending" for one in advice.reasons)


class MediumTeka(_Teka, MediumBot):
    """Teka by the rule policy."""


class MediumRook(_Rook, MediumBot):
    """The Rook family by the rule policy."""


class MediumGoldenTen(_GoldenTen, MediumBot):
    """Golden Ten by the rule policy."""


class MediumFours(_Fours, MediumBot):
    """The family of All Fours by the rule policy."""


class SimulatingTeka(_Teka, SimulatingBot):
    """Teka by simulation."""


class SimulatingRook(_Rook, SimulatingBot):
    """The Rook family by simulation."""


class SimulatingGoldenTen(_GoldenTen, SimulatingBot):
    """Golden Ten by simulation."""


class SimulatingFours(_Fours, SimulatingBot):
    """The family of All Fours by simulation."""
