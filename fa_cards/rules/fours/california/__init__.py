"""The games with a stock to draw from. Start with games.py; state.py moves a match of any of them on."""
