import type { Sharp } from 'sharp';

const columns = 16;
const rows = 16;

/** Smaller differences of brightness are ignored, because they can be JPEG noise in an even area. */
const minStep = 4;
const colourCells = 4;

/** The mean brightness (0 to 255) below which a picture counts as dark; metal on paper has 150 to 210. */
const darkest = 100;
/** The gradients and colour cells outside the middle, where a product's picture shows only its background. */
const ringWidth = 3;
/** The share of gradients in the ring, and the spread of brightness, above which a ground counts as busy. */
const calmest = { gradients: 0.2, spread: 30 };

/**
 * A visual hash as base64: 256 bits for the places that are darker at their right (a difference hash),
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

/**
 * Describes a product's picture by its stored look. The limits come from photographs of parts: on a plain
 * ground at most 0.17 of the ring are gradients, on wood or among other things more than 0.2.
 */
export function describeLook(look: string): { isDark: boolean; hasBusyGround: boolean } {
  const bytes = Buffer.from(look, 'base64');
  const size = (columns * rows) / 8;
  if (bytes.length < size + colourCells * colourCells * 3) return { isDark: false, hasBusyGround: false };
  const cells = Array.from({ length: colourCells * colourCells }, (_, cell) =>
    brightness(bytes.subarray(size + cell * 3, size + cell * 3 + 3)),
  );
  const outer = cells.filter((_, cell) => isOuter(cell, colourCells, 1));
  const ring = Array.from({ length: columns * rows }, (_, bit) => bit).filter((bit) =>
    isOuter(bit, columns, ringWidth),
  );
  const gradients = ring.filter((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  const middle = mean(outer);
  const spread = Math.sqrt(mean(outer.map((value) => (value - middle) ** 2)));
  return {
    isDark: mean(cells) < darkest,
    hasBusyGround: gradients.length / ring.length > calmest.gradients || spread > calmest.spread,
  };
}

/** The luma of ITU-R BT.709. */
function brightness([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether the cell of a square of `side` × `side` cells lies in the outer `width` rows or columns. */
function isOuter(cell: number, side: number, width: number): boolean {
  return [cell % side, Math.floor(cell / side)].some((at) => at < width || at >= side - width);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
