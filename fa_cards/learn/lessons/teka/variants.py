"""Other ways in which Teka is played, each an option of the match."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.lessons.teka.signals import SLAPS
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_HANDS = (
    "S T964 H 853 D T76 C 954",
    "S AQ5 H K72 D AJ9 C QT86",
    "S K72 H AJT D Q842 C J72",
    "S J83 H Q964 D K53 C AK3",
)
_POOR = Scene("teka", _HANDS, 3)
_SHUFFLED = Scene("teka", _HANDS, 3, options={"shuffle": "light"})
_TWO = {"signals": "two"}
_CONFIDENT = Scene("teka", SLAPS.hands, SLAPS.dealer, steps=SLAPS.steps, options=_TWO)
_WEAK = Scene(
    "teka",
    ("S 64 H - D AKQ C J9765432", "S 732 H J95432 D 865 C 8", "S AKQJT H AK7 D 742 C AK", "S 985 H QT86 D JT93 C QT"),
    1,
    steps=f"bid 9; {ALONE}; trump S; {played('AS 5S 4S 2S')}",
    options=_TWO,
)
_TO_100 = Scene("teka", _HANDS, 3, options={"target": 100}, totals=(91, 70, 91, 70))
_LAWREECE = Scene("teka", _HANDS, 3, options={"lawreece": True})

T13 = Lesson(
    "T13",
    later("Other ways to play Teka"),
    later("You tell the light shuffle, the two signals, the game to 100 and lawreece apart."),
    (
        Choose(
            text=later(
                "Usually the pack is shuffled before the first deal only. "
                "Some dealers shuffle before each, just a little. Why so little?"
            ),
            scene=_SHUFFLED,
            answers=(
                Answer(
                    later("So that suits stay together"),
                    later("Right: with 13 cards at once, hands get long suits, and people bid higher."),
                    right=True,
                ),
                Answer(
                    later("To save time"),
                    later("No: a thorough shuffle would mix the suits, and nobody would bid high."),
                ),
            ),
        ),
        Choose(
            text=later("Where the pack is shuffled lightly or not at all, who has an advantage?"),
            answers=(
                Answer(
                    later("Who remembers the last deal"),
                    later("Right: he can guess where cards lie. It is part of the game."),
                    right=True,
                ),
                Answer(later("The dealer"), later("He does not see the cards, and others cut after him.")),
                Answer(later("Nobody"), later("Tricks stay together in the pack: memory helps.")),
            ),
        ),
        Do(
            text=later(
                "Another table: some play with two signals. Slap then means: I am sure of this suit. Your hearts are "
                "good: say so with a low one."
            ),
            scene=_CONFIDENT,
            before=played("AD 4D"),
            right=each("2H 5H", "slap"),
            wrong={
                **dict.fromkeys(each("2H 5H", "drop"), later("From above means here: this suit of mine is weak.")),
                "play 2H snap": later("The snap is not among the two signals."),
            },
            other=later("Take the 2 or 5 of hearts, and slap it."),
            then=later("Much the same as you know it: now your partner knows that your hearts are good."),
        ),
        Do(
            text=later(
                "Another table: a card from above means that this suit is weak. Your clubs are long, but low. Say so."
            ),
            scene=_WEAK,
            before=played("AH 6H"),
            right=each("2C 3C 4C 5C 6C 7C 9C JC", "drop"),
            wrong=dict.fromkeys(each("2C 3C 4C", "slap"), later("That says: I am sure of clubs.")),
            other=later("Take a club, and let it fall from above."),
            then=later("Here it means weak, not the last: so you may let it fall though you have more clubs."),
        ),
        Choose(
            text=later(
                "Another table: here one plays to 100. You have 91; suppose you make a contract of 9. What happens?"
            ),
            scene=_TO_100,
            answers=(
                Answer(later("You have won"), later("Right: 91 and 9 make 100. To 104 one would go on."), right=True),
                Answer(later("You need 4 more"), later("So it would be to 104; here 100 is enough.")),
            ),
        ),
        Choose(
            text=later(
                "Another table, with lawreece: a contract of 13 counts 26 when made. What do the opponents get when it "
                "fails?"
            ),
            scene=_LAWREECE,
            answers=(
                Answer(
                    later("26 points as well"),
                    later("Right: 26 for either side. Double 13 keeps its 26 and 52."),
                    right=True,
                ),
                Answer(
                    later("52 points"), later("That is double 13, alone. A contract of 13 is played with the partner.")
                ),
                Answer(later("13 points"), later("A failed 13 gives double with lawreece or without: 26.")),
            ),
        ),
        Choose(
            text=later("And without lawreece: what does a contract of 13 count when made?"),
            answers=(
                Answer(
                    later("It counts 13"),
                    later(
                        "Right: as many as were bid, as always. You choose all of this before a match, in its settings."
                    ),
                    right=True,
                ),
                Answer(later("It counts 26"), later("That is what lawreece changes.")),
            ),
        ),
        Do(
            text=later(
                "Another table: no ace, king, queen or jack. With such cards you may ask for a new deal, before "
                "you have spoken. Some play without it; here it is allowed. Ask."
            ),
            scene=_POOR,
            right=("redeal",),
            wrong=dict.fromkeys(("pass", "ter", "behi-ter"), later("Then you have spoken, and it is too late to ask.")),
            other=later("With these cards? Ask for a new deal first."),
            then=later("The same dealer deals again: the pack is cut anew, but not shuffled."),
        ),
    ),
    (
        later("Light shuffle: the dealer shuffles a little before every deal, and suits stay together."),
        later("Two signals: slap, I am sure of this suit; from above, this suit is weak."),
        later("Some play to 100 instead of 104."),
        later("Lawreece: a contract of 13 counts 26, made or failed."),
    ),
)
