"""What a lens and a sensor add, in scene-linear light: halation, vignetting, grain."""
import numpy as np


def box(a, r):
    """Mean over a square with sides of 2 r + 1."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        run = np.cumsum(np.pad(a, pad, "edge"), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        a = ((np.take(run, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(run, range(n), axis)) / (2 * r + 1)).astype(np.float32)
    return a


def through(light, seed, bloom=0.03, vignette=0.14, grain=0.055):
    """`seed` differs between pictures, or a list of them would show one pattern of grain."""
    h, w, _ = light.shape
    light = light * np.float32((0.975, 1.0, 1.045))  # white balance
    glow = np.minimum(light, 12)
    for radius in (w // 260, w // 120, w // 60):
        glow = box(box(glow, radius), radius)
    light = light * (1 - bloom) + glow * bloom
    y, x = np.mgrid[:h, :w].astype(np.float32)
    y, x = y - h / 2, x - w / 2
    light = light * (1 - vignette * (x * x + y * y) / ((h * h + w * w) / 4))[..., None]
    noise = np.random.default_rng(seed).normal(0, 1, (h, w, 3)).astype(np.float32)
    # Mostly luminance, a little colour, slightly larger than a pixel. In proportion to the light: through the curve of the film that is
    # nearly even, and strong enough to outlive JPEG, without which still areas look painted.
    noise = 0.8 * noise.mean(2, keepdims=True) * 1.7 + 0.25 * noise
    noise = 0.6 * noise + 0.4 * box(noise, 1) * 2
    return light * (1 + grain * noise)
