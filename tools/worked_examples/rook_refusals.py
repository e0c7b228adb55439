"""One record for each kind of illegal step of the Rook family."""

from __future__ import annotations

from tools.worked_examples.rook_writer import RookWriter

PLAIN = "B6 B7 B8 B9 B11"
"""A nest that may be buried as it is."""

SHORT = "B1 R1 G1 Y1 B14 R14 G14 B10 R10 ROOK"
"""With the nest after it a hand with four plain cards."""
SHORT_NEST = "Y5 B6 R6 G6 Y6"


def write() -> None:
    """Writes the records."""
    _auction()
    _nest()
    _called_card()
    _play()


def _auction() -> None:
    dealt = RookWriter("kentucky-rook").deal()
    dealt.save("rook/refused/bid-out-of-turn", (1, "bid 100"))
    dealt.save("rook/refused/bid-below-the-minimum", (0, "bid 95"))
    dealt.save("rook/refused/bid-between-the-steps", (0, "bid 102"))
    dealt.save("rook/refused/bid-above-all-points", (0, "bid 185"))
    dealt.save("rook/refused/bury-in-the-auction", (0, f"bury {PLAIN}"))
    dealt.do("pass", "bid 110")
    dealt.save("rook/refused/bid-not-higher", (2, "bid 110"))
    dealt.save("rook/refused/bid-after-a-pass", (0, "bid 120"))
    three = RookWriter("kentucky-rook").deal().do("pass", "pass", "pass")
    three.save("rook/refused/pass-of-the-fourth", (3, "pass"))
    three.save("rook/refused/more-than-the-forced-bid", (3, "bid 105"))
    RookWriter("kentucky-rook").save("rook/refused/pack-of-another-game", (None, _pack_of_45()))


def _pack_of_45() -> str:
    """Forty-five cards of the whole Rook deck, the twos among them."""
    deck = RookWriter("call-partner-rook").rules.deck
    return " ".join(["pack", *(one.text for one in deck.pack[:45])])


def _nest() -> None:
    won = RookWriter("kentucky-rook").deal(("Y1 ROOK",), PLAIN).win(0, 100)
    won.save("rook/refused/bury-four", (0, "bury B6 B7 B8 B9"))
    won.save("rook/refused/bury-a-card-not-held", (0, "bury B6 B7 B8 B9 Y13"))
    won.save("rook/refused/bury-a-card-twice", (0, "bury B6 B7 B8 B9 B9"))
    won.save("rook/refused/bury-a-counter", (0, "bury B6 B7 B8 B9 Y1"))
    won.save("rook/refused/bury-the-rook", (0, "bury B6 B7 B8 B9 ROOK"))
    won.save("rook/refused/trump-before-burying", (0, "trump B"))
    won.do(f"bury {PLAIN}").save("rook/refused/trump-of-another-deck", (0, "trump S"))
    short = RookWriter("kentucky-rook").deal((SHORT,), SHORT_NEST).win(0, 140)
    short.save("rook/refused/short-with-the-rook", (0, "bury B6 R6 G6 Y6 ROOK"))
    short.save("rook/refused/short-with-a-plain-card-kept", (0, "bury B6 R6 G6 Y5 B10"))


def _called_card() -> None:
    own = RookWriter("call-partner-rook", {"call-own": False}).deal(("", "", "", "Y1"), PLAIN).win(3, 100)
    own.bury(PLAIN, "G")
    own.save("rook/refused/call-of-an-own-card", (3, "call Y1"))
    own.save("rook/refused/call-of-a-buried-card", (3, "call B6"))
    own.save("rook/refused/call-of-no-card-of-the-pack", (3, "call AS"))
    own.save("rook/refused/play-before-the-call", (3, "play Y1"))


def _play() -> None:
    hands = ("Y9 G9", "Y7 B5 B10", "ROOK R5 R6 R7 R8 R9 R10 R11 R12 R13")
    match = RookWriter("kentucky-rook").deal(hands, PLAIN).win(3, 100).bury(PLAIN, "G")
    match.save("rook/refused/play-out-of-turn", (1, "play Y7"))
    match.save("rook/refused/card-not-held", (0, "play Y7"))
    lead = RookWriter("kentucky-rook").deal(hands, PLAIN).win(3, 100).bury(PLAIN, "G").play("Y9")
    lead.save("rook/refused/colour-not-followed", (1, "play B10"))
    trump = RookWriter("kentucky-rook").deal(hands, PLAIN).win(3, 100).bury(PLAIN, "G").play("G9")
    trump.do(trump.state.legal(1)[0].text)
    trump.save("rook/refused/rook-kept-back", (2, "play R5"))
    over = RookWriter("kentucky-rook", {"target": 1}).deal((), PLAIN).win(0, 100).bury(PLAIN, "G")
    while not over.state.finished:
        over.do(over.state.legal(over.state.actor)[0].text)
    over.save("rook/refused/step-after-the-end", (0, "pass"))
    again = RookWriter("standard-rook").deal()
    again.save("rook/refused/dealer-named-again", (None, "dealer 2"))
