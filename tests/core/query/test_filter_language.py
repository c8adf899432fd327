"""What a filter line means, and that no line breaks it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.query import parse_filter


def test_free_words_and_keyed_terms_stand_side_by_side() -> None:
    terms = parse_filter('mina -tag:draft "old gallery" weight:>1').terms
    assert [(t.key, t.value, t.negated) for t in terms] == [
        ("", "mina", False),
        ("tag", "draft", True),
        ("", "old gallery", False),
        ("weight", ">1", False),
    ]


def test_quotes_keep_spaces_after_a_key_and_make_the_value_exact() -> None:
    (term,) = parse_filter('tag:"two words"').terms
    assert (term.value, term.exact) == ("two words", True)


def test_an_unclosed_quote_reaches_to_the_end() -> None:
    (term,) = parse_filter('"old gal').terms
    assert term.value == "old gal"


def test_a_key_still_without_its_value_is_no_term() -> None:
    assert not parse_filter("tag: ").terms
    assert not parse_filter("-").terms or parse_filter("-").terms[0].value == "-"


@pytest.mark.parametrize("text", ["foo:bar", "-foo:bar", 'foo:"a b"'])
def test_an_unknown_key_is_a_problem(text: str) -> None:
    (term,) = parse_filter(text).terms
    assert (term.key, term.problem) == ("foo", "unknown_key")


@pytest.mark.parametrize("text", ["weight>1.5", "WEIGHT>1.5", "-len<=3", "weight=2"])
def test_the_colon_before_a_comparison_may_be_left_out(text: str) -> None:
    (short,) = parse_filter(text).terms
    at = next(n for n, c in enumerate(text) if c in "<>=")
    (long,) = parse_filter(f"{text[:at]}:{text[at:]}").terms
    assert (short.key, short.span, short.negated, short.problem) == (
        long.key,
        long.span,
        long.negated,
        "",
    )


def test_an_address_is_text() -> None:
    (term,) = parse_filter("http://example").terms
    assert (term.key, term.value) == ("", "http://example")


def test_numbers_take_bounds_ranges_and_a_comma() -> None:
    spans = [parse_filter(f"len:{v}").terms[0].span for v in (">3", "<=3", "3", "2..4", "1,5")]
    assert all(spans)
    inside = [[n for n in (1, 1.5, 2, 3, 4, 5) if s is not None and n in s] for s in spans]
    assert inside == [[4, 5], [1, 1.5, 2, 3], [3], [2, 3, 4], [1.5]]


def test_what_cannot_be_understood_is_said() -> None:
    problems = [t.problem for t in parse_filter("len:many is:purple vis:noone").problems]
    assert problems == ["bad_number", "unknown_state", "unknown_visibility"]


def test_a_term_can_be_taken_out() -> None:
    found = parse_filter("a tag:b  c")
    assert found.without(found.terms[1]) == "a c"
    assert found.source(found.terms[1]) == "tag:b"


@given(st.text())
def test_any_line_parses_and_its_terms_lie_in_it(text: str) -> None:
    found = parse_filter(text)
    for term in found.terms:
        assert 0 <= term.start < term.end <= len(text)
        assert found.source(term).strip()
