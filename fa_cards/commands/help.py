"""Help in the language of the process, made of the table of commands."""

from __future__ import annotations

from fa_cards import bots, environment
from fa_cards.commands.grammar import Argument, Command, Flag
from fa_cards.commands.output import Output
from fa_cards.commands.table import COMMANDS, COMMON, LANG, LEVELS, VERSION
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.options import value_text
from fa_cards.words import isolate, say, say_in
from fa_cards.words.games import game_about, game_name
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.options import option_label, value_effect, value_label

PROGRAM = "fa-cards"


def general_help(output: Output) -> None:
    """Prints the help of the program as a whole."""
    output.line(say("fa-cards: card games in the terminal, in Persian first."))
    _head(output, say_in("help", "How it is called"))
    words = [PROGRAM, f"[{_flag_words(LANG)}]", f"[{say_in('placeholder', 'COMMAND')}]", "…"]
    output.line(isolate(" ".join(words)), indent=2)
    output.line(say("Without a command the program opens."), indent=2)
    _head(output, say_in("help", "Commands"))
    output.rows([(_call(command, flags=False), command.about.said()) for command in COMMANDS.values()])
    _flags(output, (*COMMON, VERSION))
    _games(output)
    _head(output, say_in("help", "Variables of the environment"))
    output.rows(
        [
            (environment.LANGUAGE, say("The language, where {flag} does not say it.", flag=LANG.key)),
            (environment.HOME, say("The folder in which matches and settings are kept.")),
            (environment.TERMINAL, say("What the terminal is, where the program takes it for another.")),
            (environment.NO_COLOR, say("If it is set, the program shows no colours.")),
        ]
    )
    output.line()
    output.line(say("{call} shows the help of a command.", call=f"{PROGRAM} play --help"))


def command_help(command: Command, game: str | None, output: Output) -> None:
    """Prints the help of a command; with the key of a game also its options."""
    output.line(command.about.said())
    _head(output, say_in("help", "How it is called"))
    output.line(isolate(f"{PROGRAM} {_call(command, flags=True)}"), indent=2)
    if command.arguments:
        _head(output, say_in("help", "Words after it"))
        output.rows([(argument.shown.said(), argument.about.said()) for argument in command.arguments])
    _flags(output, (*command.flags, *COMMON))
    if any(argument.key == "game" for argument in command.arguments):
        _games(output)
    if any(flag.value == LEVELS for flag in command.flags):
        _head(output, say_in("help", "Levels"))
        names = [
            say_in("help", "{name}: {about}", name=level_name(key), about=level_effect(key)) for key in bots.LEVELS
        ]
        output.rows(list(zip(bots.LEVELS, names, strict=True)))
    if command.note is not None:
        output.line()
        output.line(command.note.said())
    if game is not None and game in GAMES:
        _options(output, game)


def _head(output: Output, text: str) -> None:
    output.line()
    output.line(say_in("help", "{heading}:", heading=text))


def _flags(output: Output, flags: tuple[Flag, ...]) -> None:
    _head(output, say_in("help", "Options"))
    output.rows([(_flag_words(flag, all_spellings=True), flag.about.said()) for flag in flags])


def _games(output: Output) -> None:
    _head(output, say_in("help", "Games"))
    output.rows([(key, say_in("help", "{name}: {about}", name=game_name(key), about=game_about(key))) for key in GAMES])


def _options(output: Output, game: str) -> None:
    """The options of a game: what each is called, and each of its values with what it changes."""
    _head(output, say_in("help", "Options of {game}", game=game_name(game)))
    for option in GAMES[game].option_list:
        output.line(isolate(f"-o {option.key}=…") + " " + option_label(game, option.key), indent=2)
        rows = []
        for value in option.values:
            label, effect = value_label(game, option.key, value), value_effect(game, option.key, value)
            text = say_in("help", "{name}: {about}", name=label, about=effect)
            usual = say_in("help", "{text} (usual)", text=text)
            rows.append((value_text(value), usual if value == option.default else text))
        output.rows(rows, indent=4)
        if option.high >= option.low:
            output.line(say("Any whole number from {low} to {high}.", low=option.low, high=option.high), indent=4)


def _call(command: Command, *, flags: bool) -> str:
    words = [command.name, *map(_argument_words, command.arguments)]
    if flags:
        words += [f"[{_flag_words(flag)}]" + ("…" if flag.many else "") for flag in command.flags]
    return " ".join(words)


def _argument_words(argument: Argument) -> str:
    shown = argument.shown.said()
    return f"[{shown}]" if argument.optional else shown


def _flag_words(flag: Flag, *, all_spellings: bool = False) -> str:
    name = ", ".join(flag.spellings) if all_spellings else flag.key
    return name if flag.value is None else f"{name} {flag.value.said()}"
