"""Words of the interface that would mean something else when translated word for word."""

from __future__ import annotations

import pytest

from tests.translations import messages, ts_path


@pytest.mark.parametrize(("language", "slips"), [("es", ("hacer caso",)), ("pt", ("fazer caso",))])
def test_a_case_is_made_and_not_heeded(language: str, slips: tuple[str, ...]) -> None:
    """Spanish *hacer caso* is to pay heed."""
    texts = [form for message in messages(ts_path(language)) for form in message.forms]
    assert any(form.replace("&", "").lower() == "crear caso" for form in texts) or language == "pt"
    assert [t for t in texts if any(slip in t.replace("&", "").lower() for slip in slips)] == []
