"""`gueridon` with few files to open, as if the machine gave it no more: `python -m tests.server.few_files serve`."""

from __future__ import annotations

import resource

from gueridon.cli import main

SOFT, HARD = 256, 320

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOFT, HARD))
    main()
