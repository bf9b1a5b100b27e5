"""Sheets to judge the photographs by: all of them small, or each beside its former version with the difference.

python3 sheets.py contact FOLDER OUT.jpg            (names on standard input, one a line)
python3 sheets.py difference FOLDER OUT.jpg OLD_FOLDER
"""
import os
import sys

from PIL import Image, ImageChops, ImageDraw

CELL, GAP, TEXT = (240, 300), 12, 18


def small(path):
    picture = Image.open(path).convert("RGB")
    picture.thumbnail(CELL, Image.LANCZOS)
    return picture


def sheet(cells, columns, out):
    """`cells` are (name, picture)."""
    rows = -(-len(cells) // columns)
    step = (CELL[0] + GAP, CELL[1] + TEXT + GAP)
    page = Image.new("RGB", (columns * step[0] + GAP, rows * step[1] + GAP), "white")
    draw = ImageDraw.Draw(page)
    for i, (name, picture) in enumerate(cells):
        x, y = GAP + i % columns * step[0], GAP + i // columns * step[1]
        page.paste(picture, (x, y))
        draw.text((x, y + CELL[1] + 3), name, fill="black")
    page.save(out, quality=88)
    print(f"{out}: {len(cells)} cells")


def contact(names, folder, out):
    sheet([(name, small(f"{folder}/{name}.jpg")) for name in names], 8, out)


def difference(names, folder, out, old):
    """Before, after, and four times their difference, for every picture that changed."""
    cells = []
    for name in names:
        if not os.path.exists(f"{old}/{name}.jpg"):
            continue
        before, after = small(f"{old}/{name}.jpg"), small(f"{folder}/{name}.jpg")
        apart = ImageChops.difference(before.resize(after.size), after)
        if max(high for _, high in apart.getextrema()) > 8:
            cells += [(f"{name} before", before), ("after", after), ("difference x 4", apart.point(lambda v: min(255, v * 4)))]
    if not cells:
        raise SystemExit("No picture changed.")
    sheet(cells, 6, out)


if __name__ == "__main__":
    {"contact": contact, "difference": difference}[sys.argv[1]](sys.stdin.read().split(), *sys.argv[2:])
