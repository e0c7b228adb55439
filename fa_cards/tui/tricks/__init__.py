"""The table of trick games: what lies in its middle, how it is drawn and played at, and what is told of tricks."""
