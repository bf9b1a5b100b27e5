import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandDrawings } from './draw-brand.ts';

const file = (name: string) => join(import.meta.dirname, name);

it.each(Object.entries(brandDrawings))('%s is what the code draws', (name, drawing) => {
  expect(readFileSync(file(name), 'utf8')).toBe(drawing);
});

it('share.jpg shows share.svg, in the size that link previews ask for', async () => {
  const pixels = (input: string | Buffer) =>
    sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const photographed = await pixels(file('share.jpg'));
  const drawn = await pixels(Buffer.from(brandDrawings['share.svg']));
  expect(photographed.info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const differences = photographed.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (drawn.data[at] ?? 0)),
    0,
  );
  expect(differences / drawn.data.length).toBeLessThan(1);
});

it('letters need no font, so that they look the same everywhere', () => {
  for (const drawing of Object.values(brandDrawings)) expect(drawing).not.toContain('<text');
});
