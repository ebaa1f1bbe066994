"""Checks features made by another process against their rendition: none of its words is accepted unchecked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from operator import lt
from typing import Annotated, Any

from pydantic import ConfigDict, Field, NonNegativeInt, TypeAdapter

from dossier.link.features import FORM, SKETCH, Features

_Words = Annotated[int, Field(ge=0, lt=1 << 32)]  # of which floats can be made
_Passage = tuple[NonNegativeInt, _Words, NonNegativeInt, str]
_SHAPE = TypeAdapter[Any](
    tuple[
        int, str, int, str, _Words, str | None, str | None, str | None,  # up to when it was published
        tuple[str, str, str, str, str],
        list[_Passage],
        list[_Passage],
        str,
        list[tuple[str, NonNegativeInt, str]],
    ],
    config=ConfigDict(strict=True),
)  # fmt: skip


def vetted(text: str, rendition: str) -> Features:
    """The features of their JSON. Raises ValueError where it holds none, or words that are not in `rendition`."""
    held = _SHAPE.validate_json(text)
    if held[0] != FORM:
        raise ValueError(f"features of form {held[0]}; this Dossier makes {FORM}")
    features = Features.of(held)
    if not all(rendition.startswith(quote, start) for start, quote in _quoted(features)):
        raise ValueError("words do not stand where they are said to")
    terms, sketch = features.terms, features.sketch
    if not (all(terms.keys) and all(terms.counts) and len({*terms.keys}) == len(terms)):
        raise ValueError("terms without a key or a count, or told twice")
    if len(sketch) > SKETCH or not all(map(lt, sketch, sketch[1:])):
        raise ValueError("no sketch: its hashes do not ascend, or are too many")
    return features


def _quoted(features: Features) -> Iterator[tuple[int, str]]:
    """All words that are evidence, with their claimed position."""
    passages = chain(features.quotes, features.passages)
    return chain(
        zip(features.terms.starts, features.terms.quotes, strict=True),
        ((passage.start, passage.quote) for passage in passages),
        ((cited.at.span.start, cited.at.quote) for cited in features.cited if cited.at.span),
    )
