"""The rules pages of California Jack, Shasta Sam and California Fives, made from their rules (california_jack.md)."""

from __future__ import annotations

from fa_cards.learn import fours_shared as shared
from fa_cards.learn.fours_examples import pile
from fa_cards.learn.pages import Block, Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.shared_rules import (
    SHUFFLED,
    STANDARD_PACK,
    TURN_TO_THE_LEFT,
    TWO_TEAMS,
    WORDS_ABOUT_WORDS,
    effect_in_force,
    other_ways,
)
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.fours import CaliforniaGame
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.counting import FIVE, TOTAL, Point, value_of
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.fours.points import NAMES
from fa_cards.words.games import GAMES as GAME_WORDS


def california_page(game: CaliforniaGame) -> Page:
    """The rules page of a game with a stock as it is played with its options, by its number of players."""
    words = GAME_WORDS[game.key]
    sections = (
        _table(game),
        _dealing(game),
        _play(game),
        _stock(game),
        _count(game),
        _end(game),
        _other_ways(game),
        _hokm(game),
        _name(game),
        _glossary(game),
    )
    return Page(game.key, words.name, words.about, sections)


def _effect(game: CaliforniaGame, option: str) -> Phrase:
    return effect_in_force(game, game.rules, option)


def _left(game: CaliforniaGame) -> int:
    """The cards of the stock when play begins."""
    return len(PACK_52) - HAND * game.seats


def _table(game: CaliforniaGame) -> Section:
    who = (shared.TWO_PLAY,) if game.seats == 2 else (TWO_TEAMS, TURN_TO_THE_LEFT)
    if game.rules.fives:
        aim = later(
            "The aim is to win certain cards in tricks: the four fives, the ace, the two and the jack of trump, and "
            "besides as many card points as possible."
        )
    else:
        aim = later(
            "The aim is to win certain cards in tricks: the ace, the two and the jack of trump, and besides as many "
            "card points as possible."
        )
    return Section(
        "table",
        later_in("rules title", "The table and the cards"),
        (Points((*who, STANDARD_PACK)), Paragraph(aim), WORDS_ABOUT_WORDS),
    )


def _dealing(game: CaliforniaGame) -> Section:
    first = (
        later("Everybody gets {n} cards; the player who does not deal gets the first ones.")
        if game.seats == 2
        else later("Everybody gets {n} cards, from the dealer's left on.")
    )
    stock: tuple[Phrase, ...]
    if game.rules.face_up:
        stock = (
            later(
                "The other {n} cards lie face up in the middle, squared so that only the top one is seen: they are "
                "the stock. The suit of the top card is trump in this deal; the card stays there and is drawn first."
            ).filled(n=_left(game)),
        )
    else:
        stock = (
            later(
                "Before the cards are dealt, one of them is turned up by chance: its suit is trump in this deal. Then "
                "it goes back into the pack, which is shuffled again."
            ),
            later("The other {n} cards lie face down in the middle: they are the stock.").filled(n=_left(game)),
        )
    points = (*shared.next_dealer(game), SHUFFLED, first.filled(n=HAND), _effect(game, "packet"), *stock)
    return Section("dealing", later_in("rules title", "Shuffling and dealing"), (Points(points),))


def _play(game: CaliforniaGame) -> Section:
    rules = game.rules
    return shared.play(
        shared.OTHER_LEADS if game.seats == 2 else shared.LEFT_LEADS,
        must_trump=_effect(game, "void-must-trump") if rules.void_must_trump else None,
        loose=_effect(game, "loose-discard") if rules.loose_discard else None,
    )


def _stock(game: CaliforniaGame) -> Section:
    if game.seats == 2:
        drawing = later(
            "After every trick both draw a card from the stock: first the winner the top one, then the other player "
            "the next one."
        )
    else:
        drawing = later(
            "After every trick all four draw a card from the stock: first the winner the top one, then the others in "
            "the order of the turn."
        )
    known: tuple[Phrase, ...]
    if game.rules.face_up:
        known = (
            later(
                "Everybody sees what is drawn, so you can remember what the others hold. Then the next card of the "
                "stock lies open."
            ),
            later("The winner gets the card that you see; what comes next nobody knows. Sometimes it pays to lose."),
        )
    else:
        known = (later("Only who draws a card sees it."),)
    last = later(
        "After {n} tricks the stock is used up. The last {m} cards of everybody are played by the same rules, without "
        "drawing."
    ).filled(n=_left(game) // game.seats, m=HAND)
    return Section("stock", later_in("rules title", "Drawing from the stock"), (Points((drawing, *known, last)),))


def _count(game: CaliforniaGame) -> Section:
    rules = game.rules
    rows: list[tuple[Phrase | int, ...]] = [
        (NAMES[Point.HIGH], later_in("rules table", "the ace of trump"), 1),
        (NAMES[Point.LOW], later_in("rules table", "the two of trump"), 1),
        (NAMES[Point.JACK], later_in("rules table", "the jack of trump"), 1),
    ]
    if rules.fives:
        rows.append((later_in("rules table", "Fives"), later_in("rules table", "each of the four fives"), FIVE))
    rows.append((NAMES[Point.GAME], shared.MOST_CARD_POINTS, 1))
    whole = sum(map(value_of, rules.points))
    if game.seats == 2:
        won = later(
            "After the last trick both look through the cards that they have won. To whom a card was dealt does not "
            "matter: it counts for the one who won it in a trick."
        )
    else:
        won = later(
            "After the last trick partners put the cards that they have won together. To whom a card was dealt does "
            "not matter: it counts for the team that won it in a trick."
        )
    game_point = later(
        "Who has more than {half} of the {n} card points has Game. At {half} to {half} nobody has it."
    ).filled(half=TOTAL // 2, n=TOTAL)
    brings = later("So a deal brings {n} points, and {m} if nobody has Game.").filled(n=whole, m=whole - 1)
    blocks: tuple[Block, ...] = (
        Paragraph(won),
        Table((shared.POINT, shared.FOR_WHAT, shared.WORTH), tuple(rows)),
        *shared.card_values(),
        Points((game_point, brings)),
        pile(rules.points),
    )
    return Section("count", later_in("rules title", "Counting a deal"), blocks)


def _end(game: CaliforniaGame) -> Section:
    if game.rules.fives:
        mine = {Point.HIGH, Point.FIVE_SPADES, Point.FIVE_HEARTS, Point.GAME}
        example = shared.counted_example(game, 11, 6, game.rules.points, mine)
    else:
        mine = {Point.HIGH, Point.JACK}
        example = shared.counted_example(game, 2, 1, game.rules.points, mine)
    return shared.end(game, game.rules.points, (), example)


def _other_ways(game: CaliforniaGame) -> Section:
    """The options, and the other number of players where there is one."""
    ways = other_ways(game)
    if len(game.seat_counts()) == 1:
        return ways
    if game.seats == 2:
        other = later(
            "Four play in two teams, with partners opposite each other. Everybody gets six cards, after each trick all "
            "four draw, and partners count together what they have won."
        )
    else:
        other = later("Two play, each for himself.")
    head, terms = ways.blocks
    assert isinstance(terms, Terms)
    more = Terms(((later_in("option", "Players"), other), *terms.items))
    return Section(ways.key, ways.title, (head, more))


def _hokm(game: CaliforniaGame) -> Section:
    drawing = later("After each trick you draw a card, so you hold six until the stock is used up.")
    return shared.other_than_hokm(drawing, loose=game.rules.loose_discard)


def _name(game: CaliforniaGame) -> Section:
    own = {
        "california-jack": later("California Jack is also called Callie Jacks. It is a child of All Fours for two."),
        "shasta-sam": later(
            "Shasta Sam is California Jack with a hidden stock: there is less to remember, and more to guess."
        ),
        "california-fives": later(
            "California Fives is a younger kind of California Jack: since a deal brings so much, the match is longer."
        ),
    }
    texts = (own[game.key], shared.ROOTS, shared.KNAVE)
    return Section("name", later_in("rules title", "Where the game comes from"), tuple(map(Paragraph, texts)))


def _glossary(game: CaliforniaGame) -> Section:
    own = (
        (later_in("glossary", "stock"), later("The cards in the middle that are left to draw.")),
        (NAMES[Point.HIGH], later("The point for the ace of trump.")),
        (NAMES[Point.LOW], later("The point for the two of trump.")),
        (NAMES[Point.JACK], later("The point for the jack of trump.")),
        (NAMES[Point.GAME], later("The point for the most card points.")),
    )
    return Section("glossary", later_in("rules title", "Words of the table"), (Terms(shared.table_words(*own)),))
