import type {
  ManagedTransporterType,
  TransporterTypeCreate,
  TransporterTypeQueue,
  TransporterTypeUpdate,
} from '#shared/api/transporter-type.ts';
import { isSlug, numberedSlug, slugify } from '#shared/rules/slug.ts';
import type { Context } from '#server/context.ts';
import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkOrderVersion, idsInOrder, orderOf, orderVersionOf } from '#server/records/order.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { restorableSince } from '#server/records/restore-period.ts';
import { checkVersion } from '#server/records/versions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import {
  checkTextLanguages,
  getLanguageCodes,
  requireMainText,
} from '#server/features/languages/languages.service.ts';
import {
  insertTransporterType,
  selectDeletedTransporterType,
  selectProductsOfTransporterType,
  selectTransporterTypes,
  updateTransporterTypeRow,
  type TransporterTypeRow,
} from './transporter-types.queries.ts';
import { getTransporterType, selectTransporterTypeIds } from './transporter-types.read.ts';

/** How many products a refusal names. */
const namedProducts = 5;

export async function createTransporterType(
  ctx: Context,
  actor: Actor,
  input: TransporterTypeCreate,
): Promise<ManagedTransporterType> {
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const { all, main } = await getLanguageCodes(tx.db);
    checkTextLanguages({ name: input.name }, all);
    requireMainText('name', input.name, main);
    const made = slugify(input.name[main] ?? '');
    const wished = input.key || (isSlug(made) ? made : 'tasiyici');
    const rows = await selectTransporterTypes(tx.db);
    const after = await insertTransporterType(tx.db, {
      key: freeKey(rows, wished),
      name: mergeTexts('{}', input.name),
      queue: topQueue(rows) + 1,
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    await tx.record({ entity: 'transporter-type', id: after.id, action: 'create', before: null, after });
    return after.id;
  });
  return getTransporterType(ctx, id);
}

/** Renames an entry in the languages that were sent. */
export async function updateTransporterType(
  ctx: Context,
  actor: Actor,
  id: number,
  input: TransporterTypeUpdate,
): Promise<ManagedTransporterType> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getRow(tx, id);
    await checkVersion(input.version, before.version, () => getTransporterType(tx, id));
    const { all, main } = await getLanguageCodes(tx.db);
    checkTextLanguages({ name: input.name }, all);
    const name = mergeTexts(before.name, input.name);
    requireMainText('name', readTexts(name), main);
    const after = await updateTransporterTypeRow(tx.db, id, {
      name,
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'transporter-type', id, action: 'update', before, after });
  });
  return getTransporterType(ctx, id);
}

/** Takes an entry out of the list; refused, saying where, while products have it. */
export async function deleteTransporterType(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getRow(tx, id);
    const products = await selectProductsOfTransporterType(tx.db, id, restorableSince(ctx.clock.now()));
    if (products.length > 0) throw refused(inUse(products));
    const after = await updateTransporterTypeRow(tx.db, id, {
      deleted_at: tx.now,
      version: before.version + 1,
    });
    await tx.record({ entity: 'transporter-type', id, action: 'delete', before, after });
  });
}

/** Brings an entry back at the top; a key that was taken meanwhile gets a number. */
export async function restoreTransporterType(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<ManagedTransporterType> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectDeletedTransporterType(tx.db, id, restorableSince(ctx.clock.now()));
    if (!before) throw notFound();
    const rows = await selectTransporterTypes(tx.db);
    const after = await updateTransporterTypeRow(tx.db, id, {
      deleted_at: null,
      key: freeKey(rows, before.key),
      queue: topQueue(rows) + 1,
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'transporter-type', id, action: 'restore', before, after });
  });
  return getTransporterType(ctx, id);
}

/** Puts the list or a part of it in order; answers its new `order_version`. */
export async function orderTransporterTypes(
  ctx: Context,
  actor: Actor,
  input: TransporterTypeQueue,
): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectTransporterTypes(tx.db);
    checkOrderVersion(input.order_version, orderVersionOf(before));
    const after = orderOf(before, idsInOrder(input.queue));
    await writeOrder(tx.db, { table: 'transporter_types', column: 'queue' }, after);
    await tx.record({
      entity: 'transporter-type-order',
      id: '',
      action: 'order',
      before: before.map(({ id, queue }) => ({ id, queue })),
      after,
    });
    return orderVersionOf(await selectTransporterTypes(tx.db));
  });
}

/**
 * The ids behind the keys that a product is sent with, each once.
 *
 * @throws AppError 422 that names a key that does not exist.
 */
export async function checkTransporterTypes(
  { db }: ContentTransaction,
  keys: readonly string[],
): Promise<number[]> {
  const known = await selectTransporterTypeIds(db, keys);
  return [...new Set(keys)].map((key) => {
    const id = known.get(key);
    if (id === undefined) throw invalid({ transporter_types: [`Böyle bir taşıyıcı türü yok: ${key}`] });
    return id;
  });
}

/** @throws AppError 404 */
async function getRow(tx: ContentTransaction, id: number): Promise<TransporterTypeRow> {
  const row = (await selectTransporterTypes(tx.db)).find((type) => type.id === id);
  if (!row) throw notFound();
  return row;
}

function freeKey(rows: readonly TransporterTypeRow[], wished: string): string {
  const taken = new Set(rows.map(({ key }) => key));
  for (let n = 1; ; n += 1) {
    // A product is sent keys of at most 50 characters.
    const key = numberedSlug(wished.slice(0, 40).replace(/-$/, ''), n);
    if (!taken.has(key)) return key;
  }
}

function topQueue(rows: readonly TransporterTypeRow[]): number {
  return Math.max(0, ...rows.map(({ queue }) => queue));
}

function inUse(products: readonly { code: string; deleted_at: string | null }[]): string {
  const named = products
    .slice(0, namedProducts)
    .map(({ code, deleted_at: at }) => `“${code}”${at === null ? '' : ' (silinmiş, geri alınabilir)'}`);
  const rest = products.length - named.length;
  const names = `${named.join(', ')}${rest > 0 ? ` ve ${rest} ürün daha` : ''}`;
  return `Bu tür ${products.length} üründe kullanılıyor: ${names}. Önce bu ürünlerden kaldırın.`;
}
