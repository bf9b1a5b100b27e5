import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFigures, scalingTables, withComputedTables, type Figures } from './scaling.ts';

const guide = readFileSync('docs/guides/scaling.md', 'utf8');
const result = (name: string) => readFileSync(join(import.meta.dirname, 'results', name), 'utf8');

const figures: Figures = {
  cachedSqlite: 50,
  cachedPostgres: 100,
  revisionCheck: 6,
  coldPage: 20_000,
  coldPageDatabase: 5_000,
  picture: 100,
  builtFile: 400,
  memory: 150,
  twoProcesses: { perSecond: 1.5, cost: 1, memory: 1.6 },
};

it('the guide shows the tables that its result gives', () => {
  expect(withComputedTables(guide, result)).toBe(guide);
});

it('computes visits from the cost of their answers, half a core and the busiest minute', () => {
  const lines = scalingTables(figures).split('\n');
  expect(lines).toContain('| a page from the cache, SQLite | 50 µs | 20,000 |');
  // 5 pages, a quarter of a cold one, 30 files and 47 pictures take 21.95 ms, so half a core has room for 22.8 visits.
  expect(lines).toContain(
    '| one small server (2 shared processors, 4 GB), SQLite | 1,000,000 | 23 | 270,000 | 10 |  |',
  );
  expect(lines.join(' ')).toContain('at most 20 % of the processor time');
});

it('refuses a result that lacks a figure', () => {
  expect(() => readFigures('# Benchmark')).toThrow('no row');
});
