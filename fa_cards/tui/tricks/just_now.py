"""What happened just now, told before what is to be done: cards that were drawn, an answer to who begged."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.play.match import Match, Moment
from fa_cards.rules.cards import Card
from fa_cards.rules.tricks import TrickView
from fa_cards.tui import story
from fa_cards.tui.tricks.presenter import AnyTrickPresenter, Draw
from fa_cards.words import say
from fa_cards.words.cards import card_words


def just_now(
    match: Match, view: TrickView, names: tuple[str, ...], presenter: AnyTrickPresenter, deal: Sequence[Moment]
) -> tuple[str, ...]:
    """Sentences on what happened just now, of which as long a one is told as there is room; none where nothing did.

    Args:
        match: the match at this moment.
        view: what the person who looks knows.
        names: the players by seat.
        presenter: of the family of the game.
        deal: what was done in this deal.
    """
    # What he drew after the last trick is news to him until he plays again, whoever has led meanwhile.
    last_own = max((place for place, one in enumerate(deal) if one.seat == view.seat), default=0)
    for moment in deal[last_own:]:
        if draws := presenter.draws(moment.events):
            had = match.view_after(moment.number - 1, view.seat).hand
            fresh = tuple(card for card in view.hand if card not in had)
            own = tuple(draw for draw in draws if draw.seat == view.seat)
            told = (own,) if view.trick else (draws, own)
            return tuple(line for some in told if (line := _drawn(some, names, view.seat, fresh)))
    if view.trick or not deal:
        return ()
    last = deal[-1]
    if last.seat != view.seat and any(isinstance(event, presenter.answers) for event in last.events):
        return (" ".join(f"{line}." for line in story.told((last,), names, view.seat, match.game)),)
    return ()


def _drawn(draws: Sequence[Draw], names: tuple[str, ...], me: int, fresh: Sequence[Card]) -> str:
    """What was drawn after a trick, in a sentence.

    Args:
        draws: as everybody saw them.
        names: the players by seat.
        me: the seat that reads.
        fresh: the cards that it drew.
    """
    seen = ((draw.seat, draw.card) for draw in draws)
    told = [(seat, card or next((one for one in fresh if seat == me), None)) for seat, card in seen]
    known = [(seat, card_words(card)) for seat, card in told if card is not None]
    if not known:
        return ""
    if [seat for seat, _ in known] == [me]:
        return f"{say('You drew {card}', card=known[0][1])}."
    cards = [say("{name} {card}", name=names[seat], card=card) for seat, card in known]
    return say("Drawn: {cards}.", cards=say(", ").join(cards))
