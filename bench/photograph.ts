import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const size = { width: 6000, height: 4000 };

/**
 * A synthetic photograph of 24 megapixels. Shapes, texture at every scale and noise make its JPEG as large
 * (about 10 MB) and as slow to decode as that of a camera.
 */
export async function takePhotograph(): Promise<Buffer> {
  const layers = await Promise.all([12, 120, 1200].map((columns) => cloud(columns)));
  const grain = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const [base, ...textures] = layers;
  return sharp(base)
    .composite([...textures, grain].map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A layer of random colours: this many columns, enlarged to the full size. */
async function cloud(columns: number): Promise<Buffer> {
  const width = columns;
  const height = Math.round((columns * size.height) / size.width);
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The same JPEG with another comment, which changes the hash of the file. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
