import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImportColumns } from '../column-mapping.ts';
import { rootDir } from '#server/root-dir.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import { importCalls } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
await buildCategory(app.ctx, { name: 'Tokalar' });

/** The lists of docs/guides/erp.md: as exported, in the encoding of the program. */
it.each([
  ['logo', 3, 'DH-25', 'D halka; 25 mm'],
  ['netsis', 2, '0012', 'ÇENGEL İĞNE NO:2'],
  ['mikro', 2, 'TKA.001', 'Dilli toka 30 mm gümüş'],
])('a list of %s becomes products by the proposed columns', async (program, count, code, name) => {
  const bytes = readFileSync(join(rootDir, `docs/guides/erp/${program}.csv`));
  const answer = await calls.upload(bytes, `${program}.csv`);
  if (!('record' in answer)) throw new Error(answer.body.message);
  const { body } = await app.call<ImportColumns>(
    'GET',
    `/api/admin/imports/${answer.record.id}/columns`,
    undefined,
    calls.editor,
  );
  const { pairs } = body.mapping;
  expect(pairs.map(({ column }) => column)).toEqual(expect.arrayContaining(['Kod', 'Ad (TR)', 'GTIN']));
  // The groups of the program are not categories of the site.
  const mapping = {
    pairs: pairs.map((pair) => (pair.column === 'Kategori' ? { ...pair, column: '' } : pair)),
    fixed: [{ column: 'Kategori', text: 'Tokalar' }],
  };
  const { record } = await calls.put(answer.record.id, 'check', { mapping, save_as: program });
  expect(record.counts).toMatchObject({ create: count, problem: 0 });
  const rows = await calls.rows(record.id);
  expect(rows.find((row) => row.code === code)?.name).toBe(name);
  expect((await calls.put(record.id, 'apply')).record.state).toBe('applied');
  expect(await calls.upload(bytes, `${program}.csv`)).toMatchObject({
    record: { mapping_name: program, counts: { same: count, create: 0, problem: 0 } },
  });
});
