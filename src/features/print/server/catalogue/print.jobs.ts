import { z } from 'zod';
import type { Selectable } from 'kysely';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { forgetDeletedRuns, listRuns, printCatalogue, printKind } from './print-runs.service.ts';

/** The daily look at catalogues that are to be made again each month, and at files of deleted ones. */
export const monthlyKind = 'print.monthly';

/** The age of the files after which a monthly catalogue is made again. */
const month = 30 * dayMs;

/** Catalogues have a runner of their own, because a large one takes a minute. */
export function printJobs(ctx: Context): JobHandlers {
  return new Map([
    printKind.handledBy((payload, signal) => printCatalogue(ctx, payload, signal)),
    defineJob(monthlyKind, z.object({ day: z.iso.date() })).handledBy(async (_, signal) => {
      await queueTomorrow(ctx, monthlyKind);
      await forgetDeletedRuns(ctx);
      await printMonthly(ctx, signal);
    }),
  ]);
}

/** Makes the monthly catalogues again whose files are a month old and outdated; a published one gets the new files. */
async function printMonthly(ctx: Context, signal: AbortSignal): Promise<void> {
  const rows = await selectRows<Selectable<PrintedCatalogueTable>>(ctx.db, 'printed_catalogues');
  const monthly = new Set(rows.filter(({ is_monthly }) => is_monthly === 1).map(({ id }) => id));
  const oldest = new Date(ctx.clock.now().getTime() - month).toISOString();
  for (const { printed_catalogue_id: id, made_at, is_outdated } of await listRuns(ctx))
    if (monthly.has(id) && is_outdated && made_at !== null && made_at <= oldest)
      await printCatalogue(ctx, { id }, signal, { publishes: true });
}
