"""The subcommands of the command line, one module each: `run(words, output)` does it and gives the exit status.

Here is what they share; `fa_cards.cli` chooses the language, reads the words and calls them.
"""
