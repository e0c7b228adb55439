"""California Fives, for two and for four."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "california-fives"
_FIVE_LED = Scene(_GAME, ("S 5 H 5 D J8 C A4", "S K9 H Q D 5 C T3"), 0, aside="9C 7D 3H")
_OWN_FIVE = Scene(_GAME, ("S 53 H KJ D T7", "S A8 H 9 D Q C T3"), 0, aside="9C 2D")
_FIFTIES = Scene(_GAME, ("S 53 H KJ D T7", "S A8 H 9 D Q C T3"), 0, aside="9C 2D", totals=(50, 55))
_SIXTY = Scene(_GAME, ("S 53 H KJ D T7", "S A8 H 9 D Q C T3"), 0, aside="9C 2D", totals=(60, 58))
_DOWN = Scene(_GAME, ("S 53 H KJ D T7", "S A8 H 9 D Q C T3"), 0, aside="9C", options={"stock": "down"}, turned="8C")

J10 = Lesson(
    "J10",
    later("California's fives"),
    later("You count five points for each five, and go up to 61 in an order of eight."),
    (
        Mark(
            text=later(
                "California Fives is just like California Jack, but each five that you win brings 5 points."
                " Clubs are trump. Mark the cards that bring points."
            ),
            scene=_FIVE_LED,
            before=played("5D"),
            cards="5S 5H AC",
            missing=later("Both fives, and a trump that is High."),
            wrong={"JD": later("A jack, but not of trump.")},
            other=later("That one brings nothing."),
            then=later("Right: fives of all suits, and High, Low and Jack as before."),
        ),
        Do(
            text=later("Your opponent leads the 5 of diamonds. Win it, without trump."),
            right=each("8D JD"),
            wrong=dict.fromkeys(each("AC 4C"), later("It wins, but a diamond is enough.")),
            other=later("Take it with a diamond."),
            then=later("Five points with an 8! They are written down when the deal is over."),
        ),
        Do(
            text=later("The ace of spades is led; you hold 5 and 3 of spades and no trump. What do you give?"),
            scene=_OWN_FIVE,
            before=played("AS"),
            right=each("3S"),
            wrong={"play 5S": later("That makes him a present of five points.")},
            other=later("You hold spades."),
            then=later("Right: the five waits for a trick that is yours."),
        ),
        Choose(
            text=later("What does a five count for Game?"),
            answers=(
                Answer(
                    later("Nothing"),
                    later("Right: for Game only tens, aces and court cards count, as before."),
                    right=True,
                ),
                Answer(later("5"), later("Its five points are points of the match; for Game it counts nothing.")),
            ),
        ),
        Choose(
            text=later("High, Low, Jack, four fives, Game: how many points has a deal?"),
            answers=(
                Answer(later("8"), later("Each five brings five points, not one.")),
                Answer(later("20"), later("Those are the fives; the old four points come on top.")),
                Answer(
                    later("24"),
                    later("Right: 3 and 20 and 1; and 23 where nobody gets Game. So one plays to 61."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later(
                "The fives are entered after Jack and before Game: spades, hearts, diamonds, clubs. Which "
                "point is entered last of all?"
            ),
            answers=(
                Answer(later("5 of clubs"), later("After it comes Game.")),
                Answer(
                    later("Game"),
                    later("Right: High, Low, Jack, 5 of spades, hearts, diamonds, clubs, Game."),
                    right=True,
                ),
                Answer(later("Jack"), later("Jack comes before the fives.")),
            ),
        ),
        Choose(
            text=later(
                "You have 50, he 55. Yours: High, 5 of spades and hearts, Game; his: all the rest. Who is at 61 first?"
            ),
            scene=_FIFTIES,
            answers=(
                Answer(later("He is"), later("After Jack he has 57; then your two fives come first.")),
                Answer(
                    later("I am"),
                    later("Right: 51; he 56 and 57; you 56 and 61, before the 5 of diamonds."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("You have 60, he 58. His are High, Jack and all the fives; you won only Low. Who wins?"),
            scene=_SIXTY,
            answers=(
                Answer(later("I do"), later("Right: High makes 59 for him, Low 61 for you."), right=True),
                Answer(later("He does"), later("Low comes before Jack and the fives.")),
            ),
        ),
        Watch(
            text=later(
                "Fives may also be played like Shasta Sam: with the stock face down, and trump from a shown"
                " card. That is an option of the match."
            ),
            scene=_DOWN,
        ),
    ),
    (
        later("Each five that was won brings 5 points, of whatever suit."),
        later("A deal has 24 points, and a match goes to 61."),
        later("Order: High, Low, Jack, 5 of spades, hearts, diamonds, clubs, Game."),
    ),
)

_FOUR = Scene(
    _GAME,
    ("S J7 H A6 D K C 9", "S 4 H T8 D 96 C J", "S Q H 53 D T C A7", "S 96 H Q9 D 7 C 8"),
    3,
    aside="8S KC 2D 4H",
)
_PARTNER_WINS = Scene(
    _GAME,
    ("S J H K6 D J5 C 9", "S 4 H T8 D Q6 C 4", "S Q H 3 D AT C A7", "S 96 H Q9 D 7 C 8"),
    0,
    aside="8S KC 2D 4H",
)
_RUFFED = Scene(
    _GAME,
    ("S Q4 H 8 D 92 C 6", "S 7 H T9 D Q6 C K", "S J H 53 D A C 73", "S T9 H QJ D 74"),
    0,
    aside="8S KH 3D 4H",
)

J11 = Lesson(
    "J11",
    later("Fives, for four"),
    later("You play with a partner against two, and know in which order all four draw."),
    (
        Choose(
            text=later("Four can play Fives too, two against two, as in most card games. Who is your partner?"),
            scene=_FOUR,
            answers=(
                Answer(
                    later("Who sits opposite me"),
                    later("Right: partners sit opposite, on either side sits an opponent."),
                    right=True,
                ),
                Answer(later("Who sits on my left"), later("On either side of you sits an opponent.")),
                Answer(later("Nobody"), later("Four play in two teams.")),
            ),
        ),
        Choose(
            text=later("Six cards for each. How many are left in the stock?"),
            answers=(
                Answer(later("24"), later("24 were dealt.")),
                Answer(
                    later("28"), later("Right: 24 were dealt. All four draw after a trick: seven times."), right=True
                ),
                Answer(later("40"), later("That was with two people.")),
            ),
        ),
        Do(
            text=later(
                "The dealer sits on your right; the player on his left leads, that is you, and the turn "
                "goes to the left. Lead the ace of hearts."
            ),
            right=each("AH"),
            other=later("The ace of hearts, please."),
            then=later("Your partner gave you the 5 of hearts: five points for your team."),
            after=played("8H 5H 9H"),
        ),
        Choose(
            text=later("The winner drew first, the 8 of spades. Who drew next?"),
            answers=(
                Answer(later("My partner"), later("It goes round to the left from the winner.")),
                Answer(
                    later("Who sits on my left"),
                    later("Right: then your partner, and at last the player on your right."),
                    right=True,
                ),
                Answer(later("Who sits on my right"), later("He comes last: it goes round to the left.")),
            ),
        ),
        Choose(
            text=later("And who leads the next trick?"),
            answers=(
                Answer(later("I do"), later("Right: as with two, who won the trick."), right=True),
                Answer(later("Who sits on my left"), later("The winner leads, and that is you.")),
                Answer(later("My partner"), later("You won the trick yourself.")),
            ),
        ),
        Do(
            text=later(
                "The queen of diamonds is led; your partner put the ace on it, and you play last. What do you give him?"
            ),
            scene=_PARTNER_WINS,
            before=played("QD AD 7D"),
            right=each("5D"),
            wrong={
                "play JD": later("That counts 1 for Game; the five brings five points."),
                "play JS": later("Do not ruff: the trick is your partner's."),
            },
            other=later("You hold diamonds."),
            then=later("Five more points for your team: what your partner wins counts for both."),
        ),
        Mark(
            text=later(
                "Clubs were led, and the last opponent has trumped with the 10 of spades. Mark all that you may play."
            ),
            scene=_RUFFED,
            before=played("KC 3C TS"),
            missing=later("The led suit or any trump, also one below the 10."),
            wrong={"8H": later("You hold a club: the led suit or trump.")},
            other=later("You hold a club: the led suit or trump."),
            then=later("Right: the rule is the old one, and nobody has to go above a trump."),
        ),
        Do(
            text=later("But that 10 is worth 10 for Game. Get it."),
            right=each("QS"),
            other=later("That does not beat the 10 of trump."),
            then=later("The higher trump wins: 10, 3 and 2 for your team."),
        ),
        Choose(
            text=later(
                "At the end you won two fives and Game, your partner High and one five. How many points are that?"
            ),
            answers=(
                Answer(later("5, together"), later("Each five brings five points.")),
                Answer(later("11 for me alone"), later("Partners add up what they have won.")),
                Answer(
                    later("17, together"),
                    later("Right: partners add up. The team at 61 first wins, in the same order of entering."),
                    right=True,
                ),
            ),
        ),
    ),
    (
        later("Four people, two teams; partners sit opposite, the turn goes to the left."),
        later("Each holds six cards, 28 lie in the stock; the player on the dealer's left leads."),
        later("The winner draws first, then the others to the left."),
        later("Partners add up their points, to 61."),
    ),
)
