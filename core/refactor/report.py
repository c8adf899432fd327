"""The statistics as one HTML page: no scripts, nothing fetched, every text escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from core.messages import render
from core.model.records import MAX_TEXT
from core.refactor.statistics import Statistics

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c2028; background: #ffffff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid #d9dce3; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { color: #e6e8ee; background: #1a1d24; }
  th, td { border-color: #363b47; } }
"""
_SAFE = "default-src 'none'; style-src 'unsafe-inline'"


def html_report(
    name: str,
    counts: Statistics,
    never: Sequence[tuple[str, str]] | None = None,
    *,
    language: str = "en",
) -> str:
    """The page. `never` are id and file of entries that no case retrieves, None when not asked."""

    def say(code: str, **params: object) -> str:
        return escape(render(f"report_{code}", params, language))

    sections = [
        _table(say("kinds"), (say("kind"), say("records")), _kind_rows(counts, language)),
        _table(say("gates"), (say("gate"), say("entries")), _gate_rows(counts, language)),
        _table(
            say("files"),
            (say("file"), say("entries"), say("records"), say("characters")),
            [(f.name, f.entries, f.records, f.characters) for f in counts.files],
        ),
        _table(say("lengths"), (say("length"), say("entries")), _length_rows(counts, language)),
        _table(say("tags"), (say("tag"), say("entries")), counts.tags),
    ]
    if never is not None:
        sections.append(_table(say("never", count=len(never)), (say("id"), say("file")), never))
    title = say("title", world=name)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_SAFE}">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def _kind_rows(counts: Statistics, language: str) -> list[tuple[object, ...]]:
    return [(render(f"kinds_{kind.value}", {}, language), n) for kind, n in counts.kinds]


def _gate_rows(counts: Statistics, language: str) -> list[tuple[object, ...]]:
    return [(render(f"gate_{name}", {}, language), n) for name, n in counts.gates]


def _length_rows(counts: Statistics, language: str) -> list[tuple[object, ...]]:
    return [*zip(bin_words(language), counts.lengths.bins, strict=True)]


def bin_words(language: str) -> list[str]:
    """The words for each class of lengths: "1 to 100", ..., "over 400"."""
    steps = range(0, MAX_TEXT, 100)
    words = [render("length_from", {"low": n + 1, "high": n + 100}, language) for n in steps]
    words[0] = render("length_to", {"high": 100}, language)
    return [*words, render("length_over", {"limit": MAX_TEXT}, language)]


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th{_class(i)}>{words}</th>" for i, words in enumerate(heads))
    lines = [
        "<tr>" + "".join(f"<td{_class(i, cell)}>{_cell(cell)}</td>" for i, cell in enumerate(row))
        for row in rows
    ]
    body = "\n".join(lines)
    return f"<h2>{title}</h2>\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def _class(column: int, cell: object = 0) -> str:
    return ' class="n"' if column and not isinstance(cell, str) else ""


def _cell(cell: object) -> str:
    # A lone surrogate cannot be written to a file.
    return escape(str(cell).encode("utf-8", "replace").decode("utf-8"))
