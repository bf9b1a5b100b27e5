import { expect, it } from 'vitest';
import { buildOffered } from './offered.fixture.ts';
import { variantTable } from './variant-table.rules.ts';

const all = () => true;
const codesOf = (table: ReturnType<typeof variantTable>) =>
  table.rows.map(({ head, cells }) => [head?.name ?? null, ...cells.map((variant) => variant?.code ?? null)]);

it('sizes are rows and finishes columns, with a gap for what does not exist', () => {
  const table = variantTable(
    buildOffered(['20', '25'], ['nikel', 'altin'], (size, finish) => size + finish !== '20altin'),
  );
  expect(table.columns?.map((column) => column?.name)).toEqual(['Nikel', 'Altın']);
  expect(codesOf(table)).toEqual([
    ['20 mm', '20-nikel', null],
    ['25 mm', '25-nikel', '25-altin'],
  ]);
});

it('one finish or one size makes a list', () => {
  const sizes = variantTable(buildOffered(['20', '25'], ['nikel'], all));
  expect(sizes).toMatchObject({ axis: 'size', columns: null });
  expect(codesOf(sizes)).toEqual([
    ['20 mm', '20-nikel'],
    ['25 mm', '25-nikel'],
  ]);
  const finishes = variantTable(buildOffered(['20'], ['nikel', 'altin'], all));
  expect(finishes).toMatchObject({ axis: 'finish', columns: null });
  expect(codesOf(finishes)).toEqual([
    ['Nikel', '20-nikel'],
    ['Altın', '20-altin'],
  ]);
});

it('a variant without a finish has a separate column', () => {
  const offered = buildOffered(['20', '25'], ['nikel', 'altin'], all);
  const raw = { ...offered.variants[0], id: 9, code: '20-ham', finish: null } as (typeof offered.variants)[0];
  const table = variantTable({ ...offered, variants: [...offered.variants, raw] });
  expect(table.columns?.map((column) => column?.key ?? null)).toEqual(['nikel', 'altin', null]);
  expect(codesOf(table)[0]).toEqual(['20 mm', '20-nikel', '20-altin', '20-ham']);
});

it('weight and pack are shown once in a row when its variants share them', () => {
  const bySize = buildOffered(['20', '25'], ['nikel', 'altin'], all, (size) => Number(size));
  expect(variantTable(bySize).hasRowFacts).toBe(true);
  const byBoth = buildOffered(
    ['20', '25'],
    ['nikel', 'altin'],
    all,
    (size, finish) => Number(size) + (finish === 'altin' ? 1 : 0),
  );
  expect(variantTable(byBoth).hasRowFacts).toBe(false);
});
