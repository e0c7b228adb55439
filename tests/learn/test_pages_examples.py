"""The examples of the rules pages: what they mark is what the rules say, and it is said in words too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from fa_cards.learn.examples import YOURS
from fa_cards.learn.pages import Example, Page, as_text
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rtl import strip_marks
from fa_cards.rules.cards import ACE, JOKER, ROOK, Card, Suit, cards
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.options import Value
from fa_cards.rules.rook import RookGame
from fa_cards.words import Phrase, use
from fa_cards.words.cards import SUIT_NAMES, card_phrase
from fa_cards.words.layout import cells
from tests.learn.reading import examples, marked

BIRDS = (ROOK, JOKER)


class Found(NamedTuple):
    """An example, and on which page it stands."""

    key: str
    options: dict[str, Value]
    section: str
    example: Example


def pages() -> Iterator[tuple[str, dict[str, Value], Page]]:
    """The page of every game as it is usually played, and with every other value of each option."""
    for key, kind in GAMES.items():
        yield key, {}, rules_page(key)
        for option in kind.option_list:
            for value in option.values:
                if value != option.default:
                    yield key, {option.key: value}, rules_page(key, {option.key: value})


ALL = [
    Found(key, options, section.key, block)
    for key, options, page in pages()
    for section in page.sections
    for block in section.blocks
    if isinstance(block, Example)
]


@pytest.fixture(autouse=True, params=["fa", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(str(request.param))
    yield str(request.param)
    use("fa")


def said(phrases: Sequence[Phrase]) -> str:
    return strip_marks(" ".join(one.said() for one in phrases))


def text_of(example: Example) -> str:
    """An example alone, in one line of plain text."""
    return strip_marks(" ".join(as_text(_alone(example), 10_000).split("\n")[7:]))


def _alone(example: Example) -> Page:
    page = rules_page("teka")
    (section, *_) = page.sections
    return Page(page.key, page.title, page.lead, (type(section)("x", section.title, (example,)),))


def test_every_game_has_two_examples_at_least_and_not_too_many() -> None:
    for key in GAMES:
        assert 2 <= sum(len(examples(rules_page(key), one.key)) for one in rules_page(key).sections) <= 8, key


def test_every_marked_card_is_named_in_the_sentence_below() -> None:
    for one in ALL:
        told = said(one.example.told)
        for card in marked(one.example):
            assert strip_marks(card_phrase(card).said()) in told, one


def test_plain_text_has_every_card_every_caption_and_every_sentence_within_its_width() -> None:
    for one in ALL:
        text = text_of(one.example)
        for group in one.example.groups:
            assert group.cards
            assert strip_marks(group.caption.said()) in text
            assert all(strip_marks(card_phrase(card).said()) in text for card in group.cards)
        assert said(one.example.told) in text
        assert max(map(cells, as_text(_alone(one.example), 80).splitlines())) <= 80


# --- what the rules say, told once more in the simplest way ---------------------------------------------------------


def trump_of(found: Found) -> Suit | None:
    """What is trump in an example: as it says, or as the paragraph above it does."""
    given = found.example.given
    if given is not None:
        (name,) = dict(given.values).values()
        return next(suit for suit, one in SUIT_NAMES.items() if one == name)
    return {"golden-ten": None, "teka": Suit.SPADES}.get(found.key, Suit.HEARTS)


def suit_of(card: Card, trump: Suit | None) -> Suit | None:
    """The suit for which a card counts: that of trump for the Rook and the joker (rook.md, section 1)."""
    return trump if card in BIRDS else card.suit


def may_be_played(found: Found, lying: Sequence[Card], hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that may be played."""
    rules: Any = game_class(found.key)(found.options)
    trump = trump_of(found)
    if found.section == "first-trick":
        # teka.md, section 4: the ace of trump, or what is joined to it in the same hand.
        assert trump is not None
        held = {card.rank for card in hand if card.suit is trump}
        chain = [rank for rank in range(2, ACE + 1) if set(range(rank, ACE + 1)) <= held]
        return [card for card in hand if card.suit is trump and card.rank in chain]
    led = suit_of(lying[0], trump)
    following = [card for card in hand if suit_of(card, trump) is led]
    trumps = [card for card in hand if suit_of(card, trump) is trump]
    if rules.family == "fours":
        # california_jack.md, section 1: follow or trump.
        if following:
            return [card for card in hand if card in following or card in trumps]
        return trumps if trumps and rules.options.get("void-must-trump") else list(hand)
    free = [card for card in hand if card in BIRDS] if isinstance(rules, RookGame) and rules.rules.free_rook else []
    return [card for card in hand if card in following or card in free] if following else list(hand)


def winner(found: Found, trick: Sequence[Card]) -> Card:
    """The highest trump, else the highest card of the led suit."""
    game: Any = game_class(found.key)(found.options)
    trump = trump_of(found)
    order: list[float] = [float(rank) for rank in range(2, ACE + 1)]
    bird = 0.0
    if isinstance(game, RookGame):
        # rook.md, section 2: the 1 is the highest number; the Rook is high, low, or between 10 and 11.
        order = [*(float(rank) for rank in range(2, 15)), 1.0]
        bird = {"high": 99.0, "low": -1.0, "middle": order.index(10.0) + 0.5}[game.rules.rook]

    def strength(card: Card) -> tuple[bool, float]:
        suit = suit_of(card, trump)
        if suit is not trump and suit is not suit_of(trick[0], trump):
            return False, -9.0
        return trump is not None and suit is trump, bird if card in BIRDS else float(order.index(card.rank))

    return max(trick, key=strength)


def test_the_cards_that_may_be_played_are_marked_and_no_others() -> None:
    seen = set()
    for one in ALL:
        *table, mine = one.example.groups
        if one.section not in ("play", "first-trick") or mine.caption != YOURS:
            continue
        lying = table[0].cards if table else ()
        assert list(marked(one.example)) == may_be_played(one, lying, mine.cards), one
        seen.add(one.key)
    assert seen == {key for key, kind in GAMES.items() if kind.family != "rummy"}


def test_the_winner_of_a_trick_is_marked() -> None:
    seen = set()
    for one in ALL:
        if one.example.told and one.example.told[0].msgid == "The {card} wins the trick.":
            (group,) = one.example.groups
            assert marked(one.example) == (winner(one, group.cards),), one
            seen.add(one.key)
    assert seen == {key for key, kind in GAMES.items() if kind.family in ("teka", "rook", "golden-ten")}


# --- by hand ---------------------------------------------------------------------------------------------------------


def only(key: str, section: str, options: dict[str, Value] | None = None) -> Example:
    """The only example of a section."""
    (example,) = examples(rules_page(key, options), section)
    return example


def test_only_the_last_card_of_its_suit_may_be_dropped() -> None:
    # teka.md, section 6: a drop has to be true; hearts are led, and one of them is held.
    asked, dropped = examples(rules_page("teka"), "signals")
    assert marked(dropped) == cards("7H")
    # Diamonds and clubs are linked.
    assert dict(asked.told[0].values)["linked"] == SUIT_NAMES[Suit.CLUBS]


@pytest.mark.parametrize("options", [{"signals": "two"}, {"signals": "off"}, {"truthful-drop": False}])
def test_signals_that_a_match_does_not_have_so_have_no_examples(options: dict[str, Value]) -> None:
    assert examples(rules_page("teka", options), "signals") == []


def test_the_rook_stands_where_the_game_has_it() -> None:
    # rook.md, sections 2 and 7.
    assert [marked(examples(rules_page(key), "table")[0]) for key in ("kentucky-rook", "call-partner-rook")] == [
        cards("ROOK"),
        cards("R11"),
    ]
    assert marked(examples(rules_page("kentucky-rook", {"rook": "low"}), "table")[0]) == cards("R5")


def test_counters_stay_out_of_the_nest_or_are_worth_something_in_it() -> None:
    # rook.md, section 3.
    kept = only("kentucky-rook", "nest")
    assert not {5, 10, 14, 1, 0} & {card.rank for card in marked(kept)}
    in_nest = only("kentucky-rook", "nest", {"bury-points": True})
    assert marked(in_nest) == cards("B5 R10")
    assert dict(in_nest.told[0].values)["n"] == 15
    assert len(only("standard-rook", "nest", {"nest": 1}).groups[0].cards) == 1


def test_the_counters_of_a_trick_are_worth_what_the_rules_say() -> None:
    # rook.md, section 1: 5, 10, and 10 for the 14 or the king.
    for key, counters in (("kentucky-rook", "Y5 Y10 Y14"), ("standard-rook", "5C TC KC")):
        worth = examples(rules_page(key), "table")[1]
        assert marked(worth) == cards(counters)
        assert dict(worth.told[0].values)["n"] == 25


def test_what_red_cards_and_the_golden_ten_count() -> None:
    # extras.md, section A: red 5 is 5, red 10 is 10, other red cards 1; the yellow 10 takes 10 off.
    red, golden = examples(rules_page("golden-ten"), "penalties")
    assert (marked(red), dict(red.told[0].values)["n"]) == (cards("R5 R3"), 6)
    assert (marked(golden), dict(golden.told[0].values)["n"]) == (cards("R10 R2 Y10"), 1)


def test_what_a_won_card_brings_depends_on_the_game() -> None:
    # california_jack.md, sections 1 and 2; extras.md, section C: 4 + 1 + 10 + 3 card points.
    assert marked(only("california-jack", "count")) == cards("AH JH 2H")
    assert marked(only("california-fives", "count")) == cards("AH JH 2H 5C")
    assert marked(only("all-fours", "count")) == cards("JH")
    for key in ("california-jack", "california-fives", "all-fours"):
        (points,) = (dict(one.values)["n"] for one in only(key, "count").told if "card points" in one.msgid)
        assert points == 18


def test_what_fits_a_run_and_what_frees_its_rook() -> None:
    # toonerville.md, section 3: 4 and 9 go on from 5 to 8; the Rook is the 7. extras.md, section B: never exchanged.
    off, freed = examples(rules_page("toonerville"), "down")
    assert (marked(off), marked(freed)) == (cards("R4 R9"), cards("R7"))
    assert dict(off.told[1].values)["n"] == 7
    assert marked(only("rook-shanghai", "down")) == cards("R4 R9")
