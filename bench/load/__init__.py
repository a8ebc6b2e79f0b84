"""The parts of bench/server.py."""
