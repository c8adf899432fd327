"""The playground: ask as an NPC, and see what it would be given, what is masked, and why."""
