"""What the store refuses, as codes; fa_cards.words makes the sentences."""

from __future__ import annotations

from fa_cards.rules.errors import Refusal


class StoreRefusal(Refusal):
    """The store cannot be used.

    The codes are `store-busy`, `store-full`, `store-newer`, `store-not-writable`, `store-damaged` and `store-failed`,
    each with the `path`; the last with `why` in the words of the system.
    """


class NoSuchMatch(Refusal):
    """No match has that ID (code `no-such-match`)."""

    def __init__(self, id: str) -> None:
        super().__init__("no-such-match", id=id)


class UnreadableMatch(Refusal):
    """A stored match that the rules of this version do not accept (code `match-unreadable`)."""

    def __init__(self, id: str, step: int) -> None:
        super().__init__("match-unreadable", id=id, n=step)


class NobodySits(Refusal):
    """A table at which bots alone would sit, while somebody is there to play (code `no-person`)."""

    def __init__(self) -> None:
        super().__init__("no-person")


class MatchMovedOn(Refusal):
    """Another running program changed or deleted the match (code `match-moved-on`)."""

    def __init__(self, id: str) -> None:
        super().__init__("match-moved-on", id=id)


class WrongEntrants(Refusal):
    """A number of entrants with which no tournament is played (code `wrong-entrants`, with `low` and `high`)."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__("wrong-entrants", low=low, high=high)


class NoSuchTournament(Refusal):
    """No tournament has that ID (code `no-such-tournament`)."""

    def __init__(self, id: str) -> None:
        super().__init__("no-such-tournament", id=id)


class TournamentMovedOn(Refusal):
    """Another running program has played the tournament on, or deleted it (code `tournament-moved-on`)."""

    def __init__(self, id: str) -> None:
        super().__init__("tournament-moved-on", id=id)
