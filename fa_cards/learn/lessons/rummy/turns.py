"""A turn: a card in, a card out; and buying out of turn."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.rummy.naming import named
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
                "You begin your turn with a card: the open one, or one from the stock. The contract is "
                "two sets, and you hold two eights. Take the yellow 8."
            ),
            right=("take",),
            wrong={"draw": later("Who knows what the stock brings? The yellow 8 makes a set of eights now.")},
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
                "discard B5": later("Two fives are the beginning of a set: keep them."),
                "discard Y5": later("Two fives are the beginning of a set: keep them."),
                **named(
                    later("The {card} would count 5 if it is left, the black 14 counts 10. Throw the 14 away."),
                    "R2 R9 G3 G4 B6 Y1 Y7",
                    "discard",
                ),
            },
            other=later("Throw the black 14 away."),
            then=later("The black 14 became the open card, but the next player did not want it and drew."),
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
            text=later(
                "The card that you took may not be thrown away in the same turn. But suppose you hold a green 4 and "
                "take another green 4: may you throw away a green 4?"
            ),
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
            text=later("Another table: a Rook was turned up. It stands for any card. You are first: take it!"),
            scene=_ROOK_UP,
            right=("take",),
            wrong={"draw": later("Do not let the Rook go: the next player would take it.")},
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
                "The red 7 makes a set of sevens: say \u201cI buy!\u201d"
            ),
            scene=_SOLD,
            before="draw",
            right=("buy",),
            wrong={"let": later("You hold two sevens: with this one they are a set. Buy it.")},
            other=later("Buy the red 7."),
            then=later("The red 7 is yours, and a card from the stock with it."),
            after="discard R10",
        ),
        Choose(
            text=later("You held 12 cards, and it was not yet your turn. How many are there after buying?"),
            answers=(
                Answer(
                    later("14 cards"),
                    later("Right: the open card and one from the stock. Nothing is discarded or laid out of turn."),
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
                "Another table: the player after you has the turn and did not want the green 9; you and the player "
                "before you do. It goes to the one nearest to the left of who has the turn. Who is that?"
            ),
            scene=_TWO_BUYERS,
            answers=(
                Answer(
                    later("The player before me"),
                    later("Right: to the left of the player after you he comes first, and then you."),
                    right=True,
                ),
                Answer(
                    later("I do"),
                    later("To the left of the player after you sits the player before you, and then you."),
                ),
                Answer(
                    later("Whoever says so first"),
                    later("It does not matter who is quick, but where one sits."),
                ),
            ),
        ),
        Do(
            text=later(
                "The player before you bought. Now it is his turn and he does not want the black 3: you are "
                "asked. It is of no use to you: do not buy."
            ),
            before="buy; discard B3; draw",
            right=("let",),
            wrong={"buy": later("Two more cards are more points against you if somebody goes out.")},
            other=later("Do not buy this time."),
            then=later("Well done: buy only what really helps."),
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
