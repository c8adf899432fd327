"""Counting tokens (spec section 6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.context import COUNTERS, ESTIMATE, STRICT, counter_named, exact
from core.errors import LoremaskError


@given(st.text())
def test_strict_counts_every_byte_and_more(text: str) -> None:
    assert STRICT.count(text) == len(text.encode("utf-8")) + 1
    assert STRICT.total(text, 3) == STRICT.count(text) + 3 * 8 + 16


@given(st.text(), st.text())
def test_the_estimate_of_a_longer_text_is_not_smaller_by_more_than_a_joined_word(
    one: str, other: str
) -> None:
    assert ESTIMATE.count(one + "\n" + other) >= max(ESTIMATE.count(one), ESTIMATE.count(other))


def test_the_estimate_lies_above_what_five_tokenizers_made_of_usual_prose() -> None:
    """About 3.3 characters a token was the most that Spanish took; strict lies far above."""
    prose = (
        "La noche del derrumbe, los viejos del gremio juraron en el Farol no decir quién firmó la "
        "orden de bajar. Cada cual dejó su ficha de latón en un cazo."
    )
    assert len(prose) / 3.3 < ESTIMATE.count(prose) < STRICT.count(prose)
    assert ESTIMATE.count("") == 0


@pytest.mark.parametrize("text", ["Xk'tharûl Vy-Zhennë", "0x7f3a9c", "👋🏽⚔️", "漢字かな", "مرحبا"])
def test_the_estimate_counts_what_tokenizers_find_hard(text: str) -> None:
    assert ESTIMATE.count(text) >= len(text) / 2


def test_counters_by_name() -> None:
    assert [counter_named(name).name for name in COUNTERS] == ["estimate", "strict"]
    assert (ESTIMATE.shown(7), STRICT.shown(7)) == ("≈ 7", "7")
    assert exact(len).name == "exact"
    with pytest.raises(LoremaskError) as error:
        counter_named("x")
    assert "estimate" in error.value.message()
