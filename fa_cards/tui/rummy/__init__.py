"""The table of contract rummy: one's own hand, the melds on the table, and the tray in which melds are put together.

Start with page.py. order.py and arranging.py hold what a person has laid out for himself, without widgets.
"""
