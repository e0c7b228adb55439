"""The seed of a match fixes every later pack and restock by its number, whatever went before (rules/README.md)."""

from __future__ import annotations

from fa_cards.play.match import Match
from fa_cards.play.seats import Person
from fa_cards.rules.actions import Pack, Restock
from fa_cards.rules.phases import Phase
from tools.worked_examples.rummy_writer import RummyWriter


def match_of(writer: RummyWriter) -> Match:
    return Match(writer.game, [Person("")] * 3, "by number", steps=writer.steps)


def renewed() -> RummyWriter:
    """A first round in which the stock was renewed."""
    writer = RummyWriter(up="B14").idle(5).selling(64)
    writer.do("draw", "buy").renew()
    writer.do(f"discard {writer.state.hands[writer.state.playing][0].text}")
    while writer.state.number == 1:
        writer.selling(1)
    return writer


def test_the_next_pack_is_the_same_whether_the_stock_was_renewed_before_or_not() -> None:
    with_one, without = renewed(), RummyWriter(up="B14").selling(68)
    assert [sum(isinstance(one.action, Restock) for one in some.steps) for some in (with_one, without)] == [1, 0]
    packs = []
    for writer in (with_one, without):
        assert writer.state.phase is Phase.PACK and writer.state.number == 2
        packs.append(match_of(writer).roll().action)
    assert isinstance(packs[0], Pack) and packs[0] == packs[1]


def test_a_restock_taken_again_is_the_same() -> None:
    writer = RummyWriter(up="B14").idle(134).do("draw", "let", "let")
    first, second = (match_of(writer).roll().action for _ in range(2))
    assert isinstance(first, Restock) and first == second
    assert first.cards != writer.state.pile[:-1], "and shuffled"
