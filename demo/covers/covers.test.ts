import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverDrawings } from './covers.ts';

const writeAgain = 'npx node demo/covers/write-covers.ts';

describe('the covers of the catalogues', () => {
  it.each(Object.entries(coverDrawings()))(
    'are what the code draws, in A4 portrait: %s',
    async (name, drawing) => {
      expect(readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8'), writeAgain).toBe(drawing);
      const { format, width, height } = await sharp(Buffer.from(drawing)).metadata();
      expect(format).toBe('svg');
      expect(height / width).toBeCloseTo(Math.SQRT2, 2);
    },
  );

  it('are the only SVG files of the folder', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'));
    expect(files.sort(), writeAgain).toEqual(
      Object.keys(coverDrawings())
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  it.each(Object.entries(coverDrawings()))('embed their fonts: %s', (_, drawing) => {
    const used = [...drawing.matchAll(/font-family:'([^']+)'[};]/g)].map(([, family]) => family);
    const embedded = [...drawing.matchAll(/@font-face\{font-family:'([^']+)'/g)].map(([, family]) => family);
    expect(used.length).toBeGreaterThan(0);
    expect(embedded).toEqual(expect.arrayContaining(used));
  });
});
