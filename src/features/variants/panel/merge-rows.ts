import { dequal } from 'dequal/lite';
import type { SheetRow } from '#panel/sheet/columns.ts';
import { combinationOf } from './variant-rows.ts';

type Rows = readonly SheetRow[];

/**
 * Merges two versions of the rows `base` that two people changed. Rows that I changed, added or removed, and the
 * order, are taken from `mine`, all other rows from `theirs`. Rows that exist only in `theirs` come last.
 */
export function mergeRows(base: Rows, mine: Rows, theirs: Rows): SheetRow[] {
  const before = byKey(base);
  const stored = byKey(theirs);
  const added = theirs.filter(({ key }) => !before.has(key));
  const claimed = new Set<string>();
  const merged = mine.flatMap((row): SheetRow[] => {
    const old = before.get(row.key);
    const present = stored.get(row.key);
    if (old && isSame(old, row)) return present ? [present] : [];
    if (old) return [row];
    const same = added.find(
      (one) => one.cells.code === row.cells.code || combinationOf(one) === combinationOf(row),
    );
    if (!same || claimed.has(same.key)) return [row];
    claimed.add(same.key);
    return [{ key: same.key, cells: row.cells }];
  });
  return [...merged, ...added.filter(({ key }) => !claimed.has(key))];
}

/**
 * A row that differs between the stored and the merged rows; undefined on the side that does not contain it.
 */
export type RowDifference = {
  key: string;
  stored: SheetRow | undefined;
  mine: SheetRow | undefined;
  /** Whether the row was changed on both sides. */
  isContested: boolean;
};

/** Finds the rows that saving `merged` would change (`differing`), and those that only the others changed. */
export function rowDifferences(base: Rows, merged: Rows, theirs: Rows) {
  const before = byKey(base);
  const own = byKey(merged);
  const stored = byKey(theirs);
  const isTheirs = (key: string) => !isSame(before.get(key), stored.get(key));
  const keys = [...new Set([...merged, ...theirs, ...base].map(({ key }) => key))];
  const differing: RowDifference[] = keys
    .filter((key) => !isSame(own.get(key), stored.get(key)))
    .map((key) => ({ key, stored: stored.get(key), mine: own.get(key), isContested: isTheirs(key) }));
  const changedThere = keys
    .filter((key) => isTheirs(key) && isSame(own.get(key), stored.get(key)))
    .flatMap((key) => stored.get(key) ?? before.get(key) ?? []);
  return { differing, changedThere };
}

const byKey = (rows: Rows) => new Map(rows.map((row) => [row.key, row]));
const isSame = (one: SheetRow | undefined, other: SheetRow | undefined) => dequal(one?.cells, other?.cells);
