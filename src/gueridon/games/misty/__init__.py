"""Misty: draft drawings on a fogged window, then let them come alive."""
