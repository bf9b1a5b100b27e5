import type { Medium } from '#shared/api/media.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import {
  inContentTransaction,
  inOperationalTransaction,
  type Actor,
  type ContentTransaction,
} from '#server/db/transactions.ts';
import { restorableSince } from '#server/db/versions.ts';
import { notFound, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { purgeKind, type PurgePayload } from './media-job-kinds.ts';
import { originalKey, variantPrefix } from './media-keys.ts';
import { selectMediumUsage } from './media-usage.queries.ts';
import {
  deleteVariants,
  isPicture,
  selectLiveMediumByHash,
  selectMediaByHash,
  selectMedium,
  selectVariants,
  updateMediumDeletion,
} from './media.queries.ts';
import { readMedium } from './media.read.ts';

const day = 86_400_000;

/** A day more than a deleted medium can be restored, so that the two never meet. */
const keptAfterDeletion = 31 * day;

/** Keys of the configuration, as a refusal names them. */
const settingNames: Readonly<Record<string, string>> = {
  mainLogoPath: 'site logosu',
  darkLogoPath: 'koyu zeminler için site logosu',
  favIcoLogoPath: 'site simgesi',
  sharePictureId: 'paylaşım resmi',
};

/** How many places a refusal names. */
const namedPlaces = 5;

/** Takes a medium out of the library; refused, saying where, while something uses it. */
export async function deleteMedium(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectMedium(tx.db, id);
    if (!before || before.deleted_at !== null) throw notFound();
    const places = await listPlaces(tx.db, id, restorableSince(ctx.clock.now()));
    if (places.length > 0) throw refused(inUse(places));
    const after = await updateMediumDeletion(tx.db, id, { deletedAt: tx.now, now: tx.now });
    await enqueue(tx, purgeKind, { hash: before.hash }, later(tx.now));
    await tx.record({ entity: 'media', id, action: 'delete', before, after });
  });
}

/**
 * Takes a PDF that left its last place from visitors at once: no library shows it, so nobody could later.
 * For use inside of the transaction that removed it from there.
 */
export async function deleteUnusedDocument(ctx: Context, tx: ContentTransaction, id: number): Promise<void> {
  const before = await selectMedium(tx.db, id);
  if (!before || before.deleted_at !== null || isPicture(before)) return;
  if ((await listPlaces(tx.db, id, restorableSince(ctx.clock.now()))).length > 0) return;
  const after = await updateMediumDeletion(tx.db, id, { deletedAt: tx.now, now: tx.now });
  await enqueue(tx, purgeKind, { hash: before.hash }, later(tx.now));
  await tx.record({ entity: 'media', id, action: 'delete', before, after });
}

/** Brings a deleted medium back, with its files. */
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

/** Removes the files with these bytes, unless a medium shows them or could be restored: names first, then files. */
export async function purgeFiles(ctx: Context, { hash }: PurgePayload): Promise<void> {
  const media = await selectMediaByHash(ctx.db, hash);
  if (media.some((medium) => medium.deleted_at === null)) return;
  const [free] = media
    .map((medium) => later(medium.deleted_at ?? ''))
    .sort()
    .reverse();
  if (free !== undefined && free > ctx.clock.now().toISOString()) {
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, purgeKind, { hash }, free));
    return;
  }
  for (const { id } of media) await forgetVariants(ctx, id);
  for (const key of await ctx.publicFiles.list(variantPrefix(hash))) await ctx.publicFiles.delete(key);
  await ctx.privateFiles.delete(originalKey(hash));
}

async function forgetVariants(ctx: Context, id: number): Promise<void> {
  const variants = await selectVariants(ctx.db, [id]);
  if (variants.length === 0) return;
  await inContentTransaction(ctx, null, async (tx) => {
    await deleteVariants(tx.db, id);
    await tx.record({ entity: 'media', id, action: 'purge', before: variants, after: null });
  });
}

async function listPlaces(db: Reader, id: number, deletedSince: string): Promise<string[]> {
  const { products, categories, settings } = await selectMediumUsage(db, id, deletedSince);
  const main = await getMainLanguage(db);
  const suffix = (deletedAt: string | null) => (deletedAt === null ? '' : ' (silinmiş, geri alınabilir)');
  return [
    ...products.map(({ code, deleted_at: at }) => `“${code}” kodlu ürün${suffix(at)}`),
    ...categories.map(
      ({ name, deleted_at: at }) => `“${readTexts(name)[main] ?? ''}” kategorisi${suffix(at)}`,
    ),
    ...settings.map(({ key }) => settingNames[key] ?? key),
  ];
}

function inUse(places: readonly string[]): string {
  const rest = places.length - namedPlaces;
  const named = places.slice(0, namedPlaces).join(', ');
  return `Bu resim kullanılıyor: ${named}${rest > 0 ? ` ve ${rest} yer daha` : ''}. Önce oradan kaldırın.`;
}

function later(instant: string): string {
  return new Date(new Date(instant).getTime() + keptAfterDeletion).toISOString();
}
