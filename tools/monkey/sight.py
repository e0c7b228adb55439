"""Whether the screen shows a card that whoever sits before it may not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from textual.app import App

from fa_cards.play.uncovered import PACK
from fa_cards.rtl import visual
from fa_cards.rules.cards import Card
from fa_cards.rules.rook.legality import CardCalls
from fa_cards.tui.cards import HandCard, TrickCard, line_content
from fa_cards.tui.nest import NestCard
from fa_cards.tui.table import TablePage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import language
from fa_cards.words.cards import card_words
from fa_cards.words.games import game_name
from tools.monkey.checks import must, tables


@cache
def texts_of(card: Card, _language: str) -> frozenset[str]:
    """Every way in which a line of the screen writes a card, cell by cell."""
    texts = [card_words(card, words=words) for words in (True, False)]
    texts += [line_content(card, words=words).plain for words in (True, False)]
    return frozenset(visual(text, language().direction).strip() for text in texts)


def is_written(card: Card, screen: str) -> bool:
    """Whether the card stands on the screen, and not as a part of another card."""
    # Most cards do not: finding a text is quicker than finding one that stands alone.
    texts = [text for text in texts_of(card, language().code) if text in screen]
    return any(re.search(rf"(?<!\w){re.escape(text)}(?!\w)", screen) for text in texts)


def open_cards(page: TablePage) -> frozenset[Card]:
    """Cards that may be named though they lie hidden, because all know of them.

    They are the partner's that was called or can be, counters that were shown, what was turned up to fix trump and
    went back into the pack, and what was drawn before everybody's eyes.
    """
    view = page.view
    named = [card for step in view.legal if isinstance(step, CardCalls) for card in step.cards]
    turned = getattr(view, "turned", None)
    shown = turned if isinstance(turned, tuple) else (turned,)
    known = [card for some in page.match.state.known_to_all().values() for card in some]
    return frozenset([*getattr(view, "shown", ()), getattr(view, "called", None), *named, *shown, *known]) - {None}


def hidden_from(page: TablePage, looker: int | None) -> Iterator[tuple[str, Card]]:
    """Each card of the deal that the one who looks may not see, or somebody where nobody looks, and where it lies.

    Where a pack has a card several times and one of them is seen, it is none of these: nothing tells them apart.
    """
    state = page.match.state
    who = range(page.match.game.seats) if looker is None else (looker,)
    places = {place: cards for place, cards in state.places().items() if place != PACK}
    open_places = {place for place in places if all(state.sees(seat, place) for seat in who)}
    seen = {card for place in open_places for card in places[place]}
    for place, cards in places.items():
        if place not in open_places:
            yield from ((place, card) for card in cards if card not in seen)


def check_hidden(app: App[Any], screen: str) -> None:
    """No cell shows a card that whoever looks may not see; while the curtain is down that is every hand.

    Args:
        app: the program.
        screen: the text of all its cells.
    """
    page = next(iter(tables(app)), None)
    if page is None or page.match.finished:
        return
    # A question lies over the table of the person who looks, which is seen beside it.
    looker = page.looker if app.screen is page or app.screen.is_modal else None
    known = open_cards(page)
    if isinstance(page, TrickTablePage) and app.screen is not page:
        # The page of the tricks names what is still out: which cards these are all can reckon, and not where they lie.
        known |= frozenset(page.presenter.still_out(page.view))
    # A game that has its name of a card is not that card.
    screen = screen.replace(visual(game_name(page.match.game.key), language().direction), "")
    for place, card in hidden_from(page, looker):
        if card not in known:
            must(not is_written(card, screen), f"the {card} in {place} is seen by {looker}")
    drawn = [one for one in app.screen._compositor.visible_widgets if isinstance(one, HandCard | NestCard | TrickCard)]
    if page.curtain:
        must(not drawn, "cards are drawn on the curtain")
        # What lies ready behind it is nobody's either.
        must(not any(card.display for card in page.query(HandCard)), "cards lie ready behind the curtain")
        must(page.view == page.match.view(page.me).public, "behind the curtain is more than what everybody knows")
        must(page.cards == () and page.chosen is None and page.view.legal == (), "the curtain knows cards of a hand")
    elif app.screen is page and page.frozen is None:
        cards, held = sum(isinstance(one, HandCard) for one in drawn), len(page.match.view(page.me).hand)
        must(cards <= held, f"{cards} cards are drawn of the hand of seat {page.me}")
