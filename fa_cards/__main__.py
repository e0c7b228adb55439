"""`python -m fa_cards` is `fa-cards`."""

import sys

from fa_cards.cli import main

if __name__ == "__main__":
    sys.exit(main())
