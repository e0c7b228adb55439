"""The worked examples of Teka as match records, and one record for each kind of illegal step.

The hands, the calls and the cards below were chosen by hand; the script only stacks the packs that deal them.
"""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.records import Step, write_record
from fa_cards.rules.teka import Teka, TekaState
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.pack import SEATS, stacked
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter, write_file

CUT = 20

STRONG = (
    "AS KS QS JS TS 9S 8S AH KH 3D 2D 3C 2C",
    "5S 4S 9H 8H 7H 6H AD KD QD AC KC QC JC",
    "7S 6S QH JH TH 7D 6D 5D 4D 7C 6C 5C 4C",
    "3S 2S 5H 4H 3H 2H JD TD 9D 8D TC 9C 8C",
)
"""Hands from the declarer on: with spades as trump he wins 7 to 9 tricks, and may lose as many as he likes."""

SURE = (
    "AS KS QS JS TS 9S 8S AH KH QH JH TH 9H",
    "7S 6S 8H 7H AD KD QD JD TD AC KC QC JC",
    "5S 4S 6H 5H 9D 8D 7D 6D TC 9C 8C 7C 6C",
    "3S 2S 4H 3H 2H 5D 4D 3D 2D 5C 4C 3C 2C",
)
"""Hands from the declarer on: with spades as trump he wins every trick."""

LOSING = "AS 5S 7S 3S  2D AD 4D 8D  KD 5D 9D 3D  QD 6D TD KH  AC 4C 8C 2C  KC 5C 9C 3C  QC 6C TC AH"
"""STRONG: the opponents win tricks 2 to 7, one after the other."""

WINNING = (
    "AS 6S 4S 2S  KS 7S 5S 3S  QS AD 6D 5D  JS KD 7D 4D  TS QD 8D 3D  9S JD 9D 2D  8S TD 6C 5C"
    "  AH 7H 5H 2H  KH 8H 6H 3H  QH AC 7C 4H  JH KC 8C 4C  TH QC 9C 3C  9H JC TC 2C"
)
"""SURE: the declarer wins every trick."""

ALONE = (
    "AS 6S 2S  KS 7S 3S  QS AD 5D  JS KD 4D  TS QD 3D  9S JD 2D  8S TD 5C"
    "  AH 7H 2H  KH 8H 3H  QH AC 4H  JH KC 4C  TH QC 3C  9H JC 2C"
)
"""SURE: the same, alone."""


class Writer(AnyWriter[TekaState]):
    """A record of Teka in the making."""

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(Teka(options))
        self.do("dealer 3")

    def deal(self, hands: tuple[str, ...], first: int = 0) -> Writer:
        """Deals these hands to the seats from `first` on; a hand that is not whole gets what is left."""
        by_seat, _ = filled(PACK_52, [hands[(seat - first) % SEATS] for seat in range(SEATS)], [TRICKS] * SEATS)
        dealer = self.state.dealer
        assert dealer is not None
        cuts = (CUT, CUT) if self.state.deals else (CUT,)
        self.add(Step(None, Pack(stacked(by_seat, dealer, *cuts))))
        return self.do(*(f"cut {number}" for number in cuts))

    def play(self, text: str, tricks: int = TRICKS) -> Writer:
        """Plays these cards, trick by trick as they are written, up to so many tricks."""
        return super().play(" ".join(text.split("  ")[:tricks]))

    def losing(self, tricks: int) -> Writer:
        """Plays LOSING until the opponents have so many tricks."""
        return self.play(LOSING, 1 + tricks)


def worked_examples() -> None:
    """Section 8 of teka.md, by number."""
    first = ("bid 9", "pass", "pass", "pass", "trump S")
    nine = (
        "AS 5S 7S 3S  KS 4S 6S 2S  2D AD 4D 8D  KD 5D 9D 3D  QD 6D TD QS  AH 6H TH 2H  KH 7H JH 3H"
        "  JS JC 4C 8C  TS QC 5C 9C  9S 8H 7D TC  8S 9H 6C JD"
    )
    Writer().deal(STRONG).do(*first).play(nine).save("example-01")
    Writer().deal(STRONG).do(*first).losing(5).save("example-02")
    forced = ("pass", "pass", "pass", "bid 8", "trump S")
    Writer().deal(STRONG, 3).do(*forced).losing(6).save("example-03")
    Writer().deal(STRONG, 2).do("pass", "pass", "bid 8", "pass", "trump S").losing(6).save("example-04")
    Writer().deal(STRONG, 3).do("pass", "ter", "pass", "bid 9", "trump S").losing(5).save("example-05")
    alone = ("double-13", "pass", "pass", "pass", "trump S")
    Writer().deal(SURE).do(*alone).play(ALONE).save("example-06-won")
    lost = "AS 4S 2S  KS 5S 3S  QS 6H 8C  2D AD 8D"
    Writer().deal(STRONG).do(*alone).play(lost).save("example-06-lost")
    eight = ("bid 8", "pass", "pass", "pass", "trump S")
    to_ten = ("raise 10", "accept", "accept")
    Writer().deal(SURE).do(*eight, *to_ten).play(WINNING, 10).save("example-07-won")
    short = (
        "AS 5S 7S 3S  KS 4S 6S 2S  QS 6H 4C 2H  JS 7H 5C 3H  TS 8H 6C 4H  9S 9H 7C 5H  8S JC TH 8C"
        "  AH QC JH 9C  KH KC QH TC  2D AD 4D 8D  KD 5D 9D 3D  QD 6D TD 2C  AC 7D JD 3C"
    )
    Writer().deal(STRONG).do(*eight, *to_ten).play(short).save("example-07-lost")
    Writer().deal(STRONG, 3).do(*forced, "raise 9", "accept", "accept").losing(5).save("example-08")
    Writer().deal(SURE).do(*eight, "raise 9", "refuse").play(WINNING, 8).save("example-09-first-refuses")
    Writer().deal(SURE).do(*eight, "raise 9", "accept", "refuse").play(WINNING, 8).save("example-09-second-refuses")
    _example_10()
    _example_11()
    thirteen = ("bid 13", "pass", "pass", "pass", "trump S")
    for name, lawreece in (("on", True), ("off", False)):
        made = Writer({"lawreece": lawreece}).deal(SURE).do(*thirteen).play(WINNING)
        made.save(f"example-12-{name}-won")
        Writer({"lawreece": lawreece}).deal(STRONG).do(*thirteen).losing(1).save(f"example-12-{name}-lost")


def _double_13(match: Writer, seat: int) -> None:
    """A deal in which `seat`, the first or the second to speak, wins all tricks alone."""
    match.deal(SURE, seat)
    while match.state.actor != seat:
        match.do("pass")
    match.do("double-13")
    while len(match.state.calls) < SEATS:
        match.do("pass")
    match.do("trump S").play(ALONE)


def _example_10() -> None:
    """Seats 0 and 2 come to 98, 1 and 3 to 90; then seat 1 bids 9 and fails."""
    match = Writer({"shuffle": "full"})
    for seat in (0, 1, 2, 3, 0, 1):
        _double_13(match, seat)
    match.deal(STRONG, 3).do("pass", "bid 10", "pass", "pass", "trump S").losing(4)
    match.deal(SURE, 3).do("bid 12", "pass", "pass", "pass", "trump S").play(WINNING, 12)
    match.deal(STRONG, 1).do("pass", "bid 9", "pass", "pass", "trump S").losing(5).save("example-10")


def _example_11() -> None:
    """Seats 0 and 2 come to exactly 100; with the target 104 the match goes on."""
    for target in (100, 104):
        match = Writer({"shuffle": "full", "target": target})
        _double_13(match, 0)
        match.deal(STRONG, 1).do("bid 11", "pass", "pass", "pass", "trump S").losing(3)
        _double_13(match, 2)
        _double_13(match, 0)
        match.save(f"example-11-{target}")


def auctions() -> None:
    """The auctions (a) to (d) of section 8."""
    Writer().deal(STRONG).do("ter", "bid 8", "bid 9", "bid 10").save("auction-a")
    over = Writer().deal(STRONG).do("bid 10", "double-13")
    over.save("refused/auction-b", (2, "bid 13"))
    over.do("double-13", "pass").save("auction-b")
    Writer().deal(STRONG).do("pass", "behi-ter", "pass").save("auction-c")
    Writer().deal(STRONG).do("bid 13").save("auction-d")


def first_tricks() -> None:
    """The first tricks of section 8: what may be played, and the refusal of what may not."""
    calls = ("bid 8", "pass", "pass", "pass", "trump S")
    declarer = Writer().deal(("AS KS JS 5S", "QS TS 9S", "8S 7S 6S", "4S 3S 2S")).do(*calls)
    declarer.save("first-trick-declarer")
    declarer.save("refused/ace-duty-of-the-declarer", (0, "play JS"))
    declarer.save("refused/declarer-must-lead-trump", (0, "play 2C"))
    west = Writer().deal(("QS TS 4S", "3S 2S", "9S 8S 7S 6S 5S", "AS KS JS")).do(*calls).play("QS 2S 5S")
    west.save("first-trick-opponent")
    west.save("refused/ace-duty-of-an-opponent", (3, "play JS"))
    east = Writer().deal(("KS QS 4S", "AS JS 3S", "7S 6S 5S 2S", "TS 9S 8S")).do(*calls).play("4S")
    east.save("first-trick-only-the-ace")
    east.save("refused/ace-duty-under-a-low-lead", (1, "play JS"))
    partner = Writer().deal(("QS TS 4S", "3S 2S", "AS KS JS", "9S 8S 7S 6S 5S")).do(*calls).play("QS 2S")
    partner.save("first-trick-partner")
    partner.save("refused/ace-duty-of-the-partner", (2, "play JS"))


def refusals() -> None:
    """One record for each kind of illegal step."""
    dealt = Writer().deal(STRONG)
    dealt.save("refused/call-out-of-order", (1, "bid 9"))
    dealt.save("refused/bid-below-eight", (0, "bid 7"))
    dealt.save("refused/bid-above-thirteen", (0, "bid 14"))
    dealt.save("refused/redeal-with-honours", (0, "redeal"))
    dealt.save("refused/play-in-the-auction", (0, "play AS"))
    bid = Writer().deal(STRONG).do("bid 9")
    bid.save("refused/second-call", (0, "bid 10"))
    bid.save("refused/bid-not-higher", (1, "bid 9"))
    bid.do("pass").save("refused/weak-pass-of-the-third", (2, "ter"))
    Writer().deal(STRONG).do("pass", "pass", "pass").save("refused/pass-of-the-fourth", (3, "pass"))
    void = ("AS KS QS JS TS 9S 8S AH KH QH 3D 2D 4D", "", "", "")
    Writer().deal(void).do("bid 9", "pass", "pass", "pass").save("refused/trump-not-held", (0, "trump C"))
    won = Writer().deal(STRONG).do("bid 9", "pass", "pass", "pass", "trump S")
    won.save("refused/false-drop", (0, "play AS drop"))
    won.save("refused/card-not-held", (0, "play 5S"))
    won.save("refused/raise-not-higher", (0, "raise 9"))
    won.do("play AS").save("refused/raise-out-of-turn", (0, "raise 10"))
    won.save("refused/raise-by-an-opponent", (1, "raise 10"))
    won.play("5S 7S 3S  2D").save("refused/revoke", (1, "play AC"))
    won.play("AD 4D 8D  KD 5D 9D 3D QD 6D TD QS").save("refused/raise-out-of-reach", (0, "raise 12"))
    twice = Writer().deal(STRONG).do("bid 9", "pass", "pass", "pass", "trump S", "raise 10", "refuse")
    twice.save("refused/raise-twice-in-a-turn", (0, "raise 10"))
    made = Writer().deal(SURE).do("bid 8", "pass", "pass", "pass", "trump S").play(WINNING, 8)
    made.save("refused/raise-of-a-made-contract", (0, "raise 9"))
    over = Writer({"target": 8}).deal(SURE).do("bid 8", "pass", "pass", "pass", "trump S").play(WINNING, 8)
    over.save("refused/step-after-the-end", (0, "cut 20"))
    pack = Writer()
    pack.add(Step(None, Pack(PACK_52)))
    for number in (0, 3, 49):
        pack.save(f"refused/cut-{number}", (2, f"cut {number}"))
    pack.save("refused/cut-by-the-wrong-neighbour", (0, "cut 20"))
    weak = Writer().deal(("TS 9S 8S 7S TH 9H 8H TD 9D 8D TC 9C 8C", "", "", "")).do("redeal")
    again = weak.do("cut 0")
    again.save("refused/cut-that-brings-the-same-hands", (2, "cut 26"))
    _files()


def _files() -> None:
    """What is wrong with a file itself."""
    whole = write_record(Teka(), Writer().deal(STRONG).do("bid 9").steps)
    lines = whole.splitlines(keepends=True)
    broken = {
        "cut-off": whole[:-1],
        "not-json": b"".join([*lines[:4], b"{'seat': 0, 'do': 'bid 9'}\n"]),
        "not-utf8": b"".join([*lines[:4], b'{"seat": 0, "do": "bid \xff"}\n']),
        "unknown-option": lines[0].replace(b'"target"', b'"goal"') + b"".join(lines[1:]),
        "unknown-game": lines[0].replace(b'"teka"', b'"tikka"') + b"".join(lines[1:]),
        "unknown-format": lines[0].replace(b"match 1", b"match 9") + b"".join(lines[1:]),
        "not-a-step": whole + b'{"seat": 1, "do": "bid 09"}\n',
    }
    for name, data in broken.items():
        write_file(f"refused/{name}", data)


def write() -> None:
    """Writes all records of Teka."""
    worked_examples()
    auctions()
    first_tricks()
    refusals()
