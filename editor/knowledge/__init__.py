"""Who knows what: entries and NPCs along the quests."""
