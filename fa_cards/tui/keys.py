"""The one table of keys: what a person can do, by which keys, and how help and hints call it.

Bindings, hints at the foot of the screen, key caps on choices and the help page are all made of it. A key is written
as Textual names it, or as the character that it types with the English layout; its Persian twins follow from twins.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from textual.events import Key

from fa_cards.tui.twins import twins
from fa_cards.words import Phrase, later, later_in


class Scope(Enum):
    """Where an act can be done. The value orders the help page."""

    ANYWHERE = later_in("keys", "Everywhere")
    LIST = later_in("keys", "Menus and choices")
    PAGE = later_in("keys", "Pages")
    QUESTION = later_in("keys", "Questions")
    TWO_LINES = later_in("keys", "Which line reads right")
    RULES = later_in("keys", "Reading rules")
    MENU = later_in("keys", "In the menu")
    GAMES = later_in("keys", "The games")
    HISTORY = later_in("keys", "Past matches")
    TOURNAMENT = later_in("keys", "In a tournament")
    REPLAY = later_in("keys", "Replaying a match")
    TRICKS_REPLAY = later_in("keys", "Replaying tricks")
    TURNS_REPLAY = later_in("keys", "Replaying turns, in rummy")
    SEATS = later_in("keys", "Who plays")
    CURTAIN = later_in("keys", "At the curtain")
    LESSON = later_in("keys", "In a lesson")
    LESSON_ON = later_in("keys", "Reading in a lesson")
    LESSON_MARK = later_in("keys", "Marking cards in a lesson")
    TABLE = later_in("keys", "At the table")
    TRICKS = later_in("keys", "Looking back at tricks")
    CUT = later_in("keys", "Cutting the pack")
    AUCTION = later_in("keys", "Auction")
    TRUMP = later_in("keys", "Naming trump")
    NEST = later_in("keys", "Burying in the nest")
    CALL = later_in("keys", "Calling a card")
    CARD = later_in("keys", "Playing a card")
    SIGNALS = later_in("keys", "Signals and raises in Teka")
    RAISE = later_in("keys", "Raising the contract")
    ANSWER = later_in("keys", "Answering a raise")
    BEG = later_in("keys", "Standing or begging in All Fours")
    GIVE = later_in("keys", "Answering who begs in All Fours")
    RUMMY_HAND = later_in("keys", "Your cards in rummy")
    RUMMY_TAKE = later_in("keys", "Beginning a turn in rummy")
    RUMMY_BUY = later_in("keys", "Buying in rummy")
    RUMMY_MELD = later_in("keys", "Melds in rummy")
    RUMMY_CHOICE = later_in("keys", "One of several ways in rummy")


class Act(NamedTuple):
    """One thing that a person can do."""

    name: str
    scope: Scope
    keys: tuple[str, ...]
    """The first one is shown."""
    label: Phrase
    """As hints and choices call it."""
    help: Phrase
    """A sentence for the help page."""

    @property
    def cap(self) -> str:
        """The key as a key cap shows it."""
        key = self.keys[0]
        return CAPS.get(key, key.upper() if len(key) == 1 else key)


CAPS: Mapping[str, str] = {
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "delete": "Del",
    "backspace": "Backspace",
    "home": "Home",
    "end": "End",
    "ctrl+c": "Ctrl+C",
    "ctrl+p": "Ctrl+P",
    "ctrl+q": "Ctrl+Q",
    "f1": "F1",
    "f2": "F2",
    "f3": "F3",
    "f4": "F4",
    "f5": "F5",
    "f6": "F6",
    "f12": "F12",
    "minus": "-",
    "equals_sign": "=",
    "comma": ",",
    "full_stop": ".",
}
"""Keys whose cap bears another text than their name."""

ACTS: tuple[Act, ...] = (
    Act("help", Scope.ANYWHERE, ("?", "h", "f1"), later_in("act", "Help"), later("Shows all keys.")),
    Act("language", Scope.ANYWHERE, ("e", "f2"), later_in("act", "The other language"), later("Switches between Persian and English.")),
    Act("picture", Scope.ANYWHERE, ("f12", "x"), later_in("act", "Picture"), later("Saves a picture of the screen as it stands.")),
    Act("palette", Scope.ANYWHERE, ("/", "c", "ctrl+p"), later_in("act", "Search"), later("Searches everything that can be done here.")),
    Act("settings", Scope.ANYWHERE, ("o",), later_in("act", "Settings"), later("Shows the settings: language, colours, speed and more.")),
    Act("words", Scope.ANYWHERE, ("f4", "'"), later_in("act", "Words"), later("Shows what the words of the games mean, those of this page first.")),
    Act("back", Scope.ANYWHERE, ("escape", "q"), later_in("act", "Back"), later("Goes back; at the table it leaves the match, which is kept.")),
    Act("quit", Scope.ANYWHERE, ("ctrl+q", "ctrl+c"), later_in("act", "Quit"), later("Leaves the program; a running match is kept.")),
    Act("up", Scope.LIST, ("up", "k"), later_in("act", "Up"), later("Moves up.")),
    Act("down", Scope.LIST, ("down", "j"), later_in("act", "Down"), later("Moves down.")),
    Act("left", Scope.LIST, ("left",), later_in("act", "Left"), later("Moves to the left.")),
    Act("right", Scope.LIST, ("right",), later_in("act", "Right"), later("Moves to the right.")),
    Act("choose", Scope.LIST, ("enter", "space"), later_in("act", "Choose"), later("Takes what is marked.")),
    Act("page-up", Scope.PAGE, ("pageup",), later_in("act", "Page up"), later("Turns a page back.")),
    Act("page-down", Scope.PAGE, ("pagedown",), later_in("act", "Page down"), later("Turns a page on.")),
    Act("first", Scope.PAGE, ("home",), later_in("act", "Top"), later("Goes to the beginning.")),
    Act("last", Scope.PAGE, ("end",), later_in("act", "End"), later("Goes to the end.")),
    Act("yes", Scope.QUESTION, ("y",), later_in("act", "Yes"), later("Answers yes.")),
    Act("no", Scope.QUESTION, ("n",), later_in("act", "No"), later("Answers no.")),
    Act("first-line", Scope.TWO_LINES, ("1",), later_in("act", "The first line"), later("Says that the first line reads right.")),
    Act("second-line", Scope.TWO_LINES, ("2",), later_in("act", "The second line"), later("Says that the second line reads right.")),
    Act("no-line", Scope.TWO_LINES, ("0",), later_in("act", "Neither"), later("Says that neither line reads right.")),
    Act("latin", Scope.TWO_LINES, ("l",), later_in("act", "Go on in English"), later("Goes on in English, where a font has no Persian letters.")),
    Act("persian", Scope.TWO_LINES, ("f",), later_in("act", "Go on in Persian"), later("Goes on in Persian all the same.")),
    Act("name", Scope.SEATS, ("n",), later_in("act", "Name"), later("Changes the name of the marked player.")),
    Act("lift", Scope.CURTAIN, ("enter", "space"), later_in("act", "Lift the curtain"), later("Lifts the curtain, for the person whose turn it is.")),
    Act("find-in", Scope.RULES, ("f",), later_in("act", "Find"), later("Searches the page; Enter goes to the next place.")),
    Act("leave", Scope.MENU, ("q",), later_in("act", "Quit"), later("Leaves the program; every match is kept.")),
    Act("history", Scope.MENU, ("b",), later_in("act", "Past matches"), later("Shows all stored matches.")),
    Act("rules-of", Scope.GAMES, ("i",), later_in("act", "Rules"), later("Shows the rules of the marked game.")),
    Act("tournament", Scope.GAMES, ("t",), later_in("act", "Tournament"), later("Sets up a tournament of Toonerville.")),
    Act("set-up", Scope.GAMES, ("n",), later_in("act", "New match"), later("Begins a match of the marked game.")),
    Act("go-on", Scope.HISTORY, ("p",), later_in("act", "Go on"), later("Goes on with the match at its table.")),
    Act("replay", Scope.HISTORY, ("r",), later_in("act", "Replay"), later("Goes through the match step by step.")),
    Act("sheet-of", Scope.HISTORY, ("g",), later_in("act", "Sheet"), later("Shows the score sheet of the match.")),
    Act("export", Scope.HISTORY, ("s",), later_in("act", "Save"), later("Writes the match into a file.")),
    Act("delete", Scope.HISTORY, ("d", "delete"), later_in("act", "Delete"), later("Deletes the match, after a question.")),
    Act("find", Scope.HISTORY, ("f",), later_in("act", "Find"), later("Finds matches by names, game, day or ID.")),
    Act("tournament-of", Scope.HISTORY, ("t",), later_in("act", "Tournament"), later("Shows the tournament in which the match is a table.")),
    Act("play-table", Scope.TOURNAMENT, ("p",), later_in("act", "Play your round"), later("Goes to the table at which you sit in this round.")),
    Act("next-round", Scope.TOURNAMENT, ("n",), later_in("act", "Next round"), later("Begins the next round, once this one is over at all tables.")),
    Act("master-sheet", Scope.TOURNAMENT, ("g",), later_in("act", "Master sheet"), later("Shows the totals of all entrants in the order of their places.")),
    Act("run-tables", Scope.TOURNAMENT, ("s",), later_in("act", "Bots' tables"), later("Lets the bots at the other tables wait, or play on.")),
    Act("give-up", Scope.TOURNAMENT, ("d", "delete"), later_in("act", "Delete"), later("Deletes the tournament, after a question; the matches of its tables stay.")),
    Act("step-left", Scope.REPLAY, ("left",), later_in("act", "Step to the left"), later("Goes a step to the left: on in Persian, back in English.")),
    Act("step-right", Scope.REPLAY, ("right",), later_in("act", "Step to the right"), later("Goes a step to the right: back in Persian, on in English.")),
    Act("step-on", Scope.REPLAY, ("n", "enter"), later_in("act", "Next step"), later("Goes a step on.")),
    Act("step-back", Scope.REPLAY, ("b", "backspace"), later_in("act", "Step back"), later("Goes a step back.")),
    Act("trick-back", Scope.TRICKS_REPLAY, ("up", "k"), later_in("act", "Trick back"), later("Goes back to the trick before.")),
    Act("trick-on", Scope.TRICKS_REPLAY, ("down", "j"), later_in("act", "Next trick"), later("Goes on to the next trick.")),
    Act("turn-back", Scope.TURNS_REPLAY, ("up", "k"), later_in("act", "Turn back"), later("Goes back to the end of the turn before.")),
    Act("turn-on", Scope.TURNS_REPLAY, ("down", "j"), later_in("act", "Next turn"), later("Goes on to the end of the next turn.")),
    Act("deal-back", Scope.REPLAY, ("pageup",), later_in("act", "Deal back"), later("Goes back to the beginning of this deal or the one before.")),
    Act("deal-on", Scope.REPLAY, ("pagedown",), later_in("act", "Next deal"), later("Goes on to the next deal.")),
    Act("to-start", Scope.REPLAY, ("home",), later_in("act", "Beginning"), later("Goes to the beginning of the match.")),
    Act("to-end", Scope.REPLAY, ("end",), later_in("act", "End"), later("Goes to the end of the match.")),
    Act("coach", Scope.REPLAY, ("d",), later_in("act", "Coach"), later("Asks the coach, and goes to the next step for which he would have taken another one.")),
    Act("play-on", Scope.REPLAY, ("space", "p"), later_in("act", "Play"), later("Lets the match play by itself, and stops it.")),
    Act("lesson-on", Scope.LESSON_ON, ("enter", "space"), later_in("act", "Go on"), later("Goes on in the lesson.")),
    Act("lesson-mark", Scope.LESSON_MARK, ("space",), later_in("act", "Mark"), later("Marks the chosen card, or takes the mark away.")),
    Act("lesson-marked", Scope.LESSON_MARK, ("enter",), later_in("act", "Answer"), later("Answers with the marked cards.")),
    Act("lesson-show", Scope.LESSON, ("f3", "!"), later_in("act", "Show me"), later("Shows what is right, where you are asked for something in a lesson.")),
    Act("lesson-before", Scope.LESSON, ("f5", "["), later_in("act", "One back"), later("Goes one part of the lesson back.")),
    Act("lesson-skip", Scope.LESSON, ("f6", "]"), later_in("act", "Skip"), later("Goes on to the next part of the lesson, whatever this one asks for.")),
    Act("hint", Scope.TABLE, ("f3", "!"), later_in("act", "Hint"), later("Asks the coach what he would do now, and why.")),
    Act("undo", Scope.TABLE, ("u",), later_in("act", "Undo"), later("Takes back your last decision and what followed.")),
    Act("redo", Scope.TABLE, ("y",), later_in("act", "Redo"), later("Does again what was taken back.")),
    Act("last-trick", Scope.TRICKS, ("z",), later_in("act", "Last trick"), later("Shows the tricks of this deal.")),
    Act("last-deal", Scope.TRICKS, ("v",), later_in("act", "Last deal"), later("Shows the tricks of the deal before.")),
    Act("log", Scope.TABLE, ("l",), later_in("act", "Log"), later("Shows all that happened in this match, the newest last.")),
    Act("sheet", Scope.TABLE, ("g",), later_in("act", "Score sheet"), later("Shows the score sheet.")),
    Act("seats", Scope.TABLE, ("w",), later_in("act", "Who plays"), later("Lets a bot take over a seat, or a person one from a bot.")),
    Act("rules", Scope.TABLE, ("i",), later_in("act", "Rules"), later("Shows the rules of the game.")),
    Act("cut-less", Scope.CUT, ("left",), later_in("act", "To the left"), later("Moves the cut to the left.")),
    Act("cut-more", Scope.CUT, ("right",), later_in("act", "To the right"), later("Moves the cut to the right.")),
    Act("cut", Scope.CUT, ("enter", "space"), later_in("act", "Cut"), later("Cuts at the mark.")),
    Act("no-cut", Scope.CUT, ("n",), later_in("act", "Do not cut"), later("Leaves the pack as it is, where the dealer may.")),
    *(
        Act(f"number-{digit}", Scope.AUCTION, (str(digit),), later_in("act", "Number"), later("Types the number of a bid; Enter bids it where more digits could follow."))
        for digit in range(10)
    ),
    Act("bids-on", Scope.AUCTION, ("s",), later_in("act", "Other bids"), later("Shows the bids that had no room.")),
    Act("double-13", Scope.AUCTION, ("d", "د"), later_in("act", "Double 13"), later("Bids all 13 tricks alone.")),
    Act("pass", Scope.AUCTION, ("p", "پ"), later_in("act", "Pass"), later("Passes.")),
    Act("ter", Scope.AUCTION, ("t", "ت"), later_in("act", "Ter"), later("Passes and says: no sure trick.")),
    Act("behi-ter", Scope.AUCTION, ("b", "ب"), later_in("act", "Bekhi ter"), later("Passes and says: weaker still.")),
    Act("redeal", Scope.AUCTION, ("r",), later_in("act", "Redeal"), later("Asks for a new deal, with a hand without ace, king, queen and jack.")),
    Act("trump-1", Scope.TRUMP, ("1",), later_in("act", "The first suit"), later("Names the first suit that is shown.")),
    Act("trump-2", Scope.TRUMP, ("2",), later_in("act", "The second suit"), later("Names the second suit that is shown.")),
    Act("trump-3", Scope.TRUMP, ("3",), later_in("act", "The third suit"), later("Names the third suit that is shown.")),
    Act("trump-4", Scope.TRUMP, ("4",), later_in("act", "The fourth suit"), later("Names the fourth suit that is shown.")),
    Act("mark", Scope.NEST, ("space",), later_in("act", "Mark"), later("Marks the chosen card for the nest, or takes the mark away.")),
    Act("bury", Scope.NEST, ("enter",), later_in("act", "Bury"), later("Buries the marked cards once they are as many as needed; marks the chosen card before that.")),
    *(
        Act(f"digit-{digit}", Scope.CALL, (str(digit),), later_in("act", "Number"), later("Types the number of the card; Enter calls it where more digits could follow."))
        for digit in range(10)
    ),
    Act("card-left", Scope.CARD, ("left",), later_in("act", "Card to the left"), later("Chooses the next card to the left.")),
    Act("card-right", Scope.CARD, ("right",), later_in("act", "Card to the right"), later("Chooses the next card to the right.")),
    *(
        Act(f"card-{place}", Scope.CARD, (key,), later_in("act", "Card"), later("Chooses a card by its place: 1 to 9, then 0, - and =."))
        for place, key in enumerate(("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equals_sign"), 1)
    ),
    Act("card-first", Scope.CARD, ("home",), later_in("act", "First card"), later("Chooses the first card.")),
    Act("card-last", Scope.CARD, ("end",), later_in("act", "Last card"), later("Chooses the last card.")),
    Act("manner-before", Scope.SIGNALS, ("up",), later_in("act", "Manner before"), later("Marks the manner before: plain, slap, snap, drop.")),
    Act("manner-after", Scope.SIGNALS, ("down",), later_in("act", "Next manner"), later("Marks the next manner: plain, slap, snap, drop.")),
    Act("plain", Scope.CARD, ("enter", "space"), later_in("act", "Play it"), later("Plays the chosen card; in Teka in the marked manner, which is plain at first.")),
    Act("slap", Scope.SIGNALS, ("s", "ک"), later_in("act", "Slap"), later("Slaps the chosen card on the table.")),
    Act("snap", Scope.SIGNALS, ("f", "ت"), later_in("act", "Snap"), later("Snaps the edge of the chosen card.")),
    Act("drop", Scope.SIGNALS, ("d",), later_in("act", "Drop"), later("Lets the chosen card fall from above.")),
    Act("raise", Scope.SIGNALS, ("r",), later_in("act", "Raise"), later("Offers to raise your contract, as the declarer before you play.")),
    *(
        Act(f"number-{digit}", Scope.RAISE, (str(digit),), later_in("act", "Number"), later("Offers that number of tricks; for 12 type 1 and then 2."))
        for digit in range(10)
    ),
    Act("accept", Scope.ANSWER, ("a",), later_in("act", "Accept"), later("Agrees to the raise.")),
    Act("refuse", Scope.ANSWER, ("n",), later_in("act", "Refuse"), later("Does not agree to the raise.")),
    Act("stand", Scope.BEG, ("s",), later_in("act", "Stand"), later("Plays with the suit of the turned card as trump.")),
    Act("beg", Scope.BEG, ("b", "د"), later_in("act", "Beg"), later("Asks the dealer for a point or for another trump.")),
    Act("give", Scope.GIVE, ("p", "ی"), later_in("act", "Give a point"), later("Gives a point to who begs, and keeps trump.")),
    Act("run", Scope.GIVE, ("r", "س"), later_in("act", "Three more"), later("Deals three more cards to each and turns another card for trump.")),
    Act("hand-left", Scope.RUMMY_HAND, ("left",), later_in("act", "Card to the left"), later("Chooses the next card to the left.")),
    Act("hand-right", Scope.RUMMY_HAND, ("right",), later_in("act", "Card to the right"), later("Chooses the next card to the right.")),
    Act("hand-up", Scope.RUMMY_HAND, ("up", "k"), later_in("act", "Row above"), later("Chooses a card in the row above.")),
    Act("hand-down", Scope.RUMMY_HAND, ("down", "j"), later_in("act", "Row below"), later("Chooses a card in the row below.")),
    Act("hand-first", Scope.RUMMY_HAND, ("home",), later_in("act", "First card"), later("Chooses the first card.")),
    Act("hand-last", Scope.RUMMY_HAND, ("end",), later_in("act", "Last card"), later("Chooses the last card.")),
    Act("mark-card", Scope.RUMMY_HAND, ("space",), later_in("act", "Mark"), later("Marks the chosen card for a meld, or takes the mark away.")),
    Act("put-together", Scope.RUMMY_HAND, ("m",), later_in("act", "Make a meld"), later("Puts the marked cards together as a meld, which waits in the tray until you go down.")),
    Act("choose-this", Scope.RUMMY_HAND, ("enter",), later_in("act", "Go on"), later("Makes a meld of the marked cards; with your whole contract in the tray, goes down; after a digit, takes that number.")),
    Act("take-apart", Scope.RUMMY_HAND, ("backspace", "delete"), later_in("act", "Put back"), later("Takes the marks away; without marks it puts the last meld of the tray back into your hand.")),
    Act("sort", Scope.RUMMY_HAND, ("s",), later_in("act", "Sort"), later("Sorts your cards by colour, or by number.")),
    Act("card-to-left", Scope.RUMMY_HAND, ("comma", "و"), later_in("act", "Move it left"), later("Moves the chosen card to the left; your own order stays until the deal ends.")),
    Act("card-to-right", Scope.RUMMY_HAND, ("full_stop",), later_in("act", "Move it right"), later("Moves the chosen card to the right.")),
    Act("buy-asking", Scope.RUMMY_HAND, ("r",), later_in("act", "Ask about buying"), later("Asks you no more in this round whether you buy, or asks you again.")),
    Act("take", Scope.RUMMY_TAKE, ("t", "ب"), later_in("act", "Take the open card"), later("Takes the top card of the discards.")),
    Act("draw", Scope.RUMMY_TAKE, ("d", "ک"), later_in("act", "Draw"), later("Leaves the open card to others who may buy it, and draws from the stock.")),
    Act("buy", Scope.RUMMY_BUY, ("b",), later_in("act", "Buy"), later("Takes the open card out of turn, with one more from the stock.")),
    Act("let", Scope.RUMMY_BUY, ("n",), later_in("act", "Do not buy"), later("Leaves the open card to who is asked next.")),
    Act("propose", Scope.RUMMY_MELD, ("p",), later_in("act", "Propose"), later("Fills the tray with the way of laying your contract that leaves the least in your hand.")),
    Act("go-down", Scope.RUMMY_MELD, ("d",), later_in("act", "Go down"), later("Lays the melds of the tray, once they are your whole contract.")),
    Act("lay-off", Scope.RUMMY_MELD, ("a",), later_in("act", "Lay off"), later("Lays the chosen card off on a meld, or puts it in the place of a Rook in a run.")),
    Act("discard", Scope.RUMMY_MELD, ("f",), later_in("act", "Discard"), later("Throws the chosen card away, which ends your turn.")),
    *(
        Act(f"number-{digit}", Scope.RUMMY_MELD, (str(digit),), later_in("act", "Meld"), later("Lays the chosen card off on the meld with that number; Enter takes it where more digits could follow."))
        for digit in range(10)
    ),
    *(
        Act(f"way-{digit}", Scope.RUMMY_CHOICE, (str(digit),), later_in("act", "Way"), later("Takes the way with that number."))
        for digit in range(1, 10)
    ),
)  # fmt: skip

TOGETHER: Mapping[str, str] = {"up": "down", "left": "right", "page-up": "page-down"}
"""Acts of which hints show both or none: one way alone would say that there is no other."""

BY_NAME: Mapping[str, Act] = {act.name: act for act in ACTS}


def _spellings(key: str) -> tuple[str, ...]:
    return (key, *twins(key))


_BY_SPELLING: Mapping[tuple[Scope, str], Act] = {
    (act.scope, spelling): act for act in ACTS for key in act.keys for spelling in _spellings(key)
}


def hidden(act: Act, scopes: Iterable[Scope]) -> bool:
    """Whether the first key of an act does something else in these scopes."""
    return (
        next((_BY_SPELLING[scope, act.keys[0]] for scope in scopes if (scope, act.keys[0]) in _BY_SPELLING), act)
        is not act
    )


def find(event: Key, scopes: Iterable[Scope]) -> Act | None:
    """The act that a key stands for in the first of the scopes that knows it, or None."""
    names = (event.key, event.character or "")
    for scope in scopes:
        for name in names:
            if act := _BY_SPELLING.get((scope, name)):
                return act
    return None
