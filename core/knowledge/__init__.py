"""Who knows what: conditions for dialogue, the matrix of entries and NPCs, the audit."""
