"""Raising the contract while it is played for, and the end of a deal that is decided."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.lessons.teka.tricks import ALONE, EIGHT_OF_NINE, NINTH_TRICK
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_STRONG = Scene("teka", ("S AKQJT9 H AK4 D A2 C 73", "S 853*", "S 74*", "S 62*"), 3, steps=f"bid 9; {ALONE}; trump S")
_THEIRS = Scene(
    "teka",
    ("S 62 H AKQ4 D A85 C T974", "S AKQJT9 H 53 D K3 C AKQ", "S 74 H JT972 D 9742 C 86", "S 853 H 86 D QJT6 C J532"),
    0,
    steps=f"bid 11; {ALONE}; trump S; {played('AS 4S 3S 2S 5H 2H 6H AH KH 3H 7H 8H')}",
)

T11 = Lesson(
    "T11",
    later("Raises and early ends"),
    later("You raise the contract in time, and know when a deal is over at once."),
    (
        Do(
            text=later(
                "You are the declarer with a contract of 9, and your cards are better than that. Before "
                "you lead, offer to raise it to 10."
            ),
            scene=_STRONG,
            right=("raise 10",),
            wrong=dict.fromkeys(
                ("raise 11", "raise 12", "raise 13"), later("You may offer that too, but be careful: 10 for now.")
            ),
            other=later("First the offer: raise to 10. Then you play your card."),
            then=later("Both opponents have to agree. This time both do, and the contract is 10."),
            after="accept; accept",
        ),
        Do(
            text=later("It is still your turn. Lead to the first trick, with the ace."),
            right=each("AS"),
            wrong=dict.fromkeys(
                each("KS QS JS TS 9S"), later("All your spades are equally strong; this time lead the ace.")
            ),
            other=later("One offer a turn is enough. Lead the ace of spades now."),
            then=later("Before each card that you play you may make one offer, as long as the contract is not made."),
            after=played("3S 4S 2S"),
        ),
        Do(
            text=later("It went well. Offer 11 before you lead again."),
            right=("raise 11",),
            wrong=dict.fromkeys(
                ("raise 12", "raise 13"), later("Possible, but if you miss it the opponents get double. Offer 11.")
            ),
            other=later("First the offer: raise to 11."),
            then=later("One opponent agrees, the other does not."),
            after="accept; refuse",
        ),
        Choose(
            text=later("One of them refused. What is your contract now?"),
            answers=(
                Answer(
                    later("It stays at 10"),
                    later("Right: it stays as it was. At your next turn you may offer again, also 11."),
                    right=True,
                ),
                Answer(later("It is 11"), later("Both opponents would have to agree.")),
                Answer(later("It falls back to 9"), later("The offer was refused; what was agreed before stays.")),
            ),
        ),
        Do(
            text=later("Another table: your contract is 9 and you have 8 tricks. Win the next one."),
            scene=EIGHT_OF_NINE,
            right=each("KH"),
            wrong=dict.fromkeys(
                ("raise 10", "raise 11", "raise 12", "raise 13"),
                later("Possible while the ninth trick is not won, but it is too bold here. Play on."),
            ),
            other=later("The king of hearts is the highest heart left. Lead it."),
            then=later(
                "Nine tricks: the deal is over at once. Nobody plays the other cards, and the contract "
                "cannot be raised any more."
            ),
            after=NINTH_TRICK,
        ),
        Do(
            text=later(
                "Another table: an opponent has to make 11. You have won two tricks; with a third he cannot make it. "
                "Win it."
            ),
            scene=_THEIRS,
            right=each("AD"),
            wrong=dict.fromkeys(
                each("QH 4H"), later("The declarer has played all his hearts and would take it with a trump.")
            ),
            other=later("That will not win. Look for your last ace."),
            then=later("Three tricks: 11 of 13 are out of reach for him. The deal ends, and the points are yours."),
            after=played("3D 2D 6D"),
        ),
        Choose(
            text=later("There are 13 tricks. With how many tricks of the opponents does a contract of 10 fail?"),
            answers=(
                Answer(
                    later("4 tricks"),
                    later("Right: 14 less the contract. For 8 it is 6 tricks, for 13 a single one."),
                    right=True,
                ),
                Answer(later("3 tricks"), later("With three lost, 10 are still left.")),
                Answer(later("7 tricks"), later("So far it never gets: the deal ends much sooner.")),
            ),
        ),
        Choose(
            text=later("When can a contract not be raised?"),
            answers=(
                Answer(
                    later("When it has been made"),
                    later("With the last trick needed the deal is over."),
                    right=True,
                ),
                Answer(
                    later("When too few tricks are left"),
                    later("What you have won and what is left must be enough for it."),
                    right=True,
                ),
                Answer(later("In double 13"), later("There is nothing above double 13."), right=True),
                Answer(
                    later("After the first trick"), later("That is no bar: you may offer before any card of yours.")
                ),
            ),
        ),
        Choose(
            text=later(
                "A forced 8 that fails costs just 8. Suppose yours was raised to 9, and fails. What does it cost?"
            ),
            answers=(
                Answer(later("18 points"), later("Right: it is no bid of 8 any more, so it is doubled."), right=True),
                Answer(later("9 points"), later("It is doubled, as any contract that was not forced.")),
                Answer(later("8 points"), later("Only an 8 is forced; you raised it of your own will.")),
            ),
        ),
    ),
    (
        later("The declarer may offer a higher contract before he plays a card, once a turn."),
        later("It counts only if both opponents agree."),
        later("A deal ends as soon as the contract is made, or cannot be made any more."),
        later("A contract that has been made cannot be raised."),
    ),
)
