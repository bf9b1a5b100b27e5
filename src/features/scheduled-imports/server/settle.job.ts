import { z } from 'zod';
import type { ScheduleResult } from '../scheduled-import.ts';
import { interrupted } from '#features/imports/server/interrupted.ts';
import { getImport } from '#features/imports/server/imports.read.ts';
import { applyImport, cancelImport, recheckImport } from '#features/imports/server/imports.service.ts';
import { secondMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { keepsRule } from './rule.ts';
import { selectScheduledImport, updateScheduledImport } from './scheduled-imports.queries.ts';

/** `is_applied`: the rule let the import be applied, so that staff need not be asked again. */
export const settleKind = defineJob(
  'scheduled-imports.settle',
  z.object({ id: z.int(), import_id: z.int(), is_applied: z.boolean() }),
);
type Settling = PayloadOf<typeof settleKind>;

/** In milliseconds: how often the import is looked at while it is checked or applied. */
const lookEvery = 2 * secondMs;

/** Follows an import until it is applied by the rule, or waits for staff. */
export function settleJobs(ctx: Context): JobHandlers {
  return new Map([
    settleKind.handledBy(async (settling) => {
      const state = await settle(ctx, settling);
      if (state === 'later') throw new RetryLater(lookEvery);
    }),
  ]);
}

async function settle(ctx: Context, settling: Settling): Promise<'done' | 'later'> {
  const row = await selectScheduledImport(ctx.db, settling.id);
  const found = await getImport(ctx, settling.import_id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  });
  if (!row || !found) return 'done';
  const end = async (result: ScheduleResult, error = ''): Promise<'done'> => {
    await inOperationalTransaction(ctx, async ({ db }) => {
      const now = await selectScheduledImport(db, row.id);
      // A later run has another import.
      if (now?.last_import_id !== found.id) return;
      await updateScheduledImport(db, { id: row.id }, { last_result: result, last_error: error });
    });
    return 'done';
  };
  switch (found.state) {
    case 'checking':
    case 'applying':
      return 'later';
    case 'applied':
      return end('applied');
    case 'failed':
      return end('rejected', found.message);
    case 'cancelled':
    case 'undoing':
    case 'undone':
      return end('unchanged');
    case 'checked': {
      // The apply job gives an import back if the process was killed or if something went wrong.
      if (settling.is_applied && found.message !== interrupted) return end('waiting', found.message);
      const { create, update, problem, proposed } = found.counts;
      if (create + update + problem + proposed === 0) {
        await cancelImport(ctx, found.id);
        return end('same');
      }
      if (create + update === 0 || !keepsRule(row, found.counts)) return end('waiting');
      return apply(ctx, settling, row.created_by);
    }
  }
}

/** Applies the rows without problems, or checks again if articles changed since the check. */
async function apply(ctx: Context, settling: Settling, userId: number): Promise<'later'> {
  try {
    await applyImport(ctx, { id: userId }, settling.import_id, { skipsProblems: true });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    const { state } = await getImport(ctx, settling.import_id);
    if (state === 'checked') await recheckImport(ctx, settling.import_id, { save_as: '' });
    return 'later';
  }
  await inOperationalTransaction(ctx, ({ db }) =>
    db
      .updateTable('jobs')
      .set({ payload: toJson({ ...settling, is_applied: true }) })
      .where('kind', '=', settleKind.name)
      .where('payload', '=', toJson(settling))
      .execute(),
  );
  return 'later';
}
