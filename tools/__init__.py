"""What ./dev does: one idea a file. Only build_engine.py and hatch_build.py need more than Python itself."""
