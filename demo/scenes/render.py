#!/usr/bin/env python3
"""Renders missing catalogue pictures into demo/pictures/ (npm run demo:render).

python3 demo/scenes/render.py                   all missing pictures, the most important first
python3 demo/scenes/render.py NAME …            only these pictures, even if they exist
It can be stopped at any time: a picture gets its name only when it is complete, and the next run continues.
Needs Debian's `blender`, `python3-numpy` and `python3-pil` (Blender uses the system's Python there).
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), "pictures")
MISSING = "Blender was not found. On Debian or Ubuntu: sudo apt-get install blender python3-numpy python3-pil"


def blender(*args):
    command = ["nice", "-n", "19", "blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", f"{HERE}/shoot.py", "--", *args]
    # Blender finds its Python on PATH; a Python of pyenv or a virtual environment must not come first.
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    env["PATH"] = "/usr/bin:" + env.get("PATH", "")
    return subprocess.run(command, capture_output=True, text=True, env=env)


def shots():
    listed = blender("--list")
    for line in listed.stdout.splitlines():
        if line.startswith("SHOTS "):
            return sorted(json.loads(line[6:]), key=lambda s: s["order"])
    raise SystemExit(f"Blender could not list the shots:\n{listed.stdout[-2000:]}{listed.stderr[-2000:]}")


def target(name):
    return os.path.join(PICTURES, f"{name}.jpg")


def render(name, scratch):
    draft = os.path.join(scratch, f"{name}.jpg")
    done = blender("--shot", name, "--out", draft)
    if done.returncode or not os.path.exists(draft):
        print(f"  failed:\n{done.stdout[-1500:]}{done.stderr[-1500:]}", file=sys.stderr)
        return False
    # Copy into the target folder first, because only a rename within one folder is atomic.
    part = target(name) + ".part"
    shutil.copyfile(draft, part)
    os.replace(part, target(name))
    return True


def main(names):
    if not shutil.which("blender"):
        raise SystemExit(MISSING)
    os.makedirs(PICTURES, exist_ok=True)
    known = [s["name"] for s in shots()]
    unknown = [n for n in names if n not in known]
    if unknown:
        raise SystemExit(f"No such picture: {', '.join(unknown)}\nThere are: {', '.join(known)}")
    wanted = [n for n in known if n in names] if names else [n for n in known if not os.path.exists(target(n))]
    print(f"{len(wanted)} of {len(known)} pictures to render", flush=True)
    began, failed = time.time(), []
    with tempfile.TemporaryDirectory() as scratch:
        for i, name in enumerate(wanted):
            print(f"[{i + 1}/{len(wanted)}] {name}", flush=True)
            if not render(name, scratch):
                failed.append(name)
            each = (time.time() - began) / (i + 1)
            print(f"  {each:.0f} s a picture, about {each * (len(wanted) - i - 1) / 60:.0f} min left", flush=True)
    if failed:
        raise SystemExit(f"Not rendered: {', '.join(failed)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; the next run goes on with the missing pictures.")
