"""The three signals: how they are made, and what they tell everybody at the table."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import NO_RAISES, each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_BID = f"bid 9; {ALONE}; trump S"
SLAPS = Scene(
    "teka",
    ("S 63 H AKJ52 D - C QJT984", "S 75 H Q84 D T97653 C 32", "S AKQJT H 73 D AK2 C K76", "S 9842 H T96 D QJ84 C A5"),
    1,
    steps=f"{_BID}; {played('AS 4S 3S 5S')}",
    options=NO_RAISES,
)
_SNAPS = Scene(
    "teka",
    ("S 64 H - D AKQ C J9765432", "S 732 H J95432 D 865 C 8", "S AKQJT H AK7 D 742 C AK", "S 985 H QT86 D JT93 C QT"),
    1,
    steps=f"{_BID}; {played('AS 5S 4S 2S')}",
    options=NO_RAISES,
)
_DROPS = Scene(
    "teka",
    ("S 842 H K9653 D Q962 C 7", "S 653 H T82 D AT3 C Q864", "S AKQJ9 H A4 D 84 C A952", "S T7 H QJ7 D KJ75 C KJT3"),
    1,
    steps=f"{_BID}; {played('AS 7S 2S 3S')}",
    options=NO_RAISES,
)

T9 = Lesson(
    "T9",
    later("Slap, snap and drop"),
    later("You make all three signals yourself and know the suit that is linked with each."),
    (
        Watch(
            text=later(
                "In Teka you may tell your partner something by the way you play a card. There are three "
                "signals. Everybody sees them, and a card bears one at most. Their keys stand below your "
                "cards."
            ),
            scene=SLAPS,
        ),
        Do(
            text=later(
                "Slap: I want this very suit. Your partner leads the ace of diamonds, and you have none. "
                "Ask for hearts: slap your lowest."
            ),
            before=played("AD 4D"),
            right=each("2H", "slap"),
            wrong={
                "play 5H slap": later("The 5 would say it as well; this time slap the 2."),
                **dict.fromkeys(
                    each("2H 5H", "snap"),
                    later("A snap with a heart asks for spades, the linked suit. You want hearts: slap."),
                ),
                **dict.fromkeys(
                    each("AH KH JH", "slap"),
                    later("The signal is right, but you will need this heart to win with. Slap a low one."),
                ),
                **dict.fromkeys(each("4C 8C 9C", "slap"), later("Slapping a club asks for clubs. Slap a heart.")),
            },
            other=later("That does not tell your partner to lead hearts. Take the 2 of hearts, and slap it."),
            then=later("Well slapped! Your partner wins the trick, and knows what to lead now."),
            after=played("3D 7H 6H"),
        ),
        Do(
            text=later("Your partner understood and led a heart. Take it with the ace."),
            right=each("AH"),
            wrong={"play KH": later("The king would win as well; this time take it with the ace.")},
            other=later("The opponent on the right may have a higher heart. Take it safely, with the ace."),
            then=later("That is how a slap works: now, and at your partner's next chance."),
            after=played("4H"),
        ),
        Choose(
            text=later(
                "For the second signal you need the linked suits. One red and one black make a pair: "
                "hearts with spades. And clubs?"
            ),
            answers=(
                Answer(later("With diamonds"), later("Right: hearts with spades, diamonds with clubs."), right=True),
                Answer(later("With spades"), later("Both are black; in a pair there is one red suit.")),
                Answer(later("With hearts"), later("Hearts are paired with spades already.")),
            ),
        ),
        Do(
            text=later(
                "Another table. Snap: I want the linked suit. Your diamonds are too good for that. Ask for "
                "them with a club: snap a low one."
            ),
            scene=_SNAPS,
            before=played("AH 6H"),
            right=each("2C 3C 4C 5C 6C 7C", "snap"),
            wrong={
                **dict.fromkeys(
                    each("2C 3C 4C", "slap"), later("A slapped club asks for clubs. For diamonds, snap it.")
                ),
                **dict.fromkeys(
                    each("QD KD AD", "slap"), later("It says the same, but costs you a sure trick. Say it with a club.")
                ),
                **dict.fromkeys(each("QD KD AD", "snap"), later("A snap with a diamond asks for clubs.")),
            },
            other=later("Your partner would not lead diamonds after that. Take a low club, and snap it."),
            then=later("You said «diamonds» and did not spend one of them."),
            after=played("2H 4D 3D"),
        ),
        Do(
            text=later(
                "Another table. Drop: I have no more of this suit. Your partner leads the ace of clubs, and the 7 is "
                "your only club. Let it fall from above."
            ),
            scene=_DROPS,
            before=played("AC 3C"),
            right=each("7C", "drop"),
            wrong={
                "play 7C slap": later(
                    "That asks for clubs, but does not say that you have none left. Let it fall from above."
                ),
                "play 7C snap": later("That asks for diamonds, the linked suit. Let it fall from above."),
            },
            other=later("The right card, but it said nothing. Choose the signal «from above»."),
            then=later("Now your partner knows that you can ruff clubs, and leads one."),
            after=played("4C 5C JC"),
        ),
        Do(
            text=later("Here it is. You have no club: take the trick with your lower trump."),
            right=each("4S"),
            wrong={"play 8S": later("The 8 wins as well; but the 4 is enough.")},
            other=later("Then the jack of clubs wins. Take it with a spade."),
            then=later("One dropped card, one more trick for your team."),
            after=played("QC"),
        ),
        Choose(
            text=later("You lead now. Suppose you take the 2 of diamonds: may you let it fall from above?"),
            answers=(
                Answer(
                    later("No, I still have diamonds"),
                    later("Right: here this signal must be true. In the settings you can allow untrue ones."),
                    right=True,
                ),
                Answer(
                    later("Yes, to mislead the opponents"),
                    later("Your partner would be misled as well; and the table does not allow it."),
                ),
            ),
        ),
        Choose(
            text=later("Suppose you want spades from your partner. In which ways can you say it?"),
            answers=(
                Answer(
                    later("Slap a spade"),
                    later("Slap for the suit itself: a slapped spade asks for spades."),
                    right=True,
                ),
                Answer(
                    later("Snap a heart"),
                    later("Snap for the linked suit: a heart with a snap asks for spades."),
                    right=True,
                ),
                Answer(later("Snap a spade"), later("That asks for hearts, which are linked with spades.")),
                Answer(later("Slap a heart"), later("That asks for hearts themselves.")),
            ),
        ),
    ),
    (
        later("Slap: partner, lead this very suit."),
        later("Snap: lead the linked suit. Hearts with spades, diamonds with clubs."),
        later("Drop: I have no more of this suit."),
        later("A card bears one signal at most, and everybody sees it."),
    ),
    short=True,
)
