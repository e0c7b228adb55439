"""What Teka is, how its cards are shuffled, cut and dealt, and how everybody speaks once."""

from __future__ import annotations

from dataclasses import replace

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import PLAIN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_TABLE = Scene(
    "teka",
    ("S KQ7 H AT62 D J85 C 943", "S AT94 H J83 D Q7 C KT62", "S J852 H K974 D AK C AQ8", "S 63 H Q5 D T96432 C J75"),
    3,
    options=PLAIN,
)
_TO_CUT = Scene(
    "teka",
    ("S AKQ5 H K83 D A74 C Q62", "S J73*", "S T84*", "S 962*"),
    1,
    uncut=True,
    options=PLAIN,
)
_LATER_DEAL = replace(_TO_CUT, round=5, totals=(17, 16, 17, 16))
_POOR = Scene(
    "teka",
    ("S T86 H 9753 D T42 C 865", "S AKQ H AKQ D J98 C AK94", "S J97 H J8 D AKQ7 C QJ72", "S 5432 H T642 D 653 C T3"),
    3,
    options=PLAIN,
)
_STRONG = ("S AKQ86 H A72 D K5 C 943", "S J9*", "S T7*", "S 5432*")
_SPEAKS_FIRST = Scene("teka", _STRONG, 3, options=PLAIN)
_SPEAKS_THIRD = Scene(
    "teka", ("S KQ6 H 972 D T54 C 9432", "S A9*", "S J7*", "S 5432*"), 1, steps="pass; bid 9", options=PLAIN
)
_SPEAKS_LAST = Scene("teka", ("S KJ64 H A72 D Q54 C 943", "S Q9*", "S T7*", "S 532*"), 0, steps=ALONE, options=PLAIN)

T1 = Lesson(
    "T1",
    later("What is Teka?"),
    later("You meet a game from Afghanistan: four people, two teams, 52 cards, and the turn goes to the right."),
    (
        Watch(
            text=later(
                "Teka is said to be the favourite game of Afghan company. Gyula Zsigri learned it in 1992 from Sherzod "
                "Lukmoni, an Afghan in Germany, and wrote it down for us."
            ),
            scene=_TABLE,
        ),
        Choose(
            text=later("Four people play in two teams that stay together. Who is your partner at this table?"),
            answers=(
                Answer(later("Who sits opposite me"), later("Right: partners sit opposite each other."), right=True),
                Answer(later("Who sits on my right"), later("On either side of you sits an opponent.")),
                Answer(later("Who sits on my left"), later("On either side of you sits an opponent.")),
            ),
        ),
        Watch(
            text=later(
                "Cards are dealt and played to the right, counter-clockwise. Look how the turn goes round: each says "
                "once what he bids."
            ),
            before=f"bid 8; {ALONE}",
        ),
        Do(
            text=later(
                "You bid 8 and nobody went higher: you are the declarer. Of hearts you hold four, with the ace: make "
                "them trump."
            ),
            right=("trump H",),
            wrong={
                "trump S": later("Your spades are high, but there are only three. Hearts are four."),
                "trump D": later("Of diamonds you hold three, the jack on top: too weak for trump."),
                "trump C": later("Your clubs are the weakest you have."),
            },
            other=later("Make hearts trump."),
            then=later("A good trump: four of them, with the ace."),
        ),
        Mark(
            text=later(
                "The pack has 52 cards; in each suit the ace is highest, then king, queen, jack, 10 and so on to 2. "
                "Mark your two highest hearts."
            ),
            cards="AH TH",
            missing=later("Two of them: the ace, and the next one below it that you hold."),
            wrong={"6H": later("The 10 is higher than the 6."), "2H": later("The 2 is the lowest card of the suit.")},
            other=later("That is no heart."),
            then=later("Ace and 10: between them lie king, queen and jack, and others hold those."),
        ),
    ),
    (
        later("Four people in two teams; your partner sits opposite."),
        later("Everything goes to the right, counter-clockwise."),
        later("52 cards; in each suit the ace is highest."),
    ),
    short=True,
)

T2 = Lesson(
    "T2",
    later("Shuffle, cut, deal"),
    later("You know why the pack is shuffled only once, who cuts, and when you may ask for a new deal."),
    (
        Watch(
            text=later(
                "The pack is shuffled once, before the first deal of a match. After that the cards are just gathered "
                "and cut: the pack is parted in two, and the lower part comes on top."
            ),
            scene=_TO_CUT,
        ),
        Choose(
            text=later("So who has kept the tricks of the last deal in mind, what does he gain?"),
            answers=(
                Answer(
                    later("He can guess where cards lie"),
                    later("Right: they stay beside each other. That is half the charm of Teka."),
                    right=True,
                ),
                Answer(later("Nothing"), later("The order stays as it was: cards of a trick lie side by side.")),
                Answer(later("He may deal"), later("The deal simply goes to the next player on the right.")),
            ),
        ),
        Do(
            text=later(
                "The dealer sits on your right, so you sit on his left: you always cut before he deals. Move the mark "
                "and cut wherever you like."
            ),
            right=("cut 26", "cut"),
            other=later("Cut the pack: from 4 to 48 cards."),
            then=later("And each gets his 13 cards in one go: first the player on the dealer's right."),
        ),
        Choose(
            text=later("Another table: from the second deal on, may the dealer do anything himself before you cut?"),
            scene=_LATER_DEAL,
            answers=(
                Answer(later("He may cut first"), later("Right: he may cut, but he may not shuffle."), right=True),
                Answer(later("He may shuffle"), later("Shuffling comes only before the first deal.")),
                Answer(later("He may look at a card"), later("Nobody looks at any card.")),
            ),
        ),
        Mark(
            text=later("Another table: is there an ace, king, queen or jack? Mark your two highest cards."),
            scene=_POOR,
            cards="TS TD",
            missing=later("You hold two tens: mark both."),
            wrong={"9H": later("The 9 comes after the tens.")},
            other=later("There are higher cards: the tens."),
            then=later("Nothing above 10! For such a hand there is a way out."),
        ),
        Do(
            text=later("Who holds no ace, king, queen or jack may ask for a new deal, before he speaks. Ask for it."),
            right=("redeal",),
            wrong={"pass": later("You could pass, but here you may have other cards."), "bid": later("With these?")},
            other=later("You could say that too; but now ask for a new deal."),
            then=later("It is granted at once: the same dealer deals again, without shuffling, after a cut."),
        ),
    ),
    (
        later("The pack is shuffled once in a match; after that it is only cut."),
        later("The player on the dealer's left always cuts; the dealer himself may, from the second deal on."),
        later("Each gets 13 cards in one go, first the player on the dealer's right."),
        later("Who holds no ace, king, queen or jack may ask for a new deal before he speaks."),
    ),
)

T3 = Lesson(
    "T3",
    later("Everybody speaks once"),
    later("You bid from 8 to 13, higher than whoever spoke before, and know when the last player has to bid."),
    (
        Watch(
            text=later(
                "The player on the dealer's right speaks first, the dealer last, and each just once. Who bids the most "
                "names trump; «pass», «ter» and «bekhi ter» say that one does not bid. Here you begin."
            ),
            scene=_SPEAKS_FIRST,
        ),
        Choose(
            text=later("A number is how many tricks your team will win at least. Which numbers may be bid?"),
            answers=(
                Answer(later("8 to 13"), later("Right: 8 is the least, and there are 13 tricks."), right=True),
                Answer(later("1 to 13"), later("Less than 8 is not bid.")),
                Answer(later("7 to 14"), later("There are just 13 tricks, and 8 is the least.")),
            ),
        ),
        Do(
            text=later(
                "Your spades alone win about five tricks, the ace of hearts one; your partner will have some too. Bid "
                "9."
            ),
            right=("bid 9",),
            wrong={
                "bid 8": later("You could: but 9 is as good as sure, and others can overbid 8 easily."),
                "bid 12": later("For 12 your partner would need a very strong hand too."),
                "bid 13": later("One lost trick, and the deal is lost."),
                "pass": later("With five strong spades? You do not speak again."),
                **dict.fromkeys(
                    ("ter", "behi-ter"),
                    later("That is a way of passing, for weak cards. Yours are strong: bid 9."),
                ),
                "double-13": later("Double 13 means all 13 tricks, won alone. Bid 9."),
            },
            other=later("Bid 9 for now."),
            then=later("Well bid. And nobody goes higher."),
            after=ALONE,
        ),
        Choose(
            text=later(
                "Another table: the opponent before you has bid 9, your turn comes third. Which of these may you say?"
            ),
            scene=_SPEAKS_THIRD,
            answers=(
                Answer(later("10"), later("Higher than 9, so it is allowed."), right=True),
                Answer(later("9"), later("The same number is not enough: it has to be higher.")),
                Answer(later("8"), later("8 is lower than 9.")),
                Answer(later("I pass"), later("Passing is allowed too."), right=True),
            ),
        ),
        Choose(
            text=later("Another table: you deal and speak last, and all three have passed. What may you do?"),
            scene=_SPEAKS_LAST,
            answers=(
                Answer(
                    later("I have to bid, 8 at least"),
                    later("Right: the fourth may not pass when nobody has bid."),
                    right=True,
                ),
                Answer(later("I pass too"), later("Then nobody would name trump: the fourth has to bid.")),
                Answer(later("A new deal follows"), later("No: the fourth has to bid at least 8.")),
            ),
        ),
        Do(
            text=later("Bid what you have to, and no more."),
            right=("bid 8",),
            wrong=dict.fromkeys(
                tuple(f"bid {number}" for number in range(9, 14)),
                later("With these cards 8 is enough: it is the least."),
            ),
            other=later("Bid 8."),
            then=later("This is a forced eight. It costs less than others if it fails: more of that later."),
        ),
    ),
    (
        later("A number from 8 to 13 says how many tricks your team wins at least."),
        later("Each speaks once, from the dealer's right on; a bid is higher than the one before."),
        later("If three have passed, the fourth has to bid 8 at least."),
    ),
    short=True,
)
