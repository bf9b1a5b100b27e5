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
import { findFreeNumber } from '#server/records/free-number.ts';
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
import { getTransporterType, loadTransporterTypeIds } from './transporter-types.read.ts';

/** How many products the text of a refusal names. */
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
    const fromName = slugify(input.name[main] ?? '');
    const wanted = input.key || (isSlug(fromName) ? fromName : 'tasiyici');
    const rows = await selectTransporterTypes(tx.db);
    const after = await insertTransporterType(tx.db, {
      key: await chooseKey(rows, wanted),
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

/** Changes the name in the sent languages only. */
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

/** Refused while products have this type; the text names them. */
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

/** Restores a type at the top of the list; a key that is taken meanwhile gets a number. */
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
      key: await chooseKey(rows, before.key),
      queue: topQueue(rows) + 1,
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'transporter-type', id, action: 'restore', before, after });
  });
  return getTransporterType(ctx, id);
}

/** Orders the list or a part of it; returns the new `order_version`. */
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

/** The ids of these keys, without duplicates. @throws AppError 422 for an unknown key. */
export async function checkTransporterTypes(
  { db }: ContentTransaction,
  keys: readonly string[],
): Promise<number[]> {
  const known = await loadTransporterTypeIds(db, keys);
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

async function chooseKey(rows: readonly TransporterTypeRow[], wanted: string): Promise<string> {
  // Leaves room for a number: calls accept keys of at most 50 characters.
  const base = wanted.slice(0, 40).replace(/-$/, '');
  const taken = new Set(rows.map(({ key }) => key));
  const isTaken = (number: number) => taken.has(numberedSlug(base, number));
  return numberedSlug(base, await findFreeNumber(async (numbers) => new Set(numbers.filter(isTaken))));
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
