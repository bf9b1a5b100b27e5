import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Selectable } from 'kysely';
import type { PrintRun } from '../../printed-catalogue.ts';
import {
  enqueueDeletions,
  keepFile,
  storeUnnamedFile,
} from '#features/private-files/server/private-files.service.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { secondMs } from '#shared/rules/durations.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Context } from '#server/context/context.ts';
import { findRow, selectRows } from '#server/db/record-rows.ts';
import { toJson } from '#server/db/json.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError, notFound } from '#server/errors.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { restorableSince } from '#server/restore-period.ts';
import { TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { fingerprintOf, findChosenProducts } from './chosen-products.read.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { publishPrinted } from './publish-printed.service.ts';
import {
  catalogueIdsOf,
  deleteRun,
  filesOf,
  selectRun,
  selectRuns,
  selectRunsDeletedBefore,
  startRun,
  updateRun,
  type StoredPrint,
} from './print-runs.queries.ts';

type Row = Selectable<PrintedCatalogueTable>;

/** Makes the files of a printed catalogue. */
export const printKind = defineJob('print.catalogue', z.object({ id: z.int() }));

/** The last run of each catalogue; `is_outdated` compares its products with those that visitors see now. */
export async function listRuns(ctx: Pick<Context, 'db' | 'clock' | 'config'>): Promise<PrintRun[]> {
  const runs = await selectRuns(ctx.db);
  const rows = new Map((await selectRows<Row>(ctx.db, 'printed_catalogues')).map((row) => [row.id, row]));
  const present = runs.flatMap((run) => {
    const row = rows.get(run.printed_catalogue_id);
    return row ? [{ run, row }] : [];
  });
  return Promise.all(
    present.map(async ({ run, row }) => {
      const { printed_catalogue_id, state, done, total, message, made_at, fingerprint } = run;
      const catalogue_ids = catalogueIdsOf(run).filter((id) => id !== null);
      const files = filesOf(run).map(({ name, pages, bytes }) => ({ name, pages, bytes }));
      const is_outdated = state === 'made' && fingerprint !== (await presentFingerprint(ctx, row));
      return {
        printed_catalogue_id,
        state,
        done,
        total,
        message,
        made_at,
        is_outdated,
        files,
        catalogue_ids,
      };
    }),
  );
}

async function presentFingerprint(ctx: Pick<Context, 'db' | 'clock' | 'config'>, row: Row): Promise<string> {
  const view = await createSnapshot(ctx, row.lang).view();
  return fingerprintOf(ctx.db, row, await findChosenProducts(view, row));
}

/**
 * Queues the making of a catalogue; one that waits already is made once.
 *
 * @throws AppError 404, or 409 while it is made
 */
export async function startPrinting(ctx: Context, id: number): Promise<void> {
  if (!(await findRow<Row>(ctx.db, 'printed_catalogues', id))) throw notFound();
  await inOperationalTransaction(ctx, async (tx) => {
    // The write comes first: on PostgreSQL it makes a second start wait until the job of the first is stored.
    await startRun(tx.db, id);
    if (!(await replaceQueued(tx, printKind, { id }, tx.now)))
      throw new AppError('conflict', 409, 'Bu katalog zaten hazırlanıyor.');
  });
  wakeJobRunners();
}

/** How often the number of read products is written while a catalogue is made. */
const progressEvery = secondMs;

/**
 * Makes the files and replaces those of the last run. A failure keeps them and is told in the panel. With `publishes`
 * the catalogues of the site that show it get the new files.
 */
export async function printCatalogue(
  ctx: Context,
  { id }: PayloadOf<typeof printKind>,
  signal: AbortSignal,
  { publishes = false } = {},
): Promise<void> {
  const row = await findRow<Row>(ctx.db, 'printed_catalogues', id);
  const before = await selectRun(ctx.db, id);
  if (!row || !before) return;
  const write = (changes: Parameters<typeof updateRun>[2]) =>
    inOperationalTransaction(ctx, (tx) => updateRun(tx.db, id, changes));
  await write({ state: 'making', done: 0, total: 0, message: '' });
  let written = 0;
  const onRead = async (done: number, total: number) => {
    if (Date.now() - written < progressEvery && done < total) return;
    written = Date.now();
    await write({ done, total });
  };
  try {
    const stored = await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
      const { files, fingerprint } = await makeCatalogue(ctx, row, { folder, signal, onRead });
      const kept: StoredPrint[] = [];
      for (const [index, { path, pages, bytes }] of files.entries()) {
        const key = `printed/${randomUUID()}.pdf`;
        await storeUnnamedFile(ctx, { key, path });
        kept.push({ key, pages, bytes, name: fileName(row.name, index, files.length) });
      }
      return { kept, fingerprint };
    });
    await inOperationalTransaction(ctx, async (tx) => {
      const former = await selectRun(tx.db, id);
      for (const { key } of stored.kept) await keepFile(tx, key);
      await updateRun(tx.db, id, {
        state: 'made',
        fingerprint: stored.fingerprint,
        files: toJson(stored.kept),
        made_at: tx.now,
      });
      await enqueueDeletions(tx, former ? filesOf(former) : []);
    });
    wakeJobRunners();
    if (publishes && catalogueIdsOf(before).length > 0) await publishPrinted(ctx, null, id);
  } catch (error) {
    // A stopping server leaves the run to the next one.
    if (signal.aborted) throw error;
    ctx.log.warn({ err: error, id }, 'a catalogue cannot be printed');
    await write({ state: 'failed', message: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (error instanceof TypesetterOverloaded)
    return 'Katalog çok büyük. Daha az kategori seçin ya da başka bir düzenle deneyin.';
  return 'Katalog hazırlanamadı. Yeniden deneyin; sürerse sistem yöneticinize haber verin.';
}

function fileName(name: string, index: number, count: number): string {
  const base = slugify(name).slice(0, 80) || 'katalog';
  return count > 1 ? `${base}-cilt-${index + 1}.pdf` : `${base}.pdf`;
}

/** A finished file of a catalogue. @throws AppError 404 */
export async function openPrintedFile(ctx: Pick<Context, 'db' | 'privateFiles'>, id: number, number: number) {
  const run = await selectRun(ctx.db, id);
  const stored = run && filesOf(run)[number - 1];
  const file = stored && (await ctx.privateFiles.find(stored.key));
  if (!file) throw notFound();
  return { ...stored, file };
}

/** Removes the files of catalogues that can no longer be restored. What the site shows of them are files of its own. */
export async function forgetDeletedRuns(ctx: Context): Promise<void> {
  for (const id of await selectRunsDeletedBefore(ctx.db, restorableSince(ctx.clock.now())))
    await inOperationalTransaction(ctx, async (tx) => enqueueDeletions(tx, await deleteRun(tx.db, id)));
  wakeJobRunners();
}
