"""The rules page of All Fours, as it is played with the options of one match (extras.md, section C)."""

from __future__ import annotations

from fa_cards.learn import fours_shared as shared
from fa_cards.learn.fours_examples import pile
from fa_cards.learn.pages import Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.shared_rules import SHUFFLED, STANDARD_PACK, WORDS_ABOUT_WORDS, other_ways
from fa_cards.rules.fours import AllFours
from fa_cards.rules.fours.all_fours.moves import NEEDED
from fa_cards.rules.fours.counting import FOUR_POINTS, Point
from fa_cards.words import later, later_in
from fa_cards.words.fours.points import NAMES
from fa_cards.words.games import GAMES as GAME_WORDS


def all_fours_page(game: AllFours) -> Page:
    """The rules page of All Fours as it is played with its options."""
    words = GAME_WORDS[game.key]
    sections = (
        _table(),
        _dealing(game),
        _begging(),
        shared.play(shared.OTHER_LEADS, must_trump=None, loose=None),
        _count(),
        _end(game),
        other_ways(game),
        shared.other_than_hokm(
            later("Not all cards are dealt: the jack of trump may be missing, and so may its ace and its two."),
            loose=False,
        ),
        _name(),
        _glossary(),
    )
    return Page(game.key, words.name, words.about, sections)


def _table() -> Section:
    aim = later(
        "The highest and the lowest trump are points for those to whom they are dealt. The aim is to win the jack of "
        "trump in a trick, and besides as many card points as possible."
    )
    return Section(
        "table",
        later_in("rules title", "The table and the cards"),
        (Points((shared.TWO_PLAY, STANDARD_PACK)), Paragraph(aim), WORDS_ABOUT_WORDS),
    )


def _dealing(game: AllFours) -> Section:
    points = (
        *shared.next_dealer(game),
        SHUFFLED,
        later(
            "Both get six cards, three at a time; the player who does not deal gets the first ones. Then the next card "
            "is turned up: its suit is trump, if the players leave it at that."
        ),
        later(
            "If the turned card is a jack, the dealer gets 1 point at once. Each jack that is turned later counts too."
        ),
    )
    return Section("dealing", later_in("rules title", "Shuffling and dealing"), (Points(points),))


def _begging() -> Section:
    points = (
        later("The player who did not deal speaks first. If he likes the suit, he stands: it is trump."),
        later("If he does not like it, he begs. Then the dealer has two ways to answer:"),
    )
    answers = (
        (later_in("act", "Give a point"), later("The other player gets 1 point, and the suit stays trump.")),
        (
            later_in("act", "Three more"),
            later(
                "Both get three cards more, and another card is turned up: its suit is trump. If it is the same suit "
                "again, both get three more, and so on until another suit comes."
            ),
        ),
    )
    more = (
        later("One begs once a deal: the new suit stands."),
        later("A point that would win the match for the other player cannot be given."),
        later(
            "Each time {n} cards are needed. If fewer are left, the deal is void and the same dealer deals again; "
            "points for turned jacks stay."
        ).filled(n=NEEDED),
        later("All cards that were dealt are played: after three more there are nine tricks and not six."),
    )
    return Section(
        "begging", later_in("rules title", "Standing and begging"), (Points(points), Terms(answers), Points(more))
    )


def _count() -> Section:
    rows = (
        (NAMES[Point.HIGH], later_in("rules table", "the highest trump dealt"), 1),
        (NAMES[Point.LOW], later_in("rules table", "the lowest trump dealt"), 1),
        (NAMES[Point.JACK], later_in("rules table", "the jack of trump"), 1),
        (NAMES[Point.GAME], shared.MOST_CARD_POINTS, 1),
    )
    points = (
        later("High and Low belong to the players to whom these cards were dealt, whoever won them."),
        later("One trump alone is the highest and the lowest; if there is none, nobody has High and Low."),
        later("Jack belongs to who won the card in a trick; if it was not dealt, nobody has it."),
        later("Turned cards and the rest of the pack are not in play."),
    )
    tie = later("Who has more card points in the tricks that he won has Game. If both have as many, nobody has it.")
    return Section(
        "count",
        later_in("rules title", "Counting a deal"),
        (
            Table((shared.POINT, shared.FOR_WHAT, shared.WORTH), rows),
            Points(points),
            *shared.card_values(),
            Paragraph(tie),
            pile(
                (Point.JACK, Point.GAME),
                later("High and Low stay with those to whom the ace and the two were dealt."),
            ),
        ),
    )


def _end(game: AllFours) -> Section:
    mine = {Point.HIGH, Point.JACK}
    example = shared.counted_example(game, 2, 1, FOUR_POINTS, mine)
    before = later("Points for turned jacks and given points come before all of these.")
    return shared.end(game, FOUR_POINTS, (before,), example)


def _name() -> Section:
    targets = later(
        "It has been played to 11 since the oldest book. In America it went to 7 and was called Seven-Up; in Trinidad "
        "four people play it in two teams to 14."
    )
    children = later("California Jack, Shasta Sam and California Fives come from it.")
    texts = (shared.ROOTS, targets, shared.KNAVE, children)
    return Section("name", later_in("rules title", "Where the game comes from"), tuple(map(Paragraph, texts)))


def _glossary() -> Section:
    own = (
        (later_in("glossary", "to stand"), later("To accept the suit of the turned card as trump.")),
        (later_in("glossary", "to beg"), later("To ask the dealer for a point or for another trump.")),
        (NAMES[Point.HIGH], later("The point for the highest trump that was dealt.")),
        (NAMES[Point.LOW], later("The point for the lowest trump that was dealt.")),
        (NAMES[Point.JACK], later("The point for the jack of trump.")),
        (NAMES[Point.GAME], later("The point for the most card points.")),
    )
    return Section("glossary", later_in("rules title", "Words of the table"), (Terms(shared.table_words(*own)),))
