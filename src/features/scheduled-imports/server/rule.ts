import type { ImportCounts } from '#features/imports/import.ts';
import type { ScheduledImportRow } from './scheduled-imports.queries.ts';

type Rule = Pick<ScheduledImportRow, 'rule' | 'most' | 'most_unit'>;

/** Whether the rule lets this many rows be written without approval. Rows with problems are never written. */
export function keepsRule({ rule, most, most_unit: unit }: Rule, counts: ImportCounts): boolean {
  if (rule !== 'apply' || most === null) return false;
  const changed = counts.create + counts.update;
  if (unit === 'rows') return changed <= most;
  const all = changed + counts.same + counts.problem;
  return changed * 100 <= most * all;
}
