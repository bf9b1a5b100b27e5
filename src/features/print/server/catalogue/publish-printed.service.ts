import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { catalogues, createCatalogue } from '#features/catalogues/server/catalogues.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { translator } from '#features/languages/translate.rules.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { findRow } from '#server/db/record-rows.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { AppError, notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import {
  catalogueIdsOf,
  filesOf,
  replaceCatalogueIds,
  selectRun,
  type StoredPrint,
} from './print-runs.queries.ts';

/**
 * Shows each file as a catalogue of the site: as the one of the last time, or as a new one. The catalogues of volumes
 * that no longer exist are deleted.
 *
 * @returns the ids of the catalogues in the order of the volumes
 * @throws AppError 404, or 409 if another publishing creates catalogues meanwhile
 */
export async function publishPrinted(ctx: Context, actor: Actor, id: number): Promise<number[]> {
  const row = await findRow<Selectable<PrintedCatalogueTable>>(ctx.db, 'printed_catalogues', id);
  const run = await selectRun(ctx.db, id);
  const files = run ? filesOf(run) : [];
  if (!row || !run || files.length === 0) throw notFound();
  const former = catalogueIdsOf(run);
  const surplus = former.slice(files.length);
  const shown: (number | null)[] = files.map((_, index) => former[index] ?? null);
  const nameOf = await namesOf(ctx, row.name, files.length);
  const year = Number((run.made_at ?? '').slice(0, 4)) || null;
  let stored = run.catalogue_ids;
  const store = async (db: Parameters<typeof replaceCatalogueIds>[0], ids: (number | null)[]) => {
    const after = toJson(ids);
    if (!(await replaceCatalogueIds(db, id, { before: stored, after })))
      throw new AppError('conflict', 409, 'Bu katalog şu anda yayımlanıyor. Birazdan yeniden deneyin.');
    stored = after;
  };
  // The last volume is created first, because a new record goes to the top of its list.
  for (const [index, file] of [...files.entries()].toReversed()) {
    const file_id = await storeFile(ctx, actor, file);
    const present = shown[index] ?? null;
    if (present !== null && (await findRow(ctx.db, 'catalogues', present))) {
      await catalogues.update(ctx, actor, present, { file_id, name: {} });
      continue;
    }
    const input = { name: nameOf(index + 1), year, file_id, is_active: true };
    // The id is stored with the record, so that no other publishing and none after a stop creates it again.
    await createCatalogue(ctx, actor, input, async (tx, created) => {
      shown[index] = created;
      await store(tx.db, [...shown, ...surplus]);
    });
  }
  for (const gone of surplus)
    if (gone !== null && (await findRow(ctx.db, 'catalogues', gone)))
      await catalogues.delete(ctx, actor, gone);
  if (surplus.length > 0) await inOperationalTransaction(ctx, (tx) => store(tx.db, shown));
  return shown.filter((one) => one !== null);
}

/** Copies a finished file into the media library. @returns the id of the medium */
async function storeFile(ctx: Context, actor: Actor, { key, name }: StoredPrint): Promise<number> {
  const medium = await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const path = join(folder, 'katalog.pdf');
    await ctx.privateFiles.fetch(key, path);
    return storeLocalDocument(ctx, actor, { path, name });
  });
  return medium.id;
}

/** The names of the catalogues in the main language; those of several volumes say which. */
async function namesOf({ db }: Pick<Context, 'db'>, name: string, count: number) {
  const abbr = await getMainLanguage(db);
  const translate = translator(await getInterfaceTexts(db, abbr));
  return (number: number) => ({
    [abbr]: count > 1 ? translate('print.volume_name', { name, number }) : name,
  });
}
