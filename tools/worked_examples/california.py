"""The examples of california_jack.md, section 3, as match records, and one for each kind of illegal step.

X of the examples is seat 0, and where four play seats 0 and 2; Y is seat 1 and its side. Totals that an example begins
with are reached by earlier deals; packs and plays are found by search where no hand is written below. A deal is written
as which side has its points in the order of counting: `010-` is High to X, Low to Y, Jack to X, and nobody has Game.
"""

from __future__ import annotations

from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.phases import Phase
from tools.worked_examples.california_writer import CaliforniaWriter, Shares
from tools.worked_examples.writer import write_file

SHORT_HAND = "KC 3H TD 9D 8D 7D"
"""A club, a trump and diamonds, where hearts are trump."""
VOID_HAND = "3H TD 9D 8D 7D 6D"
TRUMP_HAND = "2H AS KS QS JS TS"
PLAIN_HAND = "TD 2S 3S 4S 6S 7S"


def example(name: str, kind: type[CaliforniaGame], *who: str, seats: int | None = None, **options: object) -> None:
    """A record of these deals."""
    CaliforniaWriter(kind, options, seats).deals_for(who).save(f"california/{name}")


def examples() -> None:
    """Examples 1 to 10."""
    CaliforniaWriter(CaliforniaJack).deal_for(Shares("0100", 47)).save("california/example-01")
    example("example-02", CaliforniaJack, "010-")
    before: tuple[str, ...] = ("0011", "0101", "010-", "101-", "011-")  # X comes to 8, Y to 9
    example("example-03", CaliforniaJack, *before, "0101")
    before = ("0011", "0101", "1001", "010-", "101-")  # 9 and 9
    example("example-04", CaliforniaJack, *before, "0111")
    before = ("0011", "0101", "1001", "101-")  # 7 and 8
    example("example-05", CaliforniaJack, *before, "0001")
    before = ("0000", "0000", "0111")  # 9 and 3
    example("example-06", CaliforniaJack, *before, "111-")
    _trick_piles()
    before = ("01101011", "1110101-")  # 21 and 26
    example("example-08", CaliforniaFives, *before, "01100110", target=32)
    before = ("11100011", "11100011", "11100011", "1110001-")  # 60 and 35
    example("example-09", CaliforniaFives, *before, "10111111")
    before = ("01001011",) * 5  # 60 and 60
    example("example-09-high", CaliforniaFives, *before, "10??????")
    ten = CaliforniaWriter(CaliforniaFives, seats=4).deal_for(Shares("01101000", 45))
    ten.save("california/example-10")


def _trick_piles() -> None:
    """Example 7: X has won 10, 10, ace and king, Y two jacks, a queen and a nine; two tricks each."""
    match = CaliforniaWriter(CaliforniaJack).deal("AC TH 9D JC 3S 4S", "KC TD QD JD 6S 7S", stock="2H 2S 3C 5S 4C 8S")
    match.play("AC KC TH TD 9D QD JD JC").save("california/example-07")


def _second(lead: str, hand: str, **options: object) -> CaliforniaWriter:
    """Seat 0 has led that card, seat 1 is to play of this hand; hearts are trump."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return CaliforniaWriter(CaliforniaJack, named).deal(lead, hand, stock="4H").play(lead)


def legality() -> None:
    """The legality examples, and what the options make of them; the hands are filled up with cards of a third suit."""
    _second("9C", SHORT_HAND).save("california/legal-follow-or-trump")
    _second("9C", SHORT_HAND, loose_discard=True).save("california/legal-loose")
    _second("9C", VOID_HAND).save("california/legal-void")
    _second("9C", VOID_HAND, void_must_trump=True).save("california/legal-void-strict")
    _second("9C", VOID_HAND, void_must_trump=True, loose_discard=True).save("california/legal-void-strict-loose")
    _second("7H", TRUMP_HAND).save("california/legal-trump-led")
    _second("9C", PLAIN_HAND).save("california/legal-void-of-both")


def variants() -> None:
    """A deal of each variant that the examples leave out."""
    example("shasta-sam", ShastaSam, "0100")
    example("packet-3", CaliforniaJack, "1010", packet=3)
    example("fives-face-down", CaliforniaFives, "01010101", stock="down")
    example("fives-face-down-four", CaliforniaFives, "0101010-", seats=4, stock="down")
    example("target-7", CaliforniaJack, "0000", "1110", "0101", target=7)


def refusals() -> None:
    """One record for each kind of illegal step."""
    dealt = CaliforniaWriter(CaliforniaJack).deal("9C", SHORT_HAND, stock="4H")
    dealt.save("california/refused/play-out-of-turn", (1, "play KC"))
    dealt.save("california/refused/card-not-held", (0, "play KC"))
    dealt.save("california/refused/trump-card-before-it-is-drawn", (0, "play 4H"))
    _second("9C", SHORT_HAND).save("california/refused/third-suit", (1, "play TD"))
    _second("7H", TRUMP_HAND).save("california/refused/trump-not-followed", (1, "play AS"))
    strict = _second("9C", VOID_HAND, void_must_trump=True)
    strict.save("california/refused/void-and-not-trumped", (1, "play TD"))
    _without_stock()
    words = [one.text for one in PACK_52]
    start = CaliforniaWriter(CaliforniaJack)
    start.save("california/refused/play-before-the-deal", (0, "play AS"))
    start.save("california/refused/pack-with-the-joker", (None, " ".join(["pack", "JK", *words[1:]])))
    start.save("california/refused/dealer-named-again", (None, "dealer 0"))
    dealt.save_with("california/refused/draw-written-down", "draw")
    dealt.save_with("california/refused/play-with-a-signal", "play 9C slap")
    start.save_with("california/refused/stand-of-all-fours", "stand")
    shasta = CaliforniaWriter(ShastaSam)
    shasta.save("california/refused/pack-before-the-turned-card", (None, " ".join(["pack", *words])))
    shasta.save("california/refused/turned-joker", (None, "turn-up JK"))
    shasta.do("turn-up 9H").save("california/refused/second-turned-card", (None, "turn-up 9S"))
    shasta.deal("9C 5S", SHORT_HAND, stock="AS 2S", turn_up="").play("9C KC")
    shasta.save("california/refused/card-that-the-other-drew", (1, "play 2S"))
    CaliforniaWriter(CaliforniaFives).save("california/refused/turned-card-for-an-open-stock", (None, "turn-up 5H"))
    over = CaliforniaWriter(CaliforniaJack, {"target": 1}).deal_for(Shares("0100"))
    over.save("california/refused/step-after-the-end", (0, "play AS"))


def refusals_of_four() -> None:
    """Each of three followers is bound by the led suit, whatever was trumped before him."""
    hands = ("9C 2C 3C 4C 5C 6C", "3H TD 9D 8D 7D 6D", "2H 5H TS 9S 8S 7S", "AC 6H JD QD KD AD")
    for name, option, plays, refused in (
        ("third-suit-of-the-last-of-four", {}, "9C 3H 2H", (3, "play JD")),
        ("void-third-of-four-not-trumping", {"void-must-trump": True}, "9C 3H", (2, "play TS")),
    ):
        match = CaliforniaWriter(CaliforniaFives, option, 4).deal(*hands, stock="4H").play(plays)
        match.save(f"california/refused/{name}", refused)


def refused_headers() -> None:
    """Seats and options that the games do not take."""
    two, four = CaliforniaWriter(CaliforniaFives, seats=2).data, CaliforniaWriter(CaliforniaFives, seats=4).data
    jack, shasta = CaliforniaWriter(CaliforniaJack).data, CaliforniaWriter(ShastaSam).data
    broken = {
        "fives-without-seats": two.replace(b'"seats": 2, ', b""),
        "fives-for-three": four.replace(b'"seats": 4', b'"seats": 3'),
        "four-seats": jack.replace(b'"seats": 2', b'"seats": 4'),
        "stock-of-california-jack": jack.replace(b'"options": {', b'"options": {"stock": "down", '),
        "stock-of-shasta-sam": shasta.replace(b'"options": {', b'"options": {"stock": "up", '),
        "packets-of-two": jack.replace(b'"packet": 1', b'"packet": 2'),
        "target-0": jack.replace(b'"target": 10', b'"target": 0'),
        "dealer-who-does-not-sit": jack.replace(b"dealer 1", b"dealer 2"),
    }
    for name, data in broken.items():
        write_file(f"california/refused/{name}", data)


def _without_stock() -> None:
    """In the last six tricks the same duty holds: seat 1 answers a plain suit that it holds with a third one."""
    for number in range(100):
        dice = Dice(f"without stock {number}")
        match = CaliforniaWriter(CaliforniaJack).by_chance(dice)
        while match.state.phase is Phase.PLAY:
            hand = match.state.view(match.state.on_move).hand
            legal = {one.text for one in match.state.legal(match.state.actor)}
            others = [one.text for one in hand if f"play {one.text}" not in legal]
            led = match.state.led
            if not match.state.stock and others and led is not match.state.trump:
                match.save("california/refused/third-suit-without-a-stock", (match.state.actor, f"play {others[0]}"))
                return
            match.do(dice.choice(sorted(legal)))
    raise LookupError("nobody was bound in the last six tricks")


def write() -> None:
    """Writes all records of the family with a stock."""
    examples()
    legality()
    variants()
    refusals()
    refusals_of_four()
    refused_headers()
