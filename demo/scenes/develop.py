"""Makes the site's JPEG from Blender's PNG: non-local means, smooth flat areas, quality 85, sRGB, no metadata.

Needs PIL and numpy in Blender's Python; Debian's blender uses the system's, so: python3-pil, python3-numpy.
"""
import numpy as np
from PIL import Image, ImageFilter


def develop(raws, out, size):
    """`raws` are two renders of one scene with different seeds; their difference is noise."""
    picture = denoise(*(Image.open(raw).convert("RGB") for raw in raws))
    clean = smooth_flat(picture)
    clean = (clean if clean.size == tuple(size) else clean.resize(size, Image.LANCZOS)).filter(ImageFilter.UnsharpMask(1.0, 45, 2))
    clean.save(out, "JPEG", quality=85, optimize=True, progressive=True, subsampling=0)


def box(a, r):
    """Mean over a square with sides of 2 r + 1."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        run = np.cumsum(np.pad(a, pad, "edge"), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        a = ((np.take(run, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(run, range(n), axis)) / (2 * r + 1)).astype(np.float32)
    return a


def denoise(first, second, reach=7, strength=0.6):
    """Non-local means: averages each pixel with neighbours whose surroundings differ by no more than the noise."""
    a, b = (np.asarray(p, np.float32) for p in (first, second))
    mean, noise = (a + b) / 2, box(((a - b) ** 2).mean(axis=2) / 4, 3) + 0.3
    total, weight = mean.copy(), np.ones(noise.shape, np.float32)
    h, w = noise.shape
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if dy == 0 and dx <= 0:
                continue
            # Overlapping slices of the picture, one of them shifted.
            here = np.s_[:h - dy, max(0, -dx):w - max(0, dx)]
            there = np.s_[dy:, max(0, dx):w + min(0, dx)]
            both = noise[here] + noise[there]
            apart = (((mean[here] - mean[there]) ** 2).mean(axis=2) - both) / (strength * both)
            like = np.exp(-np.maximum(box(apart, 2), 0))
            total[here] += like[..., None] * mean[there]
            total[there] += like[..., None] * mean[here]
            weight[here] += like
            weight[there] += like
    return Image.fromarray((total / weight[..., None] + 0.5).clip(0, 255).astype(np.uint8))


def smooth_flat(picture, threshold=5.0):
    """Blurs the ground where only render noise differs from the blurred picture.

    The ground is light and nearly grey; leather and cloth keep their grain.
    """
    if min(picture.size) <= 700:
        return picture
    sharp = np.asarray(picture, np.float32)
    soft = np.asarray(picture.filter(ImageFilter.GaussianBlur(5)), np.float32)
    # Compare slightly blurred pixels, so that single noisy pixels do not count as detail.
    fine = np.asarray(picture.filter(ImageFilter.GaussianBlur(1.5)), np.float32)
    detail = np.abs(fine - soft).max(axis=2)
    ground = np.clip((fine.min(axis=2) - 140) / 15, 0, 1) * np.clip((34 - np.ptp(fine, axis=2)) / 8, 0, 1)
    calm = np.asarray(picture.filter(ImageFilter.GaussianBlur(9)), np.float32)
    flat = np.clip((threshold - detail) / threshold * 2, 0, 1) * ground
    mask = Image.fromarray((flat * 255).astype(np.uint8))
    weight = np.asarray(mask.filter(ImageFilter.MinFilter(9)).filter(ImageFilter.GaussianBlur(3)), np.float32)[..., None] / 255
    grain = np.random.default_rng(7).normal(0, 0.5, sharp.shape[:2])[..., None]
    return Image.fromarray(np.clip(sharp * (1 - weight) + calm * weight + grain * weight + 0.5, 0, 255).astype(np.uint8))
