"""Messages built by code, for the tests of mail and of saved pages."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP

from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.mail.mail import MailReader

STORY = """GALWAY, Ireland - The ferry that nobody wanted to name was christened on
Thursday with a bottle of tap water, after the champagne was found to be
flat and the mayor to be late.

Its master, Fintan Rooney, said the boat did not mind. "She has been called
worse by better people," he told the two dozen who had come.

The first crossing is set for Monday, if the gangway arrives."""


def mail(words: str = STORY, **headers: str) -> EmailMessage:
    """A plain message; `From_` style keywords become header lines, `_` within them a hyphen."""
    told = {
        "From": "Nuala Brophy <nuala@harbourclub.example>",
        "To": "desk@archive.example",
        "Date": "Fri, 07 Jun 2019 10:15:00 +0100",
        "Subject": "The unnamed ferry is named",
        "Message_ID": "<1@harbourclub.example>",
    } | headers
    message = EmailMessage(policy=SMTP)
    for name, value in told.items():
        message[name.replace("_", "-")] = value
    message.set_content(words)
    return message


def read_mail(message: EmailMessage | bytes, name: str = "a.eml") -> Reading:
    return MailReader().read(message if isinstance(message, bytes) else message.as_bytes(), name)


def parts_of(message: EmailMessage | bytes) -> list[Part]:
    return list(MailReader().parts(message if isinstance(message, bytes) else message.as_bytes(), "a.eml"))


def raw(header: str, body: bytes, kind: str = "text/plain; charset=utf-8") -> bytes:
    """A message as bytes, for what the library would not write."""
    told = f"Message-ID: <2@b.example>\r\nMIME-Version: 1.0\r\n{header}Content-Type: {kind}\r\n\r\n"
    return told.encode("latin-1") + body


def nested(depth: int, words: bytes) -> bytes:
    """A message whose words stand that many multiparts deep."""
    opens = b"".join(b'Content-Type: multipart/mixed; boundary="b%d"\r\n\r\n--b%d\r\n' % (n, n) for n in range(depth))
    closes = b"".join(b"\r\n--b%d--" % n for n in reversed(range(depth)))
    head = b"Message-ID: <3@b.example>\r\nSubject: deep down\r\nMIME-Version: 1.0\r\n"
    return head + opens + b"Content-Type: text/plain\r\n\r\n" + words + closes
