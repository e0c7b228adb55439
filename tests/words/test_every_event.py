"""Every kind of event of every game has its sentences, for every reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.rules.actions import Bid, Manner
from fa_cards.rules.cards import ROOK as BIRD
from fa_cards.rules.cards import Suit, card, cards
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import Called, DealerChosen, DealScored, Dealt, MatchWon, PackReady, TrumpNamed
from fa_cards.rules.fours import AllFours, CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.counting import Entry, Point
from fa_cards.rules.fours.events import (
    Begged,
    Drew,
    FoursDeal,
    Gave,
    JackTurned,
    Ran,
    RanOut,
    StockOpened,
    Stood,
    TrumpTurned,
)
from fa_cards.rules.game import DealScore, Event, pick
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import GoldenTenDeal, TalonWon
from fa_cards.rules.melds import Contract as Melds
from fa_cards.rules.melds import Kind, Meld
from fa_cards.rules.rook import CallPartnerRook, KentuckyRook
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import (
    AuctionWon,
    Buried,
    CardCalled,
    NestTaken,
    NestVoid,
    PartnerShown,
    PassedOut,
    RookDeal,
)
from fa_cards.rules.rummy import RookShanghai, Toonerville
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    LetGo,
    MeldLaid,
    RoundDead,
    RummyDeal,
    StockRenewed,
    Swapped,
    UpcardBuried,
    WentDown,
    WentOut,
)
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import Declared, HasCut, RaiseAnswered, Raised, RaiseOffered, RedealAsked, TekaDeal
from fa_cards.rules.tricks import Played, Trick, TrickWon
from fa_cards.words import use
from fa_cards.words.events import event_lines

NAMES = ("سارا", "رضا", "پروانه", "فرید", "زهره", "شیرزاد", "لیلا")


def shared(trick: str, trump: str, score: DealScore) -> tuple[Event, ...]:
    plays = tuple(Played(seat, one) for seat, one in enumerate(cards(trick)))
    return (
        DealerChosen(1),
        PackReady(1),
        Dealt(3, 1),
        Called(1, Bid(100)),
        TrumpNamed(1, Suit(trump)),
        plays[0],
        TrickWon(Trick(plays, 1)),
        DealScored(score),
        MatchWon((1, 3)),
    )


NINE = Contract(1, 9)
TEKA_DEAL = TekaDeal(1, 0, (0, 9, 0, 9), (0, 9, 0, 9), NINE, Suit.SPADES, made=True, taken=(9, 2))
TEKA: tuple[Event, ...] = (
    *shared("7H KH 2H 3H", "H", TEKA_DEAL),
    HasCut(1, declined=False),
    HasCut(1, declined=True),
    RedealAsked(1),
    Declared(NINE),
    RaiseOffered(1, 10),
    RaiseAnswered(1, accepted=True),
    RaiseAnswered(1, accepted=False),
    Raised(NINE.raised_to(10)),
    *(Played(1, card("7H"), manner) for manner in Manner),
)

FORCED = RookContract(1, 100, forced=True)
ROOK_DEAL = RookDeal(
    number=1,
    dealer=0,
    scores=(75, 105, 75, 105),
    totals=(75, 105, 75, 105),
    contract=RookContract(1, 100),
    trump=Suit.RED,
    called=None,
    partner=3,
    made=True,
    taken=(105, 75),
    nest=0,
    last=2,
)
ROOK: tuple[Event, ...] = (
    *shared("G7 G14 G6 G8", "R", ROOK_DEAL),
    AuctionWon(RookContract(1, 120)),
    AuctionWon(FORCED),
    PassedOut(0),
    PassedOut(3),
    NestTaken(1, 5),
    NestVoid(1),
    Buried(1, ()),
    Buried(1, cards("B5 G10")),
    CardCalled(1, card("G1")),
    PartnerShown(1, 3),
    PartnerShown(1, 1),
)

TEN_DEAL = GoldenTenDeal(1, 0, (8, 0, 9, 0), (8, 0, 9, 0), reds=(18, 0, 9, 0), golden=0, talon=0)
GOLDEN_TEN: tuple[Event, ...] = (*shared("R7 R14 Y10 R8", "R", TEN_DEAL), TalonWon(1, 2), TalonWon(1, 1))

STOCK: tuple[Event, ...] = (
    TrumpTurned(card("7H")),
    Drew(1, card("KS")),
    Drew(1, None),
    StockOpened(card("2H")),
)
BEGGING: tuple[Event, ...] = (
    TrumpTurned(card("JH")),
    JackTurned(1, card("JH")),
    Stood(1),
    Begged(1),
    Gave(1, 0),
    Gave(0, 1),
    Ran(1),
    RanOut(1),
)


def two_hands(deal: FoursDeal) -> tuple[Event, ...]:
    plays = (Played(0, card("TH")), Played(1, card("5H")))
    return (
        DealerChosen(1),
        PackReady(1),
        Dealt(3, 1),
        plays[1],
        TrickWon(Trick(plays, 1)),
        DealScored(deal),
        MatchWon((1,)),
    )


FOUR_POINTS = (
    Entry(Point.HIGH, (0,), 1),
    Entry(Point.LOW, (1,), 1),
    Entry(Point.JACK, (1,), 1),
    Entry(Point.GAME, (), 1),
)
TWO_DEAL = FoursDeal(
    number=1,
    dealer=0,
    scores=(1, 2),
    totals=(1, 2),
    trump=Suit.HEARTS,
    entries=FOUR_POINTS,
    card_points=(40, 40),
    before=(0, 0),
    high=14,
    low=2,
)
FIVES_DEAL = FoursDeal(
    number=1,
    dealer=0,
    scores=(1, 12, 1, 12),
    totals=(1, 12, 1, 12),
    trump=Suit.HEARTS,
    entries=(
        *(Entry(point, (0, 2) if point is Point.HIGH else (1, 3), 1) for point in (Point.HIGH, Point.LOW, Point.JACK)),
        Entry(Point.FIVE_SPADES, (1, 3), 5),
        Entry(Point.FIVE_HEARTS, (1, 3), 5),
        Entry(Point.GAME, (), 1),
    ),
    card_points=(30, 20, 10, 20),
    before=(0, 0, 0, 0),
    high=14,
    low=2,
)

SET, RUN = Meld(Kind.SET, cards("R8 R8 G8")), Meld(Kind.RUN, cards("R5 R6 ROOK R8"))
RUMMY_DEAL = RummyDeal(
    number=1,
    dealer=0,
    scores=(50, 0, 15, 5),
    totals=(50, 0, 15, 5),
    round=1,
    contract=Melds(sets=2, runs=0),
    out=1,
    left=(cards("Y4 B10 R13 ROOK"), (), cards("Y1 G9 G9"), cards("B1")),
    down=(False, True, True, False),
    last=(WentDown(1, (SET, RUN), 1),),
)
UNTOLD: tuple[Event, ...] = (Declined(1, card("R7")), LetGo(1, card("R7")), DrewFromStock(1, extra=True))
"""What a log that tells it says nothing else for."""
RUMMY: tuple[Event, ...] = (
    DealerChosen(1),
    PackReady(1),
    Dealt(3, 1),
    UpcardBuried(BIRD),
    CardTaken(1, card("R7")),
    Bought(1, card("R7")),
    DrewFromStock(1, extra=False),
    StockRenewed(40),
    StockRenewed(1),
    Swapped(1, card("R7"), 1, BIRD, 0),
    Swapped(1, card("R7"), 1, BIRD, 1),
    Swapped(1, card("R7"), 1, BIRD, 2),
    WentDown(1, (SET, RUN), 1),
    MeldLaid(1, RUN, 3),
    LaidOff(1, card("R9"), 1, 9, RUN, 0),
    LaidOff(1, card("R9"), 1, 9, RUN, 1),
    LaidOff(1, card("Y8"), 2, None, SET, 2),
    LaidOff(1, BIRD, 1, 9, RUN, 0),
    LaidOff(1, BIRD, 2, None, SET, 1),
    Discarded(1, card("R7")),
    WentOut(1),
    RoundDead(),
    DealScored(RUMMY_DEAL),
    MatchWon((1,)),
    MatchWon((1, 3)),
)

TABLES: tuple[tuple[AnyGame, tuple[Event, ...]], ...] = (
    (Teka(), TEKA),
    (KentuckyRook(), ROOK),
    (CallPartnerRook(), ROOK),
    (GoldenTen(), GOLDEN_TEN),
    (CaliforniaJack(), (*two_hands(TWO_DEAL), *STOCK)),
    (ShastaSam(), (*two_hands(TWO_DEAL), *STOCK)),
    (CaliforniaFives(None, 4), (*shared("TH 5H 2H 3H", "H", FIVES_DEAL), *STOCK)),
    (AllFours(), (*two_hands(TWO_DEAL), *BEGGING)),
    (Toonerville(), (*RUMMY, *UNTOLD)),
    (RookShanghai(), (*RUMMY, *UNTOLD)),
)


def kinds(of: type[Event]) -> Iterator[str]:
    """The names of all kinds of event that happen in games of the catalog.

    By name: a dataclass with slots leaves a twin of its class behind.
    """
    folders = {kind.__module__.split(".")[2] for kind in GAMES.values()} | {"events", "tricks", "game"}
    for one in of.__subclasses__():
        if one.__module__.startswith("fa_cards.rules.") and one.__module__.split(".")[2] in folders:
            yield f"{one.__module__}.{one.__name__}"
            yield from kinds(one)


def test_the_examples_are_of_every_kind() -> None:
    found = {f"{type(one).__module__}.{type(one).__name__}" for _, events in TABLES for one in events}
    assert found == set(kinds(Event))


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("me", [None, 0, 1, 2, 3])
def test_every_kind_of_event_has_sentences_for_every_reader(me: int | None, language: str) -> None:
    use(language)
    for game, events in TABLES:
        if me is not None and me >= game.seats:
            continue
        for event in events:
            lines = event_lines(event, NAMES[: game.seats], me, game)
            assert bool(lines) is (event not in UNTOLD) and all(line.strip() for line in lines), event


@pytest.mark.parametrize("game", [game for game, _ in TABLES], ids=lambda game: game.key)
def test_an_event_without_a_sentence_is_an_error_and_no_silence(game: AnyGame) -> None:
    with pytest.raises(KeyError):
        event_lines(Event(), NAMES, 0, game)


def test_the_reader_is_spoken_to_and_everybody_else_is_named() -> None:
    """What is told to a seat of itself says «you» and does not say its name."""
    use("en")
    for game, events in TABLES:
        for event in events:
            if getattr(event, "seat", None) != 1 or event in UNTOLD:
                continue
            names = NAMES[: game.seats]
            mine = " ".join(event_lines(event, names, 1, game))
            assert "رضا" not in mine and "you" in mine.lower(), event
            assert "رضا" in " ".join(event_lines(event, names, None, game)), event


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_deals_are_told_without_a_gap(key: str, language: str) -> None:
    use(language)
    game = game_class(key)()
    for seed in ("a", "b"):
        state, dice = game.start(), Dice(seed)
        while len(state.deals) < 2:
            actor = state.actor
            action = state.chance(dice) if actor is None else pick(state.legal(actor), dice)
            state, events = state.apply(actor, action)
            for event in events:
                lines = event_lines(event, NAMES[: game.seats], 0, game)
                untold = isinstance(event, Declined | LetGo) or (isinstance(event, DrewFromStock) and event.extra)
                assert bool(lines) is not untold and all(lines), event
