"""A monkey at the keyboard: random keys, clicks and sizes over all screens, the same for the same seed.

`python -m tools.monkey` sets it loose (`__main__`). A life (`life`) is one start of the program with a store of its
own, in which some matches stand at random moments (`matches`). What the monkey does is data (`deeds`), chosen by dice
from what is on the screen (`choosing`); whatever the program waits for goes on when the monkey says so (`waiting`).
After each deed the whole is looked at (`checks`).
"""
