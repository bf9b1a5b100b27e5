import { join } from 'node:path';
import { z } from 'zod';
import type { ScheduleResult } from '../scheduled-import.ts';
import { getImport } from '#features/imports/server/imports.read.ts';
import { importFetched } from '#features/imports/server/imports.service.ts';
import { secondMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { enqueue, replaceQueued } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { fetchAddress, type Fetched } from './fetch/fetch-address.ts';
import { readFolder } from './fetch/read-folder.ts';
import { SourceFailure } from './fetch/source-failure.ts';
import { nextRun } from './next-run.ts';
import {
  selectScheduledImport,
  selectScheduledImports,
  updateScheduledImport,
  type ScheduledImportRow,
} from './scheduled-imports.queries.ts';
import { settleKind } from './settle.job.ts';

export const runKind = defineJob('scheduled-imports.run', z.object({ id: z.int() }));

/** In milliseconds: a file that was written later than this ago may still be growing. */
const settled = 30 * secondMs;

/** Downloads take minutes, so they have a runner of their own. */
export function scheduledImportJobs(ctx: Context): JobHandlers {
  return new Map([
    runKind.handledBy(async ({ id }, signal) => {
      const row = await selectScheduledImport(ctx.db, id);
      if (!row) return;
      await run(ctx, row, signal);
      // Staff may have changed the times meanwhile, or deleted it.
      const now = await selectScheduledImport(ctx.db, id);
      if (now) throw new RetryLater(nextRun(ctx, now).getTime() - ctx.clock.now().getTime());
    }),
  ]);
}

/** Fetches the sheet once. Every failure but the end of the process is kept for staff. */
async function run(ctx: Context, row: ScheduledImportRow, signal: AbortSignal): Promise<void> {
  try {
    await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
      const path = join(folder, 'file');
      const fetched = await fetchSource(ctx, row, { path, signal });
      const file = fetched && { ...fetched, ...(await hashFile(path)) };
      if (!file || file.hash === row.file_hash) await noteUnchanged(ctx, row, fetched);
      else await startImport(ctx, row, { ...file, path });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RetryLater) throw error;
    const isExpected = error instanceof SourceFailure;
    if (!isExpected) ctx.log.error({ err: error, scheduled: row.id }, 'a scheduled import failed');
    await note(ctx, row, 'unreachable', isExpected ? error.message : systemFailure);
  }
}

const systemFailure = 'Sistem hatası nedeniyle alınamadı. Bir sonraki zamanda yeniden denenecek.';

async function fetchSource(
  ctx: Context,
  row: ScheduledImportRow,
  to: { path: string; signal: AbortSignal },
): Promise<Fetched | null> {
  if (row.source === 'address') return fetchAddress(ctx, row, to);
  const { importDir } = ctx.config;
  if (importDir === undefined) throw new SourceFailure('Sunucuda IMPORT_DIR ayarı kaldırılmış.');
  const { name, writtenAt } = await readFolder(importDir, row.pattern, to);
  const age = ctx.clock.now().getTime() - writtenAt;
  if (age >= 0 && age < settled) throw new RetryLater(settled - age);
  return { name, etag: '', lastModified: '' };
}

/** A file that was refused stays refused until another one comes. */
async function noteUnchanged(ctx: Context, row: ScheduledImportRow, fetched: Fetched | null): Promise<void> {
  const said = fetched && { etag: fetched.etag, last_modified: fetched.lastModified };
  const keepsResult =
    row.last_result !== null && ['rejected', 'checking', 'waiting'].includes(row.last_result);
  const result =
    keepsResult && !(await isMended(ctx, row)) ? {} : { last_result: 'unchanged' as const, last_error: '' };
  await inOperationalTransaction(ctx, ({ db, now }) =>
    updateScheduledImport(db, versionOf(row), { ...said, ...result, last_run_at: now }),
  );
}

/** Whether staff have made a refused import readable since, for example by naming its columns. */
async function isMended(ctx: Context, { last_result: result, last_import_id: id }: ScheduledImportRow) {
  if (result !== 'rejected' || id === null) return false;
  const found = await getImport(ctx, id).catch(() => undefined);
  return found?.state !== 'failed';
}

type File = Fetched & { path: string; bytes: number; hash: string };

/** Hands the file to the imports. Its hash is stored with the import, so that a repeated run starts it no more. */
async function startImport(
  ctx: Context,
  row: ScheduledImportRow,
  { path, name, bytes, hash, etag, lastModified }: File,
): Promise<void> {
  const known = { file_hash: hash, etag, last_modified: lastModified };
  const sheet = { name, path, bytes, source: row.name };
  try {
    await importFetched(ctx, { id: row.created_by }, sheet, async (tx, importId) => {
      const result = { last_run_at: tx.now, last_result: 'checking' as const, last_error: '' };
      const change = { ...known, ...result, last_import_id: importId };
      if (!(await updateScheduledImport(tx.db, versionOf(row), change)))
        throw new SourceFailure('Ayarlar bu sırada değişti.');
      await enqueue(tx, settleKind, { id: row.id, import_id: importId, is_applied: false });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await inOperationalTransaction(ctx, ({ db, now }) =>
      updateScheduledImport(db, versionOf(row), {
        ...known,
        last_run_at: now,
        last_result: 'rejected',
        last_error: error.message,
        last_import_id: null,
      }),
    );
  }
}

async function note(
  ctx: Context,
  row: ScheduledImportRow,
  last_result: ScheduleResult,
  last_error: string,
): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) =>
    updateScheduledImport(db, versionOf(row), { last_run_at: now, last_result, last_error }),
  );
}

const versionOf = ({ id, updated_at: updatedAt }: ScheduledImportRow) => ({ id, updatedAt });

/** Queues those without a job: one that failed too often, or after a restore. Call it at the start. */
export async function ensureScheduledImports(ctx: Context): Promise<void> {
  const rows = await selectScheduledImports(ctx.db);
  if (rows.length === 0) return;
  await inOneProcess(ctx, async () => {
    for (const row of rows)
      await inOperationalTransaction(ctx, async (tx) => {
        const queued = await tx.db
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', runKind.name)
          .where('payload', '=', toJson({ id: row.id }))
          .where('attempts', '<', maxAttempts)
          .executeTakeFirst();
        if (!queued) await replaceQueued(tx, runKind, { id: row.id }, nextRun(ctx, row).toISOString());
      });
  });
}
