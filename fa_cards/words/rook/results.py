"""How a deal of the Rook family ended, in sentences (rook.md, sections 1, 3 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.rook.scoring import side_of, winners_of
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.contracts import contract_line, trump_line
from fa_cards.words.rook.calls import contract_words
from fa_cards.words.seats import team_names


def outcome(deal: RookDeal, names: Sequence[str], me: int | None) -> str:
    """Whether the contract was made, and what each side scored.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    return _of_teams(deal, names, me) if deal.called is None else _of_partners(deal, names, me)


def account(deal: RookDeal, names: Sequence[str], me: int | None, game: RookGame) -> tuple[str, ...]:
    """What was undertaken by whom, what was taken, who got the nest's points, and why it counts so."""
    rules = game.rules
    contract = deal.contract
    undertaken = [contract_line(contract_words(contract), contract.declarer, names, me), trump_line(deal.trump)]
    if contract.forced:
        undertaken.append(say_in("sheet", "forced"))
    lines = (
        say(", ").join(undertaken),
        _partner(deal, names, me),
        _taken(deal),
        _last_trick(deal, names, me, rules),
        reason(deal),
        _tie(deal, rules),
    )
    return tuple(filter(None, lines))


def went_well(deal: RookDeal, me: int) -> bool:
    """Whether the contract was made by the side of the seat, or failed against it."""
    return (me in _side(deal)) == deal.made


def reason(deal: RookDeal) -> str:
    """By how much the contract was made or failed, and why the deal counts as it does (section 1)."""
    beyond = deal.taken[0] - deal.contract.bid
    if beyond > 0:
        return count(
            "Made with {n} point to spare: what was taken counts, not the bid",
            "Made with {n} points to spare: what was taken counts, not the bid",
            beyond,
        )
    if not beyond:
        return say("Made exactly: what was taken counts")
    return count(
        "{n} point short: minus the bid, what was taken is lost",
        "{n} points short: minus the bid, what was taken is lost",
        -beyond,
    )


def _side(deal: RookDeal) -> tuple[int, ...]:
    return side_of(deal.contract.declarer, deal.partner)


def _scores(deal: RookDeal) -> tuple[int, int]:
    """What each of the declarer's side scored, and each of the others."""
    side = _side(deal)
    other = next(seat for seat in range(len(deal.scores)) if seat not in side)
    return deal.scores[side[0]], deal.scores[other]


def _of_teams(deal: RookDeal, names: Sequence[str], me: int | None) -> str:
    own, others = _scores(deal)
    side = _side(deal)
    if me is None:
        team = team_names(side, names)
        if deal.made:
            return say("{team} made the contract: {a} points, the opponents {b}", team=team, a=own, b=others)
        return say("{team} did not make the contract: {a} points, the opponents {b}", team=team, a=own, b=others)
    if me in side:
        if deal.made:
            return say("You made your contract: {a} points for you, {b} for the opponents", a=own, b=others)
        return say("You did not make your contract: {a} points for you, {b} for the opponents", a=own, b=others)
    if deal.made:
        return say("The opponents made their contract: {a} points for them, {b} for you", a=own, b=others)
    return say("The opponents did not make their contract: {a} points for them, {b} for you", a=own, b=others)


def _of_partners(deal: RookDeal, names: Sequence[str], me: int | None) -> str:
    """The outcome where everybody plays for himself, and the declarer with a partner for this deal or alone."""
    own, others = _scores(deal)
    side = _side(deal)
    if len(side) == 1:
        return _alone(names[side[0]], side[0] == me, deal.made, own, others)
    if me in side:
        name = names[next(seat for seat in side if seat != me)]
        if deal.made:
            return say(
                "You and {name} made the contract: {a} each, the others {b} each",
                name=name,
                a=own,
                b=others,
            )
        return say(
            "You and {name} did not make the contract: {a} each, the others {b} each",
            name=name,
            a=own,
            b=others,
        )
    team = team_names((deal.contract.declarer, deal.partner), names)
    if deal.made:
        return say("{team} made the contract: {a} each, the others {b} each", team=team, a=own, b=others)
    return say("{team} did not make the contract: {a} each, the others {b} each", team=team, a=own, b=others)


def _alone(name: str, mine: bool, made: bool, own: int, others: int) -> str:
    if mine:
        if made:
            return say("You made the contract alone: {a}, the others {b} each", a=own, b=others)
        return say("Alone you did not make the contract: {a}, the others {b} each", a=own, b=others)
    if made:
        return say("{name} made the contract alone: {a}, the others {b} each", name=name, a=own, b=others)
    return say("{name} alone did not make the contract: {a}, the others {b} each", name=name, a=own, b=others)


def _partner(deal: RookDeal, names: Sequence[str], me: int | None) -> str:
    """Which card was called, and who held it; an empty text where none is called."""
    if deal.called is None:
        return ""
    card, declarer = card_words(deal.called), deal.contract.declarer
    if deal.partner == declarer:
        if declarer == me:
            return say("Called card: {card}; it was yours, so you were alone", card=card)
        return say("Called card: {card}; the declarer had it and was alone", card=card)
    if deal.partner == me:
        return say("Called card: {card}; it was yours, and you were the partner", card=card)
    return say("Called card: {card}; the partner was {name}", card=card, name=names[deal.partner])


def _taken(deal: RookDeal) -> str:
    own, others = deal.taken
    if len(_side(deal)) == 1:
        return say("Points taken: the declarer alone {a}, all others {b}", a=own, b=others)
    return say("Points taken: the declarer's side {a}, the other side {b}", a=own, b=others)


def _last_trick(deal: RookDeal, names: Sequence[str], me: int | None, rules: RookRules) -> str:
    """Who got what the nest held and what the last trick brings; an empty text where neither can be anything."""
    last, nest = rules.last_trick, deal.nest
    name = say_in("to whom", "you") if deal.last == me else names[deal.last]
    if last and nest:
        return say("Last trick: {name}, {n} points and the nest's {m}", n=last, m=nest, name=name)
    if last:
        return say("Last trick: {name}, {n} points; the nest held none", n=last, name=name)
    if nest:
        return say("Last trick: {name}, with the nest's {n} points", n=nest, name=name)
    return say("The nest held no points") if rules.bury_points else ""


def _tie(deal: RookDeal, rules: RookRules) -> str:
    """That the target was reached and nobody has won yet; an empty text otherwise (section 7)."""
    if max(deal.totals) < rules.target or winners_of(deal.totals, rules):
        return ""
    return say("A tie at the top: one more deal decides")
