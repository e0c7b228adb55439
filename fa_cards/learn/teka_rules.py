"""The rules page of Teka: every rule that a player needs, in the order in which a deal runs.

The rules are those that fa_cards.rules.teka plays with every option at its default; the other values stand in the
section on other ways to play, and those of a match at the head of its page.
"""

from __future__ import annotations

from dataclasses import replace

from fa_cards.learn.pages import Example, Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.shared_rules import (
    FOLLOW,
    HIGHEST_TRUMP_WINS,
    LED,
    NEED_NOT_WIN,
    STANDARD_PACK,
    SUIT,
    TRICK,
    TRUMP,
    TWO_TEAMS,
)
from fa_cards.learn.teka_examples import first_trick, play, signals
from fa_cards.rules.teka import Teka
from fa_cards.words import later, later_in
from fa_cards.words.options import effect_of, option_words

_TABLE = Section(
    "table",
    later_in("rules title", "The table and the cards"),
    (
        Points(
            (
                TWO_TEAMS,
                later("The turn goes to the right, counter-clockwise: after you plays the player on your right."),
                STANDARD_PACK,
                later("Chance names the first dealer. After every deal the player on the dealer's right deals."),
            )
        ),
        Paragraph(
            later(
                "A word about words: the cards that lie on the table in one round are a trick, the thirteen tricks "
                "after one dealing are a deal, and all deals up to the target are a match."
            )
        ),
    ),
)

_DEALING = Section(
    "dealing",
    later_in("rules title", "Shuffle, cut and deal"),
    (
        Paragraph(
            later(
                "The pack is shuffled once, before the first deal of a match. After that it is only gathered and cut, "
                "so whoever remembers the last deal can guess where many cards lie. The table can show you the tricks "
                "of the last deal."
            )
        ),
        Points(
            (
                later("From the second deal on the dealer may cut first, but need not."),
                later("Then the player on the dealer's left always cuts, in the first deal too."),
                later(
                    "To cut is to lift 4 to 48 cards off the top and to put the rest on them. Nobody else learns "
                    "how many you lifted."
                ),
                later(
                    "Everybody gets thirteen cards in one packet: first the player on the dealer's right, then the "
                    "dealer's partner, then the player on the left, and the dealer last."
                ),
                later(
                    "After a deal the cards are gathered in a fixed order: the tricks of the declarer's team, "
                    "the tricks of the opponents, and then the cards that were not played."
                ),
            )
        ),
    ),
)

_REDEAL = Section(
    "redeal",
    later_in("rules title", "A new deal"),
    (
        Paragraph(
            later(
                "If you hold no ace, king, queen or jack of any suit, you may ask for a new deal when it is your turn "
                "to call. It is always granted. The same dealer deals again, nothing is shuffled, and both cuts are "
                "made anew; a cut that would bring the same hands again is not allowed. Even the fourth player, after "
                "three passes, may ask before the forced bid."
            )
        ),
    ),
)

_AUCTION = Section(
    "auction",
    later_in("rules title", "The auction"),
    (
        Paragraph(
            later(
                "The player on the dealer's right begins and the dealer speaks last. Everybody speaks only once. A bid "
                "is the number of tricks, from 8 to 13, that you undertake to win with your partner, and it must be "
                "higher than the bid that stands. Whoever bids last and highest is the declarer: his number is the "
                "contract, and he names trump."
            )
        ),
        Paragraph(later("Who does not bid has three ways to say so. All three are passes; they only inform:")),
        Terms(
            (
                (later_in("call", "Pass"), later("I do not reach 8, but some tricks may come.")),
                (later_in("call", "Ter"), later("I do not see one sure trick.")),
                (later_in("call", "Bekhi ter"), later("My cards are weaker still.")),
            )
        ),
        Points(
            (
                later(
                    "Ter and bekhi ter are for the first two players. The third and the fourth just pass: their "
                    "partners have already spoken."
                ),
                later(
                    "If the first three pass, the fourth may not pass: at least 8 must be bid. Such an 8 is forced, "
                    "and failing it costs less."
                ),
                later("After a bid of 13 only double 13 is higher."),
            )
        ),
    ),
)

_DOUBLE = Section(
    "double-13",
    later_in("rules title", "Double 13"),
    (
        Paragraph(
            later(
                "Double 13 is higher than every number: the declarer undertakes to win all thirteen tricks alone. Over "
                "a double 13 only another double 13 may be bid, even over one's own partner. The declarer's partner "
                "lays the cards face down and sits the deal out; three cards make a trick. If the ace of "
                "trump lies with the partner, nobody has a duty in the first trick. The first trick that is lost ends "
                "the deal, and double 13 cannot be raised."
            )
        ),
    ),
)

_FIRST_TRICK = Section(
    "first-trick",
    later_in("rules title", "Trump and the first trick"),
    (
        Paragraph(
            later(
                "The declarer names a suit of which he holds at least one card as trump, and leads a trump to the "
                "first trick. The ace of trump may not stay hidden in it:"
            )
        ),
        Points(
            (
                later(
                    "Whoever holds the ace of trump, be it the declarer, his partner or an opponent, must play it to "
                    "the first trick, or a trump that is joined to it in his hand without a gap: ace, king, queen …"
                ),
                later("A declarer without the ace may lead any trump."),
                later("All others follow with a trump if they have one, and play any card if they do not."),
            )
        ),
        Paragraph(
            later(
                "So the winner of the first trick holds every trump that is higher than the one he played, and "
                "everybody knows it. Examples, with spades as trump:"
            )
        ),
        *first_trick(),
    ),
)

_PLAY = Section(
    "play",
    later_in("rules title", "Playing the tricks"),
    (
        Points(
            (
                FOLLOW.filled(suit=SUIT),
                HIGHEST_TRUMP_WINS.filled(suit=SUIT),
                later("The winner leads the next trick, from the second trick on with any card."),
                NEED_NOT_WIN.filled(suit=SUIT),
            )
        ),
        *play(),
    ),
)

_SIGNALS = Section(
    "signals",
    later_in("rules title", "Signals"),
    (
        Paragraph(
            later(
                "In Teka you may speak to your partner by the way in which you play a card. Everybody sees the signal, "
                "and secret signs are not allowed. A card bears one signal at most."
            )
        ),
        Terms(
            (
                (later_in("manner", "Slap"), later("Partner, lead this very suit at your next chance.")),
                (
                    later_in("manner", "Snap"),
                    later("Partner, lead the linked suit. Hearts and spades are linked, and diamonds and clubs."),
                ),
                (
                    later_in("manner", "Drop"),
                    later("I have no more of this suit. It must be true: the card is your last one of its suit."),
                ),
            )
        ),
        Paragraph(later("A signal is a request, no order: the partner does what seems best.")),
        *signals(),
    ),
)

_RAISING = Section(
    "raising",
    later_in("rules title", "Raising the contract"),
    (
        Points(
            (
                later(
                    "The declarer may offer to raise the contract when it is his turn to play, once a turn, the first "
                    "time before the first lead."
                ),
                later("Both opponents must agree, one after the other. If one does not, the contract stays as it was."),
                later("The new number must be within reach: no more than the tricks won and the tricks left."),
                later("A forced 8 that is raised is no forced 8 any more."),
            )
        ),
    ),
)

_END = Section(
    "end",
    later_in("rules title", "When a deal ends"),
    (
        Paragraph(
            later(
                "A deal ends as soon as it is decided: the declarer's team has as many tricks as the contract, or the "
                "opponents have so many that the contract cannot be reached. The cards that are left are not played, "
                "and tricks over the contract never count."
            )
        ),
        Table(
            (later_in("rules table", "Contract"), later_in("rules table", "Fails at opponents' tricks")),
            ((8, 6), (9, 5), (10, 4), (11, 3), (12, 2), (13, 1)),
        ),
    ),
)

_SCORE = Section(
    "score",
    later_in("rules title", "Score and target"),
    (
        Paragraph(later("Only one team scores in a deal, and nobody loses points:")),
        Points(
            (
                later("A contract that is made brings the declarer's team as many points as its tricks."),
                later("A contract that fails brings the opponents twice as many."),
                later("A forced 8 that fails brings them 8 only, if it was not raised."),
                later("Double 13 brings 26 if it is won, and 52 to the opponents if it is lost."),
            )
        ),
        Table(
            (
                later_in("rules table", "Example"),
                later_in("rules table", "Declarer's team"),
                later_in("rules table", "Opponents"),
            ),
            (
                (later_in("rules table", "9 bid and made"), 9, 0),
                (later_in("rules table", "9 bid and failed"), 0, 18),
                (later_in("rules table", "forced 8, failed"), 0, 8),
                (later_in("rules table", "free 8, failed"), 0, 16),
                (later_in("rules table", "forced 9, failed"), 0, 18),
                (later_in("rules table", "8 raised to 10, made"), 10, 0),
                (later_in("rules table", "8 raised to 10, failed"), 0, 20),
                (later_in("rules table", "double 13, won"), 26, 0),
                (later_in("rules table", "double 13, lost"), 0, 52),
            ),
        ),
        Paragraph(later("The first team with 104 points or more wins the match. There is no tie.")),
    ),
)

_OTHER_WAYS = Section(
    "other-ways",
    later_in("rules title", "Other ways to play"),
    (
        Paragraph(later("Tables differ. When you set up a match, you can choose:")),
        Terms(
            (
                (later_in("option", "Target"), later("100 points, or any other number, in place of 104.")),
                (
                    later_in("option", "Shuffling"),
                    later("Lightly before every deal, so that many cards stay together; or thoroughly."),
                ),
                (later_in("option", "Redeal"), later("Without it every hand is played.")),
                (
                    later_in("option", "Ter and bekhi ter for all"),
                    later("The third and the fourth player may say them too, wherever they may pass."),
                ),
                (
                    later_in("option", "Double 13"),
                    later("The declarer's partner may play too; a trick that the partner wins is lost all the same."),
                ),
                (later_in("option", "Raising"), later("Without it the contract stays as it was bid.")),
                (
                    later_in("option", "Signals"),
                    later(
                        "Three, none, or two: a slap then says that you are sure of the suit, and a card tossed from "
                        "above that you are weak in it."
                    ),
                ),
                (later_in("option", "True drops"), later("Without it a drop need not be true.")),
                (
                    later_in("option", "Lawreece"),
                    later("A contract of 13 brings 26 if it is made, and 26 to the opponents if it fails."),
                ),
            )
        ),
    ),
)

_HOKM_SHELEM = Section(
    "hokm-shelem",
    later_in("rules title", "If you know Hokm or Shelem"),
    (
        Paragraph(
            later(
                "You are nearly at home: the partner sits opposite, the turn goes to the right, suits are followed and "
                "trump beats them all. These things are different:"
            )
        ),
        Points(
            (
                later(
                    "Hokm: the declarer is not found by chance but by bidding, he sees all thirteen cards before he "
                    "names trump, and the target is points, not seven tricks."
                ),
                later(
                    "Shelem: you bid tricks and not points, everybody speaks only once, there are no cards to "
                    "exchange, and a contract that fails takes nothing from you but gives to the opponents."
                ),
                later("Both: the pack is not shuffled between deals, and the first trick has its rule for the ace."),
                later("Both: signals are part of the game here, openly and by rule."),
            )
        ),
    ),
)

_GLOSSARY = Section(
    "glossary",
    later_in("rules title", "Words of the table"),
    (
        Terms(
            (
                (later_in("glossary", "trick"), TRICK),
                (later_in("glossary", "deal"), later("From one dealing to its score: at most thirteen tricks.")),
                (later_in("glossary", "match"), later("All deals until a team reaches the target.")),
                (later_in("glossary", "led suit"), LED.filled(suit=SUIT)),
                (later_in("glossary", "trump"), TRUMP.filled(suit=SUIT)),
                (later_in("glossary", "to ruff"), later("To play a trump on a led suit that one does not hold.")),
                (later_in("glossary", "void"), later("Without a card of a suit.")),
                (later_in("glossary", "to bid"), later("To name a number of tricks in the auction.")),
                (later_in("glossary", "declarer"), later("The player with the last and highest bid.")),
                (later_in("glossary", "contract"), later("The tricks that the declarer's team has to win.")),
                (later_in("glossary", "forced bid"), later("The bid of the fourth player after three passes.")),
                (later_in("glossary", "ter, bekhi ter"), later("A weak pass, and a very weak one.")),
                (later_in("glossary", "double 13"), later("All thirteen tricks, alone.")),
                (later_in("glossary", "lawreece"), later("A contract of 13 that counts 26.")),
                (
                    later_in("glossary", "linked suit"),
                    later("The other suit of a pair: hearts with spades, diamonds with clubs."),
                ),
                (later_in("glossary", "cut"), later("To lift a part of the pack and put the rest on it.")),
            )
        ),
    ),
)

TEKA = Page(
    "teka",
    later_in("game", "Teka"),
    later(
        "Teka comes from Afghanistan. Two teams bid for the right to name trump, and partners speak to each other by "
        "the way they lay their cards on the table."
    ),
    (
        _TABLE,
        _DEALING,
        _REDEAL,
        _AUCTION,
        _DOUBLE,
        _FIRST_TRICK,
        _PLAY,
        _SIGNALS,
        _RAISING,
        _END,
        _SCORE,
        _OTHER_WAYS,
        _HOKM_SHELEM,
        _GLOSSARY,
    ),
)
"""The rules page of Teka as it is usually played."""


def teka_page(game: Teka) -> Page:
    """The rules page of Teka; where a match is played in other ways, these stand at its head."""
    changed = tuple(
        (option_words(game.key, option.key).label, effect_of(game.key, option.key, game.options[option.key]))
        for option in game.option_list
        if game.options[option.key] != option.default
    )
    if not changed:
        return TEKA
    here = Section("this-match", later_in("rules title", "In this match"), (Terms(changed),))
    return replace(TEKA, sections=(here, *(_true_in(game, section) for section in TEKA.sections)))


def _true_in(game: Teka, section: Section) -> Section:
    """The section without the examples that are not true in this match."""
    if section is not _SIGNALS or (game.options["signals"] == "three" and game.options["truthful-drop"]):
        return section
    return replace(section, blocks=tuple(block for block in section.blocks if not isinstance(block, Example)))
