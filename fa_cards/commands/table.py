"""The table of commands: what each is called, takes, and does."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.commands.grammar import Argument, Command, Flag
from fa_cards.words import later, later_in

LANG = Flag(
    ("--lang",), later("The language: fa (Persian) or en (English)."), value=later_in("placeholder", "LANGUAGE")
)
HELP = Flag(("--help", "-h"), later("Shows this help."))
VERSION = Flag(("--version",), later("Shows the version of the program."))
COMMON = (LANG, HELP)
"""Flags that may stand before and after a command."""

_GAME = Argument("game", later_in("placeholder", "GAME"), later("The game, by its key (see the games below)."))
_ID = Argument("id", later_in("placeholder", "ID"), later("The short ID of a stored match, as matches shows it."))
_FILE = later_in("placeholder", "FILE")
LEVELS = later_in("placeholder", "LEVELS")
"""What stands after a flag that names bots by their level."""
_JSON = Flag(("--json",), later("Prints JSON for other programs."))
_YES = Flag(("--yes",), later("Does not ask first."))
_OPTION = Flag(
    ("-o",),
    later("Sets an option of the game; may be there several times. With the game named, the help shows its options."),
    value=later_in("placeholder", "OPTION=VALUE"),
    many=True,
)
_SEED = Flag(
    ("--seed",),
    later("A whole number that fixes all chance: the same number brings the same packs."),
    value=later_in("placeholder", "NUMBER"),
)

ALL_GAMES = "all"
"""Stands in the place of a game for every one, where levels are compared in several."""

_COUNTING = later("Players are counted from 1, in the order of the turn; records and JSON count the same seats from 0.")

COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        one.name: one
        for one in (
            Command(
                "play",
                later("Opens the program with a new match."),
                (_GAME,),
                (
                    _OPTION,
                    Flag(
                        ("--seats",),
                        later(
                            "Who sits where, in the order of the turn, with commas between: levels of bots, and person"
                            " where a person sits; one to four people share the keyboard. A number alone: so many"
                            " players, one person among them."
                        ),
                        value=LEVELS,
                    ),
                    Flag(
                        ("--name",),
                        later("What you are called; for several people once each, in the order of the turn."),
                        value=later_in("placeholder", "NAME"),
                        many=True,
                    ),
                    _SEED,
                ),
                note=_COUNTING,
            ),
            Command(
                "resume",
                later("Goes on with a stored match, without an ID with the last unfinished one."),
                (Argument("id", _ID.shown, _ID.about, optional=True),),
            ),
            Command("matches", later("Lists the stored matches with their IDs."), (), (_JSON,), note=_COUNTING),
            Command(
                "export",
                later("Writes a stored match into a file, as a record."),
                (_ID, Argument("file", _FILE, later("The file to write; - is standard output."))),
                (_YES,),
            ),
            Command(
                "import",
                later("Stores the match of a record."),
                (Argument("file", _FILE, later("The record; - is standard input.")),),
            ),
            Command("delete", later("Removes a stored match for good."), (_ID,), (_YES,)),
            Command(
                "replay",
                later("Plays a record through the rules and shows its score sheet."),
                (Argument("file", _FILE, later("The record; - is standard input.")),),
                (_JSON,),
                note=_COUNTING,
            ),
            Command(
                "simulate",
                later("Plays matches of bots alone, or compares how well their levels play."),
                (_GAME,),
                (
                    Flag(("--matches",), later("How many matches."), value=later_in("placeholder", "NUMBER")),
                    _SEED,
                    _OPTION,
                    Flag(
                        ("--seats",),
                        later(
                            "The level of each bot, in the order of the turn, with commas between; also says how many"
                            " sit down. A number alone: so many bots."
                        ),
                        value=LEVELS,
                    ),
                    Flag(
                        ("--records",),
                        later("Writes a record of each match into this folder."),
                        value=later_in("placeholder", "FOLDER"),
                    ),
                    _JSON,
                    Flag(
                        ("--duplicate",),
                        later("Compares two levels: the same deals are played twice, with the seats exchanged."),
                    ),
                    Flag(
                        ("--league",),
                        later(
                            "Compares every level with the one below in the same way and shows a table; several games"
                            " may be named with commas between, or {all} for every one."
                        ).filled(all=ALL_GAMES),
                    ),
                    Flag(
                        ("--levels",),
                        later(
                            "The levels that are compared, with commas between; a league takes all if none are named."
                        ),
                        value=LEVELS,
                    ),
                    Flag(
                        ("--deals",),
                        later("So many single deals are compared, and not whole matches."),
                        value=later_in("placeholder", "NUMBER"),
                    ),
                    Flag(
                        ("--jobs",),
                        later("So many processes share the work; the results are the same."),
                        value=later_in("placeholder", "NUMBER"),
                    ),
                    Flag(
                        ("--cluster",),
                        later(
                            "The workers of a {engine} cluster share the work; its scheduler is at this address."
                        ).filled(engine="dask"),
                        value=later_in("placeholder", "ADDRESS"),
                    ),
                ),
                note=_COUNTING,
            ),
            Command(
                "rules",
                later("Prints the rules of a game, as it is played with the options that are set."),
                (_GAME,),
                (
                    _OPTION,
                    Flag(
                        ("--seats",),
                        later("How many play, where the game is for several numbers of players."),
                        value=later_in("placeholder", "NUMBER"),
                    ),
                ),
            ),
            Command(
                "doctor",
                later("Says what this terminal can do, and what the program will do in it."),
                (),
                (Flag(("--reset",), later("Puts the terminal right again after the program was killed in it.")),),
            ),
        )
    }
)
"""Every command by its name, in the order of the help."""
