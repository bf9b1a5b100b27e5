import type { Medium } from '#shared/api/media.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { recordName } from '#server/records/record-table.ts';
import { recordTables } from '#server/records/record-tables.ts';
import { restorableSince } from '#server/records/restore-period.ts';
import { notFound, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { readMedium } from './library.read.ts';
import { selectMediumUsage } from './media-usage.queries.ts';
import {
  isPicture,
  selectLiveMediumByHash,
  selectMedium,
  updateMediumDeletion,
  type MediumRow,
} from './media.queries.ts';
import { purgeKind, purgeTime } from './purge.job.ts';

/** Names of configuration keys, for the text of a refusal. */
const settingNames: Readonly<Record<string, string>> = {
  mainLogoPath: 'site logosu',
  darkLogoPath: 'koyu zeminler için site logosu',
  favIcoLogoPath: 'site simgesi',
  sharePictureId: 'paylaşım resmi',
};

/** How many places a refusal names. */
const namedPlaces = 5;

/** Refused while something uses the medium; the text names where. */
export async function deleteMedium(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectMedium(tx.db, id);
    if (!before || before.deleted_at !== null) throw notFound();
    const places = await listPlaces(tx.db, id, restorableSince(ctx.clock.now()));
    if (places.length > 0) throw refused(inUse(places));
    await markDeleted(tx, before);
  });
}

/** Deletes a PDF that left its last place, because no screen lists PDFs. Runs in the caller's transaction. */
export async function deleteUnusedDocument(ctx: Context, tx: ContentTransaction, id: number): Promise<void> {
  const before = await selectMedium(tx.db, id);
  if (!before || before.deleted_at !== null || isPicture(before)) return;
  if ((await listPlaces(tx.db, id, restorableSince(ctx.clock.now()))).length > 0) return;
  await markDeleted(tx, before);
}

export async function restoreMedium(ctx: Context, actor: Actor, id: number): Promise<Medium> {
  const medium = await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectMedium(tx.db, id);
    if (!before?.deleted_at || before.deleted_at < restorableSince(ctx.clock.now())) throw notFound();
    if (await selectLiveMediumByHash(tx.db, before.hash)) throw refused('Bu resim kütüphanede zaten var.');
    const after = await updateMediumDeletion(tx.db, id, { deletedAt: null, now: tx.now });
    await tx.record({ entity: 'media', id, action: 'restore', before, after });
    return after;
  });
  return readMedium(ctx.db, medium);
}

async function markDeleted(tx: ContentTransaction, before: MediumRow): Promise<void> {
  const { id, hash } = before;
  const after = await updateMediumDeletion(tx.db, id, { deletedAt: tx.now, now: tx.now });
  await enqueue(tx, purgeKind, { hash }, purgeTime(tx.now));
  await tx.record({ entity: 'media', id, action: 'delete', before, after });
}

async function listPlaces(db: Reader, id: number, deletedSince: string): Promise<string[]> {
  const { products, records, settings } = await selectMediumUsage(db, id, deletedSince);
  const main = await getMainLanguage(db);
  const suffix = (deletedAt: string | null) => (deletedAt === null ? '' : ' (silinmiş, geri alınabilir)');
  return [
    ...products.map(({ code, deleted_at: at }) => `“${code}” kodlu ürün${suffix(at)}`),
    ...records.map(({ row, table }) => {
      const facts = recordTables[table];
      return `“${recordName(facts, row, main)}” ${facts.called.afterName}${suffix(row.deleted_at)}`;
    }),
    ...settings.map(({ key }) => settingNames[key] ?? key),
  ];
}

function inUse(places: readonly string[]): string {
  const rest = places.length - namedPlaces;
  const named = places.slice(0, namedPlaces).join(', ');
  return `Bu resim kullanılıyor: ${named}${rest > 0 ? ` ve ${rest} yer daha` : ''}. Önce oradan kaldırın.`;
}
