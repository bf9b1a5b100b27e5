"""Intel Open Image Denoise's network in numpy; the weights are a file of the npm package `denoiser` (Apache-2.0).

Debian's Blender comes without a denoiser. Needs libopenblas0-pthread: the reference BLAS is many times slower.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools/node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza")


def weights(path):
    """Reads a .tza archive: name -> array."""
    raw = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", raw)
    if magic != 0x41D7:
        raise ValueError(f"not a tza file: {path}")
    count, = struct.unpack_from("<I", raw, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        size, = struct.unpack_from("<H", raw, at)
        name, at = raw[at + 2:at + 2 + size].decode(), at + 2 + size
        rank = raw[at]
        shape = struct.unpack_from(f"<{rank}I", raw, at + 1)
        kind, start = struct.unpack_from("<cQ", raw, at + 1 + 5 * rank)
        at += 10 + 5 * rank
        data = np.frombuffer(raw, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), start)
        tensors[name] = data.astype(np.float32).reshape(shape)
    return tensors


def conv(x, weight, bias, relu=True, chunk=8192):
    """3 x 3 convolution of (channels, h, w): one matrix product per chunk of the padded, flattened picture."""
    channels, h, w = x.shape
    flat, run = np.pad(x, ((0, 0), (1, 2), (1, 1))).reshape(channels, -1), h * (w + 2)
    # Contiguous, because numpy multiplies strided matrices without BLAS, a hundred times slower.
    taps = np.ascontiguousarray(weight.transpose(0, 2, 3, 1)).reshape(len(weight), -1)
    out = np.empty((len(weight), run), np.float32)
    for at in range(0, run, chunk):
        end = min(run, at + chunk)
        out[:, at:end] = taps @ np.concatenate([flat[:, at + dy * (w + 2) + dx:end + dy * (w + 2) + dx] for dy in range(3) for dx in range(3)])
    out += bias[:, None]
    if relu:
        np.maximum(out, 0, out)
    return out.reshape(-1, h, w + 2)[:, :, :w]


def network(x, net):
    """The names of the layers say where to pool (a new number in the encoder) and where to upsample and concatenate."""
    layers = [name[:-7] for name in net if name.endswith(".weight")]
    skips = [x]
    for name, following in zip(layers, layers[1:] + [""]):
        if name.startswith("dec") and name.endswith("a"):
            x = np.concatenate([x.repeat(2, 1).repeat(2, 2), skips.pop()])
        x = conv(x, net[name + ".weight"], net[name + ".bias"], relu=bool(following))
        # name[8] is the number: enc_conv3 or enc_conv3b, then enc_conv4.
        if name[:3] == following[:3] == "enc" and name[8] not in ("0", following[8]):
            channels, h, w = x.shape
            x = x.reshape(channels, h // 2, 2, w // 2, 2).max((2, 4))
            skips += [x] if name[8] != "4" else []
    return x


# The constants of OIDN's perceptually uniform curve for HDR colours.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152


def encoded(y):
    return np.where(y <= 1.57945760e-6, A * y, np.where(y <= 3.22087631e-2, B * y ** C + D, E * np.log(y + F) + G))


def decoded(x):
    mid = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= 2.23151711e-3, x / A, np.where(x <= 0.370974749, mid, np.exp((x - G) / E) - F))


def tiled(planes, net, tile=500, overlap=96, workers=2):
    """Runs the network over strips, whose overlap hides the borders, in threads.

    With OPENBLAS_NUM_THREADS=1 each strip has its own core; the threads of BLAS would wait for each other at every product on a busy machine.
    """
    _, h, w = planes.shape
    out = np.empty((3, h, w), np.float32)

    def strip(y):
        top = max(0, y - overlap)
        cut = planes[:, top:y + tile + overlap]
        done = network(np.pad(cut, ((0, 0), (0, -cut.shape[1] % 16), (0, -w % 16)), "reflect"), net)
        part = out[:, y:y + tile]
        part[:] = done[:, y - top:y - top + part.shape[1], :w]

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(strip, range(0, h, tile)))
    return out


def denoise(colour, albedo, normal):
    """Linear colour, albedo (0 to 1) and normal (-1 to 1), each (h, w, 3); returns linear colour."""
    def planes(a):
        return np.ascontiguousarray(np.moveaxis(a.astype(np.float32), 2, 0))

    albedo, normal = planes(albedo.clip(0, 1)), planes(normal.clip(-1, 1) * 0.5 + 0.5)
    colour = planes(np.nan_to_num(colour).clip(0, 65504))
    # Exposure from the geometric mean of 16 x 16 blocks, as in OIDN.
    h, w = (v // 16 * 16 for v in colour.shape[1:])
    light = np.tensordot([0.212671, 0.715160, 0.072169], colour[:, :h, :w], 1).reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    scale = 0.18 / np.exp2(np.log2(light[light > 1e-8]).mean())
    top = encoded(np.float64(65504))
    out = tiled(np.concatenate([(encoded(colour * scale) / top).astype(np.float32), albedo, normal]), weights(WEIGHTS))
    return np.moveaxis(decoded(out.clip(0, None) * top) / scale, 0, 2).astype(np.float32)
