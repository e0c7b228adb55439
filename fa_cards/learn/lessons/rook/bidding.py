"""Dealing and the nest; the auction of Kentucky Rook."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_DEALT = Scene("kentucky-rook", ("B 9,6 R 1,13,11,8,7 G 12,5 Y 10", "*", "*", "*"), 3)
_STRONG = Scene("kentucky-rook", ("B 1,14,13,10,8 R 1,9 G 14 Y 6,5", "*", "*", "*"), 3)
_WEAK = Scene("kentucky-rook", ("B 9,6 R 13,8,7 G 12,7,5 Y 11,8", "*", "*", "*"), 0, steps="pass; pass; pass")

R3 = Lesson(
    "R3",
    later("Dealing, and the nest"),
    later("You see how ten cards come to each and five to the nest."),
    (
        Choose(
            text=later(
                "Kentucky Rook is for four, in two teams that stay as they are for the whole match. Where "
                "does your partner sit?"
            ),
            scene=_DEALT,
            answers=(
                Answer(later("Opposite me"), later("Right: partners sit opposite, as in Hokm and Shelem."), right=True),
                Answer(later("On my left"), later("Left and right of you sit the opponents.")),
                Answer(later("On my right"), later("Left and right of you sit the opponents.")),
            ),
        ),
        Choose(
            text=later(
                "The dealer of this deal sits on your right. In Rook everything goes round to the left, "
                "against what you know from Hokm and Shelem. Who gets the first card?"
            ),
            answers=(
                Answer(
                    later("To me"),
                    later("Right: you sit on the dealer's left. The cards come one at a time."),
                    right=True,
                ),
                Answer(later("To my partner"), later("He sits on the dealer's right. It begins on the left.")),
                Answer(later("To the dealer"), later("The dealer always gets the last one.")),
            ),
        ),
        Choose(
            text=later("There are 45 cards, and each of the four gets 10. How many are left?"),
            answers=(
                Answer(
                    later("Five"),
                    later(
                        "Right: they lie face down in the middle. This is the nest; in Shelem one calls it the ground."
                    ),
                    right=True,
                ),
                Answer(later("None"), later("Four times ten are forty only.")),
                Answer(later("One, the Rook"), later("The Rook is dealt as any other card.")),
            ),
        ),
        Choose(
            text=later(
                "Each round of dealing gives everybody one card; after each of the first five rounds one "
                "more goes to the nest. How many lie there after three rounds?"
            ),
            answers=(
                Answer(later("Fifteen"), later("One card a round, not five.")),
                Answer(
                    later("Three cards"),
                    later("Right; after the fifth round it is full, and the rest goes to the players alone."),
                    right=True,
                ),
                Answer(later("None so far"), later("The nest gets its first card after the first round.")),
            ),
        ),
        Choose(
            text=later("Who knows the five cards of the nest now?"),
            answers=(
                Answer(later("The dealer alone"), later("He dealt them face down, as all others.")),
                Answer(
                    later("Nobody"),
                    later("Right. Later the declarer takes them, and nobody else sees them."),
                    right=True,
                ),
                Answer(later("Everybody"), later("They lie face down.")),
            ),
        ),
        Choose(
            text=later(
                "Chance named the first dealer, and before every deal all cards are shuffled. Who deals the next one?"
            ),
            answers=(
                Answer(later("The same player"), later("After each deal it is the next one's turn.")),
                Answer(
                    later("I do, on his left"),
                    later("Right: dealing goes to the left too, one seat a deal."),
                    right=True,
                ),
                Answer(later("The winning team"), later("Who won the deal does not matter for that.")),
            ),
        ),
        Mark(
            text=later(
                "Ten cards of four colours: these are yours. Of one colour you have more than of any other: "
                "it might become trump. Mark all of it."
            ),
            cards="R1 R13 R11 R8 R7",
            missing=later("There are five of that colour."),
            other=later("Of this colour you have fewer."),
            then=later("Five red cards, and 1 on top: not bad as trump."),
        ),
    ),
    (
        later("Four players in two fixed teams; partners sit opposite."),
        later("Ten cards each, dealt one at a time from the dealer's left on."),
        later("After each of the first five rounds one card goes to the nest, face down."),
        later("All goes to the left: turns, and the next dealer."),
    ),
)

R4 = Lesson(
    "R4",
    later("Bid from 100 on"),
    later("You bid in steps of five, do not come back after a pass, and know when the dealer has to bid."),
    (
        Choose(
            text=later(
                "Who bids most names trump. A number says how many points your team will win at least. The "
                "dealer's left begins; the dealer sits on your right. Who begins?"
            ),
            scene=_STRONG,
            answers=(
                Answer(later("The dealer begins"), later("He speaks last.")),
                Answer(later("My partner begins"), later("The dealer's left neighbour begins: that is you.")),
                Answer(
                    later("I begin"), later("Right: you sit on his left. Then the turn goes to the left."), right=True
                ),
            ),
        ),
        Choose(
            text=later("The lowest bid is 100, and bids are multiples of 5, as in Shelem. Which of these may you bid?"),
            answers=(
                Answer(later("95"), later("95 is less than 100.")),
                Answer(later("100"), later("This too: 100 is the lowest bid."), right=True),
                Answer(later("102"), later("102 is no multiple of 5.")),
                Answer(later("115"), later("This too: nobody has to go up by 5 only."), right=True),
            ),
        ),
        Do(
            text=later("Five black cards with 1, 14 and 13, and the red 1: you may bid with that. Begin with 100."),
            right=("bid 100",),
            wrong={"pass": later("With such cards? Who passes is out for this deal.")},
            other=later("You may, but there is no hurry: you can go up later."),
            then=later("100 from you. Now the others bid or pass, one after the other."),
            after="bid 105; pass; pass",
        ),
        Do(
            text=later("Left of you 105 was bid, the other two passed. It is your turn again: bid higher."),
            right=("bid 110",),
            wrong={
                "bid 105": later("The same number is not enough: each bid is higher than the last."),
                "pass": later("Then the opponent names trump."),
            },
            other=later("You may, but 5 more are enough."),
            then=later("The opponent passed: all three are out, and you are the declarer with 110."),
            after="pass",
        ),
        Choose(
            text=later("Suppose the opponent had bid 115. Could your partner, who had passed, have bid again?"),
            answers=(
                Answer(
                    later("Yes, with 120"),
                    later("A pass holds for the whole deal. You would have gone on, without him."),
                ),
                Answer(
                    later("No, only I could"),
                    later("Right: who has passed is out. It goes round until three have passed."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("You are the declarer with 110. What does that mean?"),
            answers=(
                Answer(later("We win 110 exactly"), later("More is good too: 110 is the least.")),
                Answer(
                    later("We must win 110 at least"),
                    later("Right: you and your partner together. More is welcome."),
                    right=True,
                ),
                Answer(later("I win 110 alone"), later("Your partner's points count too.")),
            ),
        ),
        Do(
            text=later(
                "Another deal: this time you are the dealer, and all three have passed. Look what is left to you."
            ),
            scene=_WEAK,
            right=("bid 100",),
            wrong={"pass": later("Somebody has to name trump: after three passes the dealer may not pass.")},
            other=later("After three passes the dealer bids 100, no more."),
            then=later("A forced bid: the dealer must bid 100, whatever he holds."),
        ),
        Choose(
            text=later("And what is the highest bid?"),
            answers=(
                Answer(later("500"), later("That many points are not in a deal.")),
                Answer(later("There is none"), later("More points than there are, nobody can win.")),
                Answer(
                    later("180"), later("Right: all points of the deal. With it the auction ends at once."), right=True
                ),
            ),
        ),
    ),
    (
        later("Bids are multiples of 5, from 100 to 180, each higher than the last."),
        later("The dealer's left begins; it goes to the left, as often as needed."),
        later("Who has passed is out. Once three have, the fourth is the declarer."),
        later("After three passes without a bid the dealer must bid 100."),
    ),
    short=True,
)
