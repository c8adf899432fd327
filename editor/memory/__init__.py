"""The memory inspector: what each NPC remembers in a save, and how it came to know it."""
