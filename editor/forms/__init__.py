"""Fields of records as widgets: one editor a field, a page a kind; for every workspace."""
