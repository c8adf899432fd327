"""Scores and weights as people read them; programs get the exact numbers."""

from __future__ import annotations


def figure(value: float) -> str:
    """One decimal, up to three where they are needed: "7.0", "4.25", never "4.199999999"."""
    text = f"{value:.3f}".rstrip("0")
    text = text + "0" if text.endswith(".") else text
    return "0.0" if text == "-0.0" else text


def points_figure(value: float) -> str:
    """Points that a signal gave: "3", or as a figure where a profile gives parts."""
    return str(round(value)) if value == round(value) else figure(value)
