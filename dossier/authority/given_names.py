"""Given names, which distinguish a name in capitals from a label."""

from __future__ import annotations

import re

from dossier.authority.knowledge import words
from dossier.authority.month_forms import bare

GIVEN = words("given_names")  # lower case, without accents


def is_given(name: str) -> bool:
    """Whether the first word is a given name, in whatever letters: "ben ortega"."""
    return bare(name.partition(" ")[0]) in GIVEN


def opens_with_given(name: str) -> bool:
    """Whether words open as persons' names do, and one more word follows."""
    parts = re.split(r"[\s-]", name)
    return len(parts) > 1 and bare(parts[0]) in GIVEN
