import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const size = { width: 6000, height: 4000 };

/**
 * A photograph of 24 megapixels as a camera would write it: soft large shapes, texture at every scale and
 * sensor noise, so that a JPEG of it is as large (about 10 MB) and as slow to decode as a real one.
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

/** Random colours, this many across, grown to the full size without edges. */
async function cloud(columns: number): Promise<Buffer> {
  const width = columns;
  const height = Math.round((columns * size.height) / size.width);
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The same picture as another file: a JPEG comment makes its bytes, and so its hash, different. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
