"""How a round of contract rummy goes, on the rules pages of its games (toonerville.md, sections 2 to 5)."""

from __future__ import annotations

from fa_cards.learn.pages import Paragraph, Points, Section, Table
from fa_cards.learn.rummy_examples import laying_examples, meld_examples, scoring_examples
from fa_cards.rules.melds import HIGH_POINTS, LOW_POINTS, SHORTEST, WILD_POINTS, Kind
from fa_cards.rules.rummy import RummyGame, Toonerville
from fa_cards.rules.rummy.games import MAX_BUYS, MIN_NATURALS
from fa_cards.rules.rummy.rules import MOST_RESTOCKS, Round
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.options import effect_of
from fa_cards.words.rummy.contract import contract_phrase, wild_phrase


def effect(game: RummyGame, option: str) -> Phrase:
    """What the value in force of an option changes."""
    return effect_of(game.key, option, game.options[option])


def wild(game: RummyGame) -> Phrase:
    """What wilds are called in the game."""
    return wild_phrase(game.rules.melds)


def played(game: RummyGame) -> dict[int, Round]:
    """The rounds of a match by their number."""
    rounds = dict(enumerate(game.rules.rounds, 1))
    only = game.rules.only_round
    return rounds if only is None else {only: rounds[only]}


def melds(game: RummyGame) -> Section:
    """What sets and runs are, and what wilds do in them."""
    rules = game.rules.melds
    points = [
        later("A set is {n} or more cards of one number, whatever their colours; twins may lie in it.").filled(
            n=SHORTEST[Kind.SET]
        ),
        later(
            "A run is {n} or more cards of one colour in sequence. The 1 is the lowest number and the {m} the highest; "
            "a run does not go on from there to 1."
        ).filled(n=SHORTEST[Kind.RUN], m=rules.highest),
        later(
            "A {wild} stands for any card of a set or a run. In a run it has its place, which is fixed when it is laid "
            "and does not change any more."
        ).filled(wild=wild(game)),
        effect(game, MIN_NATURALS),
    ]
    if isinstance(game, Toonerville):
        points.append(effect(game, "contiguous-runs"))
    return Section(
        "melds",
        later_in("rules title", "Sets and runs"),
        (Points(tuple(points)), *meld_examples(game)),
    )


def turn(game: RummyGame) -> Section:
    """How a turn goes: take, or decline and draw; the buying between; the discard."""
    points = (
        later(
            "The player on the dealer's left begins. You begin your turn with a card: take the open one or decline it."
        ),
        later(
            "If you decline it, the others may buy it: they are asked in the order of the turn, and the first who "
            "wants it gets it with one more card from the stock. Nobody has to be quick."
        ),
        later("Who buys lays nothing and throws nothing away before his own turn."),
        effect(game, MAX_BUYS),
        later("Then you draw from the stock, whether somebody has bought or not. At most one card is bought a turn."),
        later("Now you may lay cards, as far as the next section allows it; nobody has to."),
        later("You end your turn by throwing a card away; it lies open for the next player."),
        later(
            "The very card that you took may not be thrown away in the same turn, unless you held its twin before. A "
            "{wild} may be."
        ).filled(wild=wild(game)),
    )
    return Section("turn", later_in("rules title", "Your turn"), (Points(points),))


def down(game: RummyGame) -> Section:
    """Going down, laying off, and freeing Rooks."""
    points = [
        later("You go down with all melds of the contract at once; each may be longer than it has to be."),
        _extra(game),
        later(
            "Once you are down, you may lay off: add fitting cards to melds on the table, your own or others', as "
            "many as you like. Melds never merge and are never split."
        ),
    ]
    if isinstance(game, Toonerville):
        points += (effect(game, "layoff-same-turn"), *_freeing(game))
    else:
        points += (
            later("Cards may be laid off in the very turn in which the contract is laid."),
            later("A wild that lies on the table stays there: it is never exchanged for the card that it stands for."),
        )
    return Section(
        "down", later_in("rules title", "Going down and laying off"), (Points(tuple(points)), *laying_examples(game))
    )


def _extra(game: RummyGame) -> Phrase:
    if isinstance(game, Toonerville):
        return effect(game, "extra-melds")
    return later("Nothing but the melds of the contract is laid; other cards are laid off on melds.")


def _freeing(game: Toonerville) -> tuple[Phrase, ...]:
    """How Rooks of runs are freed (section 3)."""
    points = (
        later(
            "A Rook in a run can be freed: in your turn you lay the very card that it stands for in its place, and "
            "take the Rook. It has to be laid again in the same turn, in a meld or as a lay-off."
        ),
        later("The Rook of a set stays there for ever."),
        effect(game, "swap-requires-down"),
    )
    if game.rules.swap_requires_down:
        return points
    return (
        *points,
        later(
            "An example from round 2: on the table lies a red run 5, 6, Rook, 8. You hold the red 7, two elevens and "
            "the yellow 2 to 5. You lay the red 7 for the Rook, and go down with the yellow run and a set of 11, 11, "
            "Rook."
        ),
    )


def out(game: RummyGame) -> Section:
    """How a round ends."""
    rounds = played(game)
    last = len(game.rules.rounds)
    points: list[Phrase] = []
    if set(rounds) != {last}:
        points.append(
            later("Who has no card left goes out, and the round is over: with a discard at the end or without one.")
        )
    if last in rounds:
        points += _last_round(game, last, rounds[last])
    points += (
        later(
            "If a card is to be drawn and the stock is used up, all discards but the top one are shuffled: they are "
            "the new stock. This happens {n} times in a round at most."
        ).filled(n=MOST_RESTOCKS),
        later(
            "If there is none to be drawn even so, the round is dead: nobody wins it, and everybody counts his cards."
        ),
    )
    return Section("out", later_in("rules title", "The end of a round"), (Points(tuple(points)),))


def _last_round(game: RummyGame, number: int, one: Round) -> tuple[Phrase, ...]:
    """The round in which the whole hand goes at once, and its arithmetic (section 2)."""
    drawn, needed = one.hand + 1, one.contract.cards
    rule = later(
        "Round {n} is different: you lay your whole hand at once as {contract}, without a discard. Nobody goes down "
        "before, and so nothing is laid off."
    ).filled(n=number, contract=contract_phrase(one.contract))
    if drawn < needed:
        sum_of_it = later(
            "There you hold {a} cards after drawing, and the contract takes {b}: without a buy nobody can go out. Each "
            "buy brings two cards, so that with one you hold {c}, and a meld has to be longer."
        ).filled(a=drawn, b=needed, c=drawn + 2)
    elif drawn == needed:
        sum_of_it = later(
            "There you hold {a} cards after drawing, just as many as the contract takes. Each buy brings two more, "
            "which have to fit as well."
        ).filled(a=drawn)
    else:
        sum_of_it = later(
            "There you hold {a} cards after drawing, and the contract takes {b} at least: a meld has to be longer. "
            "Each buy brings two more cards, which have to fit as well."
        ).filled(a=drawn, b=needed)
    return rule, sum_of_it


def scoring(game: RummyGame) -> Section:
    """What cards that are left in a hand count."""
    highest = game.rules.melds.highest
    rows: tuple[tuple[Phrase, int], ...] = (
        (later_in("rules table", "each card from 1 to 9"), LOW_POINTS),
        (later_in("rules table", "each card from 10 to {n}").filled(n=highest), HIGH_POINTS),
        (later_in("rules table", "each {wild}").filled(wild=wild(game)), WILD_POINTS),
    )
    points = (
        later("Who goes out gets 0. All others count the cards that they still hold, whether they are down or not."),
        later("What lies on the table counts for nobody and against nobody."),
    )
    head = (later_in("rules table", "In the hand"), later_in("rules table", "Against you"))
    return Section(
        "scoring",
        later_in("rules title", "Counting a round"),
        (Points(points), Table(head, rows), Paragraph(later("Some examples:")), scoring_examples(game)),
    )
