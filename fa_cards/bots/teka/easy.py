"""Easy: sober play by rules of thumb, from the view alone."""

from __future__ import annotations

from fa_cards.bots.advice import Advice
from fa_cards.bots.bot import Adviser
from fa_cards.bots.teka.auction import call
from fa_cards.bots.teka.cutting import cut
from fa_cards.bots.teka.following import follow
from fa_cards.bots.teka.known import known
from fa_cards.bots.teka.leading import lead
from fa_cards.bots.teka.raising import answer, offer
from fa_cards.bots.teka.signals import with_manner
from fa_cards.bots.teka.trumping import name_trump
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.view import TekaView


class EasyTeka(Adviser[TekaView]):
    """Counts tricks, calls honestly, draws trump, listens to its partner."""

    def advise(self, view: TekaView, dice: Dice) -> Advice:
        """The step that the rules of thumb recommend, and which of them; chance decides cuts and redeals alone."""
        if not view.legal:
            raise ValueError("it is not the turn of this seat")
        match view.phase:
            case Phase.PLAY:
                return offer(view) or _play(view)
            case Phase.AUCTION:
                return call(view, dice)
            case Phase.TRUMP:
                return name_trump(view)
            case Phase.RAISE:
                return answer(view)
            case _:
                return cut(view.legal, dice)


def _play(view: TekaView) -> Advice:
    now = known(view)
    return with_manner(now, follow(now) if view.trick else lead(now))
