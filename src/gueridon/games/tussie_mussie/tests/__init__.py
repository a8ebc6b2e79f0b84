"""Facts about Tussie Mussie."""
