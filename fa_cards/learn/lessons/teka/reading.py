"""Reading signals: those of the partner, those of the opponents, and what one's own tell them."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import NO_RAISES, each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_BID = f"bid 9; {ALONE}; trump S"
_SLAPPED = Scene(
    "teka",
    ("S AKQJ2 H 964 D K73 C A5", "S 86 H T72 D A98 C KQ732", "S T43 H AQJ83 D QJ542 C -", "S 975 H K5 D T6 C JT9864"),
    3,
    steps=f"{_BID}; {played('AS 6S 3S 5S')}",
    options=NO_RAISES,
)
_SNAPPED = Scene(
    "teka",
    ("S AKQJ2 H A95 D K73 C 64", "S 86 H QT732 D A9 C T732", "S T43 H - D T8642 C AKQJ9", "S 975 H KJ864 D QJ5 C 85"),
    3,
    steps=f"{_BID}; {played('AS 6S 3S 5S')}",
    options=NO_RAISES,
)
_DROPPED = Scene(
    "teka",
    ("S AKQJ H 964 D K73 C A52", "S 762 H T72 D A98 C KQ73", "S T843 H AQ83 D QJ54 C 9", "S 95 H KJ5 D T62 C JT864"),
    3,
    steps=f"{_BID}; {played('AS 2S 3S 5S')}",
    options=NO_RAISES,
)
_LEFT_SLAPS = Scene(
    "teka",
    ("S AKQJ2 H A96 D K73 C A5", "S 86 H T72 D 652 C KQ732", "S T43 H KQJ D T C JT9864", "S 975 H 8543 D AQJ984 C -"),
    3,
    steps=f"{_BID}; {played('AS 6S 3S 5S')}",
    options=NO_RAISES,
)
_RIGHT_DROPS = Scene(
    "teka",
    ("S AKQ2 H AK6 D K73 C A54", "S 83 H 8 D AQ62 C KQ7632", "S JT9 H J9732 D T854 C 9", "S 7654 H QT54 D J9 C JT8"),
    3,
    steps=f"{_BID}; {played('AS 3S 9S 4S')}",
    options=NO_RAISES,
)

T10 = Lesson(
    "T10",
    later("Read the signals"),
    later("You draw conclusions from the signals of partner and opponents, and know who sees yours."),
    (
        Choose(
            text=later(
                "You led the ace of clubs. Your partner had no clubs and slapped the 3 of hearts. What does he want?"
            ),
            scene=_SLAPPED,
            before="play AC; play 2C; play 3H slap; play 4C",
            answers=(
                Answer(later("He wants hearts"), later("Right: slap, this very suit."), right=True),
                Answer(later("He wants spades"), later("That would have been a snap: spades are linked with hearts.")),
                Answer(later("He has no more hearts"), later("Then the card would have fallen from above.")),
            ),
        ),
        Do(
            text=later("You won the trick and lead. Do your partner the favour."),
            right=each("4H 6H 9H"),
            other=later("Allowed: a signal is no order. But your partner asked for hearts."),
            then=later("His ace wins, and he has more good hearts."),
            after=played("2H AH 5H"),
        ),
        Do(
            text=later(
                "Another table. On your ace of hearts your partner snapped the 2 of diamonds. You lead: "
                "what does he want?"
            ),
            scene=_SNAPPED,
            before="play AH; play 2H; play 2D snap; play 4H",
            right=each("4C 6C"),
            wrong=dict.fromkeys(
                each("3D 7D KD"), later("Had he wanted diamonds, he would have slapped. A snap: the linked suit.")
            ),
            other=later("Which suit is linked with diamonds? Lead that one."),
            then=later("Clubs it is: he kept all of them, and asked with a diamond."),
            after=played("2C JC 5C"),
        ),
        Do(
            text=later(
                "Another table: you led the ace of clubs, your partner let the 9 of clubs fall from above. Use "
                "what he told you."
            ),
            scene=_DROPPED,
            before="play AC; play 3C; play 9C drop; play 4C",
            right=each("2C 5C"),
            wrong=dict.fromkeys(
                each("KS QS JS"),
                later("That takes trumps from your partner with which he could win. First let him use one."),
            ),
            other=later("He has no more clubs, but he has trumps. What can he do with a club from you?"),
            then=later("He wins with a trump: a trick that no high card of yours had to pay for."),
            after=played("7C 4S 6C"),
        ),
        Choose(
            text=later(
                "Another table: opponents signal too. The left one, void in clubs, slapped the 4 of diamonds. What do "
                "you learn?"
            ),
            scene=_LEFT_SLAPS,
            before="play AC; play 2C; play 4C; play 4D slap",
            answers=(
                Answer(
                    later("He is strong in diamonds"),
                    later("Right, and his partner will lead diamonds as soon as he can."),
                    right=True,
                ),
                Answer(
                    later("He wants clubs"), later("Clubs are linked with diamonds, but a slap means the suit itself.")
                ),
                Answer(
                    later("Nothing, it was not for me"),
                    later("It was for his partner, but everybody may use what he sees."),
                ),
            ),
        ),
        Do(
            text=later("You lead. Do not give him what he wants."),
            right=each("KS QS JS 2S AH 9H 6H 5C"),
            wrong=dict.fromkeys(
                each("KD 7D 3D"), later("That is just what he asked for: he sits behind you with the high diamonds.")
            ),
            other=later("Choose any suit but diamonds."),
            then=later("Good. As long as you lead, his diamonds can wait."),
        ),
        Do(
            text=later(
                "Another table: the opponent on the right let the 8 of hearts fall from above. You still hold the ace "
                "of hearts. What do you lead now?"
            ),
            scene=_RIGHT_DROPS,
            before="play KH; play 8H drop; play 2H; play 4H",
            right=each("KS"),
            wrong={
                "play QS": later("The queen would do as well; this time lead the king."),
                **dict.fromkeys(
                    each("AH 6H"), later("He has no more hearts and would take it with a trump. Draw his trumps first.")
                ),
            },
            other=later("Think of his trumps: while he has one, your ace of hearts is in danger."),
            then=later("His last trump has fallen. Now the ace of hearts is safe from him."),
            after=played("8S TS 5S"),
        ),
        Choose(
            text=later("Suppose you slap a heart. Who learns of it?"),
            answers=(
                Answer(
                    later("All at the table"),
                    later("Right: everything that partners tell each other is public."),
                    right=True,
                ),
                Answer(later("My partner alone"), later("No: the opponents see it too, and may use it.")),
            ),
        ),
        Choose(
            text=later("Before the match you could agree with your partner: a smile means diamonds. Is that allowed?"),
            answers=(
                Answer(
                    later("No, secret signs are forbidden"),
                    later("Right: only the three signals, and everybody knows them."),
                    right=True,
                ),
                Answer(later("Yes, if nobody notices"), later("That is just what the rules forbid.")),
            ),
        ),
        Choose(
            text=later("And what may the opponents conclude from that slapped heart?"),
            answers=(
                Answer(
                    later("That you are strong in hearts"),
                    later("Who asks for hearts usually has good ones."),
                    right=True,
                ),
                Answer(
                    later("That your partner will lead hearts"),
                    later("They know what to expect, and can keep a trump for it."),
                    right=True,
                ),
                Answer(
                    later("That you have no spades"),
                    later("A slap says nothing of that. Only a card from above speaks of having none."),
                ),
            ),
        ),
    ),
    (
        later("A slap of the partner: lead that suit. A snap: lead the linked one."),
        later("A drop of the partner: lead that suit, and he can ruff."),
        later("From opponents: do not lead what they ask for, and mind what they lack."),
        later("All signals are public; there are no secret ones."),
        later("A signal is no duty: sometimes it is better to tell nothing."),
    ),
)
