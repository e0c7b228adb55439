"""The score sheet of Toonerville and Rook Shanghai in words."""

from __future__ import annotations

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import cards
from fa_cards.rules.melds import Contract
from fa_cards.rules.rummy import RookShanghai, Toonerville
from fa_cards.rules.rummy.events import RummyDeal
from fa_cards.words import use
from fa_cards.words.sheet import Kind, sheet

NAMES = ("سارا", "رضا", "پروانه")


def deal(number: int, scores: tuple[int, ...], totals: tuple[int, ...], contract: Contract, this: int) -> RummyDeal:
    return RummyDeal(
        number=number,
        dealer=(number + 1) % 3,
        scores=scores,
        totals=totals,
        round=this,
        contract=contract,
        out=scores.index(0) if 0 in scores else None,
        left=tuple(cards("R1") if score else () for score in scores),
        down=(False,) * len(scores),
        last=(),
    )


# toonerville.md, sections 2 and 7: the rounds 1 and 2, example 1 and a dead round.
DEALS = (
    deal(1, (0, 50, 15), (0, 50, 15), Contract(2, 0), 1),
    deal(2, (45, 60, 30), (45, 110, 45), Contract(1, 1), 2),
)


def test_a_column_a_player_ones_own_first_and_the_contract_of_each_round() -> None:
    page = sheet(DEALS, (45, 110, 45), NAMES, 1, Toonerville(None, 3))
    assert [column.heading for column in page.columns] == ["رضا", "پروانه", "سارا", "دور", "قرارداد"]
    assert [column.texts for column in page.of(Kind.POINTS)] == [("۵۰", "۶۰"), ("۱۵", "۳۰"), ("۰", "۴۵")]
    assert [column.total for column in page.of(Kind.POINTS)] == ["۱۱۰", "۴۵", "۴۵"]
    (rounds,), (contracts,) = page.of(Kind.DEAL), page.of(Kind.CONTRACT)
    assert rounds.texts == ("۱", "۲")
    assert [*map(bare, contracts.texts)] == ["دو ست", "یک دنباله و یک ست"]
    assert [cell.short for cell in contracts.cells] == ["۲ ست", "۱ دنباله ۱ ست"]
    assert page.notes == ("پس از دور ۱۱ کمترین جمع می‌برد",)
    assert page.failed == (False, False) and not page.of_teams


def test_seven_rounds_in_rook_shanghai() -> None:
    use("en")
    page = sheet((), (0, 0, 0, 0), ("Sara", "Reza", "Parvaneh", "Farid"), 0, RookShanghai())
    assert [column.heading for column in page.columns[4:]] == ["Round", "Contract"]
    assert page.notes == ("The lowest total after round 7 wins",)


def test_a_match_of_one_round_has_its_own_number() -> None:
    one = deal(1, (0, 50, 15), (0, 50, 15), Contract(5, 0), 9)
    page = sheet((one,), (0, 50, 15), NAMES, 0, Toonerville({"only-round": 9}, 3))
    assert page.of(Kind.DEAL)[0].texts == ("۹",)
    assert page.notes == ("در این دور کمترین امتیاز می‌برد",)
    assert sheet((one,), (0, 50, 15), NAMES, 0, Toonerville({"only-round": 9}, 3), decided=True).notes == ()
