import sharp from 'sharp';

/** Markers of the JPEG format. */
const startOfImage = Buffer.from([0xff, 0xd8]);
const comment = Buffer.from([0xff, 0xfe]);

/**
 * Creates pictures that compress like photographs, by default with 24 megapixels and 6 megabytes. Each has a
 * different JPEG comment, so that no two files are equal.
 */
export async function createPhotographs(
  count: number,
  { width = 6000, height = 4000 } = {},
): Promise<Blob[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#000', noise } })
    .blur(0.6)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photograph = await sharp(grain).resize(width, height).jpeg({ quality: 92 }).toBuffer();
  const rest = new Blob([new Uint8Array(photograph.subarray(startOfImage.length))]);
  return Array.from({ length: count }, (_, index) => {
    const text = Buffer.from(`Fotoğraf ${index}`);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length + length.length);
    return new Blob([Buffer.concat([startOfImage, comment, length, text]), rest]);
  });
}
