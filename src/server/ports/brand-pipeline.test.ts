import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iconFiles, type IconFile } from '#features/configuration/brand-icons.rules.ts';
import { makeBrandFiles } from './brand-pipeline.ts';

let folder: string;
let original: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-brand-'));
  original = join(folder, 'original');
});
afterEach(() => rm(folder, { recursive: true }));

const svg = (inside: string, side = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${inside}</svg>`;
const icon = (name: IconFile) => join(folder, name);

async function corner(file: string): Promise<number[]> {
  const pixel = await sharp(file)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}

it('a small drawing becomes a sharp icon in all sizes', async () => {
  await writeFile(original, svg('<circle cx="16" cy="16" r="14" fill="#0b3d2e"/>'));
  const made = await makeBrandFiles('icons', original, folder);
  expect(made.map(({ name }) => name)).toEqual([...iconFiles]);
  for (const [name, side] of [
    ['32.png', 32],
    ['48.png', 48],
    ['180.png', 180],
    ['192.png', 192],
    ['512.png', 512],
    ['maskable.png', 512],
  ] as const)
    expect(await sharp(icon(name)).metadata(), name).toMatchObject({ width: side, height: side });
});

it('an icon for tabs stays transparent; one for home screens gets a background that shows it', async () => {
  await writeFile(original, svg('<circle cx="16" cy="16" r="14" fill="#0b3d2e"/>'));
  await makeBrandFiles('icons', original, folder);
  expect(await corner(icon('32.png'))).toEqual([0, 0, 0, 0]);
  expect(await corner(icon('180.png'))).toEqual([255, 255, 255, 255]);
  await writeFile(original, svg('<circle cx="16" cy="16" r="14" fill="#fff"/>'));
  await makeBrandFiles('icons', original, folder);
  expect(await corner(icon('maskable.png'))).toEqual([31, 31, 31, 255]);
});

it('the round corners of an icon are filled with the colour of its edge on home screens', async () => {
  await writeFile(original, svg('<rect width="32" height="32" rx="8" fill="#0b3d2e"/>'));
  await makeBrandFiles('icons', original, folder);
  expect(await corner(icon('48.png'))).toEqual([0, 0, 0, 0]);
  for (const name of ['180.png', 'maskable.png'] as const)
    expect(await corner(icon(name)), name).toEqual([11, 61, 46, 255]);
});

it('the ICO contains the icons of 32 and 48 pixels', async () => {
  await writeFile(original, svg('<rect width="32" height="32"/>'));
  await makeBrandFiles('icons', original, folder);
  const ico = await readFile(icon('favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  for (const [index, side] of [32, 48].entries()) {
    const length = ico.readUInt32LE(6 + 16 * index + 8);
    const offset = ico.readUInt32LE(6 + 16 * index + 12);
    const image = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect(image).toMatchObject({ format: 'png', width: side, height: side });
  }
});

it('a drawing loads no other file', async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toFile(join(folder, 'secret.png'));
  const links = [`file://${folder}/secret.png`, 'secret.png'].map(
    (href) => `<image href="${href}" width="32" height="32"/>`,
  );
  await writeFile(original, svg(`<rect width="32" height="32" fill="#00f"/>${links.join('')}`));
  await makeBrandFiles('icons', original, folder);
  expect(await corner(icon('180.png'))).toEqual([0, 0, 255, 255]);
});

it('a wide logo shrinks to the size of a header at twice its pixels', async () => {
  await sharp({ create: { width: 3000, height: 600, channels: 4, background: '#0000' } })
    .png()
    .toFile(original);
  await makeBrandFiles('logo', original, folder);
  expect(await sharp(join(folder, 'logo.png')).metadata()).toMatchObject({
    width: 1200,
    height: 240,
    hasAlpha: true,
  });
});
