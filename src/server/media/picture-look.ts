/**
 * The visual features of a picture, decoded from `look` (`ports/picture-look.ts`). Copies in other sizes and
 * formats have nearly the same.
 */
export type Look = { gradients: Uint32Array; colours: Uint8Array; brightness: number };

export const gradientBytes = 32;

/**
 * Pictures look alike if at most this many of their 256 gradients differ. Smaller copies of the demo's photographs
 * in lower quality differ in up to 12.
 */
const maxGradients = 12;

/** The largest accepted difference of each of the 16 colour cells, on a scale to 255. */
const maxColour = 12;

export function readLook(text: string): Look {
  const bytes = Buffer.from(text, 'base64');
  const gradients = Uint32Array.from({ length: gradientBytes / 4 }, (_, word) =>
    bytes.readUInt32LE(word * 4),
  );
  const colours = Uint8Array.from(bytes.subarray(gradientBytes));
  const brightness = colours.reduce((sum, value) => sum + value, 0) / Math.max(1, colours.length);
  return { gradients, colours, brightness };
}

/**
 * Whether two pictures look alike. Colours are compared too, because the same part in another finish has the
 * same gradients.
 */
export function isLookAlike(one: Look, other: Look): boolean {
  let different = 0;
  // A plain loop is used for speed: 10,000 pictures need millions of comparisons.
  for (let word = 0; word < one.gradients.length; word += 1) {
    different += countBits((one.gradients[word] ?? 0) ^ (other.gradients[word] ?? 0));
    if (different > maxGradients) return false;
  }
  return one.colours.every((value, index) => Math.abs(value - (other.colours[index] ?? 0)) <= maxColour);
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
