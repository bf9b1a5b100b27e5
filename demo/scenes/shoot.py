"""Runs inside Blender: lists the shots, or takes one and develops it. See render.py for the command.

blender -b --factory-startup -P shoot.py -- --list
blender -b --factory-startup -P shoot.py -- --shot NAME --out FILE.jpg [--preview]
"""
import argparse
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import develop  # noqa: E402
import studio  # noqa: E402

FAMILIES = ("buckles", "rings", "chains", "eyelets", "snaps", "buttons", "pullers", "hooks", "locks", "rivets", "groups", "benches")


def shots():
    return [shot for family in FAMILIES if os.path.exists(f"{HERE}/{family}.py") for shot in importlib.import_module(family).SHOTS]


def take(shot, out, preview):
    size, samples = shot.get("size", (1280, 1600)), shot.get("samples", 44)
    if preview:
        size, samples = tuple(v * preview // max(size) for v in size), 20
    raw = out + ".png"
    studio.clean()
    studio.build(**shot.get("studio", {}))
    shot["build"](shot["finish"])
    studio.camera(size, **shot["view"])
    studio.cycles(size, samples, raw, shot.get("exposure", 0.0))
    bpy.ops.render.render(write_still=True)
    develop.develop(raw, out)
    os.remove(raw)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--shot")
    parser.add_argument("--out")
    parser.add_argument("--preview", type=int, default=0)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    if args.list:
        print("SHOTS " + json.dumps([{"name": s["name"], "order": s["order"], "finish": s["finish"]} for s in shots()]))
        return
    take(next(s for s in shots() if s["name"] == args.shot), args.out, args.preview)


main()
