import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandDrawings } from './draw-brand.ts';

const file = (name: string) => join(import.meta.dirname, name);

it.each(Object.entries(brandDrawings))('%s matches the code that draws it', (name, drawing) => {
  expect(readFileSync(file(name), 'utf8')).toBe(drawing);
});

it('share.jpg shows share.svg in the size of link previews', async () => {
  const pixels = (input: string | Buffer) =>
    sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stored = await pixels(file('share.jpg'));
  const drawn = await pixels(Buffer.from(brandDrawings['share.svg']));
  expect(stored.info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const differences = stored.data.reduce(
    (sum, value, index) => sum + Math.abs(value - (drawn.data[index] ?? 0)),
    0,
  );
  expect(differences / drawn.data.length).toBeLessThan(1);
});

it('the letters of the logos are paths and need no font', () => {
  for (const drawing of Object.values(brandDrawings)) expect(drawing).not.toContain('<text');
});
