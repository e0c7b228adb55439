"""Many worlds of one position played out at once, for all games of tricks.

`run` plays, `table` says what a game is to it, `policy` what every seat does; `playouts` is the door for bots. All of
it imports numpy, so nothing of it is imported before a bot needs it.
"""
