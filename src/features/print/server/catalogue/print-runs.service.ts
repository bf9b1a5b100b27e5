import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Selectable } from 'kysely';
import type { PrintRun } from '../../printed-catalogue.ts';
import { catalogues } from '#features/catalogues/server/catalogues.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { secondMs } from '#shared/rules/durations.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Context } from '#server/context/context.ts';
import { findRow, selectRows } from '#server/db/record-rows.ts';
import { toJson } from '#server/db/json.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { AppError, notFound } from '#server/errors.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { fingerprintOf, findChosenProducts } from './chosen-products.read.ts';
import { makeCatalogue } from './make-catalogue.ts';
import {
  filesOf,
  selectRun,
  selectRuns,
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
      const { printed_catalogue_id, state, done, total, message, made_at, catalogue_id, fingerprint } = run;
      const files = filesOf(run).map(({ name, pages, bytes }) => ({ name, pages, bytes }));
      const is_outdated = state === 'made' && fingerprint !== (await presentFingerprint(ctx, row));
      return { printed_catalogue_id, state, done, total, message, made_at, is_outdated, files, catalogue_id };
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
 * a catalogue that the site shows gets the new file.
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
        await ctx.privateFiles.put(key, path);
        kept.push({ key, pages, bytes, name: fileName(row.name, index, files.length) });
      }
      return { kept, fingerprint };
    });
    await write({
      ...{ state: 'made', fingerprint: stored.fingerprint, files: toJson(stored.kept) },
      made_at: ctx.clock.now().toISOString(),
    });
    await deleteFiles(ctx, async () => {
      for (const { key } of filesOf(before)) await ctx.privateFiles.delete(key);
    });
    if (publishes && before.catalogue_id !== null) await publishPrinted(ctx, null, id);
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

/**
 * Shows the first file as a catalogue of the site: as the one of the last time, or as a new one.
 *
 * @returns the id of the catalogue
 * @throws AppError 404
 */
export async function publishPrinted(ctx: Context, actor: Actor, id: number): Promise<number> {
  const row = await findRow<Row>(ctx.db, 'printed_catalogues', id);
  const run = await selectRun(ctx.db, id);
  const [stored] = run ? filesOf(run) : [];
  if (!row || !run || !stored) throw notFound();
  const medium = await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const path = join(folder, 'katalog.pdf');
    await ctx.privateFiles.fetch(stored.key, path);
    return storeLocalDocument(ctx, actor, { path, name: stored.name });
  });
  const present =
    run.catalogue_id === null ? undefined : await findRow(ctx.db, 'catalogues', run.catalogue_id);
  if (present) {
    await catalogues.update(ctx, actor, present.id, { file_id: medium.id, name: {} });
    return present.id;
  }
  const abbr = await getMainLanguage(ctx.db);
  const year = Number((run.made_at ?? '').slice(0, 4)) || null;
  const input = { name: { [abbr]: row.name }, year, file_id: medium.id, is_active: true };
  const { data } = await catalogues.create(ctx, actor, input);
  await inOperationalTransaction(ctx, (tx) => updateRun(tx.db, id, { catalogue_id: data.id }));
  return data.id;
}
