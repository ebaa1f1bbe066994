"""Time stamps by others (RFC 3161): the hash of some bytes goes out, a signed moment comes back."""

from __future__ import annotations

import hashlib
import http.client
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from cryptography import x509
from rfc3161_client import (
    HashAlgorithm,
    TimestampRequestBuilder,
    TimeStampResponse,
    VerificationError,
    VerifierBuilder,
    decode_timestamp_response,
)

from dossier.clauses import Clause
from dossier.errors import BadInput

Post = Callable[[str, bytes], bytes]  # the answer to a request at an address

_GRANTED = (0, 1)
_SHA256 = "2.16.840.1.101.3.4.2.1"
_SECONDS = 30.0
MOST = 1 << 20  # bytes of an answer


@dataclass(frozen=True, slots=True)
class Stamp:
    """An authority's word on when it was shown a hash; `token` is its whole answer, as it came (DER)."""

    at: datetime
    token: bytes


def post(url: str, request: bytes) -> bytes:
    """Raises BadInput where the authority cannot be reached or does not answer."""
    if not url.startswith(("http://", "https://")):
        raise BadInput(url, Clause("no-authority-address"))
    headers = {"Content-Type": "application/timestamp-query", "User-Agent": "dossier"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, request, headers), timeout=_SECONDS) as answer:
            data = answer.read(MOST + 1)
    except urllib.error.HTTPError as error:
        raise BadInput(url, Clause("authority-refused", code=error.code, reason=error.reason)) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise BadInput(url, Clause("authority-unreachable", error=_why(error))) from error
    if len(data) > MOST:
        raise BadInput(url, Clause("time-stamp-too-long"))
    return bytes(data)


def stamped(data: bytes, url: str, send: Post = post) -> Stamp:
    """Has the SHA-256 of `data` stamped; nothing else leaves. Raises BadInput where no sound stamp comes back."""
    request = TimestampRequestBuilder().data(data).hash_algorithm(HashAlgorithm.SHA256).build()
    token = send(url, request.as_bytes())
    try:
        answer = _decoded(token)
        at = _moment(answer, data, request.nonce)
    except ValueError as error:
        raise BadInput(url, Clause("no-time-stamp", error=error)) from error
    return Stamp(at, token)


def stamp_of(token: bytes, data: bytes, roots: Sequence[x509.Certificate] = ()) -> Stamp:
    """The stamp of `data` in a token that is at hand; with `roots`, one of them must vouch for who signed it.

    Raises ValueError where it is none.
    """
    answer = _decoded(token)
    at = _moment(answer, data)
    if roots:
        try:
            VerifierBuilder(roots=list(roots)).build().verify_message(answer, data)
        except VerificationError as error:
            raise ValueError(f"no authority that is trusted signed it ({error})") from error
    return Stamp(at, token)


def certificates(pem: bytes) -> list[x509.Certificate]:
    """Those in a PEM file. Raises ValueError where there are none."""
    return x509.load_pem_x509_certificates(pem)


def _decoded(token: bytes) -> TimeStampResponse:
    if len(token) > MOST:
        raise ValueError(f"it has {len(token):,} bytes, and a time stamp at most {MOST:,}")
    try:
        answer = decode_timestamp_response(token)
    except ValueError as error:
        raise ValueError("it cannot be understood") from error
    if answer.status not in _GRANTED:
        words = "; ".join(answer.status_string)
        raise ValueError(f"it was not granted (status {answer.status}{': ' if words else ''}{words})")
    return answer


def _moment(answer: TimeStampResponse, data: bytes, nonce: int | None = None) -> datetime:
    try:
        imprint, at = answer.tst_info.message_imprint, answer.tst_info.gen_time
    except ValueError as error:
        raise ValueError("it cannot be understood") from error
    if imprint.hash_algorithm.dotted_string != _SHA256 or imprint.message != hashlib.sha256(data).digest():
        raise ValueError("it is about other bytes")
    if nonce is not None and answer.tst_info.nonce != nonce:
        raise ValueError("it answers another request")
    return at


def _why(error: Exception) -> str:
    reason = getattr(error, "reason", None) or error
    return str(getattr(reason, "strerror", None) or reason)
