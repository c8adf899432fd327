"""Every component in its states, light beside dark, as a picture to look at.

`python -m editor.theme.gallery --out DIR` writes gallery.png and gallery_high_contrast.png.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.theme import Preference, Theme
from editor.theme import painter as paint
from editor.theme.gallery_widgets import button_shots, empty_state_shot, field_shots
from editor.theme.painter.rows import CardState, CellState, Severity

WIDTH, HEIGHT, LABEL, RIGHT = 720, 916, 124, 18


class Page:
    """One column of the gallery: where the next row goes."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self.painter, self.theme, self.look = painter, theme, theme.look
        self.left, self.top = 0.0, 0.0

    @property
    def start(self) -> float:
        return self.left + LABEL + RIGHT

    @property
    def end(self) -> float:
        return self.left + WIDTH - RIGHT

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rect relative to where the row's content starts."""
        return QRectF(self.start + x, self.top + y, width, height)

    @property
    def width(self) -> float:
        return self.end - self.start

    def caption(self, x: float, y: float, text: str) -> None:
        box = self.rect(x, y, 120, 14)
        paint.draw_text(self.painter, box, text, self.look, "micro", "text_muted")

    def title(self, text: str, note: str, height: float) -> None:
        box = QRectF(self.left + RIGHT, self.top + height / 2 - 8, LABEL - 8, 16)
        if note:
            box.translate(0, -9)
            under = box.translated(0, 18)
            paint.draw_text(self.painter, under, note, self.look, "micro", "text_muted")
        paint.draw_text(self.painter, box, text, self.look, "strong")

    def close_row(self, height: float) -> None:
        self.top += height
        y = round(self.top) + 0.5
        paint.draw_hairline(
            self.painter, QPointF(self.left + RIGHT, y), QPointF(self.end, y), self.look
        )


def _chips(page: Page) -> None:
    chips = (
        ("rest", paint.Chip("mina")),
        ("hover", paint.Chip("mina", hovered=True)),
        ("focus", paint.Chip("mina", focused=True, removable=True)),
        ("filter", paint.Chip("tag:mina", "filter", removable=True)),
        ("unknown", paint.Chip("npc:bran", error=True)),
        ("disabled", paint.Chip("mina", enabled=False)),
    )
    x = 0.0
    for name, chip in chips:
        size = paint.chip_size(chip, page.look)
        paint.draw_chip(
            page.painter, page.rect(x, 12, size.width(), size.height()), chip, page.look
        )
        page.caption(x, 34, name)
        x += max(size.width(), 46) + 10


def _visibility(page: Page) -> None:
    chips = [
        paint.Chip("public", "public"),
        paint.Chip("herrero_bram", "npc"),
        paint.Chip("concejo", "faction"),
        paint.Chip("secret", "secret"),
    ]
    paint.draw_chips(page.painter, page.rect(0, 8, page.width, 20), chips, page.look)


def _fields(page: Page) -> None:
    _shots(page, field_shots(page.look), 8)


def _buttons(page: Page) -> None:
    _shots(page, button_shots(page.look), 8)


def _shots(page: Page, shots: list[tuple[str, QImage]], top: float) -> None:
    x = -4.0
    for name, image in shots:
        size = image.deviceIndependentSize()
        page.painter.drawImage(page.rect(x, top - 4, size.width(), size.height()), image)
        page.caption(x + 4, top + 30, name)
        x += size.width() + 4


def _lit_words(page: Page) -> None:
    x = 0.0
    for word, signal in (("derrumbe", "tag"), ("derrumbe", "text"), ("mina", "place")):
        box = page.rect(x, 8, 140, 20)
        x += paint.draw_lit_word(page.painter, box, word, [signal], page.look, "base") + 12
    box = page.rect(x, 8, 240, 20)
    note = "tag solid, text dotted, place with pin"
    paint.draw_text(page.painter, box, note, page.look, "small", "text_muted")


def _redacted(page: Page) -> None:
    bar = paint.RedactedBar(
        "mina_causa_real", "Secret. Opens with", "La verdad de la mina", "would be", "#1"
    )
    paint.draw_redacted_bar(page.painter, page.rect(0, 8, page.width, 30), bar, page.look)
    box = page.rect(0, 46, page.width, 30)
    paint.draw_redacted_bar(page.painter, box, bar, page.look, focused=True)
    text = "El derrumbe lo causó una excavación no autorizada del capataz Verol, que ocultó"
    lifted = paint.LiftedBar("mina_causa_real", text, "author's view")
    paint.draw_lifted_bar(page.painter, page.rect(0, 84, page.width, 30), lifted, page.look)


def _scores(page: Page) -> None:
    rows = (
        (paint.ScoreParts(6, 1, 2, 1.5), "9 points × 1.5"),
        (paint.ScoreParts(6, 2, 2, 1.0), "10 points × 1.0"),
        (paint.ScoreParts(3, 1, 2, 0.8), "6 points × 0.8, lost part hollow"),
    )
    for index, (parts, words) in enumerate(rows):
        y = 9 + 20 * index
        paint.draw_score_bar(page.painter, page.rect(0, y, 240, 18), parts, page.look, 16)
        box = page.rect(250, y, 220, 18)
        paint.draw_text(page.painter, box, words, page.look, "small", "text_muted")
        total = page.rect(0, y, page.width, 18)
        paint.draw_number(page.painter, total, f"{parts.total:.1f}", page.look, "strong")


def _meters(page: Page) -> None:
    part = paint.MeterPart
    rows: tuple[tuple[list[paint.MeterPart], Severity | None, str, str], ...] = (
        ([part(148), part(312), part(241), part(287), part(46)], None, "rest", "1,034"),
        (
            [part(150), part(350), part(600), part(310), part(122, "cut")],
            "warning",
            "State shortened",
            "1,532",
        ),
        ([part(560), part(1184, "fits")], "error", "Identity needs 1,744", "1,744"),
    )
    for index, (parts, severity, words, used) in enumerate(rows):
        y = 8 + 20 * index
        paint.draw_token_meter(page.painter, page.rect(0, y, 250, 18), parts, 1600, page.look)
        box = page.rect(258, y, 220, 18)
        if severity:
            paint.draw_severity_count(page.painter, box, severity, words, page.look)
        else:
            paint.draw_text(page.painter, box, words, page.look, "small", "text_muted")
        ink = f"severity.{severity}.ink" if severity else "text"
        end = page.rect(0, y, page.width, 18)
        width = paint.draw_number(page.painter, end, " / 1,600", page.look, "base", "text_muted")
        end.setRight(end.right() - width)
        paint.draw_number(page.painter, end, used, page.look, "strong", ink)


def _retention(page: Page) -> None:
    rows = (
        (paint.Retention(1.98, 2.5, "keep"), "kept"),
        (paint.Retention(-1.04, 2.5, "pinned"), "pinned, never pruned"),
        (paint.Retention(-1.42, 2.0, "next"), "below the cap, goes next"),
        (paint.Retention(-1.90, 2.4, "gone"), "pruned at turn 190"),
    )
    for index, (data, words) in enumerate(rows):
        y = 9 + 20 * index
        paint.draw_retention_bar(page.painter, page.rect(0, y, 250, 18), data, page.look)
        box = page.rect(250, y, 48, 18)
        paint.draw_number(page.painter, box, paint.format_retention(data.value), page.look)
        note = page.rect(306, y, 220, 18)
        paint.draw_text(
            page.painter, note, words, page.look, "small", "text_muted", struck=data.state == "gone"
        )


def _issues(page: Page) -> None:
    rows = (
        paint.IssueRow("error", "gremio_pacto", "", "Text is 22 characters too long.", "Split"),
        paint.IssueRow("warning", "sabela_rumor", "", "Spoiler: names “Ezra”.", "Show both"),
        paint.IssueRow("hint", "ines_polvora", "", "Tag “azufre” is used once."),
    )
    columns = paint.IssueColumns(icon=32, entry=120, field=0, fix=100, file=0)
    for index, row in enumerate(rows):
        box = page.rect(0, 8 + 24 * index, page.width, 24)
        paint.draw_issue_row(
            page.painter, box, row, page.look, columns, selected=index == 0, hovered=index == 1
        )


def _cells(page: Page) -> None:
    cells: tuple[tuple[str, CellState], ...] = (
        ("public", "public"),
        ("named", "npc"),
        ("faction", "faction"),
        ("opened", "secret"),
        ("opens next", "opens_next"),
        ("masked", "masked"),
        ("focus", "public"),
    )
    x = 0.0
    for name, state in cells:
        box = page.rect(x - 2, 6, 44, 24)
        paint.draw_matrix_cell(page.painter, box, state, page.look, focused=name == "focus")
        page.caption(x, 32, name)
        x += 68 if name == "opens next" else 54


def _cards(page: Page) -> None:
    text = "La campana de la mina se partió la noche del derrumbe"
    width = (page.width - 16) / 3
    states: tuple[CardState, ...] = ("rest", "hover", "selected")
    for index, state in enumerate(states):
        box = page.rect(index * (width + 8), 8, width, 54)
        inner = paint.draw_card(page.painter, box, page.look, state)
        line = QRectF(inner.left(), inner.top(), inner.width(), 20)
        paint.draw_number(page.painter, line, state, page.look, "small", "text_muted")
        paint.draw_text(page.painter, line, "campana_rota", page.look, "strong")
        line.translate(0, 22)
        spans = [paint.LitSpan(17, 21, "text")]
        paint.draw_lit_text(page.painter, line, text, spans, page.look)


def _empty(page: Page) -> None:
    image = empty_state_shot(page.theme, round(page.width))
    page.painter.drawImage(QPointF(page.start - 4, page.top + 4), image)


ROWS: tuple[tuple[str, str, float, Callable[[Page], None]], ...] = (
    ("Chip", "", 56, _chips),
    ("Visibility", "", 36, _visibility),
    ("Field", "", 60, _fields),
    ("Button", "", 60, _buttons),
    ("Lit word", "", 36, _lit_words),
    ("Redacted bar", "rest, focus, author's view", 122, _redacted),
    ("Stacked score bar", "", 76, _scores),
    ("Token meter", "", 76, _meters),
    ("Retention bar", "", 96, _retention),
    ("Issue row", "selected, hover, rest", 88, _issues),
    ("Matrix cell", "", 54, _cells),
    ("Card", "", 70, _cards),
    ("Empty state", "", 64, _empty),
)


def render(theme: Theme, scale: float = 1.0) -> QImage:
    """All components in the theme's present look, on its surface."""
    image = QImage(round(WIDTH * scale), round(HEIGHT * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    paint.fill_rect(painter, QRectF(0, 0, WIDTH, HEIGHT), theme.look, "surface")
    page = Page(painter, theme)
    for title, note, height, draw in ROWS:
        page.title(title, note, height)
        draw(page)
        page.close_row(height)
    painter.end()
    image.setDevicePixelRatio(1.0)
    return image


def render_pair(theme: Theme, *, high_contrast: bool, scale: float = 1.0) -> QImage:
    """Light and dark side by side; switches the theme."""
    image = QImage(round(WIDTH * 2 * scale), round(HEIGHT * scale), QImage.Format.Format_RGB32)
    theme.set_high_contrast(high_contrast)
    painter = QPainter(image)
    for index, preference in enumerate((Preference.LIGHT, Preference.DARK)):
        theme.set_preference(preference)
        painter.drawImage(round(index * WIDTH * scale), 0, render(theme, scale))
    painter.end()
    return image


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures; returns 0."""
    parser = argparse.ArgumentParser(description="Draw every component in its states.")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme()
    theme.apply(app)
    options.out.mkdir(parents=True, exist_ok=True)
    for name, contrast in (("gallery", False), ("gallery_high_contrast", True)):
        image = render_pair(theme, high_contrast=contrast, scale=options.scale)
        image.save(str(options.out / f"{name}.png"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
