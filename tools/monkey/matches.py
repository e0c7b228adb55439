"""Matches that stand at random moments, for a monkey to find in its store."""

from __future__ import annotations

from fa_cards.bots import levels, make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Family, Legal

LONGEST = 600
"""The most steps of a match that is not played to its end."""
WHOLE = 1_000_000
"""More steps than any match has."""

NAMES = ("", "سارا", "Reza", "بهرام‌علی Ω", "x" * 24)


def random_game(dice: Dice) -> AnyGame:
    """A game for any number of players that it takes; half of its options are away from their defaults."""
    kind = game_class(dice.choice(tuple(GAMES)))
    options = {one.key: dice.choice(one.values) for one in kind.option_list if dice.below(2)}
    return kind(options, dice.choice(kind.seat_counts()))


def random_seats(game: AnyGame, persons: int, dice: Dice) -> tuple[Seat, ...]:
    """So many persons, or as many as have a place, and else bots, in any order."""
    known, persons = levels(game.key), min(persons, game.seats)
    seats: list[Seat] = [Person(dice.choice(NAMES)) for _ in range(persons)]
    seats += [BotSeat(dice.choice(known), dice.choice(NAMES)) for _ in range(game.seats - persons)]
    return dice.shuffled(seats)


def any_of(legal: Legal, dice: Dice) -> Action:
    """One legal step: first a kind of step, each as likely, then one of that kind, so that rare kinds are not rare."""
    word = dice.choice(sorted({one.word for one in legal}))
    one = dice.choice([one for one in legal if one.word == word])
    return one.pick(dice) if isinstance(one, Family) else one


def random_match(store: Store, persons: int, dice: Dice) -> Match:
    """A match in the store, played up to a random moment: by sober persons, or by some that do whatever is legal."""
    game = random_game(dice)
    match = store.create(game, random_seats(game, persons, dice), seed=str(dice.below(10**9)))
    sober, end = dice.below(2), dice.below(LONGEST) if dice.below(8) else WHOLE
    bot = make(game.key, levels(game.key)[-1])
    while len(match.moments) < end and not match.finished:
        seat = match.actor
        if match.waits_for is Waits.PERSON and seat is not None:
            view = match.view(seat)
            match.do(seat, bot.choose(view, dice) if sober else any_of(view.legal, dice))
        elif match.waits_for is Waits.BOT:
            match.do(seat, match.think())
        else:
            match.roll()
    if match.can_undo and not dice.below(4):
        match.undo()
    return match
