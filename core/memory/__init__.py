"""What NPCs heard, remember and have forgotten (spec sections 4 and 5)."""
