"""The language of the window: which there are, which is in force, and its words, numbers and names of countries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from dossier.desktop.preferences import Preferences
from dossier.resources import names, resource
from dossier.translations import Translate, speak, tr

KEY = "language"  # in the preferences: one of `LANGUAGES`, or "" for the system's
LANGUAGES = {"en": "English", "es": "Español"}  # each in its own words, so that whoever reads no other finds it
_CONTEXT = "dossier"


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A language that can be chosen, as the preferences keep it and as it is shown."""

    code: str
    name: str


def choices() -> tuple[LanguageChoice, ...]:
    """What the preferences offer; a choice takes effect at the next start."""
    system = tr("As the system ({language})", language=LANGUAGES[of_system()])
    return (LanguageChoice("", system), *(LanguageChoice(code, name) for code, name in LANGUAGES.items()))


def wished(preferences: Preferences) -> str:
    """What a person chose; "" for the system's language."""
    kept = preferences.text(KEY)
    return kept if kept in LANGUAGES else ""


def of_system() -> str:
    """The first of the system's languages that Dossier speaks, else English."""
    known = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in known if code in LANGUAGES), "en")


def of(preferences: Preferences) -> str:
    """The language that is wished for, else the system's."""
    return wished(preferences) or of_system()


def install(app: QCoreApplication, preferences: Preferences) -> str:
    """Has everything shown from here on in the language wished for, and gives its code."""
    code = of(preferences)
    QLocale.setDefault(_locale(code))
    if code == "en":
        speak(None)
        return code
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Qt's own buttons and dialogs; and the names of keys, which are written out there, as keyboards have them
    for name, folder in ((f"qtbase_{code}", qts), (f"keys_{code}", str(resource("tongues")))):
        if (own := _loaded(name, folder)) is not None:
            own.setParent(app)
            app.installTranslator(own)
    speak(translate(code), QLocale().groupSeparator(), QLocale().decimalPoint())
    return code


def translate(code: str) -> Translate:
    """Looks words up in the compiled translations; looking up changes nothing, so any thread may."""
    words = _loaded(f"dossier_{code}", str(resource("tongues")))
    assert words, "the translations travel with the program"

    def said(text: str, n: int | None) -> str | None:
        return words.translate(_CONTEXT, text, None, -1 if n is None else n) or None

    return said


def _locale(code: str) -> QLocale:
    """How people write numbers: as the system says where it speaks this language, else as most do."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)


def _loaded(name: str, folder: str) -> QTranslator | None:
    made = QTranslator()
    return made if made.load(name, folder) else None


# names of countries and languages; where our tables have none, Qt tells them in English


def country(code: str) -> str:
    """An ISO 3166 code in words; the code itself where nobody knows it."""
    if name := _names("country").get(code):
        return name
    territory = QLocale.codeToTerritory(code)
    return code if territory == QLocale.Country.AnyTerritory else QLocale.territoryToString(territory)


def language(code: str) -> str:
    """An ISO 639 code in words; the code itself where nobody knows it."""
    if name := _names("language").get(code):
        return name
    known = QLocale.codeToLanguage(code)
    return code if known == QLocale.Language.AnyLanguage else QLocale.languageToString(known)


def _names(kind: str) -> Mapping[str, str]:
    spoken = QLocale().bcp47Name().partition("-")[0]
    return names(spoken, kind) if spoken in LANGUAGES else {}
