"""Bots that play cards by simulation: each legal card is tried in many worlds that may be, by the same rule policy.

What is decided before the cards are played is left to another bot. Nothing here imports numpy before a card is weighed:
whoever makes a bot for a table does not wait for it.
"""
