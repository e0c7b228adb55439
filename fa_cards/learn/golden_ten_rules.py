"""The rules page of Golden Ten, as it is played with the options of one match (extras.md, section A)."""

from __future__ import annotations

from fa_cards.learn import golden_ten_examples as golden
from fa_cards.learn.pages import Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.shared_rules import (
    COLOUR,
    COLOURS_AND_SHAPES,
    DEAL,
    FOLLOW,
    LED,
    NEXT_DEALER,
    SHUFFLED,
    TRICK,
    TURN_TO_THE_LEFT,
    VOID,
    WORDS_ABOUT_WORDS,
    deck_and_name,
    other_ways,
)
from fa_cards.rules.cards import cards
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.counting import DECK, RELIEF, TOTAL, penalty
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.games import GAMES as GAME_WORDS
from fa_cards.words.options import effect_of

_EXAMPLES: tuple[tuple[Phrase, str], ...] = (
    (later_in("rules table", "red 5, red 10, three other red cards"), "R5 R10 R1 R2 R3"),
    (later_in("rules table", "the same and the Golden Ten"), "R5 R10 R1 R2 R3 Y10"),
    (later_in("rules table", "four small red cards and the Golden Ten"), "R1 R2 R3 R4 Y10"),
    (later_in("rules table", "the Golden Ten alone"), "Y10"),
    (later_in("rules table", "all red cards"), "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14"),
    (later_in("rules table", "all red cards and the Golden Ten"), "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 Y10"),
)


def golden_ten_page(game: GoldenTen) -> Page:
    """The rules page of Golden Ten as it is played with its options."""
    words = GAME_WORDS[game.key]
    sections = (
        _table(),
        _dealing(),
        _play(),
        _penalties(game),
        _end(game),
        other_ways(game),
        deck_and_name(coloured=True),
        _glossary(),
    )
    return Page(game.key, words.name, words.about, sections)


def _table() -> Section:
    low, high = GoldenTen.seat_range
    return Section(
        "table",
        later_in("rules title", "The table and the cards"),
        (
            Points(
                (
                    later("{low} to {high} people play, each for himself.").filled(low=low, high=high),
                    TURN_TO_THE_LEFT,
                    later("The pack has {n} cards: the Rook deck without the Rook.").filled(n=len(DECK.pack)),
                    COLOURS_AND_SHAPES,
                    later("In every colour the 14 is the highest card and the 1 the lowest. There is no trump."),
                )
            ),
            Paragraph(later("The aim is to win as few red cards as possible.")),
            WORDS_ABOUT_WORDS,
        ),
    )


def _dealing() -> Section:
    low, high = GoldenTen.seat_range
    rows = tuple((seats, *divmod(len(DECK.pack), seats)) for seats in range(low, high + 1))
    return Section(
        "dealing",
        later_in("rules title", "Shuffling and dealing"),
        (
            Points(
                (
                    NEXT_DEALER,
                    SHUFFLED,
                    later(
                        "The cards are dealt one at a time, from the dealer's left on, as far as they go evenly. What "
                        "is left over lies face down and goes to the winner of the first trick; nobody sees it before "
                        "the deal is counted."
                    ),
                )
            ),
            Table(
                (
                    later_in("rules table", "Players"),
                    later_in("rules table", "Cards each"),
                    later_in("rules table", "Left over"),
                ),
                rows,
            ),
        ),
    )


def _play() -> Section:
    return Section(
        "play",
        later_in("rules title", "Playing the tricks"),
        (
            Points(
                (
                    later(
                        "The player on the dealer's left leads to the first trick. Any card may be led, a red one too."
                    ),
                    FOLLOW.filled(suit=COLOUR),
                    later("The highest card of the led colour wins the trick, and its player leads the next one."),
                )
            ),
            *golden.play(),
        ),
    )


def _penalties(game: GoldenTen) -> Section:
    negative = bool(game.options["golden-negative"])
    rows = tuple((words, penalty(DECK.mask(cards(text)), negative)) for words, text in _EXAMPLES)
    return Section(
        "penalties",
        later_in("rules title", "Penalties and the Golden Ten"),
        (
            Points(
                (
                    later(
                        "Every red card counts 1 against its winner; but the red 5 counts 5 and the red 10 counts 10."
                    ),
                    later("All red cards of a deal together count {n}.").filled(n=TOTAL),
                    later("The yellow 10 is the Golden Ten: it takes {n} off the penalty of its winner.").filled(
                        n=RELIEF
                    ),
                    effect_of(game.key, "golden-negative", negative),
                )
            ),
            *golden.penalties(negative=negative),
            Table((later_in("rules table", "Won"), later_in("rules table", "Penalty")), rows),
        ),
    )


def _end(game: GoldenTen) -> Section:
    return Section(
        "end",
        later_in("rules title", "The end of the match"),
        (
            Points(
                (
                    effect_of(game.key, "deals", game.options["deals"]),
                    later("Players who share the lowest total win together."),
                )
            ),
        ),
    )


def _glossary() -> Section:
    return Section(
        "glossary",
        later_in("rules title", "Words of the table"),
        (
            Terms(
                (
                    (later_in("glossary", "trick"), TRICK),
                    (later_in("glossary", "deal"), DEAL),
                    (later_in("glossary", "led colour"), LED.filled(suit=COLOUR)),
                    (later_in("glossary", "void"), VOID.filled(suit=COLOUR)),
                    (
                        later_in("glossary", "penalty"),
                        later("What the red cards count against the player who won them."),
                    ),
                    (later_in("glossary", "Golden Ten"), later("The yellow 10, which takes ten off a penalty.")),
                )
            ),
        ),
    )
