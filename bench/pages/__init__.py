"""The parts of bench/web.py."""
