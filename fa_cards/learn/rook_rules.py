"""The rules page of a game of the Rook family, made from its rules: a game that is new in rules/ has its page at once.

Everything is said as it holds with the options of one match (rook.md, sections 1 to 7). How a deal is played stands in
rook_deal_rules.py; here is what it brings, and the rest of the page.
"""

from __future__ import annotations

from fa_cards.learn.pages import Page, Paragraph, Points, Section, Table, Terms
from fa_cards.learn.rook_deal_rules import RookDeal
from fa_cards.learn.rook_writer import RookWriter
from fa_cards.learn.shared_rules import DEAL, LED, TRICK, TRUMP, VOID, deck_and_name, other_ways
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.rules import STEP
from fa_cards.rules.rook.scoring import scores, side_of
from fa_cards.words import later, later_in
from fa_cards.words.games import GAMES as GAME_WORDS

LOWEST_IN_SHELEM = 100
"""The lowest bid of the game that most readers know."""


def rook_page(game: RookGame) -> Page:
    """The rules page of a game of the family as it is played with its options."""
    words = GAME_WORDS[game.key]
    deal, after = RookDeal(game), _AfterDeal(game)
    sections = (
        deal.table(),
        deal.dealing(),
        deal.auction(),
        deal.nest(),
        *([deal.partner()] if game.rules.calls else []),
        deal.play(),
        after.score(),
        after.end(),
        other_ways(game),
        after.shelem(),
        deck_and_name(coloured=deal.coloured),
        after.glossary(),
    )
    return Page(game.key, words.name, words.about, sections)


class _AfterDeal(RookWriter):
    """The sections on what deals bring, and on what the page says beside the rules."""

    def score(self) -> Section:
        """What a deal brings, with examples."""
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

    def end(self) -> Section:
        """When the match is over, and who has won."""
        target = self.rules.target
        if self.rules.calls:
            wins = later("If a player has {n} points or more then, the highest total wins, whoever declared.")
        else:
            wins = later("If a team has {n} points or more then, the higher total wins, whoever declared.")
        points = (
            later("A deal is always played to its end, and the totals are looked at when it has been counted."),
            wins.filled(n=target),
            self.effect("tie"),
        )
        return Section("end", later_in("rules title", "The end of the match"), (Points(points),))

    def shelem(self) -> Section:
        """What is different for those who know Shelem."""
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

    def glossary(self) -> Section:
        """What words of the table mean."""
        led = later_in("glossary", "led colour") if self.coloured else later_in("glossary", "led suit")
        forced = (later_in("glossary", "forced bid"), later("The bid of the fourth player after three passes."))
        called = (later_in("glossary", "called card"), later("The card whose holder is the secret partner."))
        terms = (
            (later_in("glossary", "trick"), TRICK),
            (later_in("glossary", "deal"), DEAL),
            (led, self.filled(LED)),
            (later_in("glossary", "trump"), self.filled(TRUMP)),
            (later_in("glossary", "void"), self.filled(VOID)),
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
