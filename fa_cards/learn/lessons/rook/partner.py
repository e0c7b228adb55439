"""Rook with a secret partner: the pack, the auction, and the called card."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "call-partner-rook"
_DEALT = Scene(
    _GAME,
    (
        "G 14,13,12,10,7 B 1,14,5 R 14,9 Y 6,3 ROOK",
        "G 6,5,3 Y 13,11*",
        "G 9,8 Y 10,1*",
        "G 4,2,1 Y 8,7,4*",
    ),
    0,
    aside="G11 Y2 R2 R6 B8",
)
_ONLY_ROOK = Scene(
    _GAME,
    ("B 1,14,5,3 R 14,9,6,5 Y 6,3,2,1 ROOK", "G 6,3 R 1*", "G 14,13,9,8,1*", "G 12,10,7,5,4*"),
    2,
    steps="bid 120; pass; pass; pass; bury G11 G2 Y12 R2 B8; trump G; call R1",
    aside="G11 G2 Y12 R2 B8",
)

R11 = Lesson(
    "R11",
    later("The called card"),
    later("With all 57 cards you bid, name trump, and get a partner by naming a card."),
    (
        Choose(
            text=later(
                "Brent Nelson described this Rook for four. In each deal the declarer gets another partner. "
                "All 57 cards are in, 1 is the highest of a colour. The lowest?"
            ),
            scene=_DEALT,
            answers=(
                Answer(later("The 5"), later("Here 2, 3 and 4 stay in the pack.")),
                Answer(later("The 1"), later("The 1 stands above the 14.")),
                Answer(later("The 2"), later("Right: 1, 14, 13 and so on to 2."), right=True),
            ),
        ),
        Choose(
            text=later(
                "The Rook is a trump here too, but between 11 and 10. Let green be trump. Which cards beat the Rook?"
            ),
            answers=(
                Answer(later("Green 11"), later("This too: the 11 is just above the Rook."), right=True),
                Answer(later("Green 10"), later("The 10 is just below the Rook.")),
                Answer(later("Green 1"), later("This too: the highest trump of all."), right=True),
                Answer(later("Yellow 1"), later("Yellow is not trump; the Rook is.")),
            ),
        ),
        Mark(
            text=later(
                "The counters are as you know them: a 1 is worth 15, a 14 and a 10 are worth 10, a 5 is "
                "worth 5 and the Rook 20: 180 in all. Mark yours."
            ),
            cards="G14 G10 B1 B14 B5 R14 ROOK",
            missing=later("There are seven: 1, 14, 10, 5 and the Rook."),
            other=later("This card is worth nothing."),
            then=later("Seven counters, 80 points."),
        ),
        Choose(
            text=later(
                "The dealer gave everybody 13 cards, one at a time, beginning on his left. After each of "
                "the first five rounds one card went face down into the middle. What is in the middle now?"
            ),
            answers=(
                Answer(later("A nest of 13 cards"), later("Only in the first five rounds a card went there.")),
                Answer(later("A nest of five cards"), later("Right: four times 13, and five, are 57."), right=True),
            ),
        ),
        Do(
            text=later(
                "The auction says who names trump. Here the dealer speaks first: you. Any multiple of 5 "
                "will do, from 5 on; then to the left all go higher or pass. Bid 100."
            ),
            right=("bid 100",),
            wrong={"pass": later("Who has passed does not come back. Bid with such cards!")},
            other=later("Allowed, but let it be 100 now."),
            then=later("From the left comes 105; the others pass."),
            after="bid 105; pass; pass",
        ),
        Do(
            text=later("Who has passed is out; for you two it goes round again until three have passed. Bid higher."),
            right=("bid 110",),
            wrong={"pass": later("Then the player on the left is the declarer.")},
            other=later("Allowed, but 110 is enough."),
            then=later("Three have passed: you, the fourth, are the declarer. Your side has to win 110 at least."),
            after="pass",
        ),
        Do(
            text=later(
                "You took the nest, unseen by the others: 18 cards. Bury five, face down. Get rid of "
                "yellow, and of 2 and 6 of red."
            ),
            right=("bury Y6 Y3 Y2 R2 R6",),
            other=later("Three yellow cards, 2 and 6 of red."),
            then=later("A new nest. Counters may be buried here as well."),
        ),
        Do(
            text=later("First name trump: a colour."),
            right=("trump G",),
            other=later("You have six green cards: name green."),
            then=later("Green is trump, with 14, 13, 12, 11 and the Rook in your hand."),
        ),
        Do(
            text=later("Then name a card: who holds it is your partner. You lack the highest trump, green 1. Call it."),
            right=("call G1",),
            wrong=dict.fromkeys(
                ("call G14", "call ROOK", "call B1"), later("That one is with you: you would have no partner.")
            ),
            other=later("Allowed; but the highest trump brings a stronger partner."),
            then=later("Somebody holds it, and only he knows."),
        ),
        Do(
            text=later(
                "The declarer's left leads, with any card: yellow 13. Then came 1 and 4. Who has yellow "
                "must play it; you have none and may play anything. Ruff!"
            ),
            before=played("Y13 Y1 Y4"),
            right=each("G7"),
            wrong=dict.fromkeys(each("G14 G13 G12 G11 G10 ROOK"), later("It wins, but the 7 does as well.")),
            other=later("Then the yellow 1 wins. Take it with green."),
            then=later("The highest trump wins, or, where none fell, the highest card of the led colour."),
        ),
        Do(
            text=later("The winner leads: you. Lead trump, and see where the green 1 is."),
            right=each("G14 G13 G12 G11 G10 ROOK"),
            other=later("Lead a trump."),
            then=later("The green 1 has fallen: your partner sits on the right!"),
            after=played("G3 G8 G1"),
        ),
        Mark(
            text=later(
                "Another deal: trump was led, green. You hold no green card, but the Rook. What may you play? Mark it."
            ),
            scene=_ONLY_ROOK,
            before=played("G4"),
            missing=later("The Rook."),
            other=later("The Rook counts as green here: you do have the led colour."),
            then=later("Right: the Rook is a card of the trump colour."),
        ),
    ),
    (
        later("All 57 cards, 13 each and five in the nest; the Rook between 11 and 10."),
        later("The dealer begins; any multiple of 5 may be bid."),
        later("The declarer buries five cards, names trump, and then the called card."),
        later("Who holds that card is his partner."),
    ),
)
