"""The rules of the games: cards, tricks, auctions, records, one folder a game. Standard library only.

Start with game.py for what a game is, catalog.py for the games there are, records.py for the written form,
replay.py for playing it through.
"""
