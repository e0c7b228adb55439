"""Levels of bots against one another in duplicate: the same deals, with the seats exchanged.

The unit is a pair: a match, or one deal, that is played twice with the same cards at each seat. First one level sits
with the first side and the other with the second, then the other way round; where each plays alone, the levels sit in
turn, and every seat is held by each of them once. So the luck of the cards goes out of the difference, and pairs are
what the standard errors are counted by.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path
from statistics import fmean

from fa_cards.bots import levels as levels_of_bots
from fa_cards.play.duplicate import shuffled_in_full
from fa_cards.play.figures import PLACES, Figure, figure, ranks
from fa_cards.play.match import BotMaker
from fa_cards.play.seats import teams_of
from fa_cards.play.simulate import Progress, check, write_whole
from fa_cards.play.work import Outcome, Task, every
from fa_cards.play.workers import ALONE, Workers
from fa_cards.rules.catalog import AnyGame

SITTINGS = 2
"""How often the cards of a pair are played: each level once with the cards of each side."""

FEWEST_PAIRS = 2
"""With fewer there is no standard error."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One level against another in a game."""

    game: AnyGame
    levels: tuple[str, str]
    """The one that is judged, and the one that it is compared with; it may be the same, to see that chance is fair."""
    seed: int
    pairs: int
    deals: bool = False
    """Whether a pair is of one deal, the first of a match, and not of a whole match."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that share a score."""
        return teams_of(self.game)

    @property
    def alone(self) -> bool:
        """Whether there are more than two sides, so that ranks tell more than who won."""
        return len(self.sides) > SITTINGS

    def sitting(self, number: int) -> tuple[int, ...]:
        """Who sits at each seat in that sitting of a pair: 0 for the first of the levels, 1 for the other."""
        by_seat = {seat: (place + number) % 2 for place, side in enumerate(self.sides) for seat in side}
        return tuple(by_seat[seat] for seat in range(self.game.seats))

    def seats(self, number: int) -> tuple[str, ...]:
        """The level of each seat in that sitting."""
        return tuple(self.levels[one] for one in self.sitting(number))

    def tasks(self, *, record: bool) -> Iterator[Task]:
        """The matches or deals to be played, pair by pair. A pair has the same cards whatever levels play it."""
        for number in range(1, self.pairs + 1):
            for sitting in range(SITTINGS):
                yield Task(
                    self.game.key,
                    dict(self.game.options),
                    self.seats(sitting),
                    f"{self.seed}-{number}",
                    duplicate=True,
                    deals=1 if self.deals else None,
                    record=record,
                )

    def record_name(self, number: int, sitting: int) -> str:
        """The name of the file of a sitting; both numbers from 1."""
        return f"{self.game.key}-{self.seed}-{'-'.join(self.levels)}-{number}-{sitting}.jsonl"


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair that was played."""

    contest: Contest
    outcomes: tuple[Outcome, ...]
    """One a sitting."""

    @property
    def totals(self) -> tuple[float, float]:
        """What a seat of each level scored on average; every seat is counted once for each."""
        return self._by_level([one.totals for one in self.outcomes])

    @property
    def ranks(self) -> tuple[float, float]:
        """The mean rank of a seat of each level."""
        lowest = self.contest.game.lowest_wins
        return self._by_level([ranks(one.totals, lowest_wins=lowest) for one in self.outcomes])

    @property
    def ahead(self) -> float:
        """How many points a seat of the first level was better than one of the other."""
        first, other = self.totals
        return other - first if self.contest.game.lowest_wins else first - other

    @property
    def share(self) -> float:
        """The share of the wins that went to the first level: of a sitting that several win together, its part."""
        return fmean(
            fmean(self.contest.sitting(number)[seat] == 0 for seat in self._won(one))
            for number, one in enumerate(self.outcomes)
        )

    def _won(self, outcome: Outcome) -> Sequence[int]:
        """Who won: a single deal, whoever scored best in it."""
        if not self.contest.deals:
            return outcome.winners
        best = (min if self.contest.game.lowest_wins else max)(outcome.totals)
        return [seat for seat, total in enumerate(outcome.totals) if total == best]

    def _by_level(self, by_seat: Sequence[Sequence[float]]) -> tuple[float, float]:
        of: tuple[list[float], list[float]] = ([], [])
        for number, values in enumerate(by_seat):
            for level, value in zip(self.contest.sitting(number), values, strict=True):
                of[level].append(value)
        return fmean(of[0]), fmean(of[1])

    @property
    def summary(self) -> dict[str, object]:
        """The pair as values of JSON."""
        sittings = [
            {
                "seats": list(self.contest.seats(number)),
                "totals": list(one.totals),
                "winners": list(one.winners),
                "steps": one.steps,
            }
            for number, one in enumerate(self.outcomes)
        ]
        return {"sittings": sittings, "ahead": round(self.ahead, PLACES), "share": round(self.share, PLACES)}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a contest stands after some of its pairs, or all: means over the pairs, with their standard errors."""

    contest: Contest
    pairs: int
    ahead: Figure
    """How many points a match or deal a seat of the first level is better than one of the other."""
    share: Figure
    """The share of the wins of the first level; one half where both are equally good."""
    totals: tuple[Figure, Figure]
    """What a seat of each level scores."""
    ranks: tuple[Figure, Figure] | None
    """The mean rank of a seat of each level, where there are more than two sides."""
    ranks_ahead: Figure | None
    """How many ranks a seat of the first level is better."""

    @property
    def summary(self) -> dict[str, object]:
        """What `fa-cards simulate --league --json` prints of a contest."""
        contest = self.contest
        every = {
            "game": contest.game.key,
            "options": dict(contest.game.options),
            "seats": contest.game.seats,
            "levels": list(contest.levels),
            "unit": "deal" if contest.deals else "match",
            "pairs": self.pairs,
            "ahead": self.ahead.as_data,
            "share": self.share.as_data,
            "totals": [one.as_data for one in self.totals],
        }
        if self.ranks is None or self.ranks_ahead is None:
            return every
        return every | {"ranks": [one.as_data for one in self.ranks], "ranks_ahead": self.ranks_ahead.as_data}


def standing(pairs: Sequence[Pair]) -> Standing:
    """How the contest of these pairs stands.

    Raises:
        StatisticsError: there are fewer than two.
    """
    contest = pairs[0].contest
    alone = contest.alone
    return Standing(
        contest,
        len(pairs),
        figure([one.ahead for one in pairs]),
        figure([one.share for one in pairs]),
        _figures([one.totals for one in pairs]),
        _figures([one.ranks for one in pairs]) if alone else None,
        figure([one.ranks[1] - one.ranks[0] for one in pairs]) if alone else None,
    )


def _figures(results: Sequence[tuple[float, float]]) -> tuple[Figure, Figure]:
    return figure([first for first, _ in results]), figure([other for _, other in results])


def contest(
    game: AnyGame, levels: tuple[str, str], seed: int, pairs: int, *, deals: bool = False, chosen: Collection[str] = ()
) -> Contest:
    """A contest of two levels.

    Args:
        game: with its options.
        levels: the one that is judged, and the one that it is compared with.
        seed: fixes all chance; the n-th pair is the same, however many are played.
        pairs: how many.
        deals: whether a pair is of one deal.
        chosen: the options that somebody set. Where none of them says how the pack is shuffled, it is in full: else
            only the first deals of a match would be the same.

    Raises:
        UnknownLevel: the bots of the game do not play at a level.
    """
    check(game, levels, game.seats)
    return Contest(shuffled_in_full(game, chosen), levels, seed, pairs, deals)


def neighbours(levels: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Each of these levels with the one below it; they are named from the weakest on."""
    return tuple((better, weaker) for weaker, better in pairwise(levels))


def rising(game: str, levels: Iterable[str]) -> tuple[str, ...]:
    """These levels of a game from the weakest on, each once."""
    chosen = frozenset(levels)
    return tuple(level for level in levels_of_bots(game) if level in chosen)


def play(
    contests: Sequence[Contest],
    *,
    workers: Workers = ALONE,
    records: Path | None = None,
    progress: Progress | None = None,
    bots: BotMaker | None = None,
) -> Generator[Pair]:
    """Plays the pairs of some contests, one after the other, and gives each as soon as it and those before are over.

    Args:
        contests: who plays what.
        workers: who plays; the pairs are the same, whoever does.
        records: a folder for a record of each sitting, made if it is not there.
        progress: told after each sitting.
        bots: makes the bots, where a contest is not one of levels that everybody can choose; a function of a module, so
            that other processes find it too.

    Raises:
        OSError: a record cannot be written.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    every_task = (task for one in contests for task in one.tasks(record=records is not None))
    of = SITTINGS * sum(one.pairs for one in contests)
    done = 0
    with closing(every(every_task, workers, together=SITTINGS, bots=bots)) as results:
        for one in contests:
            for number in range(1, one.pairs + 1):
                outcomes: list[Outcome] = []
                for played in islice(results, SITTINGS):
                    outcomes.append(played.outcome)
                    if records is not None and played.record is not None:
                        write_whole(records / one.record_name(number, len(outcomes)), played.record)
                    done += 1
                    if progress is not None:
                        progress(done, of)
                yield Pair(one, tuple(outcomes))
