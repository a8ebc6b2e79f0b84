"""Guéridon in a terminal: tables, replays, rules, lists."""
