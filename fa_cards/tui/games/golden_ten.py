"""A table of Golden Ten: red cards that nobody wants, and the yellow ten that takes ten off."""

from __future__ import annotations

from dataclasses import replace

from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.golden_ten import GoldenTenView
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, RED, TOTAL, red_points
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Trick
from fa_cards.tui.games.presenter import Aids, SeatWords, turn_part
from fa_cards.tui.parts import Part
from fa_cards.tui.tricks.presenter import TrickPresenter
from fa_cards.words import count, say, say_in


class GoldenTenPresenter(TrickPresenter[GoldenTenView]):
    """What a table of Golden Ten shows of its own."""

    def seat(self, view: GoldenTenView, seat: int, game: AnyGame) -> SeatWords:
        """The red points of its tricks, the Golden Ten, and its penalties so far."""
        roles = (say_in("seat", "Golden Ten"),) if view.golden == seat else ()
        stands: list[str] = []
        if view.phase is Phase.PLAY:
            # Not «4 red», which is a card.
            stands.append(say("reds {n}", n=view.points[seat]))
        stands.append(say("penalty {n}", n=view.totals[seat]))
        return SeatWords(roles, friend=seat == view.seat, standing=tuple(stands))

    def aside(self) -> str:
        """The cards left over in the deal."""
        return say("Left over:")

    def counted(self, view: GoldenTenView, trick: Trick) -> GoldenTenView:
        """The view with a finished trick, its red points, and the Golden Ten where it lay in it."""
        mask = DECK.mask(play.card for play in trick.plays)
        points = tuple(has + red_points(mask) * (seat == trick.winner) for seat, has in enumerate(view.points))
        golden = trick.winner if mask & GOLDEN_TEN else view.golden
        return replace(super().counted(view, trick), points=points, golden=golden)

    def length(self, view: GoldenTenView, game: AnyGame) -> str:
        """How many deals the match has."""
        return count("{n} deal in all", "{n} deals in all", view.length)

    def deal_parts(self, view: GoldenTenView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """How many of the red points have fallen, and where the Golden Ten is."""
        if view.phase is not Phase.PLAY:
            return [turn_part(game)]
        fallen = say("Red points fallen: {n} of {total}", n=sum(view.points), total=TOTAL)
        parts = [Part("bold $warning", (fallen,), 2)]
        if view.golden is not None:
            golden = say("Golden Ten: {name}", name=names[view.golden])
        else:
            golden = say("The Golden Ten is still out")
        return [*parts, Part("$accent", (golden, ""), 1), turn_part(game)]

    def still_out(self, view: GoldenTenView) -> tuple[Card, ...]:
        """The red cards and the Golden Ten that have not fallen and that this seat does not hold."""
        seen = DECK.mask((*view.hand, *(play.card for play in view.trick)))
        fallen = DECK.mask(play.card for trick in view.tricks for play in trick.plays)
        return tuple(DECK.cards((RED | GOLDEN_TEN) & ~seen & ~fallen)) if view.phase is Phase.PLAY else ()
