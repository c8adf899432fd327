"""Bytes to model and back: lossless JSON, vocabularies, atomic saving."""
