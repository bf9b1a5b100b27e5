"""From Blender's PNG to the JPEG of the site: 3 px median, calm flat areas, quality 85, sRGB, no metadata.

Needs PIL and numpy in Blender's Python; Debian's blender uses the system's, so: python3-pil, python3-numpy.
"""
import numpy as np
from PIL import Image, ImageFilter


def develop(raw, out):
    picture = Image.open(raw).convert("RGB")
    clean = picture.filter(ImageFilter.MedianFilter(3)) if min(picture.size) > 700 else picture
    clean = smooth_flat(clean).filter(ImageFilter.UnsharpMask(1.0, 45, 2))
    clean.save(out, "JPEG", quality=85, optimize=True, progressive=True, subsampling=0)


def smooth_flat(picture, threshold=5.0):
    """Blur the ground, and only where nothing but render noise differs from the blur.

    The ground is known by being light and nearly grey; leather and cloth keep their grain.
    """
    if min(picture.size) <= 700:
        return picture
    sharp = np.asarray(picture, np.float32)
    soft = np.asarray(picture.filter(ImageFilter.GaussianBlur(5)), np.float32)
    # Judged on a lightly blurred difference, so that single noisy pixels do not count as detail.
    fine = np.asarray(picture.filter(ImageFilter.GaussianBlur(1.5)), np.float32)
    detail = np.abs(fine - soft).max(axis=2)
    ground = np.clip((fine.min(axis=2) - 140) / 15, 0, 1) * np.clip((34 - np.ptp(fine, axis=2)) / 8, 0, 1)
    calm = np.asarray(picture.filter(ImageFilter.GaussianBlur(9)), np.float32)
    flat = np.clip((threshold - detail) / threshold * 2, 0, 1) * ground
    mask = Image.fromarray((flat * 255).astype(np.uint8))
    weight = np.asarray(mask.filter(ImageFilter.MinFilter(9)).filter(ImageFilter.GaussianBlur(3)), np.float32)[..., None] / 255
    grain = np.random.default_rng(7).normal(0, 0.5, sharp.shape[:2])[..., None]
    return Image.fromarray(np.clip(sharp * (1 - weight) + calm * weight + grain * weight + 0.5, 0, 255).astype(np.uint8))
