import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureEncoder } from '../picture-encoder.process.ts';
import { FileRefused } from '../picture-encoder.ts';
import { openLettering } from './lettering.ts';

const encoder = createPictureEncoder();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-card-'));
});
afterAll(async () => {
  await encoder.close();
  await rm(folder, { recursive: true });
});

const card = {
  name: 'Döküm Dikdörtgen Halka',
  lang: 'tr',
  company: 'Örnek Metal',
  mainColor: '#0a5c36',
  secondColor: '#c8a24b',
};

async function pixels(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

const near = (one: number[], other: number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 12);

describe('a share card', () => {
  it('is 1200 × 630 pixels with the colours of the company and the photograph around its focal point', async () => {
    const file = join(folder, 'photograph.png');
    const half = { width: 400, height: 800, channels: 3 } as const;
    await sharp({ create: { width: 800, height: 800, channels: 3, background: '#ff0000' } })
      .composite([{ input: { create: { ...half, background: '#0000ff' } }, left: 400, top: 0 }])
      .png()
      .toFile(file);
    const made = await encoder.drawShareCard(
      { ...card, photograph: { file, focus: { x: 1, y: 0.5 } } },
      folder,
    );
    expect(made).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await sharp(made.file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const at = await pixels(made.file);
    expect(near(at(10, 10), [0x0a, 0x5c, 0x36])).toBe(true);
    expect(near(at(583, 300), [0xc8, 0xa2, 0x4b])).toBe(true);
    expect(near(at(1190, 300), [0, 0, 255])).toBe(true);
  });

  it('needs neither a photograph nor a font of the system', async () => {
    const { file } = await encoder.drawShareCard(card, folder);
    const at = await pixels(file);
    expect(near(at(1190, 300), [0xc8, 0xa2, 0x4b])).toBe(true);
    // The letters are white on the green ground.
    const line = Array.from({ length: 1000 }, (_, x) => at(x, 110));
    expect(line.some((pixel) => near(pixel, [255, 255, 255]))).toBe(true);
  });

  it('is refused for a name whose letters the typeface lacks, so that the photograph stays', async () => {
    await expect(encoder.drawShareCard({ ...card, name: 'Пряжка' }, folder)).rejects.toThrow(FileRefused);
    await expect(encoder.drawShareCard({ ...card, company: 'Пряжка' }, folder)).resolves.toBeDefined();
  });
});

describe('the typefaces of share cards', () => {
  it.each(['bricolage-grotesque.ttf', 'instrument-sans.ttf'])('%s has the letters of Turkish', (file) => {
    const { hasLettersOf } = openLettering(file, 'tr');
    expect(
      hasLettersOf('AaBbCcÇçDdEeFfGgĞğHhIıİiJjKkLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZz 0123456789 “”’–—…&×€'),
    ).toBe(true);
    expect(hasLettersOf('ж')).toBe(false);
  });

  it('letters are kerned', () => {
    const { measure } = openLettering('bricolage-grotesque.ttf', 'tr');
    expect(measure('AV', 100)).toBeLessThan(measure('A', 100) + measure('V', 100));
  });
});
