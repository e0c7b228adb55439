"""Writes tests/records: the worked examples of the rules as match records, and one for each kind of illegal step.

Run from the top of the repository: `python -m tools.worked_examples`. What the records must come to stands in the tests
of tests/rules that replay them, worked out by hand from the rules.
"""

from __future__ import annotations

from tools.worked_examples import all_fours, california, golden_ten, rook, rummy, teka


def main() -> None:
    """Writes all records."""
    teka.write()
    rook.write()
    golden_ten.write()
    california.write()
    all_fours.write()
    rummy.write()


if __name__ == "__main__":
    main()
