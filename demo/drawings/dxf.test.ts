import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelsDir, outlinesOf } from '../documents.ts';
import { drawDxf } from './dxf.ts';
import { parts } from './drawings.ts';

/** The extent of all vertices of a DXF along one axis, by the axis' group code. */
function extent(dxf: string, code: '10' | '20'): number {
  const lines = dxf.split('\r\n');
  const values = lines.flatMap((line, at) => (at % 2 === 0 && line === code ? [Number(lines[at + 1])] : []));
  return Math.max(...values) - Math.min(...values);
}

it.each(Object.entries(outlinesOf))(
  'the DXF of %s has the true size of %s and is up to date',
  async (product, size) => {
    const view = parts[size]?.plan;
    if (!view) throw new Error(`${size} has no drawing`);
    const dxf = drawDxf(view);
    expect(extent(dxf, '10')).toBeCloseTo(view.width, 1);
    expect(extent(dxf, '20')).toBeCloseTo(view.height, 1);
    expect(await readFile(join(modelsDir, `${product}.dxf`), 'utf8')).toBe(dxf);
  },
);

it('no model is larger than 300 kB', async () => {
  for (const name of await readdir(modelsDir))
    expect((await readFile(join(modelsDir, name))).length, name).toBeLessThan(300_000);
});
