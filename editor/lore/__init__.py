"""The lore workspace: a table of records, the form beside it, and what they say."""
