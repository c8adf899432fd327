"""Merging and comparing lore files by record and field."""
