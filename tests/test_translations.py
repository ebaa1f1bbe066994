"""Promises of the tongue, and of the files of translations: in step with the program, and nothing left out."""

from __future__ import annotations

import importlib.util
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dossier
from dossier.clauses import Clause
from dossier.error_sentences import sentence
from dossier.errors import BadInput
from dossier.resources import resource
from dossier.translations import number, speak, tr, tr_n, worded

SPANISH = {
    "Cases": "Casos",
    "{n} reports": "{n} notas",
    "{case} of {whole}": "{case} de {whole}",
    "is no day; write it as 2019-03-03": "no es un día",
    "the list": "la lista",
    "has {lines:,} lines; at most {most:,} are read": "se leen {most:,} líneas y tiene {lines:,}",
    "is a picture that tesseract cannot read ({error})": "es una imagen que tesseract no lee ({error})",
    "takes too long": "tarda demasiado",
}


def _spanish(text: str, n: int | None) -> str | None:
    return "{n} nota" if (text, n) == ("{n} reports", 1) else SPANISH.get(text)


@pytest.fixture
def spanish() -> Iterator[None]:
    speak(_spanish, ".", ",")
    yield
    speak(None)


def _program(name: str) -> ModuleType:
    """A developer's program, which belongs to no package."""
    spec = importlib.util.spec_from_file_location(name, resource(f"{name}.py"))
    assert spec
    assert spec.loader
    made = sys.modules[name] = importlib.util.module_from_spec(spec)  # dataclasses look there
    spec.loader.exec_module(made)
    return made


make_tongues = _program("make_tongues")
PACKAGE = Path(dossier.__file__).parent


def test_words_are_english_where_no_language_is_spoken() -> None:
    """Without a language words stay as they are written, and numbers go with their words."""
    assert tr("Cases") == "Cases"
    assert tr("{case} of {whole}", case=3, whole=1200) == "3 of 1,200"
    assert [tr_n(n, "{n} report", "{n} reports") for n in (1, 2, 1200)] == ["1 report", "2 reports", "1,200 reports"]


@pytest.mark.usefixtures("spanish")
def test_words_are_put_into_the_language_spoken() -> None:
    """Words, their plural forms and the signs of numbers are those of the language; what it lacks stays English."""
    assert tr("Cases") == "Casos"
    assert tr("Places") == "Places"
    assert [tr_n(n, "{n} report", "{n} reports") for n in (1, 2, 1200)] == ["1 nota", "2 notas", "1.200 notas"]
    assert tr("{share:.1f}", share=0.5) == "0,5"


@given(st.integers(), st.integers(min_value=0, max_value=1))
def test_signs_of_numbers_lose_no_digit(n: int, point: int) -> None:
    """Whatever the signs between thousands, the digits are those of the number, and a string is never touched."""
    speak(_spanish, ".'"[point], ",")
    try:
        assert int(re.sub(r"[.']", "", number(n))) == n
        assert tr("{case} of {whole}", case=str(n), whole="1,5") == f"{n} de 1,5"
    finally:
        speak(None)


@pytest.mark.usefixtures("spanish")
def test_reasons_are_put_into_the_language_by_their_codes() -> None:
    """A reason is translated with its data and the reasons within it; words that are no reason of ours stay."""
    assert sentence(BadInput("x", Clause("not-a-day"))) == "x: no es un día."
    assert sentence(BadInput(Clause("the-list"), Clause("takes-too-long"))) == "la lista: tarda demasiado."
    assert sentence(BadInput("the list", Clause("takes-too-long"))) == "the list: tarda demasiado."
    assert worded(Clause("too-many-lines", lines=1200, most=9)) == "se leen 9 líneas y tiene 1.200"
    assert worded(Clause("picture-tesseract-cannot-read", error=Clause("takes-too-long"))) == (
        "es una imagen que tesseract no lee (tarda demasiado)"
    )
    assert worded("takes too long") == "takes too long"
    speak(None)
    assert worded(Clause("takes-too-long")) == "takes too long"


@pytest.mark.parametrize("tongue", make_tongues.TONGUES)
def test_translations_are_whole_and_in_step(tongue: str) -> None:
    """Every word of the program is translated, and nothing else is: python resources/make_tongues.py sees to it."""
    said = make_tongues.translations(resource("tongues", f"dossier_{tongue}.ts"))
    messages = make_tongues.gathered(PACKAGE)
    assert sorted(set(messages) - set(said)) == []
    assert sorted(set(said) - set(messages)) == []
    assert [m.source for m in messages.values() if m.numerus != (len(said[m.source]) > 1)] == []
    assert [source for source, forms in said.items() if not all(forms)] == []


@pytest.mark.parametrize("tongue", make_tongues.TONGUES)
def test_translations_have_the_same_parts(tongue: str) -> None:
    """What is filled in stands in every language; of one thing alone a language need not say the number."""
    wrong = []
    for source, forms in make_tongues.translations(resource("tongues", f"dossier_{tongue}.ts")).items():
        parts = [_parts(form) for form in forms]
        singular_less = len(forms) > 1 and parts[0] | {"n"} == _parts(source)
        if any(part != _parts(source) for part in parts[1:] or parts) or not (
            parts[0] == _parts(source) or singular_less
        ):
            wrong.append((source, forms))
        if [form.count("&") for form in forms] != [source.count("&")] * len(forms):
            wrong.append((source, forms))
    assert wrong == []


def _parts(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
