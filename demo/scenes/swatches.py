#!/usr/bin/env python3
"""Cuts the swatches of the finishes out of the photographs, into demo/swatches/ (npm run demo:swatches).

Needs Debian's `python3-pil`. A finish without a photograph has no swatch; the site shows its colour.
"""
import os

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
PHOTOGRAPHS = os.path.join(os.path.dirname(HERE), "photographs")
SWATCHES = os.path.join(os.path.dirname(HERE), "swatches")
WIDTH = 96

# Finish: the photograph, the middle of the part that is cut out, and its width, in pixels. All of it is metal.
CUTS = {
    "nikel": ("citcit-yayli-nikel", 488, 783, 230),
    "mat-nikel": ("zincir-forse-mat-nikel", 959, 1653, 34),
    "fircali-nikel": ("dugme-delikli-fircali-nikel", 712, 1066, 96),
    "beyaz-bronz": ("citcit-tirnakli-beyaz-bronz", 626, 1120, 50),
    "parlak-altin": ("dugme-ayakli-parlak-altin", 460, 766, 190),
    "acik-altin": ("citcit-yayli-acik-altin", 488, 783, 230),
    "rose": ("toka-oval-rose", 296, 800, 84),
    "parlak-bakir": ("percin-kapsul-parlak-bakir", 553, 889, 190),
    "ham-pirinc": ("kusgozu-ham-pirinc", 540, 1366, 76),
    "antik-bakir": ("toka-yamuk-antik-bakir", 949, 1284, 96),
    "antik-gumus": ("toka-yamuk-antik-gumus", 949, 1284, 96),
    "antik-sari": ("citcit-yayli-antik-sari", 488, 783, 230),
    "fume": ("citcit-yayli-fume", 488, 783, 230),
    "mat-siyah": ("citcit-yayli-mat-siyah", 488, 783, 230),
    "mat-beyaz": ("citcit-tirnakli-mat-beyaz", 644, 1125, 60),
    "mat-haki": ("kanca-karabina-mat-haki", 490, 1371, 96),
    "mat-kirmizi": ("kanca-karabina-mat-kirmizi", 490, 1371, 96),
}


def main():
    os.makedirs(SWATCHES, exist_ok=True)
    for finish, (photograph, x, y, width) in CUTS.items():
        whole = Image.open(os.path.join(PHOTOGRAPHS, f"{photograph}.jpg"))
        part = whole.crop((x - width // 2, y - width // 2, x + width // 2, y + width // 2))
        part.resize((WIDTH, WIDTH), Image.LANCZOS).save(os.path.join(SWATCHES, f"kaplama-{finish}.jpg"), quality=90)


if __name__ == "__main__":
    main()
