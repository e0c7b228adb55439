"""The rules pages of Toonerville and Rook Shanghai, made from their rules (toonerville.md; extras.md, section B)."""

from __future__ import annotations

from fa_cards.learn.pages import Block, Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.rummy_round_rules import down, effect, melds, out, played, scoring, turn
from fa_cards.learn.shared_rules import (
    COLOURS_AND_SHAPES,
    DEAL,
    NEXT_DEALER,
    SHUFFLED,
    TURN_TO_THE_LEFT,
    deck_and_name,
    other_ways,
)
from fa_cards.rules.cards import PACK_ROOK_57
from fa_cards.rules.rummy import RookShanghai, RummyGame, Toonerville
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.games import GAMES as GAME_WORDS
from fa_cards.words.lists import listed
from fa_cards.words.options import option_words
from fa_cards.words.rummy.contract import contract_phrase


def rummy_page(game: RummyGame) -> Page:
    """The rules page of a game of contract rummy as it is played with its options, by its number of players."""
    words = GAME_WORDS[game.key]
    own = (_rebuilt(game),) if isinstance(game, RookShanghai) else (_tournament(),)
    sections = (
        _table(game),
        _dealing(game),
        _contracts(game),
        melds(game),
        turn(game),
        down(game),
        out(game),
        scoring(game),
        _end(game),
        *own,
        _other_ways(game),
        deck_and_name(coloured=True),
        _glossary(game),
    )
    return Page(game.key, words.name, words.about, sections)


def _table(game: RummyGame) -> Section:
    low, high = game.seat_range
    blocks: list[Block] = [
        Points(
            (
                later("{low} to {high} people play, each for himself.").filled(low=low, high=high),
                TURN_TO_THE_LEFT,
                _pack(game),
                _twins(game),
                COLOURS_AND_SHAPES,
            )
        ),
        Paragraph(
            later(
                "The aim is to get rid of your cards: lay the contract of the round, lay others off, and go out before "
                "the others do. What is left in the hand counts against its player; the lowest total wins."
            )
        ),
    ]
    if isinstance(game, RookShanghai):
        blocks.append(
            Paragraph(
                later(
                    "Reconstructed (unconfirmed): only a part of the rules of this game is known for certain. The "
                    "section of that name says which rules were completed after related games."
                )
            )
        )
    return Section("table", later_in("rules title", "The table and the cards"), tuple(blocks))


def _pack(game: RummyGame) -> Phrase:
    cards = len(game.rules.pack)
    if isinstance(game, Toonerville):
        return later(
            "As many whole Rook decks are shuffled together as there are players: {n} decks for {n} players, {m} cards "
            "with {n} Rooks. In every colour there are the numbers 1 to 14."
        ).filled(n=game.seats, m=cards)
    decks = game.rules.pack.count(PACK_ROOK_57[0])
    return later(
        "{n} Rook decks are shuffled together, without their fourteens but the black ones: {m} cards. In every colour "
        "there are the numbers 1 to 13; the {w} black fourteens and Rooks are wild. Six players take one deck more "
        "than four or five."
    ).filled(n=decks, m=cards, w=2 * decks)


def _twins(game: RummyGame) -> Phrase:
    return later("So every card is there {n} times, and the twins are alike in everything.").filled(
        n=game.rules.pack.count(PACK_ROOK_57[0])
    )


def _dealing(game: RummyGame) -> Section:
    up = later(
        "The other cards lie face down: they are the stock. Its top card is turned up beside it and begins the discard "
        "pile."
    )
    if isinstance(game, Toonerville):
        turned = effect(game, "rook-upcard")
    else:
        turned = later("A wild that is turned up goes below the stock, and another card is turned.")
    dealt = later("The cards are dealt one at a time, from the dealer's left on; how many says the table of rounds.")
    return Section(
        "dealing",
        later_in("rules title", "Shuffling and dealing"),
        (Points((NEXT_DEALER, SHUFFLED, dealt, up, turned)),),
    )


def _contracts(game: RummyGame) -> Section:
    rounds = played(game)
    rows = tuple(
        (number, one.hand, contract_phrase(one.contract), one.contract.cards) for number, one in rounds.items()
    )
    points = [
        later("Every round has its contract: the melds that you have to lay at once before you may lay anything else."),
        later("In the table stand the cards that are dealt to each, and how many the contract takes at least."),
    ]
    exact = [number for number, one in rounds.items() if one.contract.cards == one.hand]
    if len(exact) > 1:
        points.append(
            later(
                "In the rounds {rounds} the contract takes as many cards as are dealt: who lays it there without "
                "having bought is out in the same turn."
            ).filled(rounds=listed(exact))
        )
    elif exact:
        points.append(
            later(
                "In round {n} the contract takes as many cards as are dealt: who lays it there without having bought "
                "is out in the same turn."
            ).filled(n=exact[0])
        )
    head = (
        later_in("rules table", "Round"),
        later_in("rules table", "Dealt"),
        later_in("rummy rules table", "Contract"),
        later_in("rules table", "Takes"),
    )
    return Section(
        "contracts",
        later_in("rules title", "The rounds and their contracts"),
        (Points(tuple(points)), Table(head, rows)),
    )


def _end(game: RummyGame) -> Section:
    if isinstance(game, Toonerville):
        length = effect(game, "only-round")
    else:
        length = later("All {n} rounds are played one after the other; the lowest total wins.").filled(
            n=game.rules.deals
        )
    return Section(
        "end",
        later_in("rules title", "The end of the match"),
        (Points((length, later("Players who share the lowest total win together."))),),
    )


def _tournament() -> Section:
    return Section(
        "tournament",
        later_in("rules title", "As a tournament"),
        (
            Paragraph(
                later(
                    "Toonerville is often played as a tournament: at several tables of three to five, all of which "
                    "play the same round. After it everybody goes to another seat, and the points go onto one master "
                    "sheet. The lowest total after eleven rounds wins."
                )
            ),
        ),
    )


def _rebuilt(game: RookShanghai) -> Section:
    """Which rules are completed after related games (extras.md, section B)."""
    last = game.rules.deals
    return Section(
        "rebuilt",
        later_in("rules title", "Reconstructed (unconfirmed)"),
        (
            Paragraph(
                later(
                    "Only the first part of a description of Rook Shanghai was at hand. It has the pack of two decks, "
                    "the wilds and that they are never exchanged, the seven contracts and the eleven cards, the turned "
                    "card, drawing and discarding, and that nothing but the contract is laid. These rules are "
                    "completed after Toonerville, Contract Rummy and Shanghai:"
                )
            ),
            Points(
                (
                    later("Six players take three decks: 162 cards with six wilds."),
                    later("A run does not go on from 13 to 1."),
                    later("The whole of buying: who may buy, in what order, and how often."),
                    later("In a meld there may be any number of wilds besides one other card."),
                    later("In round {n} the whole hand is laid at once, without a discard.").filled(n=last),
                    later("What a card left in the hand counts: 5, 10 or 25."),
                    later("What happens when the stock is used up, and that a round can be dead."),
                    later("All that was not told: laying off later on, the card just taken, shared wins."),
                )
            ),
        ),
    )


def _other_ways(game: RummyGame) -> Section:
    """The options; of the one that picks a round is said what it does, and not that it takes a number."""
    ways = other_ways(game)
    head, terms = ways.blocks
    assert isinstance(terms, Terms)
    rounds = option_words("toonerville", "only-round").label
    alone = later("One round alone, of those from 1 to {n}; the fewest points win.").filled(n=len(game.rules.rounds))
    items = tuple((word, alone if word == rounds else effect) for word, effect in terms.items)
    return Section(ways.key, ways.title, (head, Terms(items)))


def _glossary(game: RummyGame) -> Section:
    wilds = () if isinstance(game, Toonerville) else ((later_in("glossary", "wild"), later("Stands for any card.")),)
    return Section(
        "glossary",
        later_in("rules title", "Words of the table"),
        (
            Terms(
                (
                    (later_in("glossary", "deal"), DEAL),
                    (later_in("glossary", "stock"), later("The cards that lie face down to be drawn.")),
                    (later_in("glossary", "discard pile"), later("The cards that were thrown away, the top one open.")),
                    (later_in("glossary", "buy"), later("To take the open card out of turn, with one from the stock.")),
                    (later_in("glossary", "set"), later("Three or more cards of one number.")),
                    (later_in("glossary", "run"), later("Four or more cards of one colour in sequence.")),
                    (later_in("glossary", "meld"), later("A set or a run.")),
                    (later_in("rummy glossary", "contract"), later("The melds that a round asks for.")),
                    (later_in("glossary", "go down"), later("To lay the contract.")),
                    (later_in("glossary", "lay off"), later("To add a card to a meld on the table.")),
                    (later_in("glossary", "go out"), later("To get rid of the last card.")),
                    *wilds,
                )
            ),
        ),
    )
