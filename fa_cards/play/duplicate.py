"""Matches in which the cards do not hang on the play, so that others can be given the same ones.

Deal n of two such matches with one seed brings each seat the same cards, whoever plays and whatever was thrown in
before: its packs are fixed by the seed, the number of the deal and how often it was dealt already, and so is where
players cut. Only a pack that is not shuffled in full is as the play before left it (Teka's option).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from fa_cards.play.match import AnyState, Match, Moment
from fa_cards.rules.actions import Action, Cut, Dealer, Pack
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick


class DuplicateMatch(Match):
    """A match whose chance is fixed deal by deal."""

    def roll(self) -> Moment:
        """Takes the table's step: the same for the same seed, deal and step of that deal."""
        state = self.state
        state.refuse_others(TABLE)
        action = state.chance(self._dice(state.legal(TABLE)[0].word))
        return self.do(TABLE, self._for_seats(action) if isinstance(action, Pack) else action)

    def decision(self) -> Callable[[], Action]:
        """Works out what the bot on move decides. Where it cuts the pack, chance does: no skill is in it."""
        state = self.state
        legal = () if state.finished or state.actor is TABLE else state.legal(state.actor)
        if legal and all(one.word == Cut.word for one in legal):
            return partial(pick, legal, self._dice(Cut.word))
        return super().decision()

    def _dice(self, word: str) -> Dice:
        deals = len(self.deals)
        again = sum(
            one.action.word == word and len(state.deals) == deals
            for one, state in zip(self.moments, self.states, strict=False)
        )
        return Dice(f"{self.seed} {word} of deal {deals + 1}, {again} before")

    def _for_seats(self, pack: Pack) -> Pack:
        """The pack that brings each seat what this one would, had no deal before been thrown in and passed on."""
        first = next(one.action.number for one in self.moments if isinstance(one.action, Dealer))
        usual = (first + len(self.deals)) % self.game.seats
        dealer = self.view(0).dealer
        return pack if dealer == usual else turned(self.state, pack, dealer - usual)


def turned(state: AnyState, pack: Pack, steps: int) -> Pack:
    """The pack that deals each seat the hand that this one deals so many places after it; all else comes as before."""
    dealt, _ = state.apply(TABLE, pack)
    places: dict[str, Any] = dict(dealt.places())
    seats = len(state.totals)
    hands = [Counter(places.get(f"hand {seat}", ())) for seat in range(seats)]
    where: list[list[int]] = [[] for _ in range(seats)]
    for place, card in enumerate(pack.cards):
        for hand, found in zip(hands, where, strict=True):
            if hand[card]:
                hand[card] -= 1
                found.append(place)
                break
    cards = list(pack.cards)
    for seat, found in enumerate(where):
        for place, source in zip(found, where[(seat + steps) % seats], strict=True):
            cards[place] = pack.cards[source]
    return Pack(tuple(cards))


def shuffled_in_full(game: AnyGame, chosen: Collection[str]) -> AnyGame:
    """The same game with every pack shuffled in full, where one of its options can say so that nobody has chosen."""
    if not game.past_tells_hands:
        return game
    others = (
        type(game)(dict(game.options) | {option.key: value}, game.seats)
        for option in game.option_list
        if option.key not in chosen
        for value in option.values
    )
    return next((one for one in others if not one.past_tells_hands), game)
