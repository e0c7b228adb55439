"""The short way for who knows Hokm or Shelem: what is the same in these games, and what is not."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.writing import PLAIN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_TEKA = Scene(
    "teka",
    ("S AKQ86 H A72 D K5 C 943", "S J9*", "S T7*", "S 5432*"),
    3,
    steps="bid 9; pass; pass; pass; trump S",
    options=PLAIN,
)

B6 = Lesson(
    "B6",
    later("For who knows Hokm or Shelem"),
    later("In a few minutes you see what is the same in these games, and what is not."),
    (
        Watch(
            text=later(
                "You know tricks, the led suit, trump and ruffing already. In Teka all of that is the same; partners "
                "sit opposite, and the turn goes to the right. So we only look at what differs."
            ),
            scene=_TEKA,
        ),
        Choose(
            text=later("Teka first. In Shelem one bids points, 5 by 5, round and round. And in Teka?"),
            answers=(
                Answer(
                    later("Tricks, each speaks once"),
                    later("Right: from 8 to 13, and each says one word only."),
                    right=True,
                ),
                Answer(later("Points, as in Shelem"), later("In Teka the number of tricks is bid.")),
                Answer(later("Nothing, trump is drawn"), later("That is how some begin Hokm. Here one bids.")),
            ),
        ),
        Do(
            text=later(
                "The declarer leads, as in Hokm. But in Teka he opens with a trump, and the ace of trump has to come "
                "in this very trick. Trump is spades: begin with the ace."
            ),
            right=("play AS",),
            wrong=dict.fromkeys(
                ("play KS", "play QS"),
                later("That is allowed too, as you hold all that is above it. But begin with the ace now."),
            ),
            other=later("Begin with the ace of spades."),
            then=later("So everybody knows from the first trick on where the ace of trump is."),
            after="play 9S; play 7S; play 2S",
        ),
        Choose(
            text=later("Suppose you bid 9 in Teka and make 8. In Shelem points would be taken from you. Here?"),
            answers=(
                Answer(
                    later("The opponents get 18"),
                    later("Right: they get double; nothing is taken from you."),
                    right=True,
                ),
                Answer(later("We lose 9"), later("Nobody loses points in Teka: the others get them.")),
                Answer(later("Nothing happens"), later("The opponents get double of what was bid.")),
            ),
        ),
        Choose(
            text=later(
                "The pack of Teka is not shuffled between deals, and one may do something that Hokm forbids. What?"
            ),
            answers=(
                Answer(
                    later("Give signals"),
                    later(
                        "Right: slap a card and you ask for its suit; snap it, for the linked suit; drop it, and you "
                        "have no more of it."
                    ),
                    right=True,
                ),
                Answer(later("Look at the last card"), later("That is forbidden here too.")),
                Answer(later("Take a card back"), later("A card that lies there stays.")),
            ),
        ),
        Watch(
            text=later(
                "So much for Teka. The Rook games are closer to Shelem: points are bid, 5 by 5, and the declarer takes "
                "up some cards that lie aside, the «nest». But the turn goes to the left, and his left neighbour leads."
            ),
        ),
        Choose(
            text=later("So who leads to the first trick in Kentucky Rook?"),
            answers=(
                Answer(
                    later("Who sits on the declarer's left"),
                    later("Right: in the Rook games the player on the declarer's left begins."),
                    right=True,
                ),
                Answer(later("The declarer"), later("In Shelem, yes. Here it is the player on his left.")),
            ),
        ),
        Watch(
            text=later(
                "There a trick itself is worth nothing: only a 1, 14, 10, 5 or the Rook in it counts. And in "
                "California Jack nobody declares: the card that lies open on the stock fixes trump, and one may always "
                "ruff."
            ),
        ),
    ),
    (
        later("The led suit, trump, ruffing and partners are as you know them."),
        later("Teka: tricks are bid, each speaks once, what fails goes to the opponents, and signals are allowed."),
        later("Rook: to the left, the declarer's left neighbour leads, and points come from counters."),
        later("California Jack: the open card fixes trump, and ruffing is always allowed."),
    ),
    short=True,
)
