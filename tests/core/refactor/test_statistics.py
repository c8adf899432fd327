"""Counts of a world, and the page that is made of them."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from refactor_worlds import make

from core.model.kinds import Kind
from core.refactor.report import bin_words, html_report
from core.refactor.statistics import Coverage, FileCount, statistics
from core.retrieval import Retriever


@pytest.fixture
def world(tmp_path):
    return make(tmp_path)


def test_counts(world):
    found = statistics(world)
    assert dict(found.kinds)[Kind.ENTRY] == 5 and found.broken == 1
    assert dict(found.gates) == {"secret": 1, "public": 1, "several": 2}
    assert dict(found.tags)["mina"] == 4
    assert found.files[2] == FileCount("lore.json", 4, 4, 35 + 11 + 0 + 1)
    assert found.lengths.bins == (4, 0, 0, 0, 0) and found.lengths.longest == 35
    assert found.untagged == 0


def test_what_no_case_retrieves(world):
    coverage = Coverage(world, Retriever(world))
    while coverage.step():
        pass
    assert coverage.done == coverage.total == 1
    never = {world.record(h).id for h in coverage.never()}
    assert "rota" in never and not never & {"mina_vieja", "mina_rota"}


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.names, self.texts = set(), []

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)

    def handle_data(self, data):
        self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_page_escapes_everything_and_has_no_script(tmp_path, language):
    evil = '<script>alert(1)</script><img src=file:x onerror=\\"x\\">'
    world = make(
        tmp_path,
        {"a.json": '{"entradas": [{"id": "e", "texto": "t", "etiquetas": ["' + evil + '"]}]}'},
    )
    page = html_report("<b>&x", statistics(world), [("<i>", "f\ud800")], language=language)
    page.encode("utf-8")
    parser = Tags()
    parser.feed(page)
    assert not parser.names & {"script", "img", "i", "b", "link"}
    assert '<script>alert(1)</script><img src=file:x onerror="x">' in parser.texts
    assert "{" not in "".join(t for t in parser.texts if "font:" not in t)


def test_classes_of_lengths_have_words():
    assert bin_words("en") == ["up to 100", "101 to 200", "201 to 300", "301 to 400", "over 400"]
