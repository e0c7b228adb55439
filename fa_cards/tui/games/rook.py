"""A table of the Rook family: bids by steps of five, the nest, the called card, points instead of tricks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fa_cards.rules.actions import Action, Bid, CallCard, Pass
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import IllegalAction, Refusal
from fa_cards.rules.events import Called
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookView
from fa_cards.rules.rook.auction import passed, standing
from fa_cards.rules.rook.events import Buried, CardCalled, NestVoid, PartnerShown, PassedOut
from fa_cards.rules.rook.legality import CardCalls
from fa_cards.rules.rook.nest import Buries, why_not
from fa_cards.rules.rook.scoring import side_of
from fa_cards.rules.tricks import Trick
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows, even
from fa_cards.tui.games.presenter import Aids, SeatWords, by_names
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.nest import NestFacts
from fa_cards.tui.parts import Part
from fa_cards.tui.tricks.presenter import (
    COLOUR,
    TrickChoosing,
    TrickPresenter,
    auction_parts,
    contract_part,
    trump_part,
)
from fa_cards.words import count, later, say, say_in
from fa_cards.words.calls import call_words, contract_words
from fa_cards.words.cards import card_words, face, suit_symbol, suit_words
from fa_cards.words.digits import number

BID = "bid-"
CALL = "call-"
"""What stands before the number of a bid and a called card in the names of what does it."""

NARROW, WIDE = (4, 5), (8, 5)
"""Bids in a row, and rows of bids, by the room in the middle of the table."""
NUMBERS = 5
"""Called numbers in a row."""


class RookPresenter(TrickPresenter[RookView]):
    """What a table of the Rook family shows of its own."""

    spoken = (Called, Buried, CardCalled, NestVoid, PartnerShown, PassedOut)

    def scopes(self, view: RookView) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        match view.phase:
            case Phase.NEST:
                return (Scope.NEST, Scope.CARD)
            case Phase.CALL:
                return (Scope.CALL, Scope.LIST)
            case _:
                return super().scopes(view)

    # --- what one can do -----------------------------------------------------------------------------------------

    def middle(self, view: RookView, choosing: TrickChoosing) -> Rows:
        """Bids and pass, the colours, or the cards that may be called."""
        match view.phase:
            case Phase.AUCTION:
                return _bid_rows(view, choosing)
            case Phase.CALL:
                return _call_rows(view, choosing)
            case _:
                return super().middle(view, choosing)

    def acts(self, view: RookView, found: Mapping[str, Action], choosing: TrickChoosing) -> Rows:
        """For the nest: marking the chosen card, and burying once all are marked; else playing it."""
        buries = buries_of(view)
        if buries is None:
            return super().acts(view, found, choosing)
        marked = choosing.card in choosing.nest
        mark = say_in("button", "Keep it") if marked else say_in("button", "Into the nest")
        rows = [Choice("mark", mark, cap("mark"))] if choosing.card in self.markable(view) else []
        if len(choosing.nest) == buries.size:
            rows.append(Choice("bury", BY_NAME["bury"].label.said(), cap("bury")))
        return (tuple(rows),)

    def nest(self, view: RookView, choosing: TrickChoosing) -> NestFacts | None:
        """How many cards of how many are marked, and their points."""
        buries = buries_of(view)
        if buries is None:
            return None
        deck = view.rules.deck
        marked = count("{k} of {n} card", "{k} of {n} cards", buries.size, k=len(choosing.nest))
        points = count("{n} point", "{n} points", deck.points(deck.mask(choosing.nest)))
        return NestFacts(buries.size, say(", ").join((marked, points)))

    def steps(self, view: RookView, choosing: TrickChoosing) -> Mapping[str, Action]:
        """The legal steps by the name of their acts, the cards that may be called among them."""
        named = {f"{CALL}{card.text}": CallCard(card) for card in callable_cards(view)}
        return {**super().steps(view, choosing), **named}

    def numbered(self, view: RookView, number: int, choosing: TrickChoosing) -> Action | None:
        """The step that a typed number stands for: a bid, or the card of that number in the chosen colour."""
        if view.phase is not Phase.CALL:
            return super().numbered(view, number, choosing)
        colour = called_colour(view, choosing)
        found = (card for card in callable_cards(view) if card.suit is colour and card.rank == number)
        card = next(found, None)
        return CallCard(card) if card is not None else None

    def numbers(self, view: RookView, choosing: TrickChoosing) -> tuple[int, ...]:
        """The numbers that may be typed now."""
        if view.phase is not Phase.CALL:
            return super().numbers(view, choosing)
        colour = called_colour(view, choosing)
        return tuple(card.rank for card in callable_cards(view) if card.suit is colour)

    def marked_at_first(self, view: RookView) -> frozenset[Card]:
        """The cards that have to be buried."""
        buries = buries_of(view)
        return frozenset(buries.bound) if buries is not None else frozenset()

    def why_not(self, view: RookView, choosing: TrickChoosing) -> Refusal | None:
        """Why the chosen card may not be buried."""
        if view.phase is not Phase.NEST or choosing.card is None:
            return None
        code = why_not(choosing.card, view.rules.deck.mask(view.hand), view.rules)
        return IllegalAction(code) if code is not None else None

    def markable(self, view: RookView) -> frozenset[Card]:
        """The cards that may be buried or played."""
        buries = buries_of(view)
        return super().markable(view) if buries is None else frozenset((*buries.bound, *buries.free))

    # --- what is told --------------------------------------------------------------------------------------------

    def seat(self, view: RookView, seat: int, game: AnyGame) -> SeatWords:
        """Call or pass in the auction; then the points of its tricks, and its total where each plays for himself."""
        contract = view.contract
        declarer = contract is not None and contract.declarer == seat
        friend = seat in known_side(view, view.seat, game)
        alone = view.rules.calls
        roles: list[str] = []
        called = alone and contract is not None and view.partner == seat and not declarer
        if called:
            # Before the card falls the seat itself alone is told: nobody else's view names it.
            roles.append(say_in("seat", "declarer's partner"))
        if alone and declarer and view.partner == seat:
            roles.append(say_in("seat", "alone"))
        said = ""
        if view.phase is Phase.AUCTION:
            call = next((one.call for one in reversed(view.calls) if one.seat == seat), None)
            said = call_words(call) if call is not None else ""
        stands: list[str] = []
        if contract is not None and view.phase is Phase.PLAY:
            stands.append(count("{n} point", "{n} points", view.points[seat]))
        if alone:
            stands.append(say("total {n}", n=view.totals[seat]))
        return SeatWords(
            tuple(roles),
            partner=friend and seat != view.seat and not alone,
            declarer=declarer,
            called=called,
            friend=friend,
            said=said,
            standing=tuple(stands),
        )

    def aside(self) -> str:
        """The nest."""
        return say("Nest:")

    def counted(self, view: RookView, trick: Trick) -> RookView:
        """The view with a finished trick and its points."""
        deck = view.rules.deck
        worth = deck.points(deck.mask(play.card for play in trick.plays))
        points = tuple(has + worth * (seat == trick.winner) for seat, has in enumerate(view.points))
        return replace(super().counted(view, trick), points=points)

    def length(self, view: RookView, game: AnyGame) -> str:
        """To how many points the match is."""
        return say("Match to {n}", n=view.rules.target)

    def deal_parts(self, view: RookView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """Trump, contract, called card and points once they are there; before that the bid that stands."""
        parts = [trump_part(view.trump)] if view.trump is not None else []
        contract, me = view.contract, None if aids.named else view.seat
        if contract is None:
            high = standing(view.calls)
            bid = (call_words(high.call), high.seat) if high is not None else None
            return [*parts, *auction_parts(bid, names, me, game, nobody=view.phase is Phase.AUCTION)]
        parts.append(contract_part(contract_words(contract), contract.declarer, names, me))
        if view.called is not None:
            parts.append(_called_part(view, view.called, names))
        if view.phase is Phase.PLAY:
            parts += _points_parts(view, names, game, aids)
        return parts

    def found(self, view: RookView) -> tuple[Card, ...]:
        """What the nest held, for who took it."""
        return view.found

    def still_out(self, view: RookView) -> tuple[Card, ...]:
        """The counters that have not fallen and that this seat does not hold, bury or see."""
        if view.trump is None:
            return ()
        deck = view.rules.deck
        seen = (*view.hand, *view.buried, *view.shown, *(play.card for play in view.trick))
        mask = deck.mask((*seen, *(play.card for trick in view.tricks for play in trick.plays)))
        return tuple(deck.cards(deck.counters & ~mask))


def buries_of(view: RookView) -> Buries | None:
    """What may be buried now; None where nothing is."""
    return next((step for step in view.legal if isinstance(step, Buries)), None)


def callable_cards(view: RookView) -> tuple[Card, ...]:
    """The cards that may be called now."""
    return next((step.cards for step in view.legal if isinstance(step, CardCalls)), ())


def called_colour(view: RookView, choosing: TrickChoosing) -> Suit | None:
    """The colour whose numbers are offered: the chosen one, at first the first one."""
    suits = [suit for suit in view.rules.deck.suits if any(card.suit is suit for card in callable_cards(view))]
    return choosing.colour if choosing.colour in suits else next(iter(suits), None)


def known_side(view: RookView, seat: int, game: AnyGame) -> tuple[int, ...]:
    """The seats that play with a seat, as far as the seat of the view knows."""
    if not view.rules.calls:
        return game.partners(seat)
    if view.contract is None or view.partner is None:
        return (seat,)
    side = side_of(view.contract.declarer, view.partner)
    return side if seat in side else tuple(one for one in range(game.seats) if one not in side)


def _bid_rows(view: RookView, choosing: TrickChoosing) -> Rows:
    """As many bids as there is room for, then those that are left and the pass."""
    bids = [step.number for step in view.legal if isinstance(step, Bid)]
    columns, most = WIDE if choosing.wide else NARROW
    page = columns * most
    pages = max(-(-len(bids) // page), 1)
    first = choosing.bids_page % pages * page
    shown = bids[first : first + page]
    labels = even([number(bid) for bid in shown])
    cells = [Choice(f"{BID}{bid}", label, note=_commits(view, bid)) for bid, label in zip(shown, labels, strict=True)]
    rows = [tuple(cells[start : start + columns]) for start in range(0, len(cells), columns)]
    last: list[Choice] = []
    if len(bids) > page:
        last.append(Choice("bids-on", say_in("button", "Other bids"), cap("bids-on")))
    if any(isinstance(step, Pass) for step in view.legal):
        out = len(passed(view.calls))
        note = say("You are out of this auction then.") if out < 2 or standing(view.calls) else ""
        last.append(Choice("pass", BY_NAME["pass"].label.said(), cap("pass"), note))
    return (*rows, tuple(last))


def _commits(view: RookView, bid: int) -> str:
    """What a bid commits to."""
    if view.rules.calls:
        return say(
            "With your partner you must take {n} of {total} points, else you both lose {n}.",
            n=bid,
            total=view.rules.total,
        )
    return say("Your team must take {n} of {total} points, else it loses {n}.", n=bid, total=view.rules.total)


def _call_rows(view: RookView, choosing: TrickChoosing) -> Rows:
    """The colours with the Rook beside them, and below the numbers of the chosen colour, highest first."""
    cards, colour = callable_cards(view), called_colour(view, choosing)
    suits = [suit for suit in view.rules.deck.suits if any(card.suit is suit for card in cards)]
    heads = [
        Choice(
            f"{COLOUR}{suit.value}",
            suit_symbol(suit),
            note=_chosen_colour(suit_words(suit), chosen=suit is colour),
            open=suit is colour,
        )
        for suit in suits
    ]
    birds = [
        Choice(f"{CALL}{card.text}", card_words(card), note=_who_would_be_partner(view, card))
        for card in cards
        if card.suit is None
    ]
    below = [card for card in reversed(cards) if card.suit is colour]
    labels = [face(card, words=False)[0] for card in below]
    cells = [
        Choice(f"{CALL}{card.text}", label, note=_who_would_be_partner(view, card))
        for card, label in zip(below, even(labels), strict=True)
    ]
    rows = [tuple(cells[start : start + NUMBERS]) for start in range(0, len(cells), NUMBERS)]
    return ((*heads, *birds), *rows)


def _who_would_be_partner(view: RookView, card: Card) -> str:
    """What calling a card means."""
    if card in view.hand or card in view.buried:
        return say("{card} is yours: you would play alone", card=card_words(card))
    return say("your partner is whoever holds {card}", card=card_words(card))


def _chosen_colour(words: str, *, chosen: bool) -> str:
    if chosen:
        return say("{suit}; its numbers stand below", suit=words)
    return say("Shows the numbers of {suit}", suit=words)


def _called_part(view: RookView, called: Card, names: tuple[str, ...]) -> Part:
    """The called card, and whose it is as far as everybody knows."""
    words, partner = card_words(called), view.partner if view.revealed else None
    if partner is None or view.contract is None:
        return Part("$accent", (say("Called: {card}", card=words), words), 3)
    alone = partner == view.contract.declarer
    told = later("Called: {card}; {name} is alone") if alone else later("Called: {card}, with {name}")
    # Who it is matters more now than the card by which he became it, and his seat tells it too.
    short = say_in("seat", "alone") if alone else say_in("contract", "with {name}", name=names[partner])
    return Part("$accent", (told.said(card=words, name=names[partner]), short, ""), 3)


def _points_parts(view: RookView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
    """The points of both sides where everybody knows them, what the contract misses, and what is still out."""
    parts: list[Part] = []
    if view.revealed and (contract := view.contract) is not None:
        own = known_side(view, view.seat, game)
        us = sum(view.points[seat] for seat in own)
        them = sum(view.points) - us
        texts = (say("Points: us {a}, them {b}", a=us, b=them), say("us {a}, them {b}", a=us, b=them))
        if aids.named:
            others = tuple(seat for seat in range(game.seats) if seat not in own)
            long, short = by_names(us, them, (tuple(own), others), names)
            texts = (say("Points: {sides}", sides=long), short)
        parts.append(Part("bold $warning", texts, 2))
        side = known_side(view, contract.declarer, game)
        missing = max(contract.bid - sum(view.points[seat] for seat in side), 0)
        if aids.missing:
            parts.append(Part("$faint", (count("{n} point missing", "{n} points missing", missing), ""), 0))
    if aids.counters:
        deck = view.rules.deck
        out = deck.total - sum(view.points) - sum(deck.value(play.card) for play in view.trick)
        parts.append(Part("$faint", (count("{n} point still out", "{n} points still out", out), ""), 0))
    return parts
