"""What the rules pages of the family of All Fours share (california_jack.md, section 1; extras.md, section C)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from fa_cards.learn import fours_examples as examples
from fa_cards.learn.pages import Block, Paragraph, Points, Section, Table
from fa_cards.learn.shared_rules import (
    ALL_TOGETHER,
    CARD,
    COURTS,
    DEAL,
    EACH,
    HIGHEST_TRUMP_WINS,
    LED,
    NEXT_DEALER,
    SUIT,
    TRICK,
    TRUMP,
    VOID,
    WINNER_LEADS,
)
from fa_cards.rules.cards import card
from fa_cards.rules.fours import FoursGame
from fa_cards.rules.fours.counting import FIVES, POINTS, TOTAL, Point, entered, value_of
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES, spoken
from fa_cards.words.fours.points import NAMES
from fa_cards.words.lists import listed
from fa_cards.words.options import effect_of

TWO_PLAY = later("Two people play against each other.")

OTHER_LEADS = later("The player who did not deal leads to the first trick, with any card.")

LEFT_LEADS = later("The player on the dealer's left leads to the first trick, with any card.")

POINT = later_in("rules table", "Point")

FOR_WHAT = later_in("rules table", "For")

WORTH = later_in("rules table", "Points")

MOST_CARD_POINTS = later_in("rules table", "the most card points")

NOT_ENTERED = later_in("rules table", "not entered")


def point_phrase(point: Point) -> Phrase:
    """The name of a point; a five is its card."""
    return spoken(card(point.value)) if point in FIVES else NAMES[point]


def next_dealer(game: FoursGame) -> tuple[Phrase, ...]:
    """Who deals, and who deals first in another match."""
    if game.seats == 2:
        turns = later("Chance names the first dealer; after that the two deal in turn.")
        again = later("Who wins a match deals first in the next one that the same people play.")
    else:
        turns = NEXT_DEALER
        again = later(
            "The winners of a match deal first in the next one that the same people play: of the two the one whose "
            "turn to deal would have come first."
        )
    return (turns, again) if game.winner_deals_first else (turns,)


def play(first: Phrase, *, must_trump: Phrase | None, loose: Phrase | None) -> Section:
    """How the tricks are played: follow or trump.

    Args:
        first: who leads to the first trick.
        must_trump: what is asked of who is void, where he has to trump; else None.
        loose: what is said instead, where any card goes; else None.
    """
    duty: tuple[Phrase, ...]
    if loose is not None:
        duty = (loose,)
    else:
        duty = (
            later("If trump is led, play a trump as long as you hold one."),
            later(
                "If another suit is led and you hold cards of it, play one of these or a trump, whichever you like. "
                "No other card is allowed."
            ),
            must_trump or later("If you are void in the led suit, play any card; you need not trump."),
        )
    points = (
        first,
        *duty,
        HIGHEST_TRUMP_WINS.filled(suit=SUIT),
        WINNER_LEADS,
        later("Nobody has to win a trick: under a trump that lies there a lower one may be played."),
    )
    drawn = () if loose is not None else _examples(must_trump=must_trump is not None)
    return Section("play", later_in("rules title", "Playing the tricks"), (Points(points), *drawn))


def _examples(*, must_trump: bool) -> tuple[Block, ...]:
    told = later("Some examples, with {suit} as trump:").filled(suit=SUIT_NAMES[examples.TRUMP])
    return (Paragraph(told), *examples.play(must_trump=must_trump))


def card_values() -> tuple[Block, ...]:
    """What the cards count for Game."""
    rows = [(EACH.filled(rank=COURTS.get(rank, rank)), value) for rank, value in POINTS.items()]
    return (
        Paragraph(
            later(
                "For Game the cards have values of their own, the card points. They are no points of the match: they "
                "only tell who has Game, and that is 1 point."
            )
        ),
        Table((CARD, later_in("rules table", "Card points")), (*rows, (ALL_TOGETHER, TOTAL))),
    )


def end(game: FoursGame, points: Sequence[Point], before: Iterable[Phrase], example: tuple[Block, ...]) -> Section:
    """When the match is over: the order of entering decides.

    Args:
        game: with its options.
        points: what is counted, in order.
        before: what else is to be said of the order.
        example: a count that ends a match.
    """
    target = game.target
    order = later(
        "The points of a deal are entered strictly in this order: {order}. Who comes to {n} with one of them has won "
        "there and then; what comes after it is not entered."
    ).filled(order=listed([point_phrase(point) for point in points]), n=target)
    told = (
        effect_of(game.key, "target", target),
        order,
        *before,
        later("So a match never ends in a tie."),
    )
    return Section("end", later_in("rules title", "The end of the match"), (Points(told), *example))


def counted_example(
    game: FoursGame, mine: int, theirs: int, points: Sequence[Point], own: Collection[Point]
) -> tuple[Block, ...]:
    """A count in which both come near the target, as the rules enter it; none where the target is too low for it.

    Args:
        game: with its options.
        mine: how far the reader is from the target before.
        theirs: how far the other side is.
        points: what is counted, in order.
        own: what of it is the reader's; the rest is the other side's.
    """
    target = game.target
    if target <= max(mine, theirs):
        return ()
    totals = (target - mine, target - theirs)
    found = [(point, (0 if point in own else 1,), value_of(point)) for point in points]
    entries, _ = entered(found, totals, target)
    if game.seats == 2:
        you, other = later_in("rules table", "You"), later_in("rules table", "Opponent")
        told = later("An example, to {n}: you have {a}, your opponent {b}.")
    else:
        you, other = later_in("rules table", "Your team"), later_in("rules table", "Opponents")
        told = later("An example, to {n}: your team has {a}, your opponents {b}.")
    now, rows = list(totals), []
    for entry in entries:
        (side,) = entry.seats
        if entry.entered:
            now[side] += entry.value
        whose = (you, other)[side] if entry.entered else NOT_ENTERED
        rows.append((point_phrase(entry.point), whose, now[0], now[1]))
    return (
        Paragraph(told.filled(n=target, a=totals[0], b=totals[1])),
        Table((POINT, later_in("rules table", "Goes to"), you, other), tuple(rows)),
    )


def other_than_hokm(*more: Phrase, loose: bool) -> Section:
    """What is different for those who know Hokm.

    Args:
        more: what is different in this game alone.
        loose: whether any card may be played to any lead.
    """
    points = (
        later("There is no hakem: a card that is turned up names trump."),
        *([] if loose else [later("You may trump although you hold the led suit.")]),
        later("Tricks are not counted. What matters is which cards lie in them."),
        later("In a trick the ten is lower than the jack, but for Game it is worth more than any other card."),
        *more,
    )
    alike = later("As in Hokm, trump beats the other suits, and who wins a trick leads the next. This is different:")
    return Section("hokm", later_in("rules title", "If you know Hokm"), (Paragraph(alike), Points(points)))


ROOTS = later(
    "All Fours is an old English game: it stood in a book as early as 1674, and later it crossed the sea to America. "
    "Its name means its four points, High, Low, Jack and Game."
)

KNAVE = later(
    "The card between ten and queen was the knave in English then. In All Fours it was called jack, and today nearly "
    "everybody calls it so."
)


def table_words(*own: tuple[Phrase, Phrase]) -> tuple[tuple[Phrase, Phrase], ...]:
    """What words of the table mean in every game of the family, and those of one game.

    Args:
        own: words of the game, with what they mean.
    """
    return (
        (later_in("glossary", "trick"), TRICK),
        (later_in("glossary", "deal"), DEAL),
        (later_in("glossary", "led suit"), LED.filled(suit=SUIT)),
        (later_in("glossary", "trump"), TRUMP.filled(suit=SUIT)),
        (later_in("glossary", "void"), VOID.filled(suit=SUIT)),
        *own,
        (later_in("glossary", "card points"), later("What tens, aces, kings, queens and jacks count for Game.")),
    )
