"""Reads whether and of how many a number is a part, and whether a fine is only possible."""

from __future__ import annotations

from dossier.authority.knowledge import pattern

_OWN = pattern(r"<casualties/lost>\b")  # `lost three of her children`: nobody says of how many
# `among the dead are two`
_AMONG = pattern("(?:entre|among) <determiners/definite_article> |the (?:dead|injured|wounded|victims) includ")


def counts_a_part(quote: str) -> bool:
    """Whether folded words that tell what befell people say that there are others: `among the dead are two`."""
    return bool(_OWN.match(quote) or _AMONG.match(quote))
