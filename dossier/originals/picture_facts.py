"""Reads what a picture's file says of itself: its size, and its EXIF and IPTC fields; for the confined child."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from io import BytesIO

from PIL import ExifTags, Image, ImageFile, IptcImagePlugin

_FORMATS = ("JPEG", "PNG", "GIF", "WEBP", "TIFF", "BMP", "AVIF")
_DAMAGED = (
    OSError,
    ValueError,
    SyntaxError,
    TypeError,
    LookupError,
    OverflowError,
    Image.DecompressionBombError,
)  # fmt: skip - what Pillow raises for a picture that is cut or forged
_SMALLEST = 48  # dots of a side: what is smaller in both is a sign or a counter, no picture of a report
_LONGEST = 2_000  # characters of a field
# Fields that say who took a picture, when, where and of what (Exif 3.0; IPTC-IIM 4.2, record 2)
_EXIF = {
    "ImageDescription", "Artist", "Copyright", "DateTime", "DateTimeOriginal", "OffsetTimeOriginal", "Make", "Model",
    "Software",
}  # fmt: skip
_IPTC = {
    5: "Object Name", 40: "Special Instructions", 55: "Date Created", 60: "Time Created", 80: "By-line",
    85: "By-line Title", 90: "City", 95: "Province-State", 101: "Country", 103: "Transmission Reference",
    105: "Headline", 110: "Credit", 115: "Source", 116: "Copyright Notice", 120: "Caption-Abstract",
}  # fmt: skip


def picture_facts(data: bytes) -> tuple[str, int, int, list[tuple[str, str]]] | None:
    """Media type, width and height in dots, and fields by name; None for what is no picture of a known format.

    Decodes no dots: a picture that unfolds to gigabytes costs nothing here.
    """
    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=_FORMATS) as image:
            warnings.simplefilter("ignore")  # of damaged fields, which are left out
            kind = Image.MIME.get(image.format or "", "image/unknown")
            return kind, *image.size, [*_exif(image), *_iptc(image)]
    except _DAMAGED:
        return None


def is_shown(width: int, height: int) -> bool:
    """Whether it is large enough to be a picture of the report."""
    return max(width, height) >= _SMALLEST


def _exif(image: Image.Image) -> Iterator[tuple[str, str]]:
    exif = _exif_of_png(image) if image.format == "PNG" else image.getexif()
    for tags in (exif, exif.get_ifd(ExifTags.IFD.Exif)):
        for number, value in tags.items():
            name = ExifTags.TAGS.get(number, "")
            if name in _EXIF and (words := _words(value)):
                yield f"exif:{name}", words
    place = exif.get_ifd(ExifTags.IFD.GPSInfo)
    if position := _position(place):
        yield "exif:GPSInfo", position


def _exif_of_png(image: Image.Image) -> Image.Exif:
    """What is before the dots: Pillow would decode them all to look for more behind them."""
    exif = Image.Exif()
    if data := image.info.get("exif"):
        exif.load(data)
    return exif


def _position(place: dict[int, object]) -> str:
    """Latitude and longitude in degrees, as `-0.2300, -78.5200`."""
    found = []
    for letter, number in ((1, 2), (3, 4)):
        parts = place.get(number)
        if not isinstance(parts, tuple) or len(parts) != 3 or place.get(letter) not in ("N", "S", "E", "W"):
            return ""
        try:
            degrees = sum(float(part) / 60**power for power, part in enumerate(parts))
        except (ZeroDivisionError, ValueError):
            return ""
        found.append(-degrees if place[letter] in ("S", "W") else degrees)
    return f"{found[0]:.4f}, {found[1]:.4f}"


def _iptc(image: ImageFile.ImageFile) -> Iterator[tuple[str, str]]:
    for (record, number), value in (IptcImagePlugin.getiptcinfo(image) or {}).items():
        if record == 2 and number in _IPTC:
            for one in value if isinstance(value, list) else [value]:
                if words := _words(one):
                    yield f"iptc:{_IPTC[number]}", words


def _words(value: object) -> str:
    # Pillow takes all text for Latin-1, and most programs write UTF-8
    data = value if isinstance(value, bytes) else str(value).encode("latin-1", "replace")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    return " ".join(text.replace("\0", " ").split())[:_LONGEST]
