"""Starts servers quickly: a process that has loaded everything already forks one for each line of JSON that it is given.

Each is a whole `gueridon serve`, to be killed as any other; only its imports were done before.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import gueridon.server.app
import gueridon.server.serve  # loaded here, and so in every server that is forked
from gueridon.cli import main


def be_a_server(order: dict[str, str]) -> None:
    for number, path in ((1, order["out"]), (2, order["log"])):
        os.dup2(os.open(path, os.O_WRONLY), number)
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # as long as the server lives
    sys.stdout, sys.stderr = (os.fdopen(number, "w", buffering=1, encoding="utf-8") for number in (1, 2))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ |= {name: value for name, value in order.items() if name.startswith("GUERIDON_")}
    sys.argv = ["gueridon", *order["arguments"].split()]
    main()


def forge() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            be_a_server(json.loads(line))
        print(pid, flush=True)


if __name__ == "__main__":
    assert gueridon.server.app and gueridon.server.serve
    forge()
