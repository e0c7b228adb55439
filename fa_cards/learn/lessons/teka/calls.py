"""The three ways of passing, double 13, and what the declarer does first."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import PLAIN, each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_SOME = Scene("teka", ("S KJ64 H A72 D Q54 C 943", "S Q9*", "S T7*", "S 532*"), 3, options=PLAIN)
_WEAK = Scene("teka", ("S J964 H Q72 D T54 C J43", "S AQ8 H AK*", "S KT7*", "S 532*"), 3, options=PLAIN)
_WORST = Scene("teka", ("S 9643 H J72 D 954 C T43", "S AQ8 H AK*", "S KT7*", "S J52*"), 3, options=PLAIN)
_HEARD_TER = Scene(
    "teka", ("S KQ64 H A72 D Q54 C K43", "S J9*", "S T7*", "S 532*"), 1, steps="pass; ter", options=PLAIN
)
_THIRD = Scene("teka", ("S J964 H 872 D T54 C J43", "S AQ8*", "S KT7*", "S 532*"), 1, steps="pass; ter", options=PLAIN)
_ALL = Scene("teka", ("S AKQJT987 H AK D A C AK", "S 65*", "S 43*", "S 2*"), 3, options=PLAIN)
_OVER = Scene("teka", ("S AKQJT9 H AKQ D AK C AK", "S 87*", "S 654*", "S 32*"), 2, steps="bid 13", options=PLAIN)
_OVER_DOUBLE = Scene(
    "teka", ("S KQ7 H 982 D QT5 C 9842", "S AJ*", "S T6*", "S 543*"), 2, steps="double-13", options=PLAIN
)
_DECLARES = Scene(
    "teka",
    ("S KQT96 H A4 D K72 C 853", "S J7*", "S A83*", "S 542*"),
    3,
    steps=f"bid 9; {ALONE}",
    options=PLAIN,
)

T4 = Lesson(
    "T4",
    later("Pass, ter, bekhi ter"),
    later("With three ways of passing you tell your partner how weak your cards are."),
    (
        Watch(
            text=later(
                "Who does not bid can say so in three ways. Pass: for 8 it is not enough, but some trick may come. "
                "Ter: I see no sure trick. Bekhi ter: weaker still."
            ),
            scene=_SOME,
        ),
        Do(
            text=later("You hold an ace, a king and a queen, but nothing for 8. Tell your partner so."),
            right=("pass",),
            wrong={
                "ter": later("Ter would say: no sure trick. You hold the ace of hearts."),
                "behi-ter": later("That would say: a hopeless hand. Yours is not."),
                "bid": later("Eight tricks with these cards? Leave it to others."),
            },
            other=later("Simply pass."),
            then=later("Now your partner knows that you may bring a trick or two."),
        ),
        Do(
            text=later("Another table: a queen, two jacks, nothing sure. What do you say?"),
            scene=_WEAK,
            right=("ter",),
            wrong={
                "pass": later("A pass would promise some trick. You have none that is sure."),
                "behi-ter": later("A queen and two jacks may still be good for something: it is not that bad."),
                "bid": later("With no sure trick? Do not bid."),
            },
            other=later("Say ter."),
            then=later("Right: «ter», no sure trick."),
        ),
        Do(
            text=later("Another table: one jack, and nothing else above 10."),
            scene=_WORST,
            right=("behi-ter",),
            wrong={
                "pass": later("Your partner would count on you, in vain."),
                "ter": later("It is weaker still: there is a word for it."),
                "bid": later("With these cards nobody bids."),
            },
            other=later("Say it as it is: bekhi ter."),
            then=later("Right. Now your partner will not count on your cards."),
        ),
        Choose(
            text=later(
                "Another table: you speak third, and the opponent before you has just said «ter». What has everybody "
                "learnt?"
            ),
            scene=_HEARD_TER,
            answers=(
                Answer(later("He has no sure trick"), later("Right; and everybody has heard it."), right=True),
                Answer(later("He may bid later"), later("Each speaks only once.")),
                Answer(later("He holds no hearts"), later("Ter speaks of strength, not of suits.")),
            ),
        ),
        Choose(
            text=later(
                "Another table: again you speak third. Ter and bekhi ter are for the first two; why do the others just "
                "pass?"
            ),
            scene=_THIRD,
            answers=(
                Answer(
                    later("Their partners have spoken"),
                    later("Right: there is nobody left who could use it."),
                    right=True,
                ),
                Answer(later("They are stronger"), later("It has nothing to do with strength.")),
                Answer(later("They must bid"), later("Only the fourth must, if all others have passed.")),
            ),
        ),
        Do(
            text=later("You speak third, with a weak hand. What is left to you?"),
            right=("pass",),
            wrong={"bid": later("With these cards? Pass.")},
            other=later("Pass simply."),
            then=later("A pass, and no more."),
        ),
    ),
    (
        later("Pass: not enough for 8, but some trick may come."),
        later("Ter: no sure trick. Bekhi ter: weaker still."),
        later("The three count the same; they only tell. The third and fourth speaker just pass."),
    ),
)

T5 = Lesson(
    "T5",
    later("Double 13"),
    later("You know who may bid double 13, what it beats, and what playing alone means."),
    (
        Watch(
            text=later(
                "There is a bid above 13: double 13. Who bids it will win all 13 tricks, and alone: his partner lays "
                "his cards down and does not play."
            ),
            scene=_ALL,
        ),
        Do(
            text=later("Look at your cards: eight spades from the ace down, and all aces. Bid double 13."),
            right=("double-13",),
            wrong={
                "bid 13": later("It would bring 13. Your cards win all tricks alone: that brings 26."),
                "bid": later("Too modest: you win every trick."),
                "pass": later("With such a hand?"),
            },
            other=later("Bid double 13."),
            then=later("Such a hand comes once in a lifetime. Now only another double 13 is higher."),
            after=ALONE,
        ),
        Do(
            text=later("Trump, please."),
            right=("trump S",),
            wrong=dict.fromkeys(("trump H", "trump D", "trump C"), later("Your long suit is spades.")),
            other=later("Make spades trump."),
            then=later("Your partner sits this deal out: three cards make a trick now."),
        ),
        Choose(
            text=later("What ends a double 13 before its time?"),
            answers=(
                Answer(later("The first lost trick"), later("Right: then it has failed at once."), right=True),
                Answer(later("Nothing"), later("One lost trick, and all is lost: it ends there.")),
                Answer(later("The partner's wish"), later("The partner does not play at all.")),
            ),
        ),
        Choose(
            text=later("Another table: somebody has bid 13 before you. What is higher?"),
            scene=_OVER,
            answers=(
                Answer(later("Only double 13"), later("Right: there is no 14."), right=True),
                Answer(later("14"), later("There are just 13 tricks.")),
                Answer(later("Nothing"), later("Double 13 is higher than every number.")),
            ),
        ),
        Choose(
            text=later("Another table: this time double 13 has been bid before you. May you bid double 13 as well?"),
            scene=_OVER_DOUBLE,
            answers=(
                Answer(
                    later("Yes, and mine counts then"),
                    later("Right: the later one takes its place, be it over your own partner."),
                    right=True,
                ),
                Answer(later("No"), later("You may: each double 13 takes the place of the one before.")),
                Answer(later("Only over an opponent"), later("Over your own partner too.")),
            ),
        ),
    ),
    (
        later("Double 13 is higher than every number: all 13 tricks, alone."),
        later("The next player may bid double 13 as well: the last one counts."),
        later("The first lost trick ends it."),
    ),
)

T6 = Lesson(
    "T6",
    later("The declarer names trump and leads"),
    later("You name trump and open the first trick with a trump."),
    (
        Watch(
            text=later(
                "Who has bid the most is the declarer: here you, with 9. He names trump and then leads, wherever the "
                "dealer sits."
            ),
            scene=_DECLARES,
        ),
        Do(
            text=later("Choose your trump: long and strong is best."),
            right=("trump S",),
            wrong={
                "trump H": later("Two hearts only: the others would have more trumps than you."),
                "trump D": later("Three diamonds are few. You have five of another suit."),
                "trump C": later("Your clubs are low and few."),
            },
            other=later("Take your longest suit."),
            then=later("Five spades with king and queen: a good trump."),
        ),
        Choose(
            text=later("You begin the first trick. With what?"),
            answers=(
                Answer(
                    later("With a trump"), later("Right: the first trick is always opened with a trump."), right=True
                ),
                Answer(later("With the ace of hearts"), later("Later. The first trick is opened with a trump.")),
                Answer(later("With any card"), later("That holds from the second trick on.")),
            ),
        ),
        Do(
            text=later(
                "You do not hold the ace of trump, so any trump may be led; but the ace comes in this very trick and "
                "wins it. Which trump do you lead?"
            ),
            right=("play 6S",),
            wrong={
                "play AH": later("A heart may not open the first trick: only a trump."),
                "play KD": later("A diamond may not open the first trick: only a trump."),
                **dict.fromkeys(
                    each("KS QS TS 9S"),
                    later("That is allowed, but the ace takes it. Keep your high trumps for later: a low one will do."),
                ),
            },
            other=later("Lead your lowest spade."),
            then=later("The ace of trump came out and won: your partner held it. King and queen are still yours."),
            after=played("7S AS 2S"),
        ),
        Choose(
            text=later("Who had to play the ace of trump in this trick?"),
            answers=(
                Answer(
                    later("Its holder, by rule"),
                    later("Right: in the first trick who holds it plays it; or the king, if he holds both."),
                    right=True,
                ),
                Answer(later("Nobody had to"), later("In the first trick the ace of trump does not stay hidden.")),
                Answer(later("Only opponents"), later("It binds everybody, your partner too.")),
            ),
        ),
    ),
    (
        later("Who has bid the most is the declarer."),
        later("He names trump and leads to the first trick, with a trump."),
        later("So everybody learns in the first trick where the ace of trump lies."),
    ),
    short=True,
)
