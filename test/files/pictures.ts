import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Creates a JPEG that differs from all others; sizes in pixels. */
export async function createJpeg({ width = 480, height = 360 } = {}): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const dot = { create: { width: 9, height: 9, channels: 3 as const, background: '#fff' } };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: dot, left: randomInt(width - 9), top: randomInt(height - 9) }])
    .jpeg()
    .toBuffer();
}
