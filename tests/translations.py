"""The translations of the interface: texts taken from the source, and compiled.

    python -m tests.translations            update the .ts files and compile them
    python -m tests.translations --check    say what is not translated; exit 1 if anything is

Translate in `resources/translations/loremask_*.ts` (an editor or Qt Linguist), then run it
again. English has a file too, of the plural forms alone. The compiled .qm are committed:
the editor loads nothing else.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"en": "en", "es": "es", "pt": "pt_BR"}
"""Per language of the interface: that of its file, which says how many plural forms there are."""

_FIELD = re.compile(r"%n|%\d|\{\w*\}")
_MNEMONIC = re.compile(r"&(?!&)(\w)")


@dataclass(frozen=True, slots=True)
class Message:
    """One text of the source and its translation: several forms where `plural`."""

    context: str
    source: str
    forms: tuple[str, ...]
    plural: bool = False
    comment: str = ""
    state: str = ""

    @property
    def where(self) -> str:
        """The text with its context, to be named in a report."""
        return f"{self.context}: {self.source!r}"


def tool(name: str) -> Path | None:
    """One of Qt's tools, as PySide6 installs it; None where it is not."""
    for file in (f"pyside6-{name}", f"pyside6-{name}.exe"):
        path = Path(sysconfig.get_path("scripts")) / file
        if path.exists():
            return path
    return None


def ts_path(language: str) -> Path:
    """The file that is translated."""
    return FOLDER / f"loremask_{language}.ts"


def qm_path(language: str) -> Path:
    """The file that the editor loads."""
    return FOLDER / f"loremask_{language}.qm"


def _run(name: str, *arguments: str) -> None:
    path = tool(name)
    if path is None:
        raise FileNotFoundError(f"pyside6-{name} is not installed")
    done = subprocess.run([str(path), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{name} failed: {done.stderr or done.stdout}")


def extract(language: str, target: Path) -> None:
    """Bring a .ts file up to the source; what is there stays, what is gone goes."""
    sources = sorted(str(path) for path in (ROOT / "editor").rglob("*.py"))
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    options += ["-target-language", LANGUAGES[language], "-disable-heuristic", "similartext"]
    if language == "en":
        options.append("-pluralonly")
    _run("lupdate", *options, *sources, "-ts", str(target))


def compile_ts(source: Path, target: Path) -> None:
    """Compile a .ts file; what is unfinished stays out of it."""
    _run("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))


def messages(path: Path) -> Iterator[Message]:
    """The texts of a .ts file."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for found in context.iter("message"):
            yield _message(name, found)


def _message(context: str, found: ET.Element) -> Message:
    translation = found.find("translation")
    plural = found.get("numerus") == "yes"
    forms: tuple[str, ...] = ("",)
    if translation is not None:
        inner = translation.findall("numerusform") if plural else [translation]
        forms = tuple(form.text or "" for form in inner)
    return Message(
        context,
        found.findtext("source", ""),
        forms,
        plural,
        found.findtext("comment", ""),
        "" if translation is None else translation.get("type", ""),
    )


def mnemonics(text: str) -> list[str]:
    """The letters after a single `&`, folded."""
    return [letter.casefold() for letter in _MNEMONIC.findall(text.replace("&&", ""))]


def faults(message: Message) -> Iterator[str]:
    """What is wrong with a translation, in words."""
    if message.state or not all(message.forms):
        yield "not translated"
        return
    for at, form in enumerate(message.forms):
        if _fields(form, at, message) != _fields(message.source, at, message):
            yield f"other placeholders: {form!r}"
        if message.plural and "%n" in form:
            yield f"a count that is not spelt as the language does, by %Ln: {form!r}"
        if not _same_mnemonics(message, form):
            yield f"a mnemonic where the source has one: {form!r}"
        if _edges(form) != _edges(message.source):
            yield f"other spaces at its ends: {form!r}"
        if form.endswith("…") != message.source.endswith("…"):
            yield f"“…” where the source has it: {form!r}"


def _fields(text: str, at: int, message: Message) -> list[str]:
    found = sorted(_FIELD.findall(text.replace("%Ln", "%n")))
    if message.plural and at == 0:
        return [field for field in found if field != "%n"]
    return found


def _same_mnemonics(message: Message, form: str) -> bool:
    return len(mnemonics(form)) == len(mnemonics(message.source))


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def report(languages: Iterable[str] = LANGUAGES) -> list[str]:
    """All faults of the committed files, one a line."""
    return [
        f"{language}: {message.where}: {fault}"
        for language in languages
        for message in messages(ts_path(language))
        for fault in faults(message)
    ]


def main() -> int:
    """Update and compile, or check; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if not parser.parse_args().check:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            extract(language, ts_path(language))
            compile_ts(ts_path(language), qm_path(language))
    found = report()
    print("\n".join(found) or "every text is translated")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
