"""Moustache: tricks in changing teams, under rules that pile up."""
