"""Why something was refused: one clear sentence for every code of the rules, of records, and of the store."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.cards import COLOURS
from fa_cards.rules.errors import Detail, Refusal
from fa_cards.rules.melds import Contract
from fa_cards.words.catalog import Phrase, Said, later, say
from fa_cards.words.details import detail_words
from fa_cards.words.games import GAMES
from fa_cards.words.lists import either
from fa_cards.words.rummy.contract import contract_words

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # the file of a record, and the words of a person
        "not-utf8": later("It is not written in UTF-8"),
        "not-json": later("It is not one JSON object on a line of its own"),
        "cut-off": later("The file is cut off: the last line has no end"),
        "unknown-format": later("It is not a match record that this version reads"),
        "unknown-game": later("There is no game called {game}"),
        "unknown-option": later("The option {option} does not take the value {value}"),
        "wrong-seats": later("This game is for {counts} players"),
        "not-a-step": later("This game has no such step: {step}"),
        "no-such-seat": later("There is no seat {n} at this table; records count seats from 0"),
        "after-end": later("The match is already over"),
        "export-running": later("A running match is not given out while its record shows the players' cards"),
        # every game
        "not-your-turn": later("It is not your turn"),
        "not-now": later("That cannot be done now"),
        "wrong-pack": later("These are not the cards of the pack, each of them once"),
        "not-in-hand": later("You do not hold {card}"),
        "must-follow-suit": later("The led suit is {suit}, and you hold {suit}: {cards}"),
        "bid-below-min": later("The lowest bid is {n}"),
        "bid-too-low": later("You must go higher than {n}"),
        "may-not-pass": later("Three players have passed; you must bid"),
        "trump-not-held": later("You hold no card of that suit"),
        "no-such-suit": later("This pack has no such suit"),
        "no-such-card": later("{card} is not in this pack"),
        # Rook
        "bid-step": later("A bid is a multiple of 5"),
        "bid-above-max": later("The highest bid is {n}: a deal has no more points"),
        "bid-forced": later("All the others have passed; you bid just {n}"),
        "already-passed": later("You have passed; in this deal you do not bid any more"),
        "bury-count": later("Cards for the nest: choose exactly {n}"),
        "bury-counter": later("No counter goes into the nest"),
        "bury-rook": later("The Rook does not go into the nest"),
        "bury-plain": later("Bury all your cards without points first: {cards}"),
        "call-own-off": later("Call a card that you neither hold nor have buried"),
        "must-play-rook": later("Your only trump is the {card}; play it"),
        # the family of All Fours
        "must-follow-or-trump": later("You hold {suit}: {cards}; play {suit} or a trump"),
        "must-trump": later("You hold no {suit}, but a trump; play a trump: {cards}"),
        "give-wins": later("That point would give the match away; deal three more"),
        # contract rummy
        "run-short": later("A run takes at least four cards"),
        "run-broken": later("These cards are not of one colour and in sequence"),
        "run-wrap": later("A run does not go on from the highest number to 1"),
        "set-short": later("A set takes at least three cards"),
        "set-mixed": later("These cards are not of one number"),
        "no-natural": later("Besides Rooks and other wilds a meld takes {n} or more cards"),
        "contract": later("The contract of this round is {contract}"),
        "contiguous-runs": later("In this match two runs of one colour may not touch or share a number"),
        "already-down": later("You have laid your contract already"),
        "down-first": later("Lay your contract first"),
        "last-round-discard": later("This round ends without a discard: all of your cards go down at once"),
        "no-such-meld": later("There is no meld number {n} on the table"),
        "no-fit": later("This card does not fit that meld"),
        "which-end": later("It fits at both ends of that run: say at which"),
        "one-end": later("It fits at one place alone: no end needs to be said"),
        "layoff-later": later("You have just gone down; cards are laid off from your next turn on"),
        "extra-melds-off": later("In this match nothing but the melds of the contract is laid"),
        "swaps-off": later("In this match wilds stay where they lie"),
        "set-rook": later("The Rook of a set cannot be freed"),
        "rook-kept": later("A Rook that you free has to be laid in the same turn"),
        "no-discard": later("No card lies open; draw from the stock"),
        "discard-taken": later("You may not throw away the very card that you took"),
        "after-buy": later("That card was bought; you have drawn from the stock"),
        # Teka
        "cut-range": later("Lift from {low} to {high} cards"),
        "cut-same-hands": later("That cut would bring the same hands again; choose another number"),
        "redeal-off": later("This match is played without redeals"),
        "no-redeal": later("There is a new deal only without ace, king, queen and jack; you hold {cards}"),
        "already-spoken": later("In Teka each player speaks only once"),
        "weak-pass-closed": later("Only the first two players say ter and bekhi ter; you just pass"),
        "only-double-13": later("Only double 13 is higher than this"),
        "must-lead-trump": later("The declarer leads the first trick with a trump: {cards}"),
        "ace-duty": later("Play the ace of trump ({suit}) or a trump in unbroken sequence with it: {cards}"),
        "no-such-signal": later("This match is played without that signal"),
        "false-drop": later("You still hold {suit} ({cards}); that signal would not be true"),
        "not-declarer": later("Only the declarer raises the contract"),
        "raises-off": later("This match is played without raises"),
        "raise-double-13": later("Double 13 cannot be raised"),
        "raise-once": later("You have offered a raise in this turn; play a card first"),
        "raise-reach": later("With the tricks that are left you do not reach {n}"),
        "raise-done": later("The contract is made and cannot be raised any more"),
        # bots
        "unknown-level": later("There is no {level} player of {game}"),
        # the terminal
        "no-persian-letters": later("This terminal has no Persian letters; with a locale of UTF-8 it has"),
        # who sits at the table
        "no-person": later("Somebody has to sit at the table; let a person sit at one of the seats"),
        "nothing-to-undo": later("There is nothing of yours to take back"),
        "cards-seen": later("This cannot be taken back: hidden cards have come to light since"),
        "past-curtain": later("This cannot be taken back: somebody else has had a turn since"),
        "no-such-number": later("There is no card with the number {n} to call"),
        "meld-short": later("A set takes three or more cards, a run four"),
        "meld-unasked": later("Your contract asks for no further meld of this kind"),
        "card-there": later("You have your card: lay melds, or {key} throws a card away and ends your turn"),
        "no-answer-marked": later("Go to an answer with the arrows first"),
        "no-card-marked": later("No card is marked yet: {key} marks the chosen one"),
        "nothing-marked": later("Mark one with the arrows, or press its key"),
        # the store of matches
        "store-busy": later("Another program is using the file of your matches: {path}"),
        "store-full": later("There is no room left on the disk for the file of your matches: {path}"),
        "store-newer": later("The file of your matches was written by a newer version of the program: {path}"),
        "store-not-writable": later("The file of your matches cannot be written: {path}"),
        "store-damaged": later("The file of your matches is damaged: {path}"),
        "store-failed": later("The file of your matches cannot be used: {path} ({why})"),
        "no-such-match": later("There is no stored match with the ID {id}"),
        "match-unreadable": later("The stored match {id} cannot be read from step {n} on"),
        "match-moved-on": later("The match {id} was changed in another window; open it again"),
        "wrong-entrants": later("A tournament is for {low} to {high} entrants"),
        "no-such-tournament": later("There is no stored tournament with the ID {id}"),
        "tournament-moved-on": later("The tournament {id} was played on in another window; open it again"),
        # files that the person wants to have
        "not-saved": later("The file {path} cannot be written: {why}"),
    }
)
"""The sentence of every code; the placeholders are the code's details, sets and runs together as {contract}."""


_OF_COLOURS: Mapping[str, Phrase] = MappingProxyType(
    {"must-follow-suit": later("The led colour is {suit}, and you hold {suit}: {cards}")}
)
"""The sentences that speak of suits, as they are said where the suits are the colours of the Rook deck."""

_FROM_TO_SEATS = later("The number of players must be from {low} to {high}")


def sentence_of(error: Refusal) -> Phrase:
    """The sentence of a refusal with its placeholders open: of colours where the Rook deck is played with.

    Raises:
        KeyError: the code has no sentence.
    """
    sentence = SENTENCES[error.code]
    return _OF_COLOURS.get(error.code, sentence) if error.details.get("suit") in COLOURS else sentence


def refusal(error: Refusal) -> str:
    """The sentence that says why something was refused; for a record also in which line.

    Raises:
        KeyError: the code has no sentence.
    """
    # Imported where something is refused and not before: the start stays fast.
    from fa_cards.rules.records import RecordError

    sentence, details = sentence_of(error), error.details
    match details.get("counts"):
        case (int(low), *_, int(high)) as counts if len(counts) > 2 and counts == tuple(range(low, high + 1)):
            sentence, details = _FROM_TO_SEATS, {"low": low, "high": high}
    match details:
        case {"sets": int(sets), "runs": int(runs)}:
            details = {"contract": contract_words(Contract(sets, runs))}
    why = sentence.said(**{name: _said(name, detail) for name, detail in details.items()})
    if isinstance(error, RecordError):
        return say("Line {n} of the record was not accepted: {why}", n=error.line, why=why)
    return why


def _said(name: str, detail: Detail) -> Said:
    if name == "game" and isinstance(detail, str) and detail in GAMES:
        return GAMES[detail].name
    return detail_words(detail, either)
