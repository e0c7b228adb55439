"""Two people and one pack; six cards each, and a card that names trump."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "california-jack"
_TWO = Scene(_GAME, ("S KJT H 6 D 9 C 4", "S 92 H QT D A C 5"), 1, aside="7D 8C")
_DEALT = Scene(_GAME, ("S A5 H T4 D Q C 7", "S 4 H 6 D J8 C T3"), 1, aside="8H 9D 5C")
_I_DEALT = Scene(_GAME, ("S Q8 H 73 D A C J", "S K6 H 9 D T4 C 2"), 0, aside="6C KD")

J1 = Lesson(
    "J1",
    later("Two people, one pack"),
    later("You know the game's names, the ranks of the cards, and how the first dealer is found."),
    (
        Watch(
            text=later(
                "California Jack is a game for two: you, and your opponent across the table. It is also "
                "called Callie Jacks, and comes from the older All Fours."
            ),
            scene=_TWO,
        ),
        Mark(
            text=later(
                "The pack has 52 cards. In each suit: ace, king, queen, jack, then 10 down to 2. Mark all "
                "your cards that the queen of spades would beat."
            ),
            cards="JS TS",
            missing=later("Two of them: the jack, and the 10 below it."),
            wrong={"KS": later("The king is above the queen.")},
            other=later("That is no spade."),
            then=later("Right: here the 10 stands below the jack."),
        ),
        Choose(
            text=later(
                "Before the first deal each draws a card; the higher one deals. You drew a 9, your opponent"
                " a queen. Who deals?"
            ),
            answers=(
                Answer(later("I do"), later("The higher card deals, and the queen is above the 9.")),
                Answer(
                    later("My opponent"),
                    later("Right: the queen is higher. In this program chance names the first dealer for you."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("And if both had drawn a 9?"),
            answers=(
                Answer(later("The suit decides"), later("Suits are equal here; only the rank counts.")),
                Answer(later("Nobody deals"), later("One of the two always has to deal.")),
                Answer(
                    later("Both draw again"),
                    later("Right: again and again, until the two cards differ in rank."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("What does the dealer do? Mark all of it."),
            answers=(
                Answer(later("Shuffles the cards"), later("Shuffling is his task, and dealing too."), right=True),
                Answer(later("Deals the cards"), later("Dealing is his task, and shuffling too."), right=True),
                Answer(later("Names trump"), later("Nobody names trump: a card that lies open does.")),
                Answer(later("Leads the first trick"), later("His opponent leads the first trick.")),
            ),
        ),
        Choose(
            text=later("The dealer holds out the shuffled pack to his opponent. Does he have to cut it?"),
            answers=(
                Answer(later("Yes, always"), later("In Teka, yes. Here he may do without.")),
                Answer(
                    later("Only if he likes"),
                    later("Right. Cutting: a packet is lifted, and the rest is put on top of it."),
                    right=True,
                ),
                Answer(later("No, it is forbidden"), later("He may cut, if he likes.")),
            ),
        ),
        Do(
            text=later(
                "Your opponent has dealt, so you begin. Lead the king of spades: only the ace beats it, or a trump."
            ),
            right=each("KS"),
            other=later("Take the king of spades this time."),
            then=later("Your first trick! Why each now gets a new card comes in the next lessons."),
            after=played("9S"),
        ),
    ),
    (
        later("California Jack, or Callie Jacks, is for two; its parent is All Fours."),
        later("52 cards, from the ace down to the 2; the 10 below the jack."),
        later("The higher card deals first; equal cards are drawn again."),
        later("The dealer shuffles and deals; his opponent may cut."),
    ),
)

J2 = Lesson(
    "J2",
    later("Six cards and a trump"),
    later("You know how the cards are dealt, and read trump from the top card of the stock."),
    (
        Watch(
            text=later(
                "Your opponent has dealt, face down and one by one: a card for you, one for himself, and so"
                " on, until each held six."
            ),
            scene=_DEALT,
        ),
        Choose(
            text=later("To whom goes the very first card of a deal?"),
            answers=(
                Answer(later("To the dealer's opponent"), later("Right: this time that was you."), right=True),
                Answer(later("To the dealer"), later("He serves himself second.")),
            ),
        ),
        Choose(
            text=later("52 cards, six for each of the two: how many are left in the middle?"),
            answers=(
                Answer(later("28 cards"), later("That would be so with four people. Here there are two.")),
                Answer(later("40 cards"), later("Right: 12 were dealt, 40 are left. They are the stock."), right=True),
                Answer(later("46 cards"), later("Two people have six cards each: 12.")),
            ),
        ),
        Watch(
            text=later(
                "The stock lies face up, but squared: you see its top card and no other. Now it is the 8 of"
                " hearts. After each trick both draw from it."
            ),
        ),
        Choose(
            text=later("Nobody bids for trump: the suit of the open card is trump. Which suit is it?"),
            answers=(
                Answer(
                    later("Spades"),
                    later("You hold the ace of spades, but that does not make trump. Look at the stock."),
                ),
                Answer(later("Whatever I like"), later("Nobody chooses: the open card says it.")),
                Answer(later("Hearts"), later("Right: the 8 of hearts lies on top."), right=True),
            ),
        ),
        Mark(
            text=later("Then mark your trumps."),
            cards="TH 4H",
            missing=later("You have two hearts."),
            wrong={"AS": later("High, but no heart.")},
            other=later("That is no heart."),
            then=later("Two trumps. The 8 lies in the stock, and somebody will get it at once."),
        ),
        Do(
            text=later("Who did not deal leads. Begin with the ace of spades."),
            right=each("AS"),
            other=later("Another time. Lead the ace of spades."),
            then=later("You won, so the open 8 of hearts is yours: a third trump."),
            after=played("4S"),
        ),
        Choose(
            text=later("Now the 5 of clubs lies on top of the stock. What is trump?"),
            answers=(
                Answer(later("Clubs now"), later("Trump does not change within a deal.")),
                Answer(
                    later("Hearts still"),
                    later("Right: the first open card fixes trump for the whole deal."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("Another deal: this time you are the dealer. Who has got the first card, and what is trump?"),
            scene=_I_DEALT,
            answers=(
                Answer(later("I did; clubs"), later("Clubs, yes. But the dealer gives to his opponent first.")),
                Answer(later("My opponent; diamonds"), later("The open card says what trump is: look at the stock.")),
                Answer(
                    later("My opponent; clubs"), later("Right: you dealt, and the 6 of clubs lies on top."), right=True
                ),
            ),
        ),
    ),
    (
        later("Six cards each, one by one and face down, the dealer's opponent first."),
        later("The other 40 are the stock: face up, and only its top card is seen."),
        later("The suit of the first open card is trump for the whole deal."),
    ),
    short=True,
)
