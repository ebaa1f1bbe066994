"""Checks that the sample set is what its README says: labelled, contested, and wholly invented."""

from __future__ import annotations

import html
import json
import re
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dossier.resources import resource, seeds

Label = dict[str, Any]

FIELDS = {
    "file", "event", "headline", "standfirst", "outlet", "section", "byline", "dateline", "published", "language",
    "url", "reprint_of", "text_starts", "text_ends", "not_in_text", "figures", "quotes",
}  # fmt: skip
LATER = "later/biscayne-plant-fire.html"
COMMON = (
    "We asked for two hours to take the children out, and they gave us ten minutes",
    "No officer fired a single shot inside the plant",
    "A chained gate is a sentence, not a safety measure",
    "Pedimos dos horas para sacar a los niños y nos dieron diez minutos",
    "Ningún agente disparó un solo tiro dentro de la planta",
    "Un portón encadenado es una sentencia, no una medida de seguridad",
)


def load() -> dict[str, Label]:
    """Labels by the file that they tell of."""
    found = [json.loads(p.read_text(encoding="utf-8")) for p in sorted(seeds().joinpath("labels").rglob("*.json"))]
    return {label["file"]: label for label in found}


def decoded(file: str) -> str:
    data = seeds().joinpath(file).read_bytes()
    declared = re.search(rb"charset=([\w-]+)", data)
    # Browsers take iso-8859-1 as Windows-1252 (WHATWG Encoding Standard, 4.2)
    codec = "cp1252" if declared and declared[1].lower() == b"iso-8859-1" else "utf-8"
    return data.decode(codec)


def words(file: str) -> str:
    """All words of a file, tags and Markdown stars away, white space made one space."""
    text = decoded(file)
    if file.endswith(".html"):
        text = html.unescape(re.sub(r"<[^>]+>", " ", text))
    return re.sub(r"\s+", " ", text.replace("*", ""))


def folded(text: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.sub(r"[^0-9a-z]+", " ", plain).strip()


LABELS = load()
FILES = sorted(LABELS)
PLANT = [file for file in FILES if LABELS[file]["event"] == "plant"]


def figure(file: str, kind: str) -> set[tuple[int, str]]:
    return {(f["value"], f["qualifier"]) for f in LABELS[file]["figures"] if f["kind"] == kind}


def test_every_report_has_a_label_and_every_label_a_report() -> None:
    """No sample goes unlabelled, and no label speaks of a file that is not there."""
    there = {
        path.relative_to(seeds()).as_posix()
        for folder in ("reports", "later")
        for path in seeds().joinpath(folder).iterdir()
    }
    assert there == set(FILES)


def test_a_label_lies_where_its_file_says() -> None:
    """`reports/x.txt` is labelled in `labels/x.json`, `later/x.html` in `labels/later/x.json`."""
    lying = {
        p.relative_to(seeds() / "labels").with_suffix("").as_posix() for p in seeds().joinpath("labels").rglob("*.json")
    }
    assert lying == {str(Path(file).with_suffix("").as_posix()).removeprefix("reports/") for file in FILES}


@pytest.mark.parametrize("file", FILES)
def test_a_label_has_all_fields_and_no_other(file: str) -> None:
    """Every label answers the same questions."""
    assert set(LABELS[file]) == FIELDS


@pytest.mark.parametrize("file", FILES)
def test_labelled_words_stand_in_the_file(file: str) -> None:
    """Headline, standfirst, first and last words, boilerplate, quotations and figures can be found in the file."""
    label, text = LABELS[file], words(file)
    told = [label["text_starts"], label["text_ends"], *label["not_in_text"], *label["quotes"]]
    told += [f["quote"] for f in label["figures"]] + [label["headline"] or "", label["standfirst"] or ""]
    assert [t for t in told if t not in text] == []


@pytest.mark.parametrize("file", FILES)
def test_labelled_names_stand_in_the_file(file: str) -> None:
    """Outlet, section, names of the byline, place and address are told by the file itself, in some spelling."""
    label, text = LABELS[file], folded(decoded(file) + " " + words(file))
    place = (label["dateline"] or {}).get("place")
    told = [label["outlet"], label["section"], *(b["name"] for b in label["byline"]), place, label["url"]]
    assert [t for t in told if t and folded(t) not in text] == []


@pytest.mark.parametrize("file", FILES)
def test_a_year_in_a_dateline_label_is_fixed_by_the_file(file: str) -> None:
    """A dateline has a year exactly when the file names that year; else it is `--MM-DD`."""
    date = (LABELS[file]["dateline"] or {}).get("date")
    if date is not None:
        years = set(re.findall(r"\b(?:19|20)\d\d\b", decoded(file))) | (
            {"1991"} if "FEB 91" in decoded(file) else set()
        )
        assert date.startswith("--") if not years else date[:4] in years


def test_five_outlets_tell_the_event_from_four_cities() -> None:
    """Five outlets besides the reprint's tell the event, from Puebla, Bogota, Caracas and Miami."""
    own = {LABELS[f]["outlet"] for f in PLANT if LABELS[f]["reprint_of"] is None}
    assert len(own) == 5
    places = {LABELS[f]["dateline"]["place"] for f in PLANT}
    assert places >= {"Puebla", "Bogota", "Caracas", "Miami"}


def test_the_event_comes_in_many_forms() -> None:
    """Text, HTML and Markdown, English and Spanish, UTF-8 and Windows-1252, with JSON-LD and without."""
    assert {Path(f).suffix for f in PLANT} == {".txt", ".html", ".md"}
    assert {LABELS[f]["language"] for f in PLANT} == {"en", "es"}
    pages = [decoded(f) for f in PLANT if f.endswith(".html")]
    assert len({"application/ld+json" in page for page in pages}) == 2
    with pytest.raises(UnicodeDecodeError):
        seeds().joinpath("reports/el-telar-desalojo.html").read_bytes().decode()


@pytest.mark.parametrize(("kind", "differing"), [("killed", 5), ("wounded", 5), ("arrested", 2)])
def test_the_reports_disagree_on_figures(kind: str, differing: int) -> None:
    """Killed, wounded and arrested are told with different numbers or different certainty."""
    assert len(set().union(*(figure(f, kind) for f in PLANT))) >= differing


def test_the_reports_disagree_on_days_and_spellings() -> None:
    """Monday or Tuesday, and three spellings of one name."""
    texts = [words(f) for f in PLANT]
    days = {
        day
        for text in texts
        for day in ("Monday night", "early Tuesday", "la noche del lunes", "hoy, martes")
        if day in text
    }
    assert len(days) == 4
    names = ("Yésica Arbeláez", "Yesica Arbelaez", "Jessica Arbelaez", "Yesica Arbeláez")
    assert all(any(name in text for text in texts) for name in names)


def test_three_quotations_are_common_to_several_outlets() -> None:
    """Three sentences are quoted word for word by three or more reports, in English and in Spanish."""
    counted = Counter(quote for f in PLANT for quote in LABELS[f]["quotes"])
    assert {quote: counted[quote] for quote in COMMON if counted[quote] < 3} == {}


def test_one_quotation_has_a_variant() -> None:
    """The text from Caracas has the sentence on the shot in other words than all others."""
    assert "Not one officer fired a shot inside the factory" in words("reports/guaire-caracas.txt")
    assert "No officer fired a single shot inside the plant" not in words("reports/guaire-caracas.txt")


def test_one_report_omits_what_all_others_tell() -> None:
    """All but the text from Caracas tell of the chained gate."""
    silent = [f for f in PLANT if not re.search(r"chain|encadenad", words(f), re.I)]
    assert silent == ["reports/guaire-caracas.txt"]


def test_the_later_state_has_the_first_ones_name_and_a_higher_toll() -> None:
    """The edited page keeps its file name, says more dead, and owns up to a correction."""
    first = LATER.replace("later/", "reports/")
    assert first in FILES
    assert min(figure(LATER, "killed"))[0] > max(figure(first, "killed"))[0]
    assert figure(LATER, "arrested") != figure(first, "arrested")
    assert "Correction:" in words(LATER)
    assert LABELS[LATER]["url"] == LABELS[first]["url"]


def test_the_reprint_shares_most_of_its_words_and_credits_its_source() -> None:
    """The reprint names the agency and repeats at least seven tenths of its five-word runs."""
    (reprint,) = [f for f in FILES if LABELS[f]["reprint_of"]]
    runs = [
        {" ".join(run) for run in zip(*(text[i:] for i in range(5)), strict=False)}
        for text in (folded(words(f)).split() for f in (LABELS[reprint]["reprint_of"], reprint))
    ]
    assert len(runs[0] & runs[1]) / len(runs[0]) >= 0.7
    assert "Con información de la agencia Cordal" in words(reprint)


def test_there_are_unrelated_reports_and_a_second_small_event() -> None:
    """At least twelve reports are of other events: three like the first one, one told twice."""
    others = Counter(LABELS[f]["event"] for f in FILES if LABELS[f]["event"] != "plant")
    assert others.total() >= 12
    assert {"roubaix", "astrea", "apizaco"} <= set(others)
    assert [event for event, n in others.items() if n > 1] == ["ferry"]
    assert {LABELS[f]["language"] for f in FILES} >= {"en", "es", "fr", "de", "pt"}


@pytest.mark.parametrize("file", FILES)
def test_addresses_cannot_be_anybodys(file: str) -> None:
    """Every absolute address is under `.example` (RFC 2606) or is the name of the JSON-LD vocabulary."""
    hosts = {host for host in re.findall(r"https?://([\w.-]+)", decoded(file)) if host != "schema.org"}
    assert [host for host in hosts if not host.endswith(".example")] == []


def test_no_outlet_is_real() -> None:
    """None of the invented outlets bears a name of the authority list."""
    outlets = resource("outlets.tsv")
    if not outlets.is_file():
        pytest.skip("no list of outlets")
    listed = {
        folded(cell) for line in outlets.read_text(encoding="utf-8").splitlines() for cell in re.split(r"[\t|;]", line)
    }
    assert [
        name for name in {label["outlet"] for label in LABELS.values() if label["outlet"]} if folded(name) in listed
    ] == []
