import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { slugify } from '#shared/rules/slug.ts';
import { describe, expect, it } from 'vitest';
import { finishes } from './content/finishes.ts';
import { products } from './content/products.ts';

const folder = join(import.meta.dirname, 'photographs');
const plan = readFileSync(join(import.meta.dirname, 'scenes/shots.py'), 'utf8');

/** The names of the finishes in the plan, and the endings of their files. */
const endings = new Map(
  [...(/FINISHES = \{(.*?)\n\}/s.exec(plan)?.[1] ?? '').matchAll(/"([a-z ]+)": "([a-z-]+)"/g)].map(
    ([, finish, ending]) => [finish, ending],
  ),
);
const models = [...plan.matchAll(/stem="([a-z-]+)", build="[a-z_:]+", finishes="([a-z, ]+)"/g)].map(
  ([, stem = '', listed = '']) => ({
    stem,
    endings: listed.split(', ').map((finish) => endings.get(finish)),
  }),
);

describe('the plan of the photographs', () => {
  it('has a model for every product', () => {
    const mains = products.map(({ pictures: [main] }) => main.file);
    expect(models.map(({ stem, endings }) => `${stem}-${endings[0]}.jpg`).toSorted()).toEqual(
      mains.toSorted(),
    );
  });

  it.each(models)('takes $stem in finishes that the product has, the main one first', ({ stem, endings }) => {
    const product = products.find(({ pictures: [main] }) => main.file === `${stem}-${endings[0]}.jpg`);
    const known = product?.finishes.map((finish) => slugify(finishes[finish].name.tr)) ?? [];
    expect(known).toEqual(expect.arrayContaining(endings));
    expect(endings[0]).toBe(known[0]);
  });
});

describe.runIf(existsSync(folder))('the photographs', () => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

  it('take no more than 60 MB', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(60e6);
  });

  it.each(files)('are complete JPEGs in the planned size: %s', async (name) => {
    const bytes = readFileSync(join(folder, name));
    const { format, space, exif, width, height } = await sharp(bytes).metadata();
    expect({ format, space, exif }).toEqual({ format: 'jpeg', space: 'srgb', exif: undefined });
    expect([width, height]).toEqual(name.endsWith('-genis.jpg') ? [3200, 1600] : [1600, 2000]);
    // A file that was cut off lacks the marker of its end.
    expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
  });
});

describe('the swatches', () => {
  const swatches = join(import.meta.dirname, 'swatches');
  const names = Object.values(finishes).map(({ name }) => `kaplama-${slugify(name.tr)}.jpg`);

  it.each(readdirSync(swatches))('are small squares, each of a finish: %s', async (name) => {
    const { format, width, height } = await sharp(join(swatches, name)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 96, height: 96 });
    expect(names).toContain(name);
  });
});
