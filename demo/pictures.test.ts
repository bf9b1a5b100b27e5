import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

/** The sizes that `demo/scenes/` renders: wide if the name says so, else portrait. */
const sizeOf = (name: string) => (name.endsWith('-genis.jpg') ? [2400, 1200] : [1280, 1600]);

const picturesDir = join(import.meta.dirname, 'pictures');

it.each(readdirSync(picturesDir))('%s is a complete JPEG in the expected size', async (name) => {
  const { data, info } = await sharp(join(picturesDir, name), { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(sizeOf(name));
  expect(data.length).toBe(info.width * info.height * 3);
  const { format, space, exif } = await sharp(join(picturesDir, name)).metadata();
  expect({ format, space, exif }).toEqual({ format: 'jpeg', space: 'srgb', exif: undefined });
});
