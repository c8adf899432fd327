"""What language is made of: folding, words, stems, negations, numbers, names, likeness."""

from core.text.fold import WordSpan, fold, tokens, word_spans, words

__all__ = ["WordSpan", "fold", "tokens", "word_spans", "words"]
