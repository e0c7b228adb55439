"""The rules page of a game of the Rook family, made from its rules: a game that is new in rules/ has its page at once.

Everything is said as it holds with the options of one match (rook.md, sections 1 to 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from types import MappingProxyType

from fa_cards.learn.pages import Block, Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.shared_rules import (
    COLOUR,
    COLOURS_AND_SHAPES,
    DEAL,
    FOLLOW,
    HIGHEST_TRUMP_WINS,
    LED,
    NEED_NOT_WIN,
    NEXT_DEALER,
    SHUFFLED,
    SUIT,
    TRICK,
    TRUMP,
    TURN_TO_THE_LEFT,
    VOID,
    WORDS_ABOUT_WORDS,
    deck_and_name,
    other_ways,
)
from fa_cards.rules.cards import ACE, COLOURS, JACK, KING, QUEEN, ROOK
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.decks import BIRD_VALUE
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.rules import STEP, RookRules
from fa_cards.rules.rook.scoring import scores, side_of
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.games import GAMES as GAME_WORDS
from fa_cards.words.options import effect_of

LOWEST_IN_SHELEM = 100
"""The lowest bid of the game that most readers know."""

_COURTS: Mapping[int, Phrase] = MappingProxyType(
    {
        ACE: later_in("rank", "ace"),
        KING: later_in("rank", "king"),
        QUEEN: later_in("rank", "queen"),
        JACK: later_in("rank", "jack"),
    }
)
"""The cards of the standard deck that are called by a word."""


def rook_page(game: RookGame) -> Page:
    """The rules page of a game of the family as it is played with its options."""
    words = GAME_WORDS[game.key]
    writer = _Writer(game)
    return Page(game.key, words.name, words.about, writer.sections())


class _Writer:
    """Writes the sections for one game with its options."""

    def __init__(self, game: RookGame) -> None:
        self.game = game
        self.rules: RookRules = game.rules
        self.pack = self.rules.pack
        self.coloured = self.pack.suits == COLOURS
        self.suit = COLOUR if self.coloured else SUIT
        self.four = later_in("deck", "four colours") if self.coloured else later_in("deck", "four suits")
        self.bird = later_in("deck", "Rook") if self.pack.bird is ROOK else later_in("deck", "joker")

    def sections(self) -> tuple[Section, ...]:
        """All sections in the order of a deal."""
        return (
            self._table(),
            self._dealing(),
            self._auction(),
            self._nest(),
            *([self._partner()] if self.rules.calls else []),
            self._play(),
            self._score(),
            self._end(),
            other_ways(self.game),
            self._shelem(),
            deck_and_name(coloured=self.coloured),
            self._glossary(),
        )

    # --- small things --------------------------------------------------------------------------------------------

    def _filled(self, sentence: Phrase, **values: int | Phrase) -> Phrase:
        """The sentence with the words of this deck for suit and Rook, and these values."""
        return sentence.filled(suit=self.suit, four=self.four, bird=self.bird, **values)

    def _rank(self, rank: int) -> int | Phrase:
        return rank if self.coloured else _COURTS.get(rank, rank)

    def _ranks(self) -> Phrase:
        """The ranks of a suit from the highest down, as one text."""
        ranks = [self._rank(rank) for rank in reversed(self.pack.ranks)]
        listed = later_in("list", "{first}, {second}")
        start = listed.filled(first=ranks[0], second=ranks[1])
        return reduce(lambda so_far, rank: listed.filled(first=so_far, second=rank), ranks[2:], start)

    def _effect(self, option: str) -> Phrase:
        """What the value in force of an option changes, whether this game lets it be chosen or not."""
        return effect_of(self.game.key, option, getattr(self.rules, option.replace("-", "_")))

    # --- the sections --------------------------------------------------------------------------------------------

    def _table(self) -> Section:
        if self.rules.calls:
            who = later("Four people play, each for himself; in every deal the declarer gets a partner for that deal.")
        else:
            who = later("Four people play in two teams; your partner sits opposite you, an opponent on either side.")
        points = (
            who,
            TURN_TO_THE_LEFT,
            self._filled(
                later("The pack has {n} cards: {four} of {m} cards each, and the {bird}."),
                n=len(self.rules.deck.pack),
                m=len(self.pack.ranks),
            ),
            *([COLOURS_AND_SHAPES] if self.coloured else []),
            self._filled(
                later("In every {suit} the cards rank from the highest to the lowest like this: {ranks}."),
                ranks=self._ranks(),
            ),
            self._place_of_bird(),
        )
        return Section(
            "table",
            later_in("rules title", "The table and the cards"),
            (
                Points(points),
                Paragraph(later("Some cards are worth points: they are the counters. All others are worth nothing.")),
                self._values(),
                WORDS_ABOUT_WORDS,
            ),
        )

    def _place_of_bird(self) -> Phrase:
        order = [one.rank for one in self.rules.deck.pack]
        place = order.index(self.pack.bird.rank)
        below, above = order[:place], order[place + 1 :]
        if not above:
            sentence = later("The {bird} belongs to trump and is its highest card, above the {rank}.")
            return self._filled(sentence, rank=self._rank(below[-1]))
        if not below:
            sentence = later("The {bird} belongs to trump and is its lowest card, below the {rank}.")
            return self._filled(sentence, rank=self._rank(above[0]))
        sentence = later("The {bird} belongs to trump and stands there between the {above} and the {below}.")
        return self._filled(sentence, above=self._rank(above[0]), below=self._rank(below[-1]))

    def _values(self) -> Table:
        each = later_in("rules table", "each {rank}")
        rows: list[tuple[Phrase | int, ...]] = [
            (each.filled(rank=self._rank(rank)), value) for rank, value in self.pack.values if rank in self.pack.ranks
        ]
        rows.append((self.bird, BIRD_VALUE))
        if self.rules.last_trick:
            rows.append((later_in("rules table", "the last trick"), self.rules.last_trick))
        rows.append((later_in("rules table", "all together"), self.rules.total))
        return Table((later_in("rules table", "Card"), later_in("rules table", "Points")), tuple(rows))

    def _dealing(self) -> Section:
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

    def _auction(self) -> Section:
        low, high = self.rules.min_bid, self.rules.total
        undertaking = later(
            "In the auction one bids for the right to take the nest and to name trump. A bid is the number of points "
            "that you undertake to take with your partner in this deal: a multiple of {step}, at least {low} and at "
            "most {high}, which are all points that there are. It must be higher than the bid that stands."
        )
        points = (
            self._effect("starter"),
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

    def _nest(self) -> Section:
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
        blocks: list[Block] = [Paragraph(self._filled(exchange, n=nest))]
        if rules.bury_points:
            blocks.append(
                Paragraph(
                    later("Counters may be buried too. The points of the nest go to the side that wins the last trick.")
                )
            )
        else:
            blocks.append(Paragraph(later("No counter may be buried, only cards that are worth nothing.")))
            blocks.append(Paragraph(self._filled(self._too_few(), n=nest)))
        named = later("Only then does the declarer name trump: any of the {four}, also one of which he holds no card.")
        blocks.append(Paragraph(self._filled(named)))
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

    def _partner(self) -> Section:
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
            (Paragraph(self._filled(calling)), Paragraph(own)),
        )

    def _play(self) -> Section:
        points = [
            self._effect("first-leader"),
            later("Whoever leads may play any card."),
            self._filled(FOLLOW),
            self._filled(
                later(
                    "The {bird} is a trump in every respect: who leads it leads trump, and whoever holds no other "
                    "trump must play it when trump is led."
                )
            ),
        ]
        if self.rules.free_rook:
            points.append(
                self._filled(
                    later("The {bird} may be played to any trick, even by a player who holds cards of the led {suit}.")
                )
            )
        points += [
            self._filled(HIGHEST_TRUMP_WINS),
            later("The winner of a trick leads the next one."),
            self._filled(NEED_NOT_WIN),
        ]
        if self.rules.last_trick:
            points.append(
                later("Whoever wins the last trick gets {n} points more for his side.").filled(n=self.rules.last_trick)
            )
        return Section("play", later_in("rules title", "Playing the tricks"), (Points(tuple(points)),))

    def _score(self) -> Section:
        points = [
            later("After the last trick both sides count the points that they took: {n} together.").filled(
                n=self.rules.total
            ),
            later("A declarer's side that took at least the contract scores all that it took, not just the bid."),
            later("If it took less, its points are lost and the bid is taken off. A total may fall below 0."),
            later("The other side scores in any case what it took."),
        ]
        if self.rules.calls:
            points.append(
                later("Each player has a total of his own. All of a side score the same; nothing is divided.")
            )
        return Section(
            "score", later_in("rules title", "The score of a deal"), (Points(tuple(points)), self._examples())
        )

    def _examples(self) -> Table:
        """Some contracts with what came of them, as the rules of scoring have it."""
        rules = self.rules
        bid = rules.total * 2 // 3 // STEP * STEP
        taken = (bid + STEP, bid, bid - STEP, rules.total)
        if rules.calls:
            sides = (
                later_in("rules table", "Each of the declarer's side"),
                later_in("rules table", "Each of the others"),
            )
        else:
            sides = (later_in("rules table", "Declarer's team"), later_in("rules table", "Opponents"))
        rows = tuple(
            (bid, own, *scores(RookContract(0, bid), side_of(0, 2), own, rules.total - own)[:2]) for own in taken
        )
        return Table((later_in("rules table", "Contract"), later_in("rules table", "Taken"), *sides), rows)

    def _end(self) -> Section:
        target = self.rules.target
        if self.rules.calls:
            wins = later("If a player has {n} points or more then, the highest total wins, whoever declared.")
        else:
            wins = later("If a team has {n} points or more then, the higher total wins, whoever declared.")
        points = (
            later("A deal is always played to its end, and the totals are looked at when it has been counted."),
            wins.filled(n=target),
            self._effect("tie"),
        )
        return Section("end", later_in("rules title", "The end of the match"), (Points(points),))

    def _shelem(self) -> Section:
        rules = self.rules
        points = [later("The turn goes to the left and not to the right.")]
        if rules.first_leader != "bidder":
            points.append(later("The declarer does not lead to the first trick."))
        if rules.last_trick:
            points.append(later("A trick is worth nothing by itself, but for the last one: only counters are."))
        else:
            points.append(later("A trick is worth nothing by itself: only counters are."))
        if self.pack.ranks[-1] == 1:
            points.append(later("The 1 stands above the 14 and is worth 15."))
        if rules.min_bid != LOWEST_IN_SHELEM:
            lowest = later("The lowest bid is {low} and not {other}.")
            points.append(lowest.filled(low=rules.min_bid, other=LOWEST_IN_SHELEM))
        if rules.calls:
            points.append(later("There are no fixed teams: the partner may be another one in every deal."))
        alike = later(
            "Much is as in Shelem: one bids points in steps of 5, the declarer takes the cards that lie aside and "
            "buries others, and a contract that fails is taken off. These things are different:"
        )
        namesake = later(
            "In Iran some call Shelem itself by the name of Rook. The two are relatives, but not the same."
        )
        return Section(
            "shelem",
            later_in("rules title", "If you know Shelem"),
            (Paragraph(alike), Points(tuple(points)), Paragraph(namesake)),
        )

    def _glossary(self) -> Section:
        led = later_in("glossary", "led colour") if self.coloured else later_in("glossary", "led suit")
        forced = (later_in("glossary", "forced bid"), later("The bid of the fourth player after three passes."))
        called = (later_in("glossary", "called card"), later("The card whose holder is the secret partner."))
        terms = (
            (later_in("glossary", "trick"), TRICK),
            (later_in("glossary", "deal"), DEAL),
            (led, self._filled(LED)),
            (later_in("glossary", "trump"), self._filled(TRUMP)),
            (later_in("glossary", "void"), self._filled(VOID)),
            (later_in("glossary", "to bid"), later("To name a number of points in the auction.")),
            (later_in("glossary", "declarer"), later("The player with the last and highest bid.")),
            (later_in("glossary", "contract"), later("The points that the declarer's side has to take.")),
            *([forced] if self.rules.all_pass == "forced" else []),
            (
                later_in("glossary", "nest"),
                later("The cards that lie aside for the declarer. In Shelem they lie there too."),
            ),
            (later_in("glossary", "to bury"), later("To lay cards into the nest, in place of those that were taken.")),
            (later_in("glossary", "counter"), later("A card that is worth points.")),
            *([called] if self.rules.calls else []),
        )
        return Section("glossary", later_in("rules title", "Words of the table"), (Terms(terms),))
