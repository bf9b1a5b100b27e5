import { recordKinds } from '#features/record-kinds.ts';
import { isTest } from './measure-sources.ts';

/**
 * The lines of a resource's source, by part, and of its tests; public page, style sheets and demo are left
 * out.
 */
export type ResourceSize = {
  name: string;
  shapes: number;
  table: number;
  server: number;
  panel: number;
  total: number;
  tests: number;
};

type Counted = { path: string; lines: number };

/** The sizes of all resources that have records, the smallest first. */
export function resourceSizes(files: readonly Counted[]): ResourceSize[] {
  return recordKinds
    .map(({ entity, table }) => sizeOf(table.replaceAll('_', '-'), entity, files))
    .sort((a, b) => a.total - b.total);
}

function sizeOf(name: string, entity: string, files: readonly Counted[]): ResourceSize {
  const count = (pattern: RegExp, ofTests = false) =>
    files
      .filter(({ path }) => pattern.test(path) && isTest(path) === ofTests)
      .reduce((sum, { lines }) => sum + lines, 0);
  const room = `^src/features/${name}/`;
  const shapes = count(new RegExp(`${room}[^/]+$`));
  const table = count(new RegExp(`^src/server/db/(schema/${entity}|migrations/.+/${name})\\.ts$`));
  const server = count(new RegExp(`${room}server/`));
  const panel = count(new RegExp(`${room}panel/`));
  const tests = count(new RegExp(room), true);
  return { name, shapes, table, server, panel, total: shapes + table + server + panel, tests };
}
