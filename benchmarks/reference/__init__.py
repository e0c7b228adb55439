"""The reference: players and contracts against which the strength of bots is measured. It is frozen.

Nothing here uses the bots of the program, so that figures of years can be compared: whoever changes a line begins a new
row of figures. The players see what a view tells and play by five rules: win cheaply if the partner does not win
already, play cards that nobody can beat, draw trumps as declarer, give counters to the partner, and else play low.
"""
