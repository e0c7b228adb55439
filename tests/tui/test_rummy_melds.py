"""How melds lie on a rummy table: a line each in columns, wilds seen at once, new cards told apart."""

from __future__ import annotations

import pytest
from textual.content import Content

from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.cards import ROOK, card
from fa_cards.rules.melds import MeldRules
from fa_cards.rules.rummy.events import LaidOff, Swapped, WentDown
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.faces import Marks, drawn_face, index_face
from fa_cards.tui.paper import FaceSize
from fa_cards.tui.rummy.chips import card_chip, cards_of, heads_of
from fa_cards.tui.rummy.facts import MeldFacts, OwnerFacts
from fa_cards.tui.rummy.melds import laid_out
from fa_cards.tui.rummy.telling import new_places
from fa_cards.tui.rummy.telling import owners as owners_of
from fa_cards.tui.signs import FRESH, NEWS, WILD
from tests.rules.rummy_table import meld
from tests.tui.laid import opened
from tests.tui.moments_of_rummy import many_melds, seen_at
from tests.tui.rummy_scenes import rummy
from tests.tui.sitting import settled, text_of

RULES = MeldRules(frozenset({ROOK}), 14, 1, contiguous=True)
LONG = "set R8 G8 B8 Y8 R8 G8 B8 Y8 ROOK R8 G8"
RUN = "run B3 B4 ROOK B6"
SHORT = "set R11 G11 B11"


def owners(*melds: tuple[str, int, str]) -> tuple[OwnerFacts, ...]:
    """Players with these melds: whose, its number, its cards."""
    names = dict.fromkeys(name for name, _, _ in melds)
    return tuple(
        OwnerFacts(
            name,
            place == 0,
            tuple(
                MeldFacts(number, meld(text), number == 12, lit=False, marked=False)
                for whose, number, text in melds
                if whose == name
            ),
        )
        for place, name in enumerate(names)
    )


TABLE = owners(("Sara", 12, LONG), ("Sara", 9, SHORT), ("Parvaneh", 1, RUN), ("Parvaneh", 2, LONG))


def lines(width: int, height: int = 8) -> list[tuple[int, str]]:
    """The lines, each with the number of its meld."""
    return [(one.number, strip_marks(one.line.plain)) for one in laid_out(TABLE, RULES, width, height)]


@pytest.mark.parametrize("width", [30, 42, 52, 70])
def test_no_card_of_a_meld_stands_in_the_line_of_another(english: None, width: int) -> None:
    laid = lines(width)
    assert all(cells_of(line) <= width for _, line in laid)
    for number, cards in ((12, 11), (9, 3), (1, 4), (2, 11)):
        own = [line for one, line in laid if one == number]
        first, *more = own
        assert str(number) in first
        # The cards go on right below the cards: nothing stands before them.
        start = min((len(line) - len(line.lstrip()) for line in more), default=None)
        assert start is None or (first[start - 1] == " " and first[start] != " ")
        chips = first[start:] if start is not None else first
        assert len(chips.split()) + sum(len(line.split()) for line in more) >= cards


@pytest.mark.parametrize("width", [30, 42, 52, 70])
def test_numbers_and_cards_of_all_melds_stand_right_under_each_other(english: None, width: int) -> None:
    laid = lines(width)
    ends = set()
    for number in (12, 9, 1, 2):
        first = next(line for one, line in laid if one == number)
        ends.add(first.index(f"{number}", 5) + len(str(number)))
    assert len(ends) == 1


def test_a_player_is_named_once(english: None) -> None:
    told = "\n".join(line for _, line in lines(60))
    assert told.count("Sara") == told.count("Parvaneh") == 1


def test_players_are_parted_by_a_blank_line_where_there_is_room(english: None) -> None:
    assert 0 in [number for number, _ in lines(70, height=20)]
    assert 0 not in [number for number, _ in lines(70, height=4)]


def test_a_meld_that_has_grown_has_its_sign(english: None) -> None:
    with_sign = [number for number, line in lines(70) if NEWS in line]
    assert with_sign == [12]


def test_the_cards_that_came_just_now_are_known_by_their_places() -> None:
    run, eights = meld("run R4 R5 R6 R7 R8"), meld("set R8 G8 B8 Y8 Y8")
    low = LaidOff(1, card("R4"), 1, 4, meld("run R5 R6 R7 R8"), 0)
    freed = Swapped(1, card("R6"), 1, ROOK, 0)
    assert new_places(run, [low, freed], RULES) == {0, 2}
    twice = [LaidOff(1, card("Y8"), 2, None, meld("set R8 G8 B8"), 0)] * 2
    assert new_places(eights, twice, RULES) == {3, 4}
    assert new_places(run, [WentDown(0, (run,), 1), low], RULES) == {0, 1, 2, 3, 4}


def test_a_rook_in_a_meld_is_as_wide_as_its_neighbours_and_says_what_it_stands_for(code: str) -> None:
    chips = cards_of(meld("set R8 ROOK B8"), RULES)
    assert {one.cell_length for one in chips} == {2}
    assert WILD in chips[1].plain
    in_run = strip_marks(cards_of(meld(RUN), RULES)[2].plain)
    assert in_run.endswith("=۵" if code == "fa" else "=5") and WILD in in_run


def test_a_wild_fourteen_is_marked_by_shape_wherever_it_is_drawn(code: str) -> None:
    wild, rules = card("B14"), MeldRules(frozenset({card("B14"), ROOK}), 13, 1, contiguous=True)
    assert WILD in cards_of(meld("set R8 B14 B8"), rules)[1].plain
    assert WILD in card_chip(wild, rules.wilds).plain and WILD not in card_chip(card("B13"), rules.wilds).plain
    for size in (FaceSize(4, 2), FaceSize(4, 2, covered=2), FaceSize(2, 3), FaceSize(7, 5), FaceSize(7, 5, covered=3)):
        for draw in (index_face, drawn_face) if size.rows > 3 else (index_face,):
            assert WILD in face_text(draw(wild, size, right_to_left=code == "fa", marks=Marks(wild=True)).content)


def face_text(content: Content) -> str:
    return strip_marks(content.plain)


def test_a_card_that_came_just_now_has_no_sign_beside_its_number(code: str) -> None:
    face = index_face(card("B10"), FaceSize(4, 2), right_to_left=code == "fa", marks=Marks(fresh=True))
    number, shape = face_text(face.content).split("\n")
    assert FRESH not in number and FRESH in shape


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_that_more_melds_lie_there_is_told_with_the_key(
    store: Store, english: None, size: tuple[int, int]
) -> None:
    app = opened(store, seen_at(many_melds, only_round=4)())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert "PgDn" in text_of(app) and "PgUp" not in text_of(app)
        await pilot.press("pagedown", "pagedown", "pagedown", "pagedown")
        await pilot.pause()
        assert "PgUp" in text_of(app) and "PgDn" not in text_of(app)
        # The last meld is seen, and not under the line that tells of others.
        page = rummy(app)
        *_, last = (one for owner in owners_of(page.view, page.names, page.me) for one in owner.melds)
        heads = heads_of(last.meld, page.view.rules)
        lines = strip_marks(text_of(app)).split("\n")
        assert any(f"{last.number}" in line and any(head in line for head in heads) for line in lines)
