"""Doors to the research world, for every game of the shelf: PettingZoo, Gymnasium and OpenSpiel."""
