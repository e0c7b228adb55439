"""The glossary: every term of the games, what it means, its word in both languages, and where it occurs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fa_cards.rules.catalog import GAMES
from fa_cards.words import LANGUAGES, Phrase, later, later_in
from fa_cards.words.searching import folded, rank

ALL = tuple(GAMES)
RUMMY = ("toonerville", "rook-shanghai")
ROOK = ("kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook")
FOURS = ("california-jack", "shasta-sam", "california-fives", "all-fours")
TRICKS = tuple(key for key in ALL if key not in RUMMY)
TRUMPS = tuple(key for key in TRICKS if key != "golden-ten")
BIDDING = ("teka", *ROOK)
STANDARD = ("teka", "standard-rook", *FOURS)
ROOK_DECK = tuple(key for key in ALL if key not in STANDARD)
PARTNERS = ("teka", *ROOK, "california-fives")
POINTS = (*ROOK, "golden-ten", *FOURS)
DRAWING = (*FOURS[:3], *RUMMY)


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its word, what it means, and in which games it occurs."""

    key: str
    word: Phrase
    meaning: Phrase
    games: tuple[str, ...]
    """By their keys."""
    also: Phrase | None = None
    """What source texts and other players say in Persian: it is found by that too, and used nowhere else."""

    def rank(self, query: str) -> int | None:
        """How well it answers a query, 0 the best; None where it does not."""
        also = self.also.in_every_language() if self.also is not None else ()
        return rank(query, " ".join((*self.word.in_every_language(), *also)), self.meaning.said())

    def in_language(self, code: str) -> str:
        """Its word in that language."""
        return self.word.in_every_language()[tuple(LANGUAGES).index(code)]

    def also_said(self) -> str:
        """What others say in Persian; empty where nothing is known."""
        return self.also.in_every_language()[tuple(LANGUAGES).index("fa")] if self.also is not None else ""


TERMS: tuple[Term, ...] = (
    Term(
        "trick",
        later_in("term", "trick"),
        later("The cards that all players lay on the table in one round, one each."),
        TRICKS,
        also=later_in("also said", "trick"),
    ),
    Term(
        "deal",
        later_in("term", "deal"),
        later("All that is played after one dealing of the cards."),
        ALL,
        also=later_in("also said", "deal"),
    ),
    Term("match", later_in("term", "match"), later("All deals together, until somebody has won."), ALL),
    Term(
        "hand",
        later_in("term", "hand"),
        later("The cards that a player holds."),
        ALL,
        also=later_in("also said", "hand"),
    ),
    Term(
        "card",
        later_in("term", "card"),
        later("One of the pieces that the game is played with."),
        ALL,
        also=later_in("also said", "card"),
    ),
    Term(
        "pack",
        later_in("term", "pack"),
        later("All cards of the game together."),
        ALL,
        also=later_in("also said", "pack"),
    ),
    Term(
        "suit",
        later_in("term", "suit"),
        later("Spades, hearts, diamonds or clubs."),
        STANDARD,
        also=later_in("also said", "suit"),
    ),
    Term(
        "colour",
        later_in("term", "colour"),
        later("In the Rook deck what suits are elsewhere: black, red, green and yellow."),
        ROOK_DECK,
    ),
    Term("spades", later_in("term", "spades"), later("The suit ♠."), STANDARD),
    Term("hearts", later_in("term", "hearts"), later("The suit ♥."), STANDARD),
    Term(
        "diamonds",
        later_in("term", "diamonds"),
        later("The suit ♦."),
        STANDARD,
        also=later_in("also said", "diamonds"),
    ),
    Term("clubs", later_in("term", "clubs"), later("The suit ♣."), STANDARD, also=later_in("also said", "clubs")),
    Term(
        "ace",
        later_in("term", "ace"),
        later("The highest card of a suit."),
        STANDARD,
        also=later_in("also said", "ace"),
    ),
    Term("king", later_in("term", "king"), later("The card below the ace."), STANDARD),
    Term(
        "queen",
        later_in("term", "queen"),
        later("The card below the king."),
        STANDARD,
        also=later_in("also said", "queen"),
    ),
    Term(
        "jack",
        later_in("term", "jack"),
        later("The card below the queen."),
        STANDARD,
        also=later_in("also said", "jack"),
    ),
    Term(
        "rook",
        later_in("term", "Rook"),
        later("The card with the bird; its rank depends on the game, and in rummy it stands for any card."),
        ROOK_DECK,
        also=later_in("also said", "Rook"),
    ),
    Term(
        "joker",
        later_in("term", "joker"),
        later("The card without a suit, which is the Rook in Rook with a standard pack."),
        ("standard-rook",),
        also=later_in("also said", "joker"),
    ),
    Term(
        "dealer",
        later_in("term", "dealer"),
        later("The player who gives out the cards of a deal."),
        ALL,
        also=later_in("also said", "dealer"),
    ),
    Term(
        "to-deal",
        later_in("term", "to deal"),
        later("To give out the cards."),
        ALL,
        also=later_in("also said", "to deal"),
    ),
    Term("shuffle", later_in("term", "to shuffle"), later("To mix the pack."), ALL),
    Term(
        "cut",
        later_in("term", "cut"),
        later("To lift a part of the pack and lay it below the rest."),
        ("teka",),
        also=later_in("also said", "cut"),
    ),
    Term(
        "lead",
        later_in("term", "to lead"),
        later("To play the first card of a trick."),
        TRICKS,
        also=later_in("also said", "to lead"),
    ),
    Term(
        "led-suit",
        later_in("term", "led suit"),
        later("The suit of the first card of a trick; with the Rook deck the led colour."),
        TRICKS,
        also=later_in("also said", "led suit"),
    ),
    Term(
        "follow",
        later_in("term", "to follow suit"),
        later("To play a card of the suit that was led."),
        TRICKS,
        also=later_in("also said", "to follow suit"),
    ),
    Term("void", later_in("term", "void"), later("Without a card of a suit."), TRICKS),
    Term(
        "trump",
        later_in("term", "trump"),
        later("The suit or colour that beats all others in this deal."),
        TRUMPS,
        also=later_in("also said", "trump"),
    ),
    Term("ruff", later_in("term", "to ruff"), later("To play a trump on a suit that one is void in."), TRUMPS),
    Term(
        "auction",
        later_in("term", "auction"),
        later("The part of a deal in which players bid for naming trump."),
        BIDDING,
        also=later_in("also said", "auction"),
    ),
    Term(
        "bid",
        later_in("term", "to bid"),
        later("To say how many tricks or points one will make."),
        BIDDING,
        also=later_in("also said", "to bid"),
    ),
    Term("standing-bid", later_in("term", "standing bid"), later("The highest bid so far."), BIDDING),
    Term(
        "forced-bid",
        later_in("term", "forced bid"),
        later("The bid of who may not pass since all others have."),
        BIDDING,
    ),
    Term("pass", later_in("term", "pass"), later("Not to bid."), BIDDING),
    Term(
        "ter",
        later_in("term", "ter"),
        later("A pass that tells the partner: no sure trick."),
        ("teka",),
        also=later_in("also said", "ter"),
    ),
    Term(
        "behi-ter",
        later_in("term", "bekhi ter"),
        later("A pass that tells the partner of a hand that is weaker still."),
        ("teka",),
        also=later_in("also said", "bekhi ter"),
    ),
    Term("double-13", later_in("term", "double 13"), later("The highest bid of Teka: all 13 tricks."), ("teka",)),
    Term(
        "lawreece",
        later_in("term", "lawreece"),
        later("A way of counting in which a side that wins all 13 tricks scores more."),
        ("teka",),
    ),
    Term("redeal", later_in("term", "redeal"), later("A new deal for a player without high cards."), ("teka",)),
    Term("alone", later_in("term", "alone"), later("Double 13 played without the partner's help."), ("teka",)),
    Term(
        "declarer",
        later_in("term", "declarer"),
        later("The player whose bid stands: he names trump."),
        BIDDING,
        also=later_in("also said", "declarer"),
    ),
    Term(
        "contract",
        later_in("term", "contract"),
        later("The tricks or points that the declarer's side has to make."),
        BIDDING,
    ),
    Term(
        "raise",
        later_in("term", "raise"),
        later("To offer a higher contract during play."),
        ("teka",),
        also=later_in("also said", "raise"),
    ),
    Term(
        "partner",
        later_in("term", "partner"),
        later("Who plays on one's side."),
        PARTNERS,
        also=later_in("also said", "partner"),
    ),
    Term("opponent", later_in("term", "opponent"), later("Who plays against one."), ALL),
    Term("team", later_in("term", "team"), later("Partners together."), PARTNERS),
    Term(
        "called-card",
        later_in("term", "called card"),
        later("The card that the declarer names: who holds it is his partner."),
        ("call-partner-rook",),
    ),
    Term(
        "called-partner",
        later_in("term", "called partner"),
        later("The partner whom nobody knows until the called card falls."),
        ("call-partner-rook",),
        also=later_in("also said", "called partner"),
    ),
    Term(
        "nest",
        later_in("term", "nest"),
        later("The cards that lie aside and go to the declarer."),
        ROOK,
        also=later_in("also said", "nest"),
    ),
    Term(
        "bury",
        later_in("term", "to bury"),
        later("To lay cards into the nest in exchange."),
        ROOK,
        also=later_in("also said", "to bury"),
    ),
    Term("counter", later_in("term", "counter"), later("A card that is worth points."), POINTS),
    Term("last-trick", later_in("term", "last trick"), later("The trick with which a deal ends."), TRICKS),
    Term("overtrick", later_in("term", "overtrick"), later("A trick beyond the contract."), ("teka",)),
    Term(
        "slap",
        later_in("term", "slap"),
        later("To slap a card on the table: a signal of Teka."),
        ("teka",),
        also=later_in("also said", "slap"),
    ),
    Term("snap", later_in("term", "snap"), later("To snap the edge of a card: a signal of Teka."), ("teka",)),
    Term(
        "drop",
        later_in("term", "drop"),
        later("To let a card fall from above: a signal of Teka."),
        ("teka",),
        also=later_in("also said", "drop"),
    ),
    Term(
        "linked-suit",
        later_in("term", "linked suit"),
        later("The other suit that a signal speaks of: hearts with spades, diamonds with clubs."),
        ("teka",),
        also=later_in("also said", "linked suit"),
    ),
    Term(
        "stock",
        later_in("term", "stock"),
        later("The cards from which players draw."),
        DRAWING,
        also=later_in("also said", "stock"),
    ),
    Term(
        "discard-pile",
        later_in("term", "discards"),
        later("The open cards that were thrown away."),
        RUMMY,
        also=later_in("also said", "discards"),
    ),
    Term("top-card", later_in("term", "open card"), later("The card that lies open on top."), DRAWING),
    Term(
        "discard",
        later_in("term", "to discard"),
        later("To throw a card away at the end of a turn."),
        RUMMY,
        also=later_in("also said", "to discard"),
    ),
    Term("draw", later_in("term", "to draw"), later("To get a card from the stock."), DRAWING),
    Term("take", later_in("term", "to take"), later("To get the open card."), RUMMY),
    Term(
        "buy",
        later_in("term", "to buy"),
        later("To get the open card out of turn, with one more from the stock."),
        RUMMY,
    ),
    Term("meld", later_in("term", "meld"), later("A run or a set."), RUMMY),
    Term(
        "run",
        later_in("term", "run"),
        later("Cards of one colour in sequence."),
        RUMMY,
        also=later_in("also said", "run"),
    ),
    Term("set", later_in("term", "set"), later("Cards of one number."), RUMMY, also=later_in("also said", "set")),
    Term(
        "wild",
        later_in("term", "wild card"),
        later("A card that stands for any other; in Toonerville the Rook."),
        RUMMY,
        also=later_in("also said", "wild card"),
    ),
    Term(
        "swap-rook",
        later_in("term", "freeing a Rook"),
        later("To take a Rook out of a run with the card that it stands for."),
        ("toonerville",),
    ),
    Term(
        "rummy-contract",
        later_in("term", "contract of a round"),
        later("The melds that a player has to lay first in a round."),
        RUMMY,
    ),
    Term(
        "go-down",
        later_in("term", "to go down"),
        later("To lay the melds of the contract."),
        RUMMY,
        also=later_in("also said", "to go down"),
    ),
    Term("lay-off", later_in("term", "to lay off"), later("To add a card to a meld on the table."), RUMMY),
    Term("go-out", later_in("term", "to go out"), later("To get rid of one's last card."), RUMMY),
    Term("high", later_in("term", "High"), later("The point for the highest trump that was won."), FOURS),
    Term("low", later_in("term", "Low"), later("The point for the lowest trump."), FOURS),
    Term("jack-point", later_in("term", "Jack"), later("The point for the jack of trump."), FOURS),
    Term("game-point", later_in("term", "Game"), later("The point for the side whose cards are worth more."), FOURS),
    Term("stand", later_in("term", "to stand"), later("To play with the turned suit as trump."), ("all-fours",)),
    Term("beg", later_in("term", "to beg"), later("To ask the dealer for a point or another trump."), ("all-fours",)),
    Term(
        "penalty",
        later_in("term", "penalty"),
        later("Points against the player who wins certain cards."),
        ("golden-ten",),
    ),
    Term("score", later_in("term", "score"), later("What a deal brings."), ALL, also=later_in("also said", "score")),
    Term("total", later_in("term", "total"), later("All points of a player or team so far."), ALL),
    Term("target", later_in("term", "target"), later("The total that ends the match."), ALL),
    Term("hint", later_in("term", "hint"), later("Advice on what to do, with its reason."), ALL),
    Term(
        "undo",
        later_in("term", "to undo"),
        later("To take back a decision."),
        ALL,
        also=later_in("also said", "to undo"),
    ),
    Term(
        "curtain",
        later_in("term", "curtain"),
        later("What hides the cards between the turns of persons at one keyboard."),
        ALL,
    ),
    Term(
        "tournament",
        later_in("term", "tournament"),
        later("Many players at several tables, with new seats after every round."),
        ("toonerville",),
    ),
    Term(
        "master-sheet",
        later_in("term", "master sheet"),
        later("The totals of all players of a tournament."),
        ("toonerville",),
    ),
    Term("record", later_in("term", "record"), later("A file with all steps of a match."), ALL),
)
"""The terms in the order in which one meets them."""


def answering(query: str) -> tuple[Term, ...]:
    """The terms that answer a query, the best first; all of them where it is empty."""
    ranked = [(found, place) for place, term in enumerate(TERMS) if (found := term.rank(query)) is not None]
    return tuple(TERMS[place] for _, place in sorted(ranked))


def occurring(text: str) -> tuple[Term, ...]:
    """The terms that a text of the language of the process uses, in the order of the glossary."""
    words = f" {' '.join(_words(text))} "
    return tuple(term for term in TERMS if f" {' '.join(_words(term.word.said()))} " in words)


def _words(text: str) -> Iterator[str]:
    """The words of a text as they are compared: without marks between them."""
    for word in folded(text).split():
        bare = word.strip("«»()[]،؛.:!؟?;,—-")
        if bare:
            yield bare
