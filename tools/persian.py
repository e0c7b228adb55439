"""What no Persian sentence of this program may hold: other spellings than ours, and words that are not ours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_LETTER = "[ء-ئا-یآپچژکگ]"

FAULTS: Mapping[str, re.Pattern[str]] = {
    "an Arabic ye or kaf": re.compile("[يىك]"),
    "an Arabic he with hamza or te": re.compile("[ۀةھہ]|\u0647\u0654"),
    "digits that are not Persian": re.compile("[0-9٠-٩]"),
    "straight or English quotes": re.compile("[\"'“”‘’`]"),
    "an English comma, semicolon, question or per-cent mark": re.compile("[,;?%]"),
    "an ellipsis of three points": re.compile(r"\.\.\."),
    "a short vowel or another mark over a letter": re.compile("[\u064b-\u0652\u0670]"),
    "a tatweel": re.compile("ـ"),
    "two blanks": re.compile("  "),
    "a blank before a punctuation mark": re.compile(" [،؛؟.:!»]"),
    "a blank after an opening mark": re.compile("[«(] "),
    "no blank after a punctuation mark": re.compile(f"[،؛؟!](?={_LETTER})"),
    "a ZWNJ beside a blank, a mark, or another ZWNJ": re.compile("\u200c(?:[\\s\u200c.،؛:؟!»)]|$)|(?:^|[\\s«(])\u200c"),
    "«می» or «نمی» apart from its verb": re.compile(f"(?<!{_LETTER})ن?می (?={_LETTER})"),
    "«می» or «نمی» joined to its verb": re.compile(
        "(?<![ء-یآپچژکگ\u200c])ن?می(?:خوا|خر|کن|شو|ده|بر|گیر|گذار|مان|رو|توان|گرد|بین|آی|آور|زن|گوی|چسب|کش|انداز|گفت)"
    ),
    "«این» or «آن» joined to what follows": re.compile("(?:این|آن)(?:جا|که|طور|قدر)"),
    "«ها» apart from its noun": re.compile(f"{_LETTER} ها(?:ی|یی)?(?!{_LETTER}|\u200c)"),
    "«ها» joined to its noun": re.compile("(?:کارت|دست|بازی|بازیکن|حریف|خال|علامت|قانون|تیم|تنظیم|نسخه|برگه)ها"),
    "«تر» or «ترین» apart": re.compile(
        "(?:بزرگ|کوچک|کم|بیش|زیاد|بالا|پایین|زود|دیر|ضعیف|قوی) تر(?:ین)?(?!" + _LETTER + ")"
    ),
    "«ه‌ی» written with hamza": re.compile("هٔ"),
}
"""What is looked for, by what is said of it."""

BETTING = re.compile(
    f"(?<!{_LETTER})(?:شرط‌?بندی|شرط|قمار|قمارباز|کازینو|بانک|ژتون|پات|دیلر|کال|ریز|بلوف|حراج|جایزه|مناقصه|سایت|باختید)"
    f"(?!{_LETTER})"
)
"""Words of betting: the game is played for points and for company."""

MISTAKEN = re.compile(
    f"(?<!{_LETTER})(?:افغانی|اعلام‌?کننده|پیشنهاددهنده|تریک|ترامپ|عرشه|گیشنیز|خاج|ملکه|ژوکر|وایلد|نست|واگرد|گلزنی"
    f"|کلاغ|وحشی)(?!{_LETTER})"
)
"""Words that the glossary gives up for others."""

LATIN = re.compile("[A-Za-z]+")

LATIN_ALLOWED = frozenset(
    ["Enter", "Esc", "Space", "Tab", "Home", "End", "PgUp", "PgDn", "Ctrl", "Shift", "A", "K", "Q", "J", "English"]
)
"""Latin words that a Persian sentence may hold: key caps, the letters on packs of cards, the other language."""

TYPED = re.compile(
    r"UTF-8|JSON|WebGL|tmux|screen|kitty\.conf|force_ltr yes|fa-cards|FA_CARDS_[A-Z]+|NO_COLOR"
    r"|--[a-z]+|(?<![\w-])(?:-[a-z]|fa|en|none|person)(?!\w)"
)
"""Names of formats and programs, and what is typed on a command line: they are written as they are."""


def faults(text: str, *, also_said: bool = False) -> Iterator[str]:
    """What is wrong with a Persian sentence, one by one; its placeholders count for nothing.

    Args:
        text: the sentence.
        also_said: whether it lists words that the glossary gives up, as what others say.
    """
    bare = TYPED.sub("", re.sub(r"\{\w+\}", "", text))
    spaced = TYPED.sub("X", re.sub(r"\{\w+\}", "X", text))
    for what, pattern in FAULTS.items():
        if pattern.search(spaced):
            yield what
    if not also_said and (found := BETTING.search(bare)):
        yield f"a word of betting: {found.group()}"
    if not also_said and (found := MISTAKEN.search(bare)):
        yield f"not the glossary's word: {found.group()}"
    for word in LATIN.findall(bare):
        if word not in LATIN_ALLOWED:
            yield f"a Latin word: {word}"
