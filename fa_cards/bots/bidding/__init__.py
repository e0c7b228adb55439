"""Bids, trump, buried and called cards, weighed by playing out many worlds in which they would be played.

A module for each family, each with one class: `teka.SimulatedTekaAuction`, `rook.SimulatedRookAuction`. They import
numpy, so they are imported when a bot is made that needs them.
"""
