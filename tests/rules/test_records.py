"""Reading a record back: rules/README.md, sections "A match record" and "Reading a record back"."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.actions import Bid, Cut, Dealer, Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import CODES, Refusal
from fa_cards.rules.records import RecordError, Step, write_record
from fa_cards.rules.replay import error_summary, exportable, replay, states
from fa_cards.rules.teka import Teka

RECORDS = Path(__file__).parent.parent / "records"
HEADER = '{"format": "fa-cards-match 1", "game": "teka"}'
PACK = "pack " + " ".join(card.text for card in PACK_52)
DEALER_3 = '{"do": "dealer 3"}'
THE_PACK = f'{{"do": "{PACK}"}}'
CUT = '{"seat": 2, "do": "cut 20"}'


def written(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def error_of(data: bytes) -> tuple[int, str, str | None]:
    with pytest.raises(RecordError) as raised:
        replay(data)
    return raised.value.line, raised.value.code, raised.value.step


def header_code(header: str) -> str:
    line, code, step = error_of(written(header))
    assert (line, step) == (1, None)
    return code


def step_error(step: str) -> tuple[str, str | None]:
    line, code, text = error_of(written(HEADER, DEALER_3, THE_PACK, step))
    assert line == 4
    return code, text


def test_the_first_line_is_the_header_and_every_other_line_is_one_step() -> None:
    played = replay(written(HEADER, DEALER_3, THE_PACK, CUT))
    assert played.record.steps == (Step(None, Dealer(3)), Step(None, Pack(PACK_52)), Step(2, Teka().parse("cut 20")))
    assert played.state.actor == 0


def test_a_match_that_simply_stops_is_unfinished_and_legal() -> None:
    assert replay(written(HEADER)).summary["next"] == {"seat": None, "legal": ["dealer"]}
    assert replay(written(HEADER, DEALER_3)).summary["next"] == {"seat": None, "legal": ["pack"]}
    assert replay(written(HEADER, DEALER_3, THE_PACK)).summary["next"] == {"seat": 2, "legal": ["cut"]}


def test_json_has_the_keys_of_the_score_sheet() -> None:
    summary = replay(written(HEADER, DEALER_3, THE_PACK, CUT, '{"seat": 0, "do": "bid 13"}')).summary
    assert summary == {
        "game": "teka",
        "options": {
            "target": 104,
            "shuffle": "none",
            "redeal": True,
            "weak-pass-all": False,
            "solo": "partner-out",
            "raises": True,
            "signals": "three",
            "truthful-drop": True,
            "lawreece": False,
        },
        "steps": 4,
        "deals": [],
        "totals": [0, 0, 0, 0],
        "finished": False,
        "winners": [],
        "next": {"seat": 1, "legal": ["double-13", "pass", "ter", "behi-ter"]},
    }


def test_names_and_any_further_header_key_are_free() -> None:
    header = HEADER[:-1] + ', "x": [1, {"y": null}], "names": ["سارا", "b", "c", "d"], "z": 1.5}'
    record = replay(written(header)).record
    assert record.names == ("سارا", "b", "c", "d")
    assert record.extra == {"x": [1, {"y": None}], "names": ["سارا", "b", "c", "d"], "z": 1.5}


@pytest.mark.parametrize("names", ["null", "3", '["a"]', '["a", "b", "c", 4]', '{"a": 1}'])
def test_names_of_another_form_are_nobodys_names(names: str) -> None:
    assert replay(written(HEADER[:-1] + f', "names": {names}}}')).record.names is None


def test_seats_and_options_may_be_left_out_or_be_written() -> None:
    assert replay(written(HEADER)).record.game.options["target"] == 104
    header = HEADER[:-1] + ', "seats": 4, "options": {"target": 37, "shuffle": "full"}}'
    assert replay(written(header)).record.game.options["target"] == 37


def test_a_last_line_without_its_line_end_is_cut_off_before_anything_else() -> None:
    assert error_of(written(HEADER, DEALER_3)[:-1]) == (2, "cut-off", None)
    assert error_of(written(HEADER) + b'{"do"') == (2, "cut-off", None)
    assert error_of(written(HEADER) + b"\xff") == (2, "cut-off", None)
    assert error_of(HEADER.encode()) == (1, "cut-off", None)


def test_an_earlier_line_is_reported_before_the_cut_off_one() -> None:
    assert error_of(written(HEADER, '{"do": "dealer 4"}') + b'{"do"') == (2, "no-such-seat", "dealer 4")


def test_an_empty_file_is_not_json_in_line_1() -> None:
    assert error_of(b"") == (1, "not-json", None)


def test_not_utf8() -> None:
    assert error_of(written(HEADER) + b'{"do": "dealer \xff"}\n') == (2, "not-utf8", None)
    assert error_of(b"\xff\xfe\n") == (1, "not-utf8", None)
    # a surrogate has no form in UTF-8
    assert error_of(written(HEADER) + b'{"do": "\xed\xa0\x80"}\n') == (2, "not-utf8", None)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "dealer 3",
        "{'do': 'dealer 3'}",
        '{"do": "dealer 3"',
        '{"do": "dealer 3"} {"do": "dealer 3"}',
        '{"do": "dealer 3",}',
        '{"do": "dealer\t3"}',
        '{"do": "dealer 3"}\r',
        '{"do": "dealer 3", "do": "dealer 3"}',
        '{"do": "dealer 3", "d\\u006f": "dealer 3"}',
        '{"do": {"a": 1, "a": 1}}',
        '{"do": NaN}',
        '{"do": Infinity}',
        '{"do": -Infinity}',
        '{"do": 1e999}',
        '{"do": 01}',
        '\ufeff{"do": "dealer 3"}',
        "[" * 200_000,
        '{"a":' * 200_000,
        "1" * 5_000,
    ],
)
def test_blank_lines_carriage_returns_and_doubled_keys_are_not_json(line: str) -> None:
    assert error_of(written(HEADER, line)) == (2, "not-json", None)
    assert error_of(written(line)) == (1, "not-json", None)


def test_a_blank_line_at_the_end_is_refused() -> None:
    assert error_of(written(HEADER, DEALER_3, "")) == (3, "not-json", None)


def test_windows_line_ends_are_refused() -> None:
    assert error_of(HEADER.encode() + b"\r\n") == (1, "not-json", None)


@pytest.mark.parametrize(
    "header",
    [
        "[]",
        "null",
        '"fa-cards-match 1"',
        "{}",
        '{"game": "teka"}',
        '{"format": "fa-cards-match 2", "game": "teka"}',
        '{"format": 1, "game": "teka"}',
        '{"format": ["fa-cards-match 1"], "game": "teka"}',
        DEALER_3,
    ],
)
def test_unknown_format(header: str) -> None:
    assert header_code(header) == "unknown-format"


@pytest.mark.parametrize("game", ["", ', "game": "poker"', ', "game": null', ', "game": ["teka"]', ', "game": "Teka"'])
def test_unknown_game(game: str) -> None:
    assert header_code(f'{{"format": "fa-cards-match 1"{game}}}') == "unknown-game"


@pytest.mark.parametrize(
    "options",
    [
        "null",
        "[]",
        '"target"',
        '{"goal": 104}',
        '{"weak_pass_all": true}',
        '{"target": "104"}',
        '{"target": 104.0}',
        '{"target": true}',
        '{"target": 0}',
        '{"target": -5}',
        '{"target": 10001}',
        '{"target": null}',
        '{"shuffle": "heavy"}',
        '{"shuffle": {}}',
        '{"redeal": 1}',
        '{"redeal": "true"}',
        '{"lawreece": 0}',
        '{"signals": false}',
    ],
)
def test_an_unknown_option_or_value_is_an_error(options: str) -> None:
    assert header_code(HEADER[:-1] + f', "options": {options}}}') == "unknown-option"


@pytest.mark.parametrize("target", [1, 99, 100, 10_000])
def test_a_target_takes_any_whole_number_from_1_to_10000(target: int) -> None:
    header = HEADER[:-1] + f', "options": {{"target": {target}}}}}'
    assert replay(written(header)).record.game.options["target"] == target


@pytest.mark.parametrize("seats", ["3", "5", "0", "-4", "4.0", "true", "null", '"4"', "[4]"])
def test_seats_must_be_the_number_that_the_game_has(seats: str) -> None:
    assert header_code(HEADER[:-1] + f', "seats": {seats}}}') == "wrong-seats"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("[]", None),
        ("null", None),
        ("7", None),
        ("{}", None),
        ('{"seat": 2}', None),
        ('{"seat": 2, "do": null}', None),
        ('{"seat": 2, "do": ["cut 20"]}', None),
        ('{"seat": 2, "do": "cut 20", "by": "hand"}', "cut 20"),
        ('{"seat": null, "do": "cut 20"}', "cut 20"),
        ('{"seat": true, "do": "cut 20"}', "cut 20"),
        ('{"seat": 2.0, "do": "cut 20"}', "cut 20"),
        ('{"seat": "2", "do": "cut 20"}', "cut 20"),
        ('{"do": "cut 20"}', "cut 20"),
        ('{"seat": null, "do": "dealer 3"}', "dealer 3"),
        ('{"seat": 3, "do": "dealer 3"}', "dealer 3"),
        ('{"seat": 2, "do": ""}', ""),
        ('{"seat": 2, "do": "cut"}', "cut"),
        ('{"seat": 2, "do": "cut 20 20"}', "cut 20 20"),
        ('{"seat": 2, "do": "cut  20"}', "cut  20"),
        ('{"seat": 2, "do": " cut 20"}', " cut 20"),
        ('{"seat": 2, "do": "cut 20 "}', "cut 20 "),
        ('{"seat": 2, "do": "cut\\t20"}', "cut\t20"),
        ('{"seat": 2, "do": "cut 020"}', "cut 020"),
        ('{"seat": 2, "do": "cut +20"}', "cut +20"),
        ('{"seat": 2, "do": "cut -20"}', "cut -20"),
        ('{"seat": 2, "do": "cut 2_0"}', "cut 2_0"),
        ('{"seat": 2, "do": "cut 20.0"}', "cut 20.0"),
        ('{"seat": 2, "do": "cut ۲۰"}', "cut ۲۰"),
        ('{"seat": 2, "do": "cut ²"}', "cut ²"),
        ('{"seat": 2, "do": "Cut 20"}', "Cut 20"),
        ('{"seat": 2, "do": "shout"}', "shout"),
        ('{"seat": 2, "do": "stand"}', "stand"),
        ('{"seat": 2, "do": "pass 1"}', "pass 1"),
        ('{"seat": 2, "do": "trump"}', "trump"),
        ('{"seat": 2, "do": "trump s"}', "trump s"),
        ('{"seat": 2, "do": "trump SPADES"}', "trump SPADES"),
        ('{"seat": 2, "do": "play"}', "play"),
        ('{"seat": 2, "do": "play as"}', "play as"),
        ('{"seat": 2, "do": "play 10S"}', "play 10S"),
        ('{"seat": 2, "do": "play AS SLAP"}', "play AS SLAP"),
        ('{"seat": 2, "do": "play AS slap drop"}', "play AS slap drop"),
        ('{"seat": 2, "do": "play AS slap slap"}', "play AS slap slap"),
        ('{"do": "pack AS XX"}', "pack AS XX"),
        ('{"do": "dealer -1"}', "dealer -1"),
    ],
)
def test_what_is_not_exactly_a_step(line: str, text: str | None) -> None:
    assert step_error(line) == ("not-a-step", text)


def test_a_seat_beyond_the_table() -> None:
    assert step_error('{"seat": 4, "do": "cut 20"}') == ("no-such-seat", "cut 20")
    assert step_error('{"seat": -1, "do": "cut 20"}') == ("no-such-seat", "cut 20")
    assert error_of(written(HEADER, '{"do": "dealer 4"}')) == (2, "no-such-seat", "dealer 4")


def test_a_huge_number_is_a_step_that_the_rules_refuse() -> None:
    assert step_error('{"seat": 2, "do": "cut 99999999999999999999"}') == ("cut-range", "cut 99999999999999999999")
    assert step_error('{"seat": 99999999999999999999, "do": "cut 4"}') == ("no-such-seat", "cut 4")
    digits = "9" * 5_000
    assert step_error(f'{{"seat": 2, "do": "cut {digits}"}}') == ("not-a-step", f"cut {digits}")


def test_any_permutation_of_the_pack_is_accepted_and_nothing_else() -> None:
    assert replay(written(HEADER, DEALER_3, THE_PACK.replace(" AS", "").replace("pack", "pack AS"))).state.actor == 2
    for other in ("KS", "JK", "B14"):
        assert error_of(written(HEADER, DEALER_3, THE_PACK.replace(" AS", f" {other}")))[:2] == (3, "wrong-pack")


def test_a_pack_with_a_card_too_few_or_too_many_is_no_step() -> None:
    for pack in (PACK.removesuffix(" AC"), f"{PACK} AS", "pack AS", "pack"):
        assert error_of(written(HEADER, DEALER_3, f'{{"do": "{pack}"}}')) == (3, "not-a-step", pack)


def test_a_refusal_of_the_rules_names_line_code_and_step() -> None:
    with pytest.raises(RecordError) as raised:
        replay(written(HEADER, DEALER_3, THE_PACK, '{"seat": 2, "do": "cut 49"}'))
    assert error_summary(raised.value) == {"error": {"line": 4, "code": "cut-range", "step": "cut 49"}}
    assert raised.value.details == {"low": 4, "high": 48}


def test_lone_surrogates_neither_crash_nor_get_lost() -> None:
    header = HEADER[:-1] + ', "names": ["\\ud800", "b", "c", "d"]}'
    record = replay(written(header)).record
    again = write_record(record.game, record.steps, record.names)
    assert replay(again).record.names == record.names
    with pytest.raises(RecordError) as raised:
        replay(written(HEADER, '{"do": "\\ud800"}'))
    assert raised.value.step == "\ud800"
    assert json.loads(json.dumps(error_summary(raised.value))) == error_summary(raised.value)


def test_a_record_is_written_as_the_rules_show_it() -> None:
    steps = (Step(None, Dealer(3)), Step(1, Bid(9)))
    data = write_record(Teka({"target": 100}), steps, ["سارا", "b", "c", "d"], {"seed": "7"})
    first, *others = data.decode().split("\n")
    assert others == ['{"do": "dealer 3"}', '{"seat": 1, "do": "bid 9"}', ""]
    assert first.startswith('{"format": "fa-cards-match 1", "game": "teka", "seats": 4, "options": {"target": 100, ')
    assert first.endswith('}, "names": ["سارا", "b", "c", "d"], "seed": "7"}')


def test_the_keys_of_the_header_are_its_own() -> None:
    with pytest.raises(ValueError, match="seats"):
        write_record(Teka(), (), extra={"seats": 4})


@given(st.data())
@settings(derandomize=True, max_examples=150, deadline=None)
def test_whatever_the_bytes_are_they_are_a_record_or_refused_with_line_and_code(data: st.DataObject) -> None:
    whole = (RECORDS / "example-02.jsonl").read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    stop = data.draw(st.integers(start, min(len(whole), start + 40)))
    filling = data.draw(st.binary(max_size=8) | st.text(max_size=8).map(str.encode))
    spoilt = whole[:start] + filling + whole[stop:]
    try:
        read = replay(spoilt)
    except RecordError as error:
        assert 1 <= error.line <= spoilt.count(b"\n") + 1
        assert error.code in CODES
        json.dumps(error_summary(error))
    else:
        assert len(read.record.steps) == spoilt.count(b"\n") - 1
        json.dumps(read.summary)


def shown(name: str) -> tuple[AnyGame, tuple[Step, ...]]:
    record = replay((RECORDS / f"{name}.jsonl").read_bytes()).record
    return record.game, record.steps


def test_a_finished_match_is_given_out_whole() -> None:
    game, steps = shown("example-11-100")
    assert exportable(game, steps) == steps


def test_a_running_match_is_given_out_up_to_the_last_finished_deal() -> None:
    """Example 11 at target 104: four deals are over, and the match waits for a pack; then a fifth deal is begun."""
    game, steps = shown("example-11-104")
    assert exportable(game, steps) == steps
    begun = (*steps, Step(None, Pack(PACK_52)), Step(3, Cut(0)), Step(2, Cut(20)), Step(0, Bid(8)))
    assert exportable(game, begun) == steps


def test_of_a_running_deal_nothing_is_given_out() -> None:
    game, steps = shown("example-11-104")
    first_deal = next(number for number, (state, _) in enumerate(states(game, steps)) if state.deals)
    for length in range(first_deal):
        assert exportable(game, steps[:length]) == ()
    assert exportable(game, steps[: first_deal + 3]) == steps[:first_deal]


def test_a_match_whose_pack_is_not_shuffled_in_full_is_not_given_out_before_it_is_over() -> None:
    for shuffle in ("none", "light"):
        with pytest.raises(Refusal) as raised:
            exportable(Teka({"shuffle": shuffle}), ())
        assert raised.value.code == "export-running"
    started = (Step(None, Dealer(3)), Step(None, Pack(PACK_52)))
    assert exportable(Teka({"shuffle": "full"}), started) == ()
