"""Worlds: deals of the cards that a seat has not seen, each as likely among all that fit what has been shown.

`bits` says which bit a card is in a world; `unknown` and `sampler` know no game; the others read one family's views.
Nothing of it is imported before a bot needs it, because all but the bits import numpy.
"""
