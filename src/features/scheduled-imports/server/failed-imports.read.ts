import type { Context } from '#server/context/context.ts';
import { hasFailed } from './scheduled-imports.queries.ts';

/** Whether the last run of a scheduled import failed. */
export function hasFailedScheduledImport({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasFailed(db);
}
