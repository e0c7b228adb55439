"""What a person has set for good, with its types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; None where nothing was chosen yet."""

    language: str | None = None
    terminal: str | None = None
    """The class of terminal that was found last."""

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """The settings of the stored texts by key; keys of other versions are passed over.

        Raises:
            ValueError: a text is no value of its setting.
        """
        values = {key: json.loads(stored[key]) for key in (one.name for one in fields(cls)) if key in stored}
        if not all(value is None or isinstance(value, str) for value in values.values()):
            raise ValueError(values)
        return cls(**values)

    def written(self) -> dict[str, str]:
        """The text to store for each key."""
        return {one.name: json.dumps(getattr(self, one.name), ensure_ascii=False) for one in fields(self)}
