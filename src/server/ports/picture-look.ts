import type { Sharp } from 'sharp';

const columns = 16;
const rows = 16;

/** Smaller differences of brightness are ignored, because they can be JPEG noise in an even area. */
const minStep = 4;
const colourCells = 4;

/**
 * A visual hash as base64: 256 bits that tell where the picture gets darker to the right (a difference hash),
 * then the colours of 4 × 4 cells. `picture` must return a new pipeline at each call.
 */
export async function makeLook(picture: () => Sharp): Promise<string> {
  const grey = await picture()
    .resize(columns + 1, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = grey.info;
  const at = (x: number, y: number) => grey.data[(y * (columns + 1) + x) * channels] ?? 0;
  const gradients = Buffer.alloc((columns * rows) / 8);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const bit = y * columns + x;
      if (at(x, y) - at(x + 1, y) >= minStep)
        gradients[bit >> 3] = (gradients[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const colours = await picture()
    .resize(colourCells, colourCells, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Buffer.concat([gradients, colours]).toString('base64');
}
