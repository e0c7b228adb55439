"""Faces of the Rook deck and the joker, at every size: number, shape and letter, the bird, nothing cut."""

from __future__ import annotations

import pytest

from fa_cards.rtl import visual
from fa_cards.rules.cards import CARDS, JOKER, ROOK, ROOK_NUMBERS, Card, Suit, card
from fa_cards.tui.cards import FLAT, inside
from fa_cards.tui.faces import Marks, drawn_face, index_face, line_face
from fa_cards.tui.geometry import LAYOUTS, Geometry
from fa_cards.tui.hand import LEAST_SEEN, LONGEST, seen_cells
from fa_cards.tui.numerals import numeral
from fa_cards.tui.paper import Face, FaceSize
from fa_cards.tui.poor_output import ascii_text
from fa_cards.words import Preferences, prefer, use
from fa_cards.words.cards import SYMBOLS

pytestmark = pytest.mark.usefixtures("code")

LETTERS = {
    "fa": {Suit.BLACK: "م", Suit.RED: "ق", Suit.GREEN: "س", Suit.YELLOW: "ز"},
    "en": {Suit.BLACK: "B", Suit.RED: "R", Suit.GREEN: "G", Suit.YELLOW: "Y"},
}
NAMES = {
    "fa": {ROOK: ("روک", "ر"), JOKER: ("جوکر", "ج")},
    "en": {ROOK: ("Rook", "R"), JOKER: ("Joker", "Jk")},
}
DIGITS = {"fa": "۰۱۲۳۴۵۶۷۸۹", "en": "0123456789"}


BARE = Marks()
WITH_A_NEST = 18
"""Cards of the longest hand with a nest."""


def hand_sizes() -> list[tuple[Geometry, FaceSize]]:
    """The faces of hands: whole ones, and those that lie under others in the longest hand of the least window."""
    found = []
    for room in LAYOUTS:
        whole = inside(room.hand_card, room)
        width = room.hand_card[0]
        for count in (15, 17, WITH_A_NEST):
            seen = seen_cells(count, width, room.least[0])
            found.append((room, whole if seen == width else whole._replace(covered=width - seen - 1)))
        found.append((room, whole))
    return found


def hand_face(one: Card, room: Geometry, size: FaceSize, code: str, marks: Marks = BARE) -> Face:
    return (drawn_face if room.drawn else index_face)(one, size, right_to_left=code == "fa", marks=marks)


def trick_face(one: Card, room: Geometry, code: str, marks: Marks = BARE) -> Face:
    size = inside(room.trick_card, room)
    draw = drawn_face if room.drawn else line_face if size.columns >= FLAT else index_face
    return draw(one, size, right_to_left=code == "fa", marks=marks)


def rows_read(drawing: Face, code: str) -> list[str]:
    """The rows as they are read from the side where lines start, from the cells that the screen shows."""
    step = -1 if code == "fa" else 1
    shown = [visual(row, "ltr") for row in drawing.content.plain.split("\n")]
    return [row[::step] for row in shown]


def written(text: str, code: str) -> str:
    """The text as the rows of `rows_read` have it: joined letters, from where lines start."""
    return visual(text, "rtl")[::-1] if code == "fa" else text


def number_of(one: Card, code: str) -> str:
    digits = "".join(DIGITS[code][int(digit)] for digit in str(one.rank))
    return digits[::-1] if code == "fa" else digits


@pytest.mark.parametrize("one", ROOK_NUMBERS, ids=str)
def test_number_shape_and_letter_are_seen_at_every_size(one: Card, code: str) -> None:
    assert one.suit is not None
    sign = SYMBOLS[one.suit] + LETTERS[code][one.suit]
    faces = [hand_face(one, room, size, code) for room, size in hand_sizes()]
    faces += [trick_face(one, room, code) for room in LAYOUTS]
    for drawing in faces:
        rows = rows_read(drawing, code)
        number = number_of(one, code)
        assert rows[0].startswith(number), rows
        assert (rows[0].removeprefix(number) + " " + rows[1]).strip().startswith(written(sign, code)), rows


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert len({SYMBOLS[suit] for suit in (Suit.BLACK, Suit.RED, Suit.GREEN, Suit.YELLOW)}) == 4
    assert "".join(SYMBOLS[suit] for suit in (Suit.BLACK, Suit.RED, Suit.GREEN, Suit.YELLOW)) == "●■▲◆"


@pytest.mark.parametrize("one", [ROOK, JOKER], ids=str)
def test_rook_and_joker_have_their_name_and_a_sign(one: Card, code: str) -> None:
    name, letter = NAMES[code][one]
    faces = [hand_face(one, room, size, code) for room, size in hand_sizes()]
    faces += [trick_face(one, room, code) for room in LAYOUTS]
    for drawing in faces:
        rows = rows_read(drawing, code)
        word = name if len(name) <= drawing.size.seen else letter
        assert rows[0].rstrip() == written(word, code), rows
        assert any(row.strip() for row in rows[1:]), rows


def test_the_bird_has_its_word_from_80_columns_on_where_it_is_not_covered(code: str) -> None:
    for room in LAYOUTS[1:]:
        size = inside(room.hand_card, room)
        assert rows_read(hand_face(ROOK, room, size, code), code)[0].startswith(written(NAMES[code][ROOK][0], code))


@pytest.mark.parametrize("marks", [Marks(counts=True), Marks(tick=True), Marks(counts=True, tick=True)])
@pytest.mark.parametrize("text", ["B14", "Y1", "R5", "ROOK", "AS", "TD", "QH", "JK"])
def test_marks_are_seen_and_hide_neither_number_nor_sign(text: str, marks: Marks, code: str) -> None:
    one = card(text)
    faces = [(hand_face(one, room, size, code, marks), hand_face(one, room, size, code)) for room, size in hand_sizes()]
    faces += [(trick_face(one, room, code, marks), trick_face(one, room, code)) for room in LAYOUTS]
    for drawing, bare in faces:
        shown = "".join(rows_read(drawing, code))
        assert ("✓" in shown) == marks.tick, shown
        if marks.counts:
            # A word may take the whole row.
            assert "*" in shown or (one not in ROOK_NUMBERS and " " not in rows_read(bare, code)[0]), shown
        first, plain = rows_read(drawing, code)[0], rows_read(bare, code)[0]
        assert all(letter in (" ", other) for letter, other in zip(plain, first, strict=True)), (plain, first)


def test_no_picture_is_wider_or_higher_than_its_card(code: str) -> None:
    # What is drawn beyond an edge would come back at the other one, or fail.
    for room in LAYOUTS:
        if not room.drawn:
            continue
        for cells in (room.hand_card, room.trick_card):
            size = inside(cells, room)
            for one in CARDS.values():
                drawing = drawn_face(one, size, right_to_left=code == "fa")
                assert [len(row) for row in drawing.cells] == [size.columns] * size.rows


@pytest.mark.parametrize("large", [False, True])
def test_large_digits_take_no_more_room_than_said(large: bool) -> None:
    for digits in DIGITS.values():
        shown = set()
        for number in range(1, 15):
            lines = numeral("".join(digits[int(digit)] for digit in str(number)), large=large)
            assert len(lines) == (5 if large else 4)
            assert {len(line) for line in lines} <= {max(map(len, lines))}
            assert len(lines[0]) <= (9 if large else 7)
            shown.add(lines)
        assert len(shown) == 14


def test_in_ascii_the_letter_alone_tells_the_colour() -> None:
    use("en")
    prefer(Preferences(suit_signs=False))
    try:
        for suit, letter in LETTERS["en"].items():
            one = card(f"{suit.value}14")
            for room, size in hand_sizes():
                rows = [ascii_text(row) for row in rows_read(hand_face(one, room, size, "en"), "en")]
                assert rows[0].startswith("14") and letter in rows[0] + rows[1]
                assert not {"?"} & set("".join(rows))
    finally:
        prefer(Preferences())


@pytest.mark.parametrize("room", LAYOUTS)
@pytest.mark.parametrize(("count", "least"), [(13, 3), (15, 3), (17, 3), (WITH_A_NEST, 3), (LONGEST, LEAST_SEEN)])
def test_a_long_hand_has_room_and_enough_cells_of_each_card_are_seen(room: Geometry, count: int, least: int) -> None:
    """Only the longest of All Fours has two."""
    width = room.hand_card[0]
    for columns in (room.least[0], room.least[0] + 7):
        seen = seen_cells(count, width, columns)
        assert least <= seen <= width
        # The chosen card and the last one are whole.
        assert (count - 2) * seen + 2 * width <= columns
        assert seen == width or (count - 2) * (seen + 1) + 2 * width > columns
