"""One open world: its records by handle, and edits with inverses."""
