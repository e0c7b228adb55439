"""A turn: a card in, a card out; and buying out of turn."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

DRAWN = "draw; let; let"
"""A player of three draws, and nobody buys."""

_FIRST = Scene(
    "toonerville",
    ("R 8,2,9 G 8,3,4 B 5,14,6 Y 5,1,7", "G12*", "R13*"),
    2,
    aside="Y8 B12 Y12 G5",
)
_ROOK_UP = Scene(
    "toonerville",
    ("R 8,2,9 G 8,3,12 B 11,14,6 Y 5,1,7", "*", "*"),
    2,
    aside="ROOK B12",
)
_SOLD = Scene(
    "toonerville",
    ("G 7,12,2 B 7,3,10 R 12,5 Y 12,9,1,6", "*", "R10*"),
    1,
    aside="R7 G4 G11",
)
_TWO_BUYERS = Scene(
    "toonerville",
    ("R 9,4,1 Y 9,13,2 G 6,1,14 B 6,8,11", "B3*", "B9 Y9 G13*"),
    0,
    steps="draw",
    aside="G9 Y5 R3",
)

O3 = Lesson(
    "O3",
    later("A turn: draw and discard"),
    later("You take or draw, end by discarding a card, and do not throw back the one that you took."),
    (
        Watch(
            text=later(
                "After the deal the other cards lie face down: the stock. A card of it is turned up "
                "beside it; the discard pile begins with this."
            ),
            scene=_FIRST,
        ),
        Do(
            text=later(
                "You begin your turn with a card: the open one, or one from the stock. You need two sets "
                "and hold two eights. Take the yellow 8."
            ),
            right=("take",),
            wrong={"draw": later("Who knows what the stock brings? The yellow 8 completes your set now.")},
            other=later("Take the open card."),
            then=later("Three eights: the first set is ready."),
        ),
        Do(
            text=later("A turn ends with a discard. The black 14 is dear and fits nothing: throw it away."),
            right=("discard B14",),
            wrong={
                "discard Y8": later("The very card that you took may not be thrown away in the same turn."),
                "discard R8": later("Do not spoil the set of eights."),
                "discard G8": later("Do not spoil the set of eights."),
                "discard B5": later("Two fives are half a set: keep them."),
                "discard Y5": later("Two fives are half a set: keep them."),
            },
            other=later("That one would count 5 if it is left, the black 14 counts 10. Throw the 14 away."),
            then=later("Now the black 14 is the open card, and the next player may take it."),
            after=f"{DRAWN}; discard G12; {DRAWN}; discard R13",
        ),
        Do(
            text=later(
                "It is your turn again, and the open card is the red 13. Do you take it, or draw from the stock?"
            ),
            right=("draw",),
            wrong={"take": later("The 13 fits nothing of yours and counts 10 if it is left. Draw from the stock.")},
            other=later("Draw from the stock."),
            then=later("The green 5: there is your second set!"),
            after="let; let",
        ),
        Choose(
            text=later("You hold a green 4 and take another green 4. May you throw away a green 4 in the same turn?"),
            answers=(
                Answer(
                    later("Yes, I may"),
                    later("Right: you held its twin before, and equal cards are all alike."),
                    right=True,
                ),
                Answer(
                    later("No, I may not"),
                    later("One of them you held before; nobody asks which of them you threw."),
                ),
            ),
        ),
        Do(
            text=later("Another round: a Rook was turned up. It stands for any card. You are first: take it!"),
            scene=_ROOK_UP,
            right=("take",),
            wrong={"draw": later("Do not let the Rook go; somebody else will take or buy it.")},
            other=later("Take the Rook."),
            then=later("Two eights and a Rook: that is a set too."),
        ),
    ),
    (
        later("Begin your turn: take the open card, or draw from the stock."),
        later("End your turn: discard a card."),
        later("What you took may not be thrown away in the same turn, unless you held its twin."),
    ),
    short=True,
)

O4 = Lesson(
    "O4",
    later("I buy!"),
    later("You buy the open card out of turn, with an extra one, and know which buyer comes first."),
    (
        Do(
            text=later(
                "The player before you did not want the open card. Before he draws, others may buy it. "
                "The red 7 completes your set: say \u201cI buy!\u201d"
            ),
            scene=_SOLD,
            before="draw",
            right=("buy",),
            wrong={"let": later("This 7 completes your set: buy it.")},
            other=later("Buy the red 7."),
            then=later("The red 7 is yours, and a card from the stock with it."),
            after="discard R10",
        ),
        Choose(
            text=later("You held 12 cards, and it was not yet your turn. How many are there after buying?"),
            answers=(
                Answer(
                    later("14 cards"),
                    later("Right: a buy brings two cards, the open one and one from the stock."),
                    right=True,
                ),
                Answer(later("13 cards"), later("You got one from the stock too.")),
                Answer(later("12 cards"), later("A buyer discards nothing.")),
            ),
        ),
        Choose(
            text=later("The open card was bought. Where does the player whose turn it is get his card now?"),
            answers=(
                Answer(
                    later("He draws from the stock"),
                    later("Right: after a buy he may not take from the discard pile."),
                    right=True,
                ),
                Answer(
                    later("The next one of the discard pile"),
                    later("After a buy the discard pile is closed for this turn."),
                ),
                Answer(later("He gets none"), later("Every turn begins with a card.")),
            ),
        ),
        Choose(
            text=later(
                "The player after you did not want the green 9. You and the player before you both do. Who gets it?"
            ),
            scene=_TWO_BUYERS,
            answers=(
                Answer(
                    later("The player before me"),
                    later(
                        "Right: they count from the left of the player whose turn it is, in the order of turns; "
                        "he comes first."
                    ),
                    right=True,
                ),
                Answer(later("I do"), later("Counted from his left you are the second.")),
                Answer(
                    later("Whoever says so first"),
                    later("It does not matter who is quick, but where one sits."),
                ),
            ),
        ),
        Do(
            text=later(
                "He bought. Now he himself does not want the black 3, and you are asked. It is of no use "
                "to you: do not buy."
            ),
            before="buy; discard B3; draw",
            right=("let",),
            wrong={"buy": later("Two more cards are more points against you if somebody goes out.")},
            other=later("Do not buy this time."),
            then=later("Well done: buy only what really helps."),
            after="let; discard G13",
        ),
        Choose(
            text=later("What does a buyer do at that moment?"),
            answers=(
                Answer(later("Takes the open card"), later("The open card is the buyer's."), right=True),
                Answer(
                    later("Draws one from the stock"),
                    later("He draws an extra card from the stock too."),
                    right=True,
                ),
                Answer(
                    later("Discards a card"),
                    later("It is not his turn: he discards nothing."),
                ),
                Answer(
                    later("Lays a meld"),
                    later("Melds are laid in one's own turn alone."),
                ),
            ),
        ),
    ),
    (
        later("If the player does not want the open card, others may buy it."),
        later("A buyer draws an extra card from the stock as well."),
        later("The buyer nearest to the left of the player comes first; one buy a turn."),
        later("After a buy the player draws from the stock."),
    ),
    short=True,
)
