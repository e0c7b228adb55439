"""Days and times: Jalali in Persian, Gregorian in English."""

from __future__ import annotations

from datetime import date, datetime

from fa_cards.words.catalog import later_in, say_in
from fa_cards.words.digits import local_digits
from fa_cards.words.language import language

JALALI_MONTHS = (
    later_in("month", "Farvardin"),
    later_in("month", "Ordibehesht"),
    later_in("month", "Khordad"),
    later_in("month", "Tir"),
    later_in("month", "Mordad"),
    later_in("month", "Shahrivar"),
    later_in("month", "Mehr"),
    later_in("month", "Aban"),
    later_in("month", "Azar"),
    later_in("month", "Dey"),
    later_in("month", "Bahman"),
    later_in("month", "Esfand"),
)

GREGORIAN_MONTHS = (
    later_in("month", "January"),
    later_in("month", "February"),
    later_in("month", "March"),
    later_in("month", "April"),
    later_in("month", "May"),
    later_in("month", "June"),
    later_in("month", "July"),
    later_in("month", "August"),
    later_in("month", "September"),
    later_in("month", "October"),
    later_in("month", "November"),
    later_in("month", "December"),
)


def day_words(day: date) -> str:
    """The day in the calendar of the language: «۹ آذر ۱۴۰۵», “30 November 2026”."""
    if language().code == "fa":
        # Imported where a date is shown and not before: the start stays fast.
        import jdatetime

        jalali = jdatetime.date.fromgregorian(year=day.year, month=day.month, day=day.day)
        year, month, number = jalali.year, JALALI_MONTHS[jalali.month - 1], jalali.day
    else:
        year, month, number = day.year, GREGORIAN_MONTHS[day.month - 1], day.day
    return say_in("date", "{day} {month} {year}", day=number, month=month, year=year)


def clock_words(moment: datetime) -> str:
    """Hour and minute, «۲۰:۰۵»."""
    return local_digits(f"{moment.hour:02}:{moment.minute:02}")


def moment_words(moment: datetime) -> str:
    """Day and time of a moment, as its own time zone has them."""
    return say_in("date", "{day}, {time}", day=day_words(moment.date()), time=clock_words(moment))
