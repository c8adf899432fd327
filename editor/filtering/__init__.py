"""The line that filters records, and what it completes and keeps; for every workspace."""
