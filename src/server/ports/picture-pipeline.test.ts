import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAvif, makeJpegs } from './picture-pipeline.ts';
import { renditionSizes } from './rendition-sizes.ts';

let folder: string;
let original: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-picture-'));
  original = join(folder, 'original');
});
afterEach(() => rm(folder, { recursive: true }));

const red = { r: 220, g: 20, b: 20 };
const blank = (width: number, height: number, background: string | typeof red = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with a red left half and a blue right half. */
const twoHalves = (width: number, height: number) =>
  blank(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

async function makeFrom(picture: Sharp) {
  await picture.toFile(original);
  return makeJpegs(original, folder);
}

async function pixel(file: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const isNear = (found: number[], wanted: number[]) =>
  found.length === wanted.length &&
  found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 25);

describe('a picture that can be used', () => {
  it('becomes JPEGs in the widths of the layouts', async () => {
    const { facts, renditions } = await makeFrom(blank(3600, 2400).jpeg());
    expect(facts).toMatchObject({ mime: 'image/jpeg', width: 3600, height: 2400 });
    expect(renditions.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [960, 640],
      [1600, 1067],
      [2400, 1600],
      [3200, 2133],
    ]);
    for (const { file, width, height, bytes } of renditions) {
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' });
      expect((await readFile(file)).length).toBe(bytes);
    }
  });

  it('is never enlarged', async () => {
    const { renditions } = await makeFrom(blank(700, 10).png());
    expect(renditions.map(({ width, height }) => [width, height])).toEqual([
      [480, 7],
      [700, 10],
    ]);
    expect((await makeFrom(blank(1, 1).png())).renditions).toMatchObject([{ width: 1, height: 1 }]);
  });

  it('may be a drawing, which has no fixed size', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>';
    for (const start of ['', '<?xml version="1.0"?>\n<!-- a comment -->']) {
      await writeFile(original, start + drawing);
      const { facts, renditions } = await makeJpegs(original, folder);
      expect(facts).toMatchObject({ mime: 'image/svg+xml', width: 1600, height: 800 });
      expect(renditions.map(({ width }) => width)).toEqual([480, 960, 1600]);
    }
  });

  it('gets a tiny WebP preview', async () => {
    const { facts } = await makeFrom(blank(800, 600).jpeg());
    const [head, data = ''] = facts.placeholder.split(',');
    expect(head).toBe('data:image/webp;base64');
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 16,
      height: 12,
    });
    expect(facts.placeholder.length).toBeLessThan(300);
  });

  it('gets a preview in its own colours', async () => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#d6d1c9"/>
      <circle cx="400" cy="500" r="220" fill="none" stroke="#b8863c" stroke-width="60"/></svg>`,
    );
    const { facts } = await makeFrom(sharp(drawing).png());
    const preview = Buffer.from(facts.placeholder.split(',')[1] ?? '', 'base64');
    const pixels = (picture: Sharp) => picture.removeAlpha().raw().toBuffer();
    const shown = await pixels(sharp(preview));
    const wanted = await pixels(sharp(drawing).resize(16, 20));
    const errors = [...shown].map((value, index) => Math.abs(value - (wanted[index] ?? 0)));
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(7.5);
  });

  it('is rotated by its EXIF orientation and loses its metadata', async () => {
    const picture = twoHalves(600, 400)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'secret-owner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' },
      });
    const { facts, renditions } = await makeFrom(picture);
    expect((await readFile(original)).includes('secret-owner')).toBe(true);
    expect(facts).toMatchObject({ width: 400, height: 600 });
    const [file = ''] = renditions.map((rendition) => rendition.file);
    expect(isNear(await pixel(file, 200, 10), [220, 20, 20])).toBe(true);
    expect(isNear(await pixel(file, 200, 590), [0, 0, 255])).toBe(true);
    const metadata = await sharp(file).metadata();
    expect(metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.orientation).toBeUndefined();
    expect((await readFile(file)).includes('secret-owner')).toBe(false);
  });

  it('keeps its colours when it is CMYK', async () => {
    const { renditions } = await makeFrom(blank(500, 500).toColourspace('cmyk').jpeg());
    expect((await sharp(original).metadata()).space).toBe('cmyk');
    const [r = 0, g = 0, b = 0] = await pixel(renditions[0]?.file ?? '', 100, 100);
    expect(r).toBeGreaterThan(180);
    expect(g + b).toBeLessThan(120);
  });

  it('keeps its colours when it has a wide-gamut profile', async () => {
    const { renditions } = await makeFrom(blank(500, 500).withIccProfile('p3').jpeg());
    expect((await sharp(original).metadata()).hasProfile).toBe(true);
    expect(isNear(await pixel(renditions[0]?.file ?? '', 100, 100), [220, 20, 20])).toBe(true);
  });

  it('gets a white background where it was transparent', async () => {
    const clear = sharp({
      create: { width: 500, height: 500, channels: 4, background: { ...red, alpha: 0 } },
    });
    for (const picture of [clear.clone().png(), clear.clone().toColourspace('rgb16').png(), clear.webp()]) {
      const { renditions } = await makeFrom(picture);
      expect(isNear(await pixel(renditions[0]?.file ?? '', 100, 100), [255, 255, 255])).toBe(true);
    }
  });

  it('may have 16 bits per channel or be grey', async () => {
    const deep = await makeFrom(blank(500, 500).toColourspace('rgb16').png());
    expect((await sharp(original).metadata()).depth).toBe('ushort');
    expect(isNear(await pixel(deep.renditions[0]?.file ?? '', 9, 9), [220, 20, 20])).toBe(true);
    const grey = await makeFrom(blank(500, 500, '#808080').toColourspace('b-w').png());
    expect(isNear((await pixel(grey.renditions[0]?.file ?? '', 9, 9)).slice(0, 1), [128])).toBe(true);
  });

  it('that is an animation becomes its first frame', async () => {
    const frames = [blank(300, 200), blank(300, 200, '#0000ff')].map((frame) => frame.png().toBuffer());
    for (const format of ['gif', 'webp'] as const) {
      const animation = sharp(await Promise.all(frames), { join: { animated: true } }).toFormat(format);
      const { facts, renditions } = await makeFrom(animation);
      expect((await sharp(original).metadata()).pages).toBe(2);
      expect(facts).toMatchObject({ mime: `image/${format}`, width: 300, height: 200 });
      expect(isNear(await pixel(renditions[0]?.file ?? '', 100, 100), [220, 20, 20])).toBe(true);
    }
  });

  it.each(['avif', 'tiff'] as const)('may be %s', async (format) => {
    const { facts, renditions } = await makeFrom(blank(500, 300).toFormat(format));
    expect(facts).toMatchObject({ mime: `image/${format}`, width: 500, height: 300 });
    expect(isNear(await pixel(renditions[0]?.file ?? '', 9, 9), [220, 20, 20])).toBe(true);
  });

  it('becomes AVIFs in all widths of the layouts', async () => {
    const { facts } = await makeFrom(twoHalves(1000, 500).jpeg().withMetadata({ orientation: 3 }));
    const sizes = renditionSizes(facts, 'avif');
    expect(sizes.map(({ width }) => width)).toEqual([320, 480, 720, 960, 1000]);
    const made = await makeAvif(original, folder, sizes[2] ?? facts);
    expect(made).toMatchObject({ format: 'avif', width: 720, height: 360 });
    expect(await sharp(made.file).metadata()).toMatchObject({
      mediaType: 'image/avif',
      width: 720,
      height: 360,
    });
    expect(isNear(await pixel(made.file, 10, 10), [0, 0, 255])).toBe(true);
  });

  it('is lighter in the widths of dense screens', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
    await sharp({ create: { width: 961, height: 600, channels: 3, background: red, noise } })
      .png()
      .toFile(original);
    const forDense = await makeAvif(original, folder, { width: 960, height: 600 });
    const other = await makeAvif(original, folder, { width: 961, height: 600 });
    expect(forDense.bytes).toBeLessThan(0.8 * other.bytes);
  });

  it('that is fine texture everywhere stays light on a phone', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
    await sharp({ create: { width: 1600, height: 2000, channels: 3, background: red, noise } })
      .jpeg()
      .toFile(original);
    const forPhones = await makeAvif(original, folder, { width: 1280, height: 1600 });
    const whole = await makeAvif(original, folder, { width: 1600, height: 2000 });
    expect(forPhones.bytes).toBeLessThan(180_000);
    expect(whole.bytes).toBeGreaterThan(300_000);
    expect((await readFile(forPhones.file)).length).toBe(forPhones.bytes);
  });

  it('may be very tall: its renditions stay within the limit of AVIF', async () => {
    const { renditions } = await makeFrom(blank(600, 30_000).png());
    expect(renditions.map(({ width, height }) => [width, height])).toEqual([[328, 16_383]]);
  });
});

describe('a file that cannot be used', () => {
  const refusal = (reason: string, text: string | RegExp) =>
    expect.objectContaining({ reason, message: expect.stringMatching(text) as string }) as unknown;

  it.each([
    ['a text with the name of a picture', 'merhaba'],
    ['a web page with a drawing', '<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
  ])('is %s', async (_, content) => {
    await writeFile(original, content);
    await expect(makeJpegs(original, folder)).rejects.toEqual(refusal('type', 'JPEG, PNG, WebP'));
  });

  it('is a HEIC photograph, and the message says how to get a JPEG', async () => {
    await writeFile(
      original,
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    );
    await expect(makeJpegs(original, folder)).rejects.toEqual(refusal('type', 'En Uyumlu'));
  });

  it('is empty', async () => {
    await writeFile(original, '');
    await expect(makeJpegs(original, folder)).rejects.toEqual(refusal('damaged', 'boş, bozuk'));
  });

  it('has more than 50 megapixels, and the message says its size and the limit', async () => {
    await blank(10_000, 6_000).png({ compressionLevel: 1 }).toFile(original);
    await expect(makeJpegs(original, folder)).rejects.toEqual(
      refusal('pixels', /60 megapiksel \(10\.000 × 6\.000\); en çok 50 megapiksel/),
    );
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is a truncated %s', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    await writeFile(original, whole.subarray(0, whole.length / 2));
    await expect(makeJpegs(original, folder)).rejects.toEqual(refusal('damaged', 'bozuk'));
  });
});
