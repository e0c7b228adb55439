"""The score sheet of each family in words, worked out by hand from the examples of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.rook import CallPartnerRook, KentuckyRook, RookGame, RookRules
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.decks import PACK_41
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words import use
from fa_cards.words.seats import own_first
from fa_cards.words.sheet import Kind, Sheet, SheetColumn, sheet
from fa_cards.words.teka.sheet import marks

NAMES = ("سارا", "رضا", "پروانه", "فرید")
ENGLISH = ("Sara", "Reza", "Parvaneh", "Farid")


def teka_deal(**changes: Any) -> TekaDeal:
    usual: Mapping[str, Any] = {
        "number": 1,
        "dealer": 0,
        "scores": (0, 9, 0, 9),
        "totals": (0, 9, 0, 9),
        "contract": Contract(1, 9),
        "trump": Suit.SPADES,
        "made": True,
        "taken": (9, 2),
    }
    return TekaDeal(**{**usual, **changes})


def rook_deal(**changes: Any) -> RookDeal:
    """Worked example 2 of rook.md, section 8: 120 are bid, 115 taken."""
    usual: Mapping[str, Any] = {
        "number": 1,
        "dealer": 3,
        "scores": (-120, 65, -120, 65),
        "totals": (-120, 65, -120, 65),
        "contract": RookContract(0, 120),
        "trump": Suit.RED,
        "called": None,
        "partner": 2,
        "made": False,
        "taken": (115, 65),
        "nest": 0,
        "last": 1,
    }
    return RookDeal(**{**usual, **changes})


def texts(column: SheetColumn) -> list[str]:
    return [bare(text) for text in column.texts]


def one(page: Sheet, kind: Kind) -> SheetColumn:
    (column,) = page.of(kind)
    return column


def test_teka_has_three_columns_and_a_running_total() -> None:
    failed = teka_deal(
        number=2, scores=(0, 20, 0, 20), totals=(0, 29, 0, 29), contract=Contract(2, 8).raised_to(10), made=False
    )
    page = sheet((teka_deal(), failed), (0, 29, 0, 29), NAMES, 1, Teka())
    own, other = page.of(Kind.TOTAL)
    assert (own.side, one(page, Kind.CONTRACT).heading, other.side) == ("ما", "تعهد", "حریف")
    assert [column.heading for column in page.columns] == ["جمع", "امتیاز", "دور", "تعهد", "", "امتیاز", "جمع"]
    assert (own.total, other.total) == ("۲۹", "۰")
    assert [texts(column) for column in page.of(Kind.POINTS)] == [["۹", "۲۰"], ["", ""]]
    assert [texts(column) for column in page.of(Kind.TOTAL)] == [["۹", "۲۹"], ["۰", "۰"]]
    assert texts(one(page, Kind.DEAL)) == ["۱", "۲"]
    assert texts(one(page, Kind.CONTRACT)) == ["۹ دست، رضا", "۱۰ دست، پروانه"]
    assert texts(one(page, Kind.MARKS)) == ["گرفت", "نگرفت، بالا رفته از ۸"]
    assert page.failed == (False, True)


def test_several_who_read_find_the_names_of_both_teams() -> None:
    for game, deal in ((Teka(), teka_deal()), (KentuckyRook(), rook_deal())):
        page = sheet((deal,), deal.totals, NAMES, None, game)
        assert [bare(column.side) for column in page.of(Kind.TOTAL)] == ["سارا و پروانه", "رضا و فرید"]


def test_teka_marks_what_was_special() -> None:
    def options(**changes: object) -> TekaOptions:
        return TekaOptions.of(Teka(changes).options)

    assert marks(Contract(1, 8, forced=True), False, options()) == ("نگرفت", "اجباری")
    assert marks(Contract(1, 13), True, options(lawreece=True)) == ("گرفت", "لاوریس")
    assert marks(Contract(1, 13, double_13=True), True, options(lawreece=True)) == ("گرفت",)


def test_a_rook_team_that_fails_has_its_minus_and_what_it_took_beside_the_bid() -> None:
    made = rook_deal(
        number=2,
        scores=(55, 125, 55, 125),
        totals=(-65, 190, -65, 190),
        contract=RookContract(3, 100, forced=True),
        partner=1,
        made=True,
        taken=(125, 55),
    )
    page = sheet((rook_deal(), made), made.totals, NAMES, 0, KentuckyRook())
    assert [column.kind for column in page.columns] == [
        Kind.TOTAL,
        Kind.POINTS,
        Kind.DEAL,
        Kind.CONTRACT,
        Kind.MARKS,
        Kind.POINTS,
        Kind.TOTAL,
    ]
    minus = "\u200e-"
    assert [column.texts for column in page.of(Kind.POINTS)] == [(f"{minus}۱۲۰", "۵۵"), ("۶۵", "۱۲۵")]
    assert [column.texts for column in page.of(Kind.TOTAL)] == [(f"{minus}۱۲۰", f"{minus}۶۵"), ("۶۵", "۱۹۰")]
    assert texts(one(page, Kind.CONTRACT)) == ["۱۲۰، سارا", "۱۰۰، فرید"]
    assert texts(one(page, Kind.MARKS)) == ["نرسید: ۱۱۵", "گرفت: ۱۲۵، اجباری"]
    assert page.failed == (True, False)
    assert page.notes == ("بازی که به ۵۰۰ رسید، هر تیم جلوتر باشد برنده است",)


def test_call_partner_has_a_column_a_player_the_readers_own_first() -> None:
    """Worked examples 17 and 20: P1 with P3 makes 120 with 130; P2 alone fails 150 with 140."""
    use("en")
    first = rook_deal(
        scores=(130, 70, 130, 70),
        totals=(130, 70, 130, 70),
        called=card("G14"),
        made=True,
        taken=(130, 70),
    )
    second = rook_deal(
        number=2,
        scores=(60, -150, 60, 60),
        totals=(190, -80, 190, 130),
        contract=RookContract(1, 150),
        called=card("ROOK"),
        partner=1,
        taken=(140, 60),
    )
    page = sheet((first, second), second.totals, ENGLISH, 2, CallPartnerRook())
    players = page.of(Kind.POINTS)
    assert page.columns[:4] == players
    assert [column.heading for column in players] == ["Parvaneh", "Farid", "Sara", "Reza"]
    assert [column.texts for column in players] == [("130", "60"), ("70", "60"), ("130", "60"), ("70", "-150")]
    assert [column.total for column in players] == ["190", "130", "190", "-80"]
    assert texts(one(page, Kind.CONTRACT)) == ["120, Sara with Parvaneh", "150, Reza alone"]
    assert texts(one(page, Kind.MARKS)) == ["made: 130", "not made: 140"]
    assert page.failed == (False, True)
    assert not page.of_teams


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_golden_ten_has_penalties_and_marks_who_took_the_golden_ten(seats: int) -> None:
    use("en")
    names = ("Sara", "Reza", "Parvaneh", "Farid", "Zohreh", "Shirzad", "Leila")[:seats]
    # Red 5, red 10 and three red cards: 18, less 10; the other nine red cards with the second player.
    penalties = (8, 9, *(0,) * (seats - 2))
    deal = GoldenTenDeal(
        number=1,
        dealer=0,
        scores=penalties,
        totals=penalties,
        reds=(18, 9, *(0,) * (seats - 2)),
        golden=0,
        talon=0,
    )
    page = sheet((deal,), penalties, names, 1, GoldenTen({"deals": 1}, seats))
    players = page.of(Kind.POINTS)
    assert [column.heading for column in players] == [*names[1:], "Sara"]
    assert [cell.text for column in players for cell in column.cells] == ["9", *"0" * (seats - 2), "8"]
    assert [bool(cell.sign) for column in players for cell in column.cells] == [False] * (seats - 1) + [True]
    assert [column.kind for column in page.columns[seats:]] == [Kind.DEAL]
    assert [bare(note) for note in page.notes] == [
        "The lowest total after 1 deal wins",
        "◆Y beside a penalty: took the Golden Ten",
    ]


def test_a_new_variant_of_the_family_needs_no_sheet_of_its_own() -> None:
    class HouseRook(RookGame):
        key = "house-rook"
        usual = RookRules(PACK_41, target=200, min_bid=60, rook="low")
        option_list = ()

    game: AnyGame = HouseRook()
    page = sheet((rook_deal(),), rook_deal().totals, NAMES, 0, game)
    assert page.notes == ("بازی که به ۲۰۰ رسید، هر تیم جلوتر باشد برنده است",)


def test_before_the_first_deal_there_are_columns_without_cells() -> None:
    for game in (Teka(), KentuckyRook(), CallPartnerRook(), GoldenTen(seats=5)):
        page = sheet((), (0,) * game.seats, (*NAMES, "زهره"), 0, game)
        assert all(column.cells == () for column in page.columns)
        assert page.failed == ()


def test_the_reader_stands_first_and_the_others_in_the_order_of_the_turn() -> None:
    assert own_first(4, 2) == (2, 3, 0, 1)
    assert own_first(3, None) == (0, 1, 2)
