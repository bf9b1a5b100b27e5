import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withoutMetadata } from './without-metadata.ts';

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#b58a3f' } })
    .composite([
      { input: Buffer.from('<svg width="40" height="20"><rect width="40" height="20" fill="#123"/></svg>') },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Gizli' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } });

const pixels = (file: Buffer) => sharp(file).autoOrient().removeAlpha().raw().toBuffer();

it.each([false, true])(
  'of a JPEG (progressive: %s) only pixels, profile and orientation are left',
  async (progressive) => {
    const jpeg = await picture()
      .withIccProfile('p3', { attach: true })
      .jpeg({ progressive, quality: 90 })
      .toBuffer();
    // Phones write a second picture or a film behind the first one.
    const whole = Buffer.concat([jpeg, Buffer.from('film of the owner')]);
    const clean = Buffer.concat(withoutMetadata('image/jpeg', whole) ?? []);
    const facts = await sharp(clean).metadata();
    expect([facts.width, facts.height, facts.orientation]).toEqual([90, 60, 6]);
    expect(facts.icc).toEqual((await sharp(jpeg).metadata()).icc);
    expect(facts.exif?.length).toBe(32);
    for (const secret of ['Gizli', 'GPS', 'film']) expect(clean.includes(secret)).toBe(false);
    expect(await pixels(clean)).toEqual(await pixels(jpeg));
  },
);

it('of a PNG the transparency stays and texts go', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#12345680' } })
    .withExif({ IFD0: { Copyright: 'Gizli' } })
    .png()
    .toBuffer();
  expect(png.includes('eXIf')).toBe(true);
  const clean = Buffer.concat(withoutMetadata('image/png', png) ?? []);
  expect([clean.includes('Gizli'), (await sharp(clean).metadata()).hasAlpha]).toEqual([false, true]);
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

it('CMYK, turned PNGs, other formats and damaged files are left to the JPEGs of the site', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const cmyk = await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer();
  const turned = await picture().png().toBuffer();
  expect(withoutMetadata('image/jpeg', cmyk)).toBeUndefined();
  expect(withoutMetadata('image/png', turned)).toBeUndefined();
  expect(withoutMetadata('image/webp', jpeg)).toBeUndefined();
  for (const mime of ['image/jpeg', 'image/png'])
    for (const cut of [0, 1, 3, 20, 200, jpeg.length - 2])
      expect(withoutMetadata(mime, (mime === 'image/png' ? turned : jpeg).subarray(0, cut))).toBeUndefined();
});
