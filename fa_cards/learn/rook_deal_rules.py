"""How a deal of a game of the Rook family is played, from the cards to the last trick (rook.md, sections 1 to 5)."""

from __future__ import annotations

from fa_cards.learn.pages import Block, Paragraph, Points, Section, Table
from fa_cards.learn.rook_examples import RookExamples
from fa_cards.learn.rook_writer import RookWriter
from fa_cards.learn.shared_rules import (
    ALL_TOGETHER,
    CARD,
    COLOURS_AND_SHAPES,
    EACH,
    FOLLOW,
    HIGHEST_TRUMP_WINS,
    NEED_NOT_WIN,
    NEXT_DEALER,
    SHUFFLED,
    TURN_TO_THE_LEFT,
    TWO_TEAMS,
    WINNER_LEADS,
    WORDS_ABOUT_WORDS,
)
from fa_cards.rules.rook.decks import BIRD_VALUE
from fa_cards.rules.rook.rules import STEP
from fa_cards.words import Phrase, later, later_in


class RookDeal(RookWriter):
    """The sections on a deal, in its order."""

    def table(self) -> Section:
        """Who plays with what cards, and what these are worth."""
        if self.rules.calls:
            who = later("Four people play, each for himself; in every deal the declarer gets a partner for that deal.")
        else:
            who = TWO_TEAMS
        points = (
            who,
            TURN_TO_THE_LEFT,
            self.filled(
                later("The pack has {n} cards: {four} of {m} cards each, and the {bird}."),
                n=len(self.rules.deck.pack),
                m=len(self.pack.ranks),
            ),
            *([COLOURS_AND_SHAPES] if self.coloured else []),
            self.filled(
                later("In every {suit} the cards rank from the highest to the lowest like this: {ranks}."),
                ranks=self.ranks(),
            ),
            self._place_of_bird(),
        )
        return Section(
            "table",
            later_in("rules title", "The table and the cards"),
            (
                Points(points),
                RookExamples(self.game).place_of_bird(),
                Paragraph(later("Some cards are worth points: they are the counters. All others are worth nothing.")),
                self._values(),
                RookExamples(self.game).worth(),
                WORDS_ABOUT_WORDS,
            ),
        )

    def _place_of_bird(self) -> Phrase:
        order = [one.rank for one in self.rules.deck.pack]
        place = order.index(self.pack.bird.rank)
        below, above = order[:place], order[place + 1 :]
        if not above:
            sentence = later("The {bird} belongs to trump and is its highest card, above the {rank}.")
            return self.filled(sentence, rank=self.rank(below[-1]))
        if not below:
            sentence = later("The {bird} belongs to trump and is its lowest card, below the {rank}.")
            return self.filled(sentence, rank=self.rank(above[0]))
        sentence = later("The {bird} belongs to trump and stands there between the {above} and the {below}.")
        return self.filled(sentence, above=self.rank(above[0]), below=self.rank(below[-1]))

    def _values(self) -> Table:
        rows: list[tuple[Phrase | int, ...]] = [
            (EACH.filled(rank=self.rank(rank)), value) for rank, value in self.pack.values if rank in self.pack.ranks
        ]
        rows.append((self.bird, BIRD_VALUE))
        if self.rules.last_trick:
            rows.append((later_in("rules table", "the last trick"), self.rules.last_trick))
        rows.append((ALL_TOGETHER, self.rules.total))
        return Table((CARD, later_in("rules table", "Points")), tuple(rows))

    def dealing(self) -> Section:
        """How the cards are dealt, and the nest laid aside."""
        nest = self.rules.nest
        if nest == 1:
            aside = later(
                "After the first round one card goes face down into the middle: it is the nest, and nobody sees it."
            )
        else:
            aside = later(
                "After each of the first {n} rounds one card goes face down into the middle: these {n} cards are the "
                "nest, and nobody sees them."
            ).filled(n=nest)
        each = later("The cards are dealt one at a time, from the dealer's left on, until everybody has {n}.")
        points = (NEXT_DEALER, SHUFFLED, each.filled(n=self.rules.hand), aside)
        return Section("dealing", later_in("rules title", "Shuffling and dealing"), (Points(points),))

    def auction(self) -> Section:
        """How the declarer is found."""
        low, high = self.rules.min_bid, self.rules.total
        undertaking = later(
            "In the auction one bids for the right to take the nest and to name trump. A bid is the number of points "
            "that you undertake to take with your partner in this deal: a multiple of {step}, at least {low} and at "
            "most {high}, which are all points that there are. It must be higher than the bid that stands."
        )
        points = (
            self.effect("starter"),
            later("The auction goes round as often as needed: you may bid again and again, but whoever passes is out."),
            later(
                "Once three have passed, the fourth is the declarer, and his last bid is the contract. A bid of {high} "
                "ends the auction at once."
            ).filled(high=high),
            self._three_passes(),
        )
        example = later(
            "An example: the first player bids {a}, the second passes, the third bids {b}, the fourth {c}. The first "
            "passes, the third bids {d}, the fourth passes: the third player is the declarer and his contract is {d}."
        ).filled(a=low, b=low + STEP, c=low + 2 * STEP, d=low + 3 * STEP)
        return Section(
            "auction",
            later_in("rules title", "The auction"),
            (
                Paragraph(undertaking.filled(step=STEP, low=low, high=high)),
                Points(points),
                Paragraph(example),
            ),
        )

    def _three_passes(self) -> Phrase:
        if self.rules.all_pass == "forced":
            sentence = later(
                "If three pass and nobody has bid, the fourth must bid exactly {low}. A forced bid counts as any other."
            )
            return sentence.filled(low=self.rules.min_bid)
        return later(
            "If three pass and nobody has bid, the fourth may bid or pass. If he passes too, nobody scores, and the "
            "next dealer deals."
        )

    def nest(self) -> Section:
        """What the declarer does with the nest, and when he names trump."""
        rules, nest = self.rules, self.rules.nest
        if nest == 1:
            exchange = later(
                "The declarer takes the card of the nest into his hand, unseen by the others, and buries one card in "
                "its place, face down: that one or any other."
            )
        else:
            exchange = later(
                "The declarer takes the {n} cards of the nest into his hand, unseen by the others, and buries {n} "
                "cards in their place, face down: the same ones or others, of any {suit}."
            )
        blocks: list[Block] = [Paragraph(self.filled(exchange, n=nest))]
        if rules.bury_points:
            blocks.append(
                Paragraph(
                    later("Counters may be buried too. The points of the nest go to the side that wins the last trick.")
                )
            )
        else:
            blocks.append(Paragraph(later("No counter may be buried, only cards that are worth nothing.")))
            blocks.append(Paragraph(self.filled(self._too_few(), n=nest)))
        blocks.append(RookExamples(self.game).buried())
        named = later("Only then does the declarer name trump: any of the {four}, also one of which he holds no card.")
        blocks.append(Paragraph(self.filled(named)))
        return Section("nest", later_in("rules title", "The nest and trump"), tuple(blocks))

    def _too_few(self) -> Phrase:
        if self.rules.short_plain == "fill":
            return later(
                "Very rarely a declarer has fewer than {n} cards that are worth nothing. Then he buries all of these, "
                "and fills up with counters of his choice, but never with the {bird}. These counters are shown to "
                "everybody, and their points go to the side that wins the last trick."
            )
        return later(
            "Very rarely a declarer has fewer than {n} cards that are worth nothing. Then the deal is void: nobody "
            "scores, and the same dealer deals again."
        )

    def partner(self) -> Section:
        """How the secret partner is called."""
        calling = later(
            "After trump the declarer calls one card, the {bird} or any other. Whoever holds it is his partner for "
            "this deal, and nobody says so: the holder himself knows, the program tells him alone, and everybody else "
            "learns it when the card is played."
        )
        if self.rules.call_own:
            own = later(
                "The declarer may also call a card that he holds or has just buried. Then he plays alone against "
                "three, and the others find that out when the card is played; if it was buried, at the end of the deal."
            )
        else:
            own = later("A card that the declarer holds himself or has just buried may not be called.")
        return Section(
            "partner",
            later_in("rules title", "The secret partner"),
            (Paragraph(self.filled(calling)), Paragraph(own)),
        )

    def play(self) -> Section:
        """How the tricks are played."""
        points = [
            self.effect("first-leader"),
            later("Whoever leads may play any card."),
            self.filled(FOLLOW),
            self.filled(
                later(
                    "The {bird} is a trump in every respect: who leads it leads trump, and whoever holds no other "
                    "trump must play it when trump is led."
                )
            ),
        ]
        if self.rules.free_rook:
            points.append(
                self.filled(
                    later("The {bird} may be played to any trick, even by a player who holds cards of the led {suit}.")
                )
            )
        points += [
            self.filled(HIGHEST_TRUMP_WINS),
            WINNER_LEADS,
            self.filled(NEED_NOT_WIN),
        ]
        if self.rules.last_trick:
            points.append(
                later("Whoever wins the last trick gets {n} points more for his side.").filled(n=self.rules.last_trick)
            )
        examples = RookExamples(self.game)
        return Section(
            "play",
            later_in("rules title", "Playing the tricks"),
            (Points(tuple(points)), examples.bird_to_another_suit(), examples.bird_to_trump()),
        )
