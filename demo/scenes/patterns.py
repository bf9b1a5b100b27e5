"""Patterns in numpy that repeat at their borders: noise of one feature size, and cells. Shader nodes would compute them at every sample."""
import numpy as np


def band(shape, pitch, wavelength, octaves=0.7, seed=0, stretch=1.0):
    """Noise with features of one size (millimetres), with a mean of 0 and a deviation of 1."""
    noise = np.fft.rfft2(np.random.default_rng(seed).normal(0, 1, shape))
    fy, fx = np.fft.fftfreq(shape[0], pitch)[:, None], np.fft.rfftfreq(shape[1], pitch)[None]
    f = np.hypot(fx * stretch, fy / stretch)
    f[0, 0] = 1e-9
    out = np.fft.irfft2(noise * np.exp(-0.5 * (np.log2(f * wavelength) / octaves) ** 2), shape)
    return (out - out.mean()) / out.std()


def cells(n, count, seed, warp=None):
    """Distances (in cells) to the nearest point and to the border of the cell, over n x n pixels with count x count cells."""
    points = np.random.default_rng(seed).random((count, count, 2), np.float32)
    v = np.arange(n, dtype=np.float32) * (count / n)
    y, x = np.meshgrid(v, v, indexing="ij")
    if warp is not None:
        y, x = y + warp[0], x + warp[1]
    row, column = np.floor(y).astype(np.int32), np.floor(x).astype(np.int32)
    first = np.full((n, n), 9, np.float32)
    second = first.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            at = points[(row + dy) % count, (column + dx) % count]
            d = np.hypot(row + dy + at[..., 0] - y, column + dx + at[..., 1] - x)
            second = np.minimum(second, np.maximum(first, d))
            first = np.minimum(first, d)
    return first, (second - first) / 2
