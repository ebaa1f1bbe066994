"""Keys, proofs, time stamps and a log that is not as it was seen, as commands."""

from __future__ import annotations

import http.server
import json
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier.cli.main import dossier_command

STORY = "Bridge closed\n\nTARIJA, March 3 - The bridge was closed on Sunday, the mayor said.\n"


class Dossier:
    """Runs commands on one archive and gives their answers."""

    def __init__(self, archive: Path) -> None:
        self.archive = archive

    def run(self, *words: str, status: int = 0) -> list[dict[str, Any]]:
        done = CliRunner().invoke(dossier_command, [*words, "--archive", str(self.archive), "--json"])
        assert done.exit_code == status, (done.output, done.exception)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def refused(self, *words: str) -> str:
        """The sentence with which a command ends that fails."""
        (answer,) = self.run(*words, status=1)
        return str(answer["error"])


@pytest.fixture
def dossier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dossier:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    (tmp_path / "bridge.txt").write_text(STORY)
    found = Dossier(tmp_path / "archive")
    found.run("add", str(tmp_path / "bridge.txt"))
    return found


def test_an_archive_has_a_key_from_its_first_event(dossier: Dossier) -> None:
    """The key stands in the first line of the log, and signs from there on."""
    (key,) = dossier.run("key", "list")
    assert key["event"] == 1
    assert (key["current"], key["here"], key["signed"]) == (True, True, True)
    summary = dossier.run("audit")[-1]
    assert summary["faults"] == 0 and summary["checkpoints"] in (1, 2)  # a slow machine signs once more while it adds
    assert dossier.run("history")[0]["detail"]["key"] == key["key"]


def test_a_key_is_rotated(dossier: Dossier) -> None:
    """A new key takes over by the old one's signature; both are listed."""
    (old,) = dossier.run("key", "list")
    (new,) = dossier.run("key", "rotate")
    assert [key["key"] for key in dossier.run("key", "list")] == [old["key"], new["key"]]
    assert new["signed"]
    assert dossier.run("audit")[-1]["faults"] == 0


def test_a_key_that_is_elsewhere_is_replaced_only_when_asked(
    dossier: Dossier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another computer the archive can be written to and audited, and says why it has no new signature."""
    monkeypatch.setenv("DOSSIER_KEYS", str(tmp_path / "other"))
    dossier.run("set", "R1", "headline", "Bridge shut")
    assert dossier.run("audit")[-1]["faults"] == 0
    assert not dossier.run("key", "list")[0]["here"]
    assert "another computer, or it is lost" in dossier.refused("key", "rotate")
    (key,) = dossier.run("key", "rotate", "--lost")
    assert (key["signed"], key["here"]) == (False, True)
    assert dossier.run("audit")[-1]["faults"] == 0


def test_a_proof_holds_by_itself_and_only_for_what_it_says(dossier: Dossier, tmp_path: Path) -> None:
    """What `prove` writes is verified without any archive; with one letter changed, what was changed is named."""
    path = tmp_path / "proof.json"
    (told,) = dossier.run("prove", "R1", "--out", str(path))
    assert told["events"] == 2
    elsewhere = Dossier(tmp_path / "nowhere")
    assert all(check["ok"] for check in elsewhere.run("verify", str(path)))
    assert dossier.run("prove", "R1")[0] == json.loads(path.read_text())
    path.write_text(path.read_text().replace("bridge.txt", "brigde.txt", 1))
    wrong = [check["thing"] for check in elsewhere.run("verify", str(path), status=1) if not check["ok"]]
    assert wrong == ["event 2"]
    path.write_text("{}")
    assert "neither a brief nor a proof" in elsewhere.refused("verify", str(path))


def test_growth_is_proved_from_a_checkpoint_that_somebody_kept(dossier: Dossier, tmp_path: Path) -> None:
    """A checkpoint that was handed out shows ever after that the log only grew, also under another key."""
    kept = tmp_path / "kept"
    shutil.copy(dossier.archive / "log" / "checkpoints", kept)
    dossier.run("key", "rotate")
    dossier.run("set", "R1", "headline", "Bridge shut")
    path = tmp_path / "growth.json"
    dossier.run("prove", "--since", str(kept), "--out", str(path))
    elsewhere = Dossier(tmp_path / "nowhere")
    assert [check["thing"] for check in elsewhere.run("verify", str(path)) if check["ok"]] == [
        "older",
        "newer",
        "growth",
    ]
    proof = json.loads(path.read_text())
    for name, wrong in (("older", proof["newer"]), ("newer", proof["older"]), ("path", proof["path"][:-1])):
        path.write_text(json.dumps(proof | {name: wrong}))
        assert any(not check["ok"] for check in elsewhere.run("verify", str(path), status=1))
    kept.write_text(kept.read_text().replace("dossier/", "dossier-"))
    assert f"{kept}: was not signed" in dossier.refused("prove", "--since", str(kept))
    assert dossier.run("prove", status=2) == []


def test_an_older_copy_is_told_until_it_is_accepted(dossier: Dossier, tmp_path: Path) -> None:
    """An archive that was set back warns and fails its audit, until a person says that it is right."""
    shutil.copytree(dossier.archive, tmp_path / "older")
    dossier.run("set", "R1", "headline", "Bridge shut")
    shutil.rmtree(dossier.archive)
    (tmp_path / "older").rename(dossier.archive)
    done = CliRunner().invoke(dossier_command, ["list", "--archive", str(dossier.archive), "--json"])
    assert (done.exit_code, done.stderr.count("--accept-head")) == (0, 1)
    # Until enough is added the log is too short; from then on it holds other lines
    many = ["tag", "R1", "strike", "--archive", str(dossier.archive)]
    assert CliRunner().invoke(dossier_command, many).stderr.count("--accept-head") == 1
    *faults, summary = dossier.run("audit", status=1)
    assert {"log", "checkpoint"} == {fault["part"] for fault in faults}
    assert summary["faults"] == len(faults)
    dossier.run("audit", "--accept-head")
    assert [event["kind"] for event in dossier.run("history")][-1] == "head-accepted"
    assert dossier.run("audit")[-1]["faults"] == 0
    dossier.run("audit", "--accept-head")
    assert [event["kind"] for event in dossier.run("history")][-1] == "head-accepted"


def test_bytes_that_an_add_left_are_told_as_harmless(dossier: Dossier) -> None:
    """A blob that no event names is named once it is older than a minute, and that nothing is lost by it."""
    from dossier.store import FolderStore
    from tests.repository.house import left_ago

    store = FolderStore(dossier.archive / "blobs")
    digest = store.put(b"left").digest
    assert dossier.run("audit")[-1]["being_written"] == 1
    left_ago(store.path(digest), 3600)
    fault, _ = dossier.run("audit", status=1)
    assert (fault["thing"], fault["fault"], fault["harmless"]) == (digest, "extra", True)


# time stamps

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
SETTINGS = """\
[tsa]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=critical,timeStamping
[stamps]
serial=serial
signer_digest=sha256
default_policy=1.2.3.4.1
digests=sha256
[req]
distinguished_name=name
[name]
"""


class Authority:
    """A time-stamping authority of our own, by `openssl ts`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "settings").write_text(SETTINGS)
        (folder / "serial").write_text("01\n")
        new_key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-config", "settings")
        ca = ("-addext", "basicConstraints=critical,CA:TRUE", "-days", "30", "-keyout", "ca.key", "-out", "ca.pem")
        self._openssl("req", "-x509", *new_key, "-subj", "/CN=Root", *ca)
        self._openssl("req", *new_key, "-subj", "/CN=Stamps", "-keyout", "tsa.key", "-out", "tsa.csr")
        by = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "settings", "-extensions", "tsa")
        self._openssl("x509", "-req", "-in", "tsa.csr", *by, "-days", "30", "-out", "tsa.pem")
        self.ca = folder / "ca.pem"

    def answer(self, request: bytes) -> bytes:
        (self._folder / "query").write_bytes(request)
        signer = ("-inkey", "tsa.key", "-signer", "tsa.pem", "-queryfile", "query", "-out", "reply")
        self._openssl("ts", "-reply", "-config", "settings", "-section", "stamps", *signer)
        return (self._folder / "reply").read_bytes()

    def _openssl(self, *words: str) -> None:
        done = subprocess.run(["openssl", *words], cwd=self._folder, capture_output=True)
        assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@contextmanager
def served(answer: Callable[[bytes], bytes], heard: list[bytes], status: int = 200) -> Iterator[str]:
    """The address of a server on this computer that answers requests so."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            body = answer(heard[-1])
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/tsa"
        finally:
            server.shutdown()
            thread.join()


@needs_openssl
def test_a_stamp_is_kept_and_checked(dossier: Dossier, authority: Authority, tmp_path: Path) -> None:
    """A hash goes out, a token comes back, stays, and is checked at every audit, by the authority's root too."""
    heard = list[bytes]()
    with served(authority.answer, heard) as url:
        (found,) = dossier.run("stamp", "--tsa", url)
    assert Path(found["path"]).is_relative_to(dossier.archive)
    assert Path(found["path"]).exists()
    assert found["time"].startswith("20")
    assert [len(request) < 100 for request in heard] == [True]
    assert not any(word in heard[0] for word in (b"dossier", b"Bridge"))
    assert dossier.run("audit")[-1]["stamps"] == 1
    assert dossier.run("audit", "--ca", str(authority.ca))[-1]["faults"] == 0
    (tmp_path / "another").mkdir()
    other = Authority(tmp_path / "another")
    fault, summary = dossier.run("audit", "--ca", str(other.ca), status=1)
    assert (fault["part"], fault["thing"], summary["stamps"]) == ("stamp", "line 4", 0)
    assert "certificates" in dossier.refused("audit", "--ca", str(tmp_path / "bridge.txt"))


def older(authority: Authority, request: bytes) -> bytes:
    """A sound answer to another request."""
    from dossier.log.timestamps import HashAlgorithm, TimestampRequestBuilder

    del request
    return authority.answer(
        TimestampRequestBuilder().data(b"other").hash_algorithm(HashAlgorithm.SHA256).build().as_bytes()
    )


def replayed(authority: Authority, request: bytes) -> bytes:
    """An answer about the same bytes, asked for by somebody else: with another nonce."""
    nonce = len(request.removesuffix(b"\x01\x01\xff")) - 1  # its last byte; only `certReq` follows it (RFC 3161)
    return authority.answer(request[:nonce] + bytes([request[nonce] ^ 1]) + request[nonce + 1 :])


@needs_openssl
@pytest.mark.parametrize(
    ("answer", "status", "reason"),
    [
        (lambda *_: b"", 200, "cannot be understood"),
        (lambda *_: b"<html>Sign in</html>", 200, "cannot be understood"),
        (lambda *_: bytes.fromhex("30030a0102"), 200, "cannot be understood"),
        (lambda *_: bytes.fromhex("30053003020102"), 200, "not granted (status 2)"),
        (lambda *_: b"", 503, "refused: 503"),
        (lambda *_: b"x" * (2 << 20), 200, "too long"),
        (older, 200, "about other bytes"),
        (replayed, 200, "answers another request"),
    ],
)
def test_what_is_no_stamp_is_refused(
    dossier: Dossier, authority: Authority, answer: Callable[[Authority, bytes], bytes], status: int, reason: str
) -> None:
    """Whatever comes back that is no stamp of what was sent is told in a sentence, and nothing is kept of it."""
    with served(lambda request: answer(authority, request), [], status) as url:
        assert reason in dossier.refused("stamp", "--tsa", url)
    assert dossier.run("audit")[-1]["faults"] == 0
    assert "time-stamped" not in {event["kind"] for event in dossier.run("history")}


def test_an_authority_that_is_not_there_is_told(dossier: Dossier) -> None:
    """An address where nobody answers, and one that is none, are each told with the address."""
    with served(lambda _: b"", []) as url:
        pass
    assert f"{url}: the time-stamping authority cannot be reached" in dossier.refused("stamp", "--tsa", url)
    assert "begins with neither" in dossier.refused("stamp", "--tsa", "file:///etc/passwd")
