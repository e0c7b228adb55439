"""All Fours, the parent of the games with a stock. Start with game.py; state.py moves a match on."""
