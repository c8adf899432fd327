"""The real local model server."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from core.cli.demo_model_command import weights


@pytest.fixture(scope="session")
def model_url() -> Iterator[str]:
    """The address of the demo model; without its packages the test is skipped, saying so.

    With LOREMASK_NEED_MODEL set, as in .ci/run, it fails instead.
    """
    give_up = pytest.fail if os.environ.get("LOREMASK_NEED_MODEL") else pytest.skip
    if importlib.util.find_spec("xllamacpp") is None:
        give_up("xllamacpp is not installed: pip install 'loremask[demo]'")
    file = weights()
    if file is None:
        give_up("no weights: loremask demo-model --install")
    command = [sys.executable, "-m", "core.cli.demo_server", str(file), "0", "4096", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            yield json.loads(line)["url"]
        finally:
            server.kill()
