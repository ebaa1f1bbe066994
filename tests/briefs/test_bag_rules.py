"""What RFC 8493 asks of every bag, each rule broken by a bag of our own."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from dossier.briefs.standalone import Files, structure
from tests.briefs.bags import remanifest, replaced, written

ACUTE = "data/café.txt"
LINE = b"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  "  # of abc


def faults(bag: Path) -> list[str]:
    return [f"{thing} {why}" for thing, why in structure(Files(bag))]


@pytest.fixture
def bag(tmp_path: Path) -> Path:
    return written(tmp_path / "bag", {"data/a.txt": b"abc", "data/b/c.txt": b"abcd"})


def test_a_sound_bag_passes(bag: Path) -> None:
    """A bag that keeps every rule has no fault."""
    assert faults(bag) == []


@pytest.mark.parametrize(
    "declared",
    [
        b"",
        b" BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version : 1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version:  1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version:1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 1.0 \nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 1.0\n Tag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8 \n",
        b"BagIt-Version: 1.0\n\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n\n",
        b"\xef\xbb\xbfBagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"Tag-File-Character-Encoding: UTF-8\nBagIt-Version: 1.0\n",
        b"bagit-version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-16\n",
        b"BagIt-Version: 1.0\n",
        b"BagIt-Version: 1\nTag-File-Character-Encoding: UTF-8\n",
        b"BagIt-Version: 2.0\nTag-File-Character-Encoding: UTF-8\n",
    ],
)
def test_the_declaration_is_two_lines_to_the_letter(bag: Path, declared: bytes) -> None:
    """White space, order, another encoding or version in bagit.txt is a fault."""
    (bag / "bagit.txt").write_bytes(declared)
    remanifest(bag)
    assert [fault.split()[0] for fault in faults(bag)] == ["bagit.txt"]


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
def test_lines_may_end_in_any_way(bag: Path, end: bytes) -> None:
    """CR and CRLF are line ends as LF is."""
    for name in ("bagit.txt", "bag-info.txt", "manifest-sha256.txt"):
        (bag / name).write_bytes((bag / name).read_bytes().replace(b"\n", end))
    (bag / "tagmanifest-sha256.txt").unlink()
    assert faults(bag) == []


def _remove(name: str) -> Callable[[Path], object]:
    return lambda bag: (bag / name).unlink()


def _add(name: str, data: bytes) -> Callable[[Path], object]:
    def add(bag: Path) -> None:
        (bag / name).parent.mkdir(parents=True, exist_ok=True)
        with (bag / name).open("ab") as stream:
            stream.write(data)

    return add


def _listed(line: bytes) -> Callable[[Path], object]:
    return _add("manifest-sha256.txt", line)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (_remove("bagit.txt"), "bagit.txt is missing"),
        (_remove("manifest-sha256.txt"), "a bag needs a manifest"),
        (_remove("data/a.txt"), "data/a.txt is missing"),
        (_add("data/new.txt", b""), "data/new.txt is not in manifest-sha256.txt"),
        (_add("data/a.txt", b"d"), "data/a.txt is not as manifest-sha256.txt has it"),
        (_add("fetch.txt", b"https://example.org/x 3 data/x\n"), "nothing is fetched"),
        (_add("bag-info.txt", b"Payload-Oxum: 7.2\n"), "Payload-Oxum more than once"),
        (_add("bag-info.txt", b"no label\n"), "line 2 is no label"),
        (_add("bag-info.txt", b"Label : value\n"), "line 2 is no label"),
        (_add("bag-info.txt", b"Label:value\n"), "line 2 is no label"),
        (_add("bag-info.txt", b"Label: \xff\n"), "bag-info.txt is not UTF-8 from byte"),
        (_add("manifest-sha3.txt", b""), "of an algorithm that cannot be checked here (sha3)"),
        (_add("manifest-md5.txt", b""), "data/a.txt is not in manifest-md5.txt"),
        (_listed(LINE + b"data/a.txt\n"), "names 'data/a.txt' once more"),
        (_listed(LINE + b"data/none.txt\n"), "data/none.txt is missing; manifest-sha256.txt names it"),
        (_listed(LINE + b"../a.txt\n"), "which may lead out of the bag"),
        (_listed(LINE + b"data/../../a.txt\n"), "which may lead out of the bag"),
        (_listed(LINE + b"data/b/../a.txt\n"), "which may lead out of the bag"),
        (_listed(LINE + b"data/b\\..\\a.txt\n"), "which may lead out of the bag"),
        (_listed(LINE + b"data/./a.txt\n"), "which may lead out of the bag"),
        (_listed(LINE + b"/etc/passwd\n"), "which is no place within the bag"),
        (_listed(LINE + b"~/a.txt\n"), "which is no place within the bag"),
        (_listed(LINE + b"~root/a.txt\n"), "which is no place within the bag"),
        (_listed(LINE + b"C:\\a.txt\n"), "which is no place within the bag"),
        (_listed(LINE + b"\\\\host\\a.txt\n"), "which is no place within the bag"),
        (_listed(LINE + b"bagit.txt\n"), "which is not in data"),
        (_listed(LINE.strip() + b"\n"), "line 3 is no digest and name"),
        (_listed(b"\n" + LINE + b"data/x\n"), "line 3 is no digest and name"),
        (_listed(b"abc  data/a.txt\n"), "line 3 is no digest and name"),
        (_listed(b"zz" + LINE[2:] + b"data/a.txt\n"), "line 3 is no digest and name"),
        (_add("tagmanifest-sha256.txt", LINE + b"data/a.txt\n"), "which no manifest of tag files may"),
        (_add("tagmanifest-sha256.txt", LINE + b"gone.txt\n"), "gone.txt is missing"),
    ],
)
def test_each_broken_rule_is_named(bag: Path, broken: Callable[[Path], object], told: str) -> None:
    """A bag that breaks one rule is refused, and the rule and the file are named."""
    broken(bag)
    assert any(told in fault for fault in faults(bag)), faults(bag)


@pytest.mark.parametrize("said", [b"6.2", b"7.1", b"7", b"seven.two", b""])
def test_a_wrong_sum_is_named(bag: Path, said: bytes) -> None:
    """A Payload-Oxum that the payload does not have is a fault."""
    replaced(bag / "bag-info.txt", b": 7.2", b": " + said)
    assert any("(Payload-Oxum)" in fault for fault in faults(bag))


@pytest.mark.parametrize("name", ["bag-info.txt", "manifest-sha256.txt", "tagmanifest-sha256.txt"])
def test_a_byte_order_mark_is_named(bag: Path, name: str) -> None:
    """No tag file begins with one."""
    (bag / name).write_bytes(b"\xef\xbb\xbf" + (bag / name).read_bytes())
    assert any(f"{name} begins with a byte-order mark" in fault for fault in faults(bag))


def test_no_data_folder_is_named(tmp_path: Path) -> None:
    """A bag without a payload folder is none."""
    written(tmp_path / "bag", {})
    assert faults(tmp_path / "bag") == ["data is missing"]


def test_links_are_not_followed(bag: Path, tmp_path: Path) -> None:
    """A link in a bag is a fault, wherever it leads."""
    (tmp_path / "outside").mkdir()
    for name in ("data/link", "data/b/folder"):
        try:
            (bag / name).symlink_to(tmp_path / "outside", target_is_directory=True)
        except OSError:
            pytest.skip("no links can be made here")
    assert {fault.split()[0] for fault in faults(bag)} == {"data/link", "data/b/folder"}


@pytest.mark.parametrize(("kept", "listed"), [("NFC", "NFD"), ("NFD", "NFC")])
def test_a_name_in_another_form_of_unicode_is_the_same(tmp_path: Path, kept: str, listed: str) -> None:
    """Systems that keep names decomposed, or composed, do not break a bag."""
    bag = written(tmp_path / "bag", {unicodedata.normalize(kept, ACUTE): b"abc"})
    (bag / "manifest-sha256.txt").write_bytes(LINE + unicodedata.normalize(listed, ACUTE).encode() + b"\n")
    (bag / "tagmanifest-sha256.txt").unlink()
    assert faults(bag) == []
    _listed(LINE + unicodedata.normalize(kept, ACUTE).encode() + b"\n")(bag)
    assert any("once more" in fault for fault in faults(bag))


def test_two_names_that_differ_in_form_only_are_named(tmp_path: Path) -> None:
    """Such a bag could not be copied to every system."""
    both = {unicodedata.normalize(form, ACUTE): b"abc" for form in ("NFC", "NFD")}
    bag = written(tmp_path / "bag", both)
    if len(list((bag / "data").iterdir())) < 2:
        pytest.skip("this file system takes both for one")
    assert any("but for its form of Unicode" in fault for fault in faults(bag))


def test_percent_signs_and_line_ends_in_names(tmp_path: Path) -> None:
    """Names are encoded in manifests as RFC 8493 says: %25, %0A, %0D, in either case of letters."""
    bag = written(tmp_path / "bag", {"data/50%.txt": b"abc"})
    for line in (b"data/50%25.txt\n", b"data/50%.txt\n"):
        (bag / "manifest-sha256.txt").write_bytes(LINE + line)
        (bag / "tagmanifest-sha256.txt").unlink(missing_ok=True)
        assert faults(bag) == []


def test_other_algorithms_are_checked(bag: Path) -> None:
    """A manifest of SHA-512 beside the first one is held to as well."""
    digests = {name: hashlib.sha512((bag / name).read_bytes()).hexdigest() for name in ("data/a.txt", "data/b/c.txt")}
    good = "".join(f"{digest.upper()} {name}\n" for name, digest in digests.items())
    (bag / "manifest-sha512.txt").write_text(good)
    assert faults(bag) == []
    (bag / "manifest-sha512.txt").write_text("0" * 128 + good[128:])
    assert any(fault.startswith("data/a.txt is not as manifest-sha512.txt") for fault in faults(bag))
