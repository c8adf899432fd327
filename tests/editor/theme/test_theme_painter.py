"""What the painter draws: where bars end, what is hatched, what a redacted bar may show."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.theme import Preference, Theme
from editor.theme import painter as paint
from editor.theme.gallery import render_pair


class Canvas:
    """A white-free picture to draw on and read back."""

    def __init__(self, width: int = 300, height: int = 40) -> None:
        self.image = QImage(width, height, QImage.Format.Format_ARGB32)
        self.image.fill(QColor("#FF00FF"))
        self.painter = QPainter(self.image)
        self.rect = QRectF(0, 0, width, height)

    def columns(self, colour: QColor) -> list[int]:
        """The x of every column that holds a pixel of that colour."""
        if self.painter.isActive():
            self.painter.end()
        rows = range(self.image.height())
        wanted = colour.rgb()
        return [
            x
            for x in range(self.image.width())
            if any(self.image.pixel(x, y) == wanted for y in rows)
        ]


def test_a_score_bar_is_as_long_as_its_points(theme: Theme) -> None:
    canvas = Canvas()
    parts = paint.ScoreParts(6, 1, 2, 1.5)
    end = paint.draw_score_bar(canvas.painter, canvas.rect, parts, theme.look, 10)
    assert end == pytest.approx(135)
    tag = canvas.columns(theme.look.colour("signal.tag.fill"))
    assert (tag[0], tag[-1]) == (0, 58)
    weight = canvas.columns(theme.look.colour("signal.weight.fill"))
    assert (weight[0], weight[-1]) == (90, 134)


def test_a_weight_below_one_takes_its_part_from_the_end(theme: Theme) -> None:
    canvas = Canvas()
    parts = paint.ScoreParts(3, 1, 2, 0.5)
    paint.draw_score_bar(canvas.painter, canvas.rect, parts, theme.look, 20)
    assert canvas.columns(theme.look.colour("signal.place.fill")) == []
    assert canvas.columns(theme.look.colour("signal.tag.fill"))[-1] == 58
    hollow = canvas.columns(theme.look.colour("signal.weight.fill"))
    assert hollow[0] == 60
    assert hollow[-1] == 119


def test_weight_one_draws_no_weight_part(theme: Theme) -> None:
    canvas = Canvas()
    end = paint.draw_score_bar(
        canvas.painter, canvas.rect, paint.ScoreParts(1, 1, 1), theme.look, 20
    )
    assert end == 60
    assert canvas.columns(theme.look.colour("signal.weight.fill")) == []


def test_all_bars_of_an_answer_share_one_scale(theme: Theme) -> None:
    answer = [paint.ScoreParts(6, 1, 2, 1.5), paint.ScoreParts(3, 0, 0, 0.5)]
    assert paint.score_scale(answer, 135, theme.look) == pytest.approx(10)
    assert paint.score_scale([paint.ScoreParts(1, 0, 0)], 500, theme.look) == 24
    assert paint.score_scale([], 500, theme.look) == 24


def test_a_meter_over_its_budget_ends_red(theme: Theme) -> None:
    canvas = Canvas()
    parts = [paint.MeterPart(90), paint.MeterPart(30)]
    paint.draw_token_meter(canvas.painter, canvas.rect, parts, 100, theme.look)
    assert canvas.columns(theme.look.colour("severity.error.ink")) == list(range(295, 300))


def test_a_meter_of_no_budget_does_not_fail(theme: Theme) -> None:
    canvas = Canvas()
    paint.draw_token_meter(canvas.painter, canvas.rect, [paint.MeterPart(5)], 0, theme.look)
    assert canvas.columns(theme.look.colour("severity.error.ink"))


@pytest.mark.parametrize(
    ("value", "text"), [(1.98, "1.98"), (-1.04, "−1.04"), (0.0, "0.00"), (-0.001, "0.00")]
)
def test_retention_is_written_with_a_true_minus(value: float, text: str) -> None:
    assert paint.format_retention(value) == text


def test_a_negative_retention_lies_left_of_zero(theme: Theme) -> None:
    canvas = Canvas()
    data = paint.Retention(-1.0, 2.0, "next")
    paint.draw_retention_bar(canvas.painter, canvas.rect, data, theme.look)
    bar = canvas.columns(theme.look.colour("retention.next"))
    assert bar[0] == 75
    assert bar[-1] == 149


def test_a_count_above_its_cap_is_amber(theme: Theme) -> None:
    below, above = Canvas(), Canvas()
    paint.draw_count_bar(below.painter, below.rect, 20, 20, theme.look)
    paint.draw_count_bar(above.painter, above.rect, 21, 20, theme.look)
    assert below.columns(theme.look.colour("retention.keep"))
    assert above.columns(theme.look.colour("retention.next"))


def test_chips_that_do_not_fit_are_counted(theme: Theme) -> None:
    canvas = Canvas(170)
    chips = [paint.Chip("mina"), paint.Chip("derrumbe"), paint.Chip("gremio"), paint.Chip("pozo")]
    shown = paint.draw_chips(canvas.painter, canvas.rect, chips, theme.look)
    canvas.painter.end()
    assert shown == 2
    narrow = Canvas(30)
    assert paint.draw_chips(narrow.painter, narrow.rect, chips, theme.look) == 1
    narrow.painter.end()


def test_lit_spans_count_characters_beyond_the_basic_plane(theme: Theme) -> None:
    plain, shifted = Canvas(), Canvas()
    spans = [paint.LitSpan(0, 4, "tag")]
    paint.draw_lit_text(plain.painter, plain.rect, "mina", spans, theme.look)
    text = "\N{DRAGON FACE} mina"
    paint.draw_lit_text(
        shifted.painter, shifted.rect, text, [paint.LitSpan(2, 6, "tag")], theme.look
    )
    ink = theme.look.colour("signal.tag.fill")
    one, other = plain.columns(ink), shifted.columns(ink)
    assert len(one) == pytest.approx(len(other), abs=1)
    assert other[0] > one[0]


def test_lit_text_takes_no_more_lines_than_allowed(theme: Theme) -> None:
    canvas = Canvas(120, 200)
    text = "La noche del derrumbe los viejos del gremio se juntaron " * 5
    height = paint.draw_lit_text(canvas.painter, canvas.rect, text, [], theme.look, max_lines=2)
    canvas.painter.end()
    assert height == 2 * paint.line_height(theme.look)


def test_line_breaks_and_endless_texts_stay_in_their_lines(theme: Theme) -> None:
    canvas = Canvas(200, 60)
    text = "uno\ndos\u2028tres\tcuatro " + "mina " * 400_000
    height = paint.draw_lit_text(
        canvas.painter, canvas.rect, text, [paint.LitSpan(0, 3, "tag")], theme.look, max_lines=2
    )
    canvas.painter.end()
    assert height == 2 * paint.line_height(theme.look)
    assert paint.elided(text, 60, theme.look).startswith("uno dos")


def test_markup_is_drawn_as_written(theme: Theme) -> None:
    marked, plain = Canvas(), Canvas()
    paint.draw_text(marked.painter, marked.rect, "<b>mina</b>", theme.look)
    paint.draw_text(plain.painter, plain.rect, "mina", theme.look)
    ink = theme.look.colour("text")
    assert len(marked.columns(ink)) > len(plain.columns(ink))


def test_a_redacted_bar_has_no_place_for_a_text() -> None:
    assert "text" not in paint.RedactedBar.__dataclass_fields__


def test_high_contrast_selection_takes_one_ink(theme: Theme) -> None:
    theme.set_high_contrast(True)
    assert paint.ink_on(theme.look, "severity.error.ink", selected=True) == "selection_text"
    theme.set_high_contrast(False)
    assert paint.ink_on(theme.look, "severity.error.ink", selected=True) == "severity.error.ink"


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("contrast", [False, True])
def test_the_gallery_draws_two_different_themes(theme: Theme, contrast: bool) -> None:
    image = render_pair(theme, high_contrast=contrast)
    half = image.width() // 2
    left, right = (image.copy(x, 0, half, image.height()) for x in (0, half))
    assert left != right
    assert left.pixelColor(2, 2) == QColor("#FFFFFF")
    theme.set_preference(Preference.DARK)
    assert right.pixelColor(2, 2) == theme.look.colour("surface")
