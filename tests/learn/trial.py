"""A small lesson with a part of every sort, for tests of how lessons go on; its sentences are not in the catalogs."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Free, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import Phrase

HANDS = ("S AK5 H QT7 D K42 C A963", "S 9873*", "S QJ*", "S T642*")
SPADES = Scene("teka", HANDS, 3, steps="bid 9; pass; pass; pass; trump S")

TRIAL = Lesson(
    "T1",
    Phrase("the first trick"),
    Phrase("the aim"),
    (
        Watch(text=Phrase("watch"), scene=Scene("teka", HANDS, 3), before="bid 9; pass; pass; pass; trump S"),
        Do(
            text=Phrase("lead the ace"),
            right=("play AS",),
            wrong={"play KS": Phrase("the king may lose"), "play QH": Phrase("hearts are not trump")},
            other=Phrase("lead trump"),
            then=Phrase("well led"),
            after="play 9S; play QS; play 2S",
        ),
        Choose(
            text=Phrase("who won?"),
            answers=(
                Answer(Phrase("my ace"), Phrase("the ace is highest"), right=True),
                Answer(Phrase("the nine"), Phrase("his nine is lower")),
            ),
        ),
        Choose(
            text=Phrase("which are trumps?"),
            answers=(
                Answer(Phrase("king of spades"), Phrase("spades are trump"), right=True),
                Answer(Phrase("queen of hearts"), Phrase("hearts are none")),
                Answer(Phrase("five of spades"), Phrase("the five is one too"), right=True),
            ),
        ),
        Mark(
            text=Phrase("mark what may be played"),
            scene=Scene("teka", HANDS, 0, steps="bid 9; pass; pass; pass; trump S; play 9S; play QS; play 2S"),
            missing=Phrase("one is missing"),
            wrong={"QH": Phrase("you hold spades")},
            other=Phrase("follow suit"),
            then=Phrase("all spades"),
        ),
        Free(text=Phrase("play a deal"), scene=SPADES, then=Phrase("well played")),
    ),
    (Phrase("one thing"), Phrase("another thing")),
)
