import { transporterType, type TransporterTypeCreate } from '#shared/api/products/transporter-type.ts';
import { isSlug, numberedSlug, slugify } from '#shared/rules/slug.ts';
import { inContentTransaction, type ContentTransaction } from '#server/db/transactions.ts';
import { invalid, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord, restoreRecord } from '#server/records/delete-record.ts';
import { findFreeNumber } from '#server/records/free-number.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { restorableSince } from '#server/records/restore-period.ts';
import { selectProductsOfTransporterType, selectTransporterTypes } from './transporter-types.queries.ts';
import { countProductsByType, loadTransporterTypeIds } from './transporter-types.read.ts';

/** How many products the text of a refusal names. */
const namedProducts = 5;

const resource = recordResource({
  schemas: transporterType,
  table: recordTable('transporter_types', {}),
  columns: () => ({}),
  present: async (db) => {
    const counts = await countProductsByType(db);
    return ({ id, key }) => ({ key, product_count: counts.get(id) ?? 0 });
  },
});
const operations = recordOperations(resource);

/** A type has a key for ever, and is not deleted while products have it. */
export const transporterTypes = {
  ...operations,
  create: (ctx, actor, input: TransporterTypeCreate) =>
    writeRecord(ctx, actor, {
      resource,
      work: async (tx) =>
        createRecord(tx, resource, input, { key: await chooseKey(tx, await wantedKey(tx, input)) }),
    }),
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await refuseInUse(tx, id);
      await deleteRecord(tx, resource, id);
    }),
  // A key that is taken meanwhile gets a number.
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) => restoreRecord(tx, resource, id, async ({ key }) => ({ key: await chooseKey(tx, key) })),
    }),
} satisfies typeof operations;

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

async function wantedKey({ db }: ContentTransaction, { key, name }: TransporterTypeCreate): Promise<string> {
  const fromName = slugify(name[await getMainLanguage(db)] ?? '');
  return key || (isSlug(fromName) ? fromName : 'tasiyici');
}

async function chooseKey({ db }: ContentTransaction, wanted: string): Promise<string> {
  // Leaves room for a number: calls accept keys of at most 50 characters.
  const base = wanted.slice(0, 40).replace(/-$/, '');
  const taken = new Set((await selectTransporterTypes(db)).map(({ key }) => key));
  const isTaken = (number: number) => taken.has(numberedSlug(base, number));
  return numberedSlug(base, await findFreeNumber(async (numbers) => new Set(numbers.filter(isTaken))));
}

/** @throws AppError 422 that names products with this type. */
async function refuseInUse({ db, now }: ContentTransaction, id: number): Promise<void> {
  const products = await selectProductsOfTransporterType(db, id, restorableSince(new Date(now)));
  if (products.length === 0) return;
  const named = products
    .slice(0, namedProducts)
    .map(({ code, deleted_at: at }) => `“${code}”${at === null ? '' : ' (silinmiş, geri alınabilir)'}`);
  const rest = products.length - named.length;
  const names = `${named.join(', ')}${rest > 0 ? ` ve ${rest} ürün daha` : ''}`;
  throw refused(`Bu tür ${products.length} üründe kullanılıyor: ${names}. Önce bu ürünlerden kaldırın.`);
}
