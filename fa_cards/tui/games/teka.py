"""A table of Teka: one word each in the auction, tricks that count, signals, raises."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.play.seats import teams_of
from fa_cards.rules.actions import Action, Raise
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import Called
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.auction import standing
from fa_cards.rules.teka.contract import TRICKS, Contract
from fa_cards.rules.teka.events import RaiseAnswered, RaiseOffered
from fa_cards.rules.tricks import Played
from fa_cards.tui.choices import Rows
from fa_cards.tui.games.presenter import Aids, SeatWords, by_names
from fa_cards.tui.games.teka_choices import answer_rows, call_rows, card_acts, raise_rows
from fa_cards.tui.keys import Scope
from fa_cards.tui.parts import Part
from fa_cards.tui.tricks.presenter import TrickChoosing, TrickPresenter, auction_parts, contract_part, trump_part
from fa_cards.words import count, say
from fa_cards.words.calls import call_words, contract_words
from fa_cards.words.teka.calls import manner_badge


class TekaPresenter(TrickPresenter[TekaView]):
    """What a table of Teka shows of its own."""

    spoken = (Called, RaiseOffered, RaiseAnswered)
    signals = True

    def scopes(self, view: TekaView) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        match view.phase:
            case Phase.DEALER_CUT | Phase.CUT:
                return (Scope.CUT,)
            case Phase.RAISE:
                return (Scope.ANSWER, Scope.LIST)
            case Phase.PLAY:
                return (Scope.SIGNALS, Scope.CARD)
            case _:
                return super().scopes(view)

    def middle(self, view: TekaView, choosing: TrickChoosing) -> Rows:
        """The numbers and words of the auction, or the suits."""
        return call_rows(view.legal) if view.phase is Phase.AUCTION else super().middle(view, choosing)

    def acts(self, view: TekaView, found: Mapping[str, Action], choosing: TrickChoosing) -> Rows:
        """How the chosen card may be played, a raise, and the answers to one."""
        if choosing.raising:
            return raise_rows(view.legal)
        if view.phase is Phase.RAISE:
            return answer_rows()
        if view.phase is Phase.PLAY:
            may_raise = any(isinstance(action, Raise) for action in view.legal)
            return card_acts(found, view.options.signals, may_raise)
        return ()

    def raises(self, view: TekaView) -> tuple[int, ...]:
        """The numbers to which the contract may be raised, or the next one, to ask why not."""
        offered = tuple(step.number for step in view.legal if isinstance(step, Raise))
        return offered or ((view.contract.tricks + 1,) if view.contract is not None else ())

    def badge(self, play: Played, view: TekaView) -> str:
        """The signal of a card."""
        return manner_badge(play.manner, view.options.signals)

    def seat(self, view: TekaView, seat: int, game: AnyGame) -> SeatWords:
        """Call, and tricks won; the declarer's partner sits out in double 13."""
        declarer = view.contract is not None and view.contract.declarer == seat
        friend = seat in game.partners(view.seat)
        call = next((one.call for one in view.calls if one.seat == seat), None)
        calling = view.phase in (Phase.AUCTION, Phase.TRUMP)
        stands: tuple[str, ...] = ()
        if seat == view.asleep and not calling:
            stands = (say("sits out"),)
        elif view.contract is not None and not calling:
            stands = (count("{n} trick", "{n} tricks", view.taken[seat]),)
        said = call_words(call) if calling and call is not None else ""
        partner = friend and seat != view.seat
        return SeatWords(partner=partner, declarer=declarer, friend=friend, said=said, standing=stands)

    def length(self, view: TekaView, game: AnyGame) -> str:
        """To how many points the match is."""
        return say("Match to {n}", n=view.options.target)

    def deal_parts(self, view: TekaView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """Trump, contract and tricks once they are there; before that the bid that stands, and the way of the turn."""
        parts = [trump_part(view.trump)] if view.trump is not None else []
        contract, me = view.contract, None if aids.named else view.seat
        if contract is None:
            high = standing(view.calls)
            bid = (call_words(high.call), high.seat) if high is not None else None
            return [*parts, *auction_parts(bid, names, me, game)]
        parts.append(contract_part(contract_words(contract), contract.declarer, names, me))
        own, others = teams_of(game, view.seat)
        us, them = (sum(view.taken[seat] for seat in side) for side in (own, others))
        tricks = (say("Tricks: us {a}, them {b}", a=us, b=them), say("us {a}, them {b}", a=us, b=them))
        if aids.named:
            long, short = by_names(us, them, (own, others), names)
            tricks = (say("Tricks: {sides}", sides=long), short)
        parts.append(Part("bold $warning", tricks, 2))
        if aids.missing:
            parts.append(Part("$faint", (_missing(view, contract, game), ""), 0))
        return parts


def _missing(view: TekaView, contract: Contract, game: AnyGame) -> str:
    """How many tricks the declarer's side still needs; who plays against it reads how many break the contract."""
    declarer = contract.declarer
    side = (declarer,) if contract.double_13 else game.partners(declarer)
    won = sum(view.taken[seat] for seat in side)
    if view.seat not in game.partners(declarer):
        theirs = sum(view.taken) - won
        return count("{n} more breaks it", "{n} more break it", TRICKS + 1 - contract.tricks - theirs)
    return count("{n} trick missing", "{n} tricks missing", contract.tricks - won)
