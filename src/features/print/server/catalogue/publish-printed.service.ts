import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { catalogues } from '#features/catalogues/server/catalogues.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { translator } from '#features/languages/translate.rules.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { findRow } from '#server/db/record-rows.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { catalogueIdsOf, filesOf, selectRun, updateRun, type StoredPrint } from './print-runs.queries.ts';

/**
 * Shows each file as a catalogue of the site: as the one of the last time, or as a new one. The catalogues of volumes
 * that no longer exist are deleted.
 *
 * @returns the ids of the catalogues in the order of the volumes
 * @throws AppError 404
 */
export async function publishPrinted(ctx: Context, actor: Actor, id: number): Promise<number[]> {
  const row = await findRow<Selectable<PrintedCatalogueTable>>(ctx.db, 'printed_catalogues', id);
  const run = await selectRun(ctx.db, id);
  const files = run ? filesOf(run) : [];
  if (!row || !run || files.length === 0) throw notFound();
  const former = catalogueIdsOf(run);
  const shown: (number | null)[] = files.map((_, index) => former[index] ?? null);
  const nameOf = await namesOf(ctx, row.name, files.length);
  const year = Number((run.made_at ?? '').slice(0, 4)) || null;
  // The last volume is created first, because a new record goes to the top of its list.
  for (const [index, file] of [...files.entries()].toReversed()) {
    const given = { id: shown[index] ?? null, name: nameOf(index + 1), year };
    shown[index] = await publishFile(ctx, actor, file, given);
    // Stored after each, so that a stop here repeats none of them.
    const catalogue_ids = toJson([...shown, ...former.slice(files.length)]);
    await inOperationalTransaction(ctx, (tx) => updateRun(tx.db, id, { catalogue_ids }));
  }
  for (const surplus of former.slice(files.length))
    if (surplus !== null && (await findRow(ctx.db, 'catalogues', surplus)))
      await catalogues.delete(ctx, actor, surplus);
  await inOperationalTransaction(ctx, (tx) => updateRun(tx.db, id, { catalogue_ids: toJson(shown) }));
  return shown.filter((one) => one !== null);
}

type Given = { id: number | null; name: Record<string, string>; year: number | null };

async function publishFile(
  ctx: Context,
  actor: Actor,
  { key, name: fileName }: StoredPrint,
  { id, name, year }: Given,
): Promise<number> {
  const { id: file_id } = await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const path = join(folder, 'katalog.pdf');
    await ctx.privateFiles.fetch(key, path);
    return storeLocalDocument(ctx, actor, { path, name: fileName });
  });
  if (id !== null && (await findRow(ctx.db, 'catalogues', id))) {
    await catalogues.update(ctx, actor, id, { file_id, name: {} });
    return id;
  }
  const { data } = await catalogues.create(ctx, actor, { name, year, file_id, is_active: true });
  return data.id;
}

/** The names of the catalogues in the main language; those of several volumes say which. */
async function namesOf({ db }: Pick<Context, 'db'>, name: string, count: number) {
  const abbr = await getMainLanguage(db);
  const translate = translator(await getInterfaceTexts(db, abbr));
  return (number: number) => ({
    [abbr]: count > 1 ? translate('print.volume_name', { name, number }) : name,
  });
}
