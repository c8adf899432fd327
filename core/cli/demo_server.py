"""The process of the demo model: `python -m core.cli.demo_server MODEL PORT CONTEXT THREADS`.

It prints one line of JSON with its address when it is ready. It ends when its parent does.
"""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module

_LOOPBACK = "127.0.0.1"


def main(arguments: list[str]) -> int:
    """Load the model, tell the address, and serve until interrupted."""
    model, port, context, threads = arguments[0], *map(int, arguments[1:4])
    server = _server(model, port, context, threads)
    print(json.dumps({"url": f"{_address(server)}/v1"}), flush=True)
    parent = os.getppid()
    try:
        while os.getppid() == parent:
            time.sleep(0.5)
    except KeyboardInterrupt:
        pass
    return 0


def _server(model: str, port: int, context: int, threads: int) -> object:
    """A server that listens on this machine only and shows no page of its own."""
    xllamacpp = import_module("xllamacpp")
    params = xllamacpp.CommonParams()
    params.model.path = model
    if isinstance(params.hostnames, list):
        params.hostnames = [_LOOPBACK]
    params.port = port
    params.n_ctx = context
    params.n_parallel = 1
    # More threads spin on a busy machine and make it slower, not faster.
    params.cpuparams.n_threads = threads
    params.cpuparams_batch.n_threads = threads
    params.use_jinja = True
    params.ui = False
    params.offline = True
    params.verbosity = 1
    return xllamacpp.Server(params)


def _address(server: object) -> str:
    return str(getattr(server, "listening_address", "")).rstrip("/")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
