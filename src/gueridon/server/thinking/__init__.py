"""Processes in which bots think, and whose thought begins next."""
