"""Every pair of colours that may be drawn is legible, in all four palettes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from editor.theme.palette import build_qpalette, contrast_ratio
from editor.theme.tokens import Scheme, load_tokens

TOKENS = load_tokens()


@pytest.mark.parametrize("scheme", list(Scheme))
def test_every_listed_pair_reaches_its_ratio(scheme: Scheme) -> None:
    palette, needs = TOKENS.palettes[scheme], TOKENS.needs[scheme]
    ratios = {pair: contrast_ratio(*(palette[n] for n in pair.split(" on "))) for pair in needs}
    assert len(ratios) > 80
    assert {pair: r for pair, r in ratios.items() if r < needs[pair] - 0.005} == {}


def test_contrast_of_known_pairs() -> None:
    assert contrast_ratio("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast_ratio("#FFFFFF", "#FFFFFF") == pytest.approx(1.0)
    assert contrast_ratio("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", list(Scheme))
def test_text_of_the_application_palette_is_aa(scheme: Scheme) -> None:
    palette = build_qpalette(TOKENS, TOKENS.palettes[scheme])
    role = QPalette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
    ):
        assert contrast_ratio(palette.color(ink).name(), palette.color(ground).name()) >= 4.5


@pytest.mark.parametrize("scheme", list(Scheme))
def test_inactive_and_disabled_groups_follow_the_map(scheme: Scheme) -> None:
    tokens = TOKENS.palettes[scheme]
    palette = build_qpalette(TOKENS, tokens)
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    assert palette.color(group.Disabled, role.Text) == QColor(tokens["text_disabled"])
    assert palette.color(group.Inactive, role.Highlight) == QColor(tokens["selection_inactive"])


def test_palettes_name_the_same_colours() -> None:
    names = {frozenset(palette.colours) for palette in TOKENS.palettes.values()}
    assert len(names) == 1


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        TOKENS.palettes[Scheme.LIGHT]["visibility.nobody.ink"]
