"""What `check.html` promises: it finds what `dossier verify` and `verify.py` find, and nothing leaves the browser."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dossier.archive import Archive
from dossier.briefs import seal, verify
from dossier.briefs.check_page import CHECK_PAGE, check_page, check_script, write_check_page
from dossier.briefs.docx_export import DocxExporter
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.pdf_export import PdfExporter
from dossier.errors import BadInput
from dossier.model.proofs import extension_json, proof_json
from dossier.resources import resource
from tests.briefs.bags import archive_with_case, copied, failing, opened, relist, remanifest
from tests.briefs.check_browser import CheckBrowser
from tests.briefs.every_byte import flipped
from tests.briefs.samples import brief_of
from tests.briefs.test_bag_forgeries import FORGERIES
from tests.briefs.test_verify import forged, resealed, resealed_pdf
from tests.network.browser import program

needs_browser = pytest.mark.skipif(program() is None, reason="needs Chromium")
MOST_SCRIPT = 40 << 10  # bytes
RESTS = {"events"}  # what `verify.py` looks for before it reads large files; the page reads none
Found = dict[str, Any]


def page_at(folder: Path) -> Path:
    path = write_check_page(folder)
    assert path is not None
    return path


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CheckBrowser]:
    home = tmp_path_factory.mktemp("browser")
    with CheckBrowser(str(program()), page_at(home), home / "profile") as found:
        yield found


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bag of a small case, with proofs and briefs of the same archive."""
    home = tmp_path_factory.mktemp("home")
    with opened(archive_with_case(home)) as archive:
        shutil.copy(home / "archive/log/checkpoints", home / "older")
        archive.briefs.bag("Ferries", home / "bag")
        (home / "proof.json").write_text(json.dumps(proof_json(archive.proofs.prove("R1"))))
        note = "".join((home / "older").read_text().splitlines(keepends=True)[-5:])
        growth = archive.proofs.prove_growth(note, home / "older")
        (home / "growth.json").write_text(json.dumps(extension_json(growth)))
        for ending in ("html", "pdf", "docx"):
            archive.briefs.write("Ferries", home / f"brief.{ending}")
    return home


def zipped(bag: Path) -> Path:
    return Path(shutil.make_archive(str(bag.with_name(f"{bag.name}-zip")), "zip", bag.parent, bag.name))


def wrong(found: Found) -> list[Found]:
    return [check for check in found["checks"] if check["ok"] is False]


def names(found: Found) -> set[str]:
    return {check["name"] for check in wrong(found)}


def things(found: Found) -> set[str]:
    return {check["thing"] for check in wrong(found)}


def test_the_page_is_small_and_the_same_everywhere() -> None:
    """Its script has under 40 KB and runs by its own hash alone; it sets no markup and names no address."""
    page, script = check_page(), check_script()
    assert len(script.encode()) < MOST_SCRIPT
    assert page == check_page.__wrapped__()
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'sha256-".encode() in page
    assert f"<script>{script}</script>".encode() in page
    for word in ("innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "fetch(", "http:", "https:"):
        assert word not in script


def test_every_sentence_is_there_in_both_languages() -> None:
    """Each key that the script or the page uses has an English and a Spanish sentence with the same values."""
    lines = (resource("check") / "words.tsv").read_text(encoding="utf-8").splitlines()
    words = {row[0]: row[1:] for row in (line.split("\t") for line in lines if line[0] != "#")}
    assert all(len(both) == 2 and all(both) for both in words.values())
    assert all(set(re.findall(r"\{\w+\}", en)) == set(re.findall(r"\{\w+\}", es)) for en, es in words.values())
    script = check_script()
    used = set(
        re.findall(r'(?:key:|\b(?:add|wrong|stop|fault)\((?:[\w.]+|`[^`]*`|[A-Z]+\+"[^"]*"),)"([\w-]+)"', script)
    )
    assert len(used) > 40
    assert used - words.keys() == set()
    assert set(re.findall(r'data-say="([^"]+)"', check_page().decode())) <= words.keys()


def test_another_file_of_this_name_is_left(tmp_path: Path) -> None:
    """A page of ours is replaced; a file of somebody else's that is called check.html stays."""
    assert page_at(tmp_path).read_bytes() == check_page()
    assert page_at(tmp_path).read_bytes() == check_page()
    (tmp_path / CHECK_PAGE).write_text("mine")
    assert write_check_page(tmp_path) is None
    assert (tmp_path / CHECK_PAGE).read_text() == "mine"


def test_verifying_the_page_says_what_it_is(tmp_path: Path) -> None:
    """It has words of a brief's record in its script, and is refused in a sentence of its own, as no changed brief."""
    path = write_check_page(tmp_path)
    assert path is not None
    with pytest.raises(BadInput, match="is the page that checks briefs in a browser"):
        verify(path)


def test_the_page_comes_with_html_briefs_and_bags(home: Path) -> None:
    """It lies next to an HTML brief, and in a bag, whose log holds its digest."""
    assert (home / CHECK_PAGE).read_bytes() == check_page() == (home / "bag" / CHECK_PAGE).read_bytes()
    assert CHECK_PAGE in (home / "bag/data/log/contents-sha256.txt").read_text()


@needs_browser
def test_sound_files_have_no_mismatch(browser: CheckBrowser, home: Path) -> None:
    """Briefs, bag as folder and as ZIP, and proofs pass; what the page cannot check is named; nothing is asked for."""
    browser.open()
    files = [home / "brief.html", home / "brief.pdf", home / "brief.docx", zipped(home / "bag")]
    found = browser.check(*files, home / "proof.json", home / "growth.json")
    found = [*browser.check(home / "bag", box="folder")[:1], *found]
    kinds = [one["kind"] for one in reversed(found)]
    assert kinds == ["brief", "brief", "brief", "bag", "proof", "proof", "bag"]
    assert [check for one in found for check in wrong(one)] == []
    for one in found:
        unchecked = {check["name"] for check in one["checks"] if check["ok"] is None}
        assert "times" in unchecked
        assert ("layout" in unchecked) == (one["kind"] in ("brief", "bag"))
        assert any(check["ok"] for check in one["checks"])
    assert browser.requests == []


@needs_browser
@pytest.mark.parametrize("name", FORGERIES)
def test_every_forged_bag_is_found(browser: CheckBrowser, home: Path, tmp_path: Path, name: str) -> None:
    """What `verify.py` names in a forged bag, the page names too, although all manifests fit, and also once listed."""
    forge, named = FORGERIES[name]
    bag = copied(home / "bag", tmp_path / "bag")
    forge(bag)
    remanifest(bag)
    found = browser.check(zipped(bag))[0]
    assert named <= things(found)
    assert things(found) == {check.thing for check in failing(bag)} - RESTS
    relist(bag)
    remanifest(bag)
    again = browser.check(zipped(bag))[0]
    assert things(again) == {check.thing for check in failing(bag)} - RESTS != set()


def _record(change: Callable[[Any], None]) -> Callable[[Path], Path]:
    return lambda path: forged(path.with_suffix(".html"), change)


def _edited(old: bytes, new: bytes) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        page = HtmlExporter().export(brief_of())
        assert old in page
        path.write_bytes(resealed(page.replace(old, new, 1)))
        return path

    return make


def _document(part: str, old: str, new: str) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        path.write_bytes(DocxExporter().export(brief_of()))
        with zipfile.ZipFile(path) as package:
            held = {name: package.read(name) for name in package.namelist()}
        assert old.encode() in held[part]
        held[part] = held[part].replace(old.encode(), new.encode(), 1)
        with zipfile.ZipFile(path, "w") as package:
            for name, data in held.items():
                package.writestr(name, data)
            package.comment = seal.ZIP_COMMENT
        path.write_bytes(seal.seal(path.read_bytes()))
        return path

    return make


def _paper(old: bytes, new: bytes, sealed: bool = True) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        changed = PdfExporter().export(brief_of()).replace(old, new, 1)
        path.write_bytes(resealed_pdf(changed) if sealed else changed)
        return path

    return make


def _cut(path: Path) -> Path:
    page = HtmlExporter().export(brief_of())
    path.write_bytes(page[: len(page) // 2])
    return path


TAMPERS: dict[str, Callable[[Path], Path]] = {
    "a cut file": _cut,
    "an altered quote": _record(lambda data: data["citations"][0].update(quote="El Correo de la Costa")),
    "a moved citation": _record(lambda data: data["citations"][1].update(span={"start": 0, "end": 17})),
    "a swapped text": _record(lambda data: data["sources"][1].update(rendition="Nothing happened.")),
    "a removed source": _record(lambda data: data["sources"].pop(0)),
    "a stray number": _record(lambda data: data["findings"][0]["cells"][0]["line"].update(cites=[99999])),
    "a newer format": _record(lambda data: data.update(format=99)),
    "an older layout": _record(lambda data: data.update(layout="older")),
    "a listed quote": _edited(b'<q dir="auto">The Miami Ledger</q>', b'<q dir="auto">The Tampa Ledger</q>'),
    "a marked quote": _edited(b">The Miami Ledger</mark>", b">The Tampa Ledger</mark>"),
    "a figure on the page": _edited(b"<b><bdi>5</bdi></b>", b"<b><bdi>9</bdi></b>"),
    "a note on the page": _edited(b"Four became five.", b"Four became nine."),
    "a script on the page": _edited(b"</main>", b"<script>document.title='x'</script></main>"),
    "a broken seal": _paper(b"%dossier-seal sha256:", b"%dossier-seal sha257:", sealed=False),
    "a note of a document": _document("word/footnotes.xml", "five people died", "nine people died"),
    "a quote of a document": _document(
        "customXml/item1.xml", '"quote": "five people died"', '"quote": "nine people died"'
    ),
    "a source of a document": _document(
        "customXml/item1.xml", '"number": 1,\n   "source": 1', '"number": 1,\n   "source": 2'
    ),
    "a text of a document": _document("customXml/item1.xml", "At least five people", "At least nine people"),
    "a page of a document": _document("word/document.xml", "Four became five.", "Four became nine."),
    "a page of a PDF": _paper(b"/Title(Timeline)", b"/Title(Timelike)"),
    "an unsealed PDF": _paper(b"/Title(Timeline)", b"/Title(Timelike)", sealed=False),
}


@needs_browser
@pytest.mark.parametrize("name", TAMPERS)
def test_every_changed_brief_is_found(browser: CheckBrowser, tmp_path: Path, name: str) -> None:
    """Kinds of faults are those of `dossier verify`; the layout, which only that can check, is never shown as good."""
    path = TAMPERS[name](tmp_path / "brief")
    expected = {check.name for check in verify(path) if not check.ok}
    found = browser.check(path)[0]
    assert expected
    assert names(found) == expected - {"layout"}
    assert not any(check["ok"] for check in found["checks"] if check["name"] == "layout")


@needs_browser
def test_every_changed_proof_is_found(browser: CheckBrowser, home: Path, tmp_path: Path) -> None:
    """A proof with another line, key, checkpoint, path or field fails at the same thing as in `dossier verify`."""
    proof, growth = (json.loads((home / name).read_text()) for name in ("proof.json", "growth.json"))
    first = proof["events"][0]
    changed = [
        proof | {"events": [first | {"line": first["line"].replace("gazette", "gazelle")}]},
        proof | {"events": [first | {"path": first["path"][:-1]}]},
        proof | {"events": [first | {"event": first["event"] + 1}]},
        proof | {"report": "R2", "events": [first]},
        proof | {"events": []},
        proof | {"key": proof["key"][:-2] + "A="},
        proof | {"checkpoint": proof["checkpoint"].replace("\n", "\n1", 1)},
        growth | {"path": growth["path"][:-1]},
        growth | {"older": growth["newer"], "newer": growth["older"]},
    ]
    for data in changed:
        path = tmp_path / "changed.json"
        path.write_text(json.dumps(data))
        expected = {check.thing for check in Archive.verify(path) if not check.ok}
        assert expected
        assert things(browser.check(path)[0]) == expected, data


@needs_browser
def test_a_changed_byte_is_never_green(browser: CheckBrowser, home: Path, tmp_path: Path) -> None:
    """One changed bit in any file of a bag is found, and the file is named."""
    bag = copied(home / "bag", tmp_path / "bag")
    for path in [path for path in sorted(bag.rglob("*")) if path.is_file() and path.stat().st_size]:
        data = path.read_bytes()
        path.write_bytes(flipped(data, len(data) // 2))
        assert path.relative_to(bag).as_posix() in things(browser.check(zipped(bag))[0])
        path.write_bytes(data)


@needs_browser
def test_an_original_is_compared_with_what_was_dropped(browser: CheckBrowser, home: Path, tmp_path: Path) -> None:
    """Alone it proves nothing; next to its brief it is named, and another file is a mismatch."""
    browser.open()
    original, other = home / "bag/data/sources/R2-v1/canal.txt", tmp_path / "other.txt"
    other.write_text("Something else.")
    assert [check["ok"] for check in browser.check(original)[0]["checks"]] == [None]
    found = browser.check(home / "brief.html", other)
    assert [check["ok"] for check in found[0]["checks"]] == [False]
    assert [(check["ok"], "R2 version 1" in check["values"]["places"]) for check in found[2]["checks"]] == [
        (True, True)
    ]


@needs_browser
def test_hostile_files_end_in_sentences(browser: CheckBrowser, tmp_path: Path) -> None:
    """Bombs, nonsense and markup in names neither stop the page nor run in it, and nothing is shown as good."""
    browser.open()
    bomb = tmp_path / "bomb.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("bag/bagit.txt", bytes(80 << 20))
        package.writestr("bag/data/log/proof.json", "[" * 200_000)
        package.writestr("bag/<img src=x onerror=document.title=1>", "x")
    lying = tmp_path / "lying.zip"
    lying.write_bytes(bomb.read_bytes().replace((80 << 20).to_bytes(4, "little"), (9).to_bytes(4, "little")))
    hostile = {
        "deep.json": b'{"events":' * 100_000,
        "twice.json": b'{"report":"R1","report":"R2","key":"","checkpoint":"","events":[]}',
        "page.html": b'<meta name="dossier-seal" content="x"><template id="dossier-brief-json">{"format":2}</template>',
        "cut.zip": bomb.read_bytes()[:100],
        "<b onclick=alert(1)>.pdf": b"%PDF-1.7\nstream\nstream\n",
        "empty": b"",
    }
    for name, data in hostile.items():
        (tmp_path / name).write_bytes(data)
    found = browser.check(bomb, lying, *(tmp_path / name for name in hostile))
    assert len(found) == len(hostile) + 2
    assert not any(check["ok"] for one in found for check in one["checks"] if one["kind"] != "bag")
    assert all(wrong(one) for one in found if one["kind"] == "bag")
    assert browser.value("document.querySelectorAll('#results img, #results [onclick]').length") == 0
    assert browser.value("document.title") == "Check a brief, a bag or a proof"
    assert browser.requests == []


@needs_browser
def test_without_ed25519_the_signature_is_not_green(browser: CheckBrowser, home: Path) -> None:
    """A browser that lacks Ed25519 says so; the signature is then not checked, and the lines still are."""
    browser.open()
    browser.value("edwards = false; 1")
    found = browser.check(home / "proof.json", zipped(home / "bag"))
    for one in found:
        (told,) = [check for check in one["checks"] if check["thing"] == "checkpoint"]
        assert (told["ok"], told["key"]) == (None, "no-ed25519")
        assert not any(check["key"] == "signed" for check in one["checks"])
        assert wrong(one) == []


@needs_browser
def test_the_page_speaks_the_readers_language(home: Path, tmp_path: Path) -> None:
    """It opens in Spanish where the browser is Spanish, and changes when a person asks."""
    with CheckBrowser(str(program()), page_at(tmp_path), tmp_path / "profile", "es") as browser:
        assert browser.value("document.title") == "Comprobar un informe, un paquete o una prueba"
        browser.check(home / "brief.html")
        assert "Ninguna discrepancia" in browser.value("document.querySelector('.verdict').textContent")
        browser.value("document.querySelector('[data-language=en]').click()")
        assert browser.value("document.querySelector('.verdict').textContent").startswith("No mismatch")
