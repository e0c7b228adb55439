"""What extras.md, section C, says of All Fours as match records, and one for each kind of illegal step.

Seat 1 deals first, so that seat 0 stands or begs and leads.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Self

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.fours import AllFours, AllFoursState
from fa_cards.rules.fours.all_fours.moves import PACKET
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.records import Step
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter, write_file

ABOVE, BELOW = "AH KC QC 7C 8S 9S", "2H 3C 4C 5C 3S 4S"
ALL = "AH 2H KC 3C QC 4C 7C 5C 8S 3S 9S 4S"
"""The plays of these hands with hearts as trump: who leads wins every trick, with High and Game; the other has Low."""

NO_HEARTS = ("AC KC 3D 7S 8S 9S", "QC 4C TD 2S 3S 4S")
AFTER_THE_RUN = "9S 2S 8S 3S 7S 4S AC QC KC 3C 2C 4C TD 2D 3H 2H 4H 3D"
"""The plays of these hands after a run that dealt twos to the first, 3H 3C 4H to the other, and turned a spade."""
SIX_HEARTS = ("5H", "8H", "9H", "4H", "KH", "QH")
"""Cards that are turned one after the other: the fifth run leaves four cards, too few for a sixth."""
SIX_HEARTS_WITH_A_JACK = ("5H", "8H", "JH", "4H", "KH", "QH")


JACKS_LAST = sorted(PACK_52, key=lambda one: one.text[0] == "J")
"""The pack from the twos up, but no jack is turned unless it is named."""


class AllFoursWriter(AnyWriter[AllFoursState]):
    """A record of All Fours."""

    def __init__(self, target: int = 11) -> None:
        super().__init__(AllFours({"target": target}))
        self.do("dealer 1")

    def deal(self, first: str, dealers: str, *turned: str) -> Self:
        """Deals these hands, to the non-dealer and to the dealer; these cards are turned, runs between them.

        What is not named is what is left, from the twos up; jacks come last.
        """
        whole, rest = filled(JACKS_LAST, (first, dealers), [HAND, HAND], after=" ".join(turned))
        ups, left = rest[: len(turned)], iter(rest[len(turned) :])
        pack = [one for place in (0, PACKET) for hand in whole for one in hand[place : place + PACKET]]
        for number, one in enumerate(ups):
            pack += [*islice(left, HAND if number else 0), one]
        self.add(Step(None, Pack((*pack, *left))))
        return self

    def usual(self) -> Self:
        """A deal in which the non-dealer wins every trick: 2 points to him, 1 to the dealer."""
        return self.deal(ABOVE, BELOW, "6H").do("stand").play(ALL)


def _deal(name: str, hands: Sequence[str], plays: str, turned: str = "6H") -> None:
    """A record of one deal in which seat 0 stands."""
    AllFoursWriter().deal(*hands, turned).do("stand").play(plays).save(f"all-fours/{name}")


def talk() -> None:
    """Standing, begging, giving, running, and turned jacks."""
    AllFoursWriter().deal(*NO_HEARTS, "5H").save("all-fours/dealt")
    AllFoursWriter().usual().save("all-fours/stand")
    AllFoursWriter().deal(ABOVE, BELOW, "6H").do("beg").save("all-fours/beg")
    AllFoursWriter().deal(ABOVE, BELOW, "6H").do("beg", "give").play(ALL).save("all-fours/give")
    ran = AllFoursWriter().deal(*NO_HEARTS, "5H", "QS").do("beg", "run")
    ran.save("all-fours/run")
    ran.play(AFTER_THE_RUN).save("all-fours/run-played")
    AllFoursWriter().deal("", "", "5H", "8H", "9H", "KC").do("beg", "run").save("all-fours/run-repeated")
    AllFoursWriter().deal(ABOVE, BELOW, "JH").do("stand").play(ALL).save("all-fours/jack-turned")
    jacks = AllFoursWriter().deal(*NO_HEARTS, "JH", "5H", "JS").do("beg", "run")
    jacks.save("all-fours/jacks-of-a-run")
    refused = AllFoursWriter().deal(*NO_HEARTS, "5H", "JH", "QS").do("beg", "run")
    refused.save("all-fours/jack-of-the-refused-suit")
    AllFoursWriter().usual().usual().save("all-fours/second-deal")


def void() -> None:
    """A run without cards, and what becomes of points that were given in such a deal."""
    match = AllFoursWriter().deal("", "", *SIX_HEARTS).do("beg", "run")
    match.save("all-fours/void")
    match = AllFoursWriter().deal("", "", *SIX_HEARTS_WITH_A_JACK).do("beg", "run")
    match.save("all-fours/void-with-a-jack")
    match.deal(ABOVE, BELOW, "6H").do("beg", "give").play(ALL).save("all-fours/void-and-the-next-deal")


def ended_by_a_jack() -> None:
    """A turned jack ends the match: with the deal, with a run, and after a void deal."""
    AllFoursWriter(1).deal(*NO_HEARTS, "JH").save("all-fours/jack-ends-the-match")
    AllFoursWriter(1).deal(*NO_HEARTS, "5H", "JH", "QS").do("beg", "run").save("all-fours/jack-of-a-run-ends-the-match")
    match = AllFoursWriter(4).usual().deal("", "", *SIX_HEARTS_WITH_A_JACK).do("beg", "run")
    match.deal(*NO_HEARTS, "JD").save("all-fours/jack-after-a-void-deal")


def counts() -> None:
    """High, Low, Jack and Game."""
    _deal("high-without-the-ace", ("QH KC QC 7C 8S 9S", "3H 3C 4C 5C 3S 4S"), ALL.replace("AH 2H", "QH 3H"), "AH")
    one = ("8C KC QC 7C 8S 9S", "7H 3C 4C 5C 3S 4S")
    _deal("one-trump", one, "KC 3C QC 4C 7C 5C 8C 7H 3S 8S 9S 4S")
    none = ("8C KC QC 7C 8S 9S", "7D 3C 4C 5C 3S 4S")
    _deal("no-trump", none, "KC 3C QC 4C 7C 5C 8C 7D 8S 3S 9S 4S")
    _deal("jack-caught", (ABOVE, BELOW.replace("2H", "JH")), ALL.replace("2H", "JH"))
    tie = ("7H KC 3D 7C 8S 9S", "2H 3C KD 5C 3S 4S")
    _deal("game-tied", tie, "7H 2H KC 3C 3D KD 5C 7C 8S 3S 9S 4S")
    match = AllFoursWriter(7)
    for _ in range(5):
        match.usual()
    match.save("all-fours/high-comes-first")


def legality() -> None:
    """Following or trumping, and what who is void may do; seat 1 answers a club."""
    for name, hand in (("follow-or-trump", "KC 3H TD 9D 8D 7D"), ("void", "3H TD 9D 8D 7D 6S")):
        match = AllFoursWriter().deal("9C", hand, "4H").do("stand", "play 9C")
        match.save(f"all-fours/legal-{name}")


def refusals() -> None:
    """One record for each kind of illegal step."""
    dealt = AllFoursWriter().deal(*NO_HEARTS, "5H")
    dealt.save("all-fours/refused/beg-by-the-dealer", (1, "beg"))
    dealt.save("all-fours/refused/give-without-a-beg", (0, "give"))
    dealt.save("all-fours/refused/play-before-standing", (0, "play AC"))
    begged = AllFoursWriter().deal(*NO_HEARTS, "5H").do("beg")
    begged.save("all-fours/refused/stand-after-the-beg", (0, "stand"))
    begged.save("all-fours/refused/play-before-the-answer", (1, "play QC"))
    begged.save("all-fours/refused/point-given-by-who-begged", (0, "give"))
    dealt.save("all-fours/refused/run-without-a-beg", (1, "run"))
    AllFoursWriter(1).deal(*NO_HEARTS, "5H").do("beg").save("all-fours/refused/give-that-wins", (1, "give"))
    ran = AllFoursWriter().deal(*NO_HEARTS, "5H", "QS").do("beg", "run")
    ran.save("all-fours/refused/second-beg", (0, "beg"))
    ran.save("all-fours/refused/turned-card-played", (0, "play QS"))
    given = AllFoursWriter().deal(*NO_HEARTS, "5H").do("beg", "give")
    given.save("all-fours/refused/run-after-giving", (0, "run"))
    given.save("all-fours/refused/card-not-held", (0, "play QC"))
    given.save("all-fours/refused/pack-before-the-end", (None, " ".join(["pack", *(one.text for one in PACK_52)])))
    given.save_with("all-fours/refused/turn-up-of-shasta-sam", "turn-up QS")
    play = AllFoursWriter().deal("9C", "KC 3H TD 9D 8D 7D", "4H").do("stand")
    play.save("all-fours/refused/play-out-of-turn", (1, "play KC"))
    play.save("all-fours/refused/beg-after-standing", (0, "beg"))
    play.do("play 9C").save("all-fours/refused/third-suit", (1, "play TD"))
    trump = AllFoursWriter().deal("7H", "2H AS KS QS JS TS", "4H").do("stand", "play 7H")
    trump.save("all-fours/refused/trump-not-followed", (1, "play AS"))
    words = [one.text for one in PACK_52]
    AllFoursWriter().save("all-fours/refused/pack-with-the-joker", (None, " ".join(["pack", "JK", *words[1:]])))
    over = AllFoursWriter(1).deal(*NO_HEARTS, "JH")
    over.save("all-fours/refused/step-after-the-end", (0, "stand"))


def refused_headers() -> None:
    """Seats and options that the game does not take."""
    start = AllFoursWriter().data
    broken = {
        "four-seats": start.replace(b'"seats": 2', b'"seats": 4'),
        "packets": start.replace(b'"options": {', b'"options": {"packet": 3, '),
        "target-of-half-a-point": start.replace(b'"target": 11', b'"target": 10.5'),
        "dealer-who-does-not-sit": start.replace(b"dealer 1", b"dealer 2"),
    }
    for name, data in broken.items():
        write_file(f"all-fours/refused/{name}", data)


def write() -> None:
    """Writes all records of All Fours."""
    talk()
    void()
    ended_by_a_jack()
    counts()
    legality()
    refusals()
    refused_headers()
