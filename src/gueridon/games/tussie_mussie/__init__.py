"""Tussie Mussie: offer two flowers, let your neighbour choose one, and make the better arrangement of the rest."""
