import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographsDir } from './picture-files.ts';

/** The sizes that `demo/scenes/` renders: wide if the name says so, else portrait. */
const sizeOf = (name: string) => (name.endsWith('-genis.jpg') ? [3200, 1600] : [1600, 2000]);

const endOfImage = 'ffd9';

it('every photograph is a complete JPEG in the expected size', async () => {
  for (const name of readdirSync(photographsDir)) {
    const file = readFileSync(join(photographsDir, name));
    const { format, space, exif, width, height } = await sharp(file).metadata();
    expect({ name, format, space, exif }).toEqual({ name, format: 'jpeg', space: 'srgb', exif: undefined });
    expect([name, width, height]).toEqual([name, ...sizeOf(name)]);
    expect([name, file.subarray(-2).toString('hex')]).toEqual([name, endOfImage]);
  }
});

it('all photographs together take 60 MB at most', () => {
  const sizes = readdirSync(photographsDir).map((name) => statSync(join(photographsDir, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});
