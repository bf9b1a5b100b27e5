import type { Product, ProductCreate, ProductUpdate } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { invalid } from '#server/errors.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { checkCategory } from '#features/categories/server/categories.service.ts';
import { requireMainText } from '#server/languages/languages.service.ts';
import { attachMedia } from '#features/galleries/server/attach-media.service.ts';
import { galleryChanges } from '#features/galleries/server/gallery-history.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { topFeaturedPlace, topPlaces } from '#features/product-lists/server/order.service.ts';
import { indexProducts } from '#features/product-search/server/indexing.service.ts';
import { chooseSlug, moveSlug } from '#features/slugs/server/slugs.service.ts';
import { loadTypeIds, typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { checkVersion } from '#server/versions.ts';
import { storeAttributes } from './attributes.service.ts';
import { checkCode } from './codes.service.ts';
import { insertProduct, updateProductRow } from './products.queries.ts';
import { getProduct, getProductRow, presentProduct } from './products.read.ts';
import { checkTexts, cleanTexts, derivedColumns, emptyTexts, mergeProductTexts } from './texts.service.ts';
import { replaceTransporterTypes } from './transporter-types.queries.ts';

/** The address of a new row until its id is known, which its slug may need; no slug contains `:`. */
export const temporarySeoName = ':new';

export async function createProduct(ctx: Context, actor: Actor, input: ProductCreate): Promise<Product> {
  const sent = await cleanTexts(input);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const languages = await checkTexts(tx, input);
    requireMainText('name', input.name, languages.main);
    await checkCategory(tx, input.category_id);
    const texts = mergeProductTexts(emptyTexts, sent, languages.main);
    const code = await checkCode(tx, undefined, input.code);
    const sentAttributes = { sent: input.attributes ?? [], main: languages.main };
    const attributes = await storeAttributes(tx, '[]', sentAttributes);
    const newId = await insertProduct(tx.db, {
      category_id: input.category_id ?? 0,
      code,
      seo_name: temporarySeoName,
      ...texts,
      ...derivedColumns({ ...texts, code, attributes }, languages),
      attributes,
      is_active: input.is_active === false ? 0 : 1,
      is_featured: Number(input.is_featured ?? false),
      published_at: input.published_at ?? tx.now,
      ...(await topPlaces(tx.db)),
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    const name = input.name[languages.main] ?? '';
    const seoName = await chooseSlug(tx.db, 'product', { id: newId, typed: input.seo_name, name });
    await replaceTransporterTypes(
      tx.db,
      newId,
      await checkTransporterTypes(tx, input.transporter_types ?? []),
    );
    const row = await updateProductRow(tx.db, newId, { seo_name: seoName });
    const owner = ofProduct(newId);
    await attachMedia(tx, owner, { gallery: 'images', mediaIds: input.images ?? [], field: 'images' });
    await indexProducts(tx.db, [row]);
    await tx.recordAll([
      { entity: 'product', id: newId, action: 'create', before: null, after: row },
      ...(await galleryChanges(tx.db, { owner, gallery: 'images', action: 'add', before: [] })),
    ]);
    return newId;
  });
  return getProduct(ctx, id);
}

/** Changes only the fields that `input` has. */
export async function updateProduct(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductUpdate,
): Promise<Product> {
  const sent = await cleanTexts(input);
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    await checkVersion(input.version, before.version, () => presentProduct(tx.db, before));
    await storeProduct(tx, before, sent);
  });
  return getProduct(ctx, id);
}

/**
 * Stores what `input` changes, after all checks; without a difference it writes nothing. `restored` holds columns
 * of an older version that are stored as they were.
 */
export async function storeProduct(
  tx: ContentTransaction,
  before: ProductRow,
  input: ProductUpdate,
  restored: Partial<Pick<ProductRow, 'translated_from' | 'attributes'>> = {},
): Promise<void> {
  const { id } = before;
  const languages = await checkTexts(tx, input);
  const texts = { ...mergeProductTexts(before, input, languages.main), ...restored };
  const name = readTexts(texts.name);
  requireMainText('name', name, languages.main);
  if (input.category_id !== undefined) await checkCategory(tx, input.category_id);
  const fields = await changedFields(tx, before, input, languages.main);
  const values = {
    ...texts,
    ...fields,
    ...derivedColumns({ ...before, ...fields, ...texts }, languages),
    seo_name: await chooseSeoName(tx, before, { typed: input.seo_name, name: name[languages.main] ?? '' }),
  };
  const hasNewTypes = await storeTransporterTypes(tx, before, input.transporter_types);
  const columns = Object.keys(values) as (keyof typeof values)[];
  if (!hasNewTypes && columns.every((column) => values[column] === before[column])) {
    tx.leaveUnchanged();
    return;
  }
  const written = { ...values, version: before.version + 1, updated_at: tx.now };
  const after = await updateProductRow(tx.db, id, written);
  await indexProducts(tx.db, [after]);
  await moveSlug(tx, 'product', id, { from: before.seo_name, to: after.seo_name });
  await tx.record({ entity: 'product', id, action: 'update', before, after });
}

/** The sent fields that are neither texts nor the address. */
async function changedFields(tx: ContentTransaction, before: ProductRow, input: ProductUpdate, main: string) {
  const becomesFeatured = input.is_featured === true && before.is_featured === 0;
  return {
    ...(input.code !== undefined && { code: await checkCode(tx, before.id, input.code) }),
    ...(input.category_id !== undefined && { category_id: input.category_id }),
    ...(input.attributes && {
      attributes: await storeAttributes(tx, before.attributes, { sent: input.attributes, main }),
    }),
    ...(input.is_active !== undefined && { is_active: Number(input.is_active) }),
    ...(input.is_featured !== undefined && { is_featured: Number(input.is_featured) }),
    ...(becomesFeatured && { featured_queue: await topFeaturedPlace(tx.db) }),
    ...(input.published_at !== undefined && { published_at: input.published_at ?? tx.now }),
  };
}

async function chooseSeoName(
  tx: ContentTransaction,
  { id, seo_name: current }: ProductRow,
  { typed, name }: { typed: string | undefined; name: string },
): Promise<string> {
  if (typed === undefined || typed === current) return current;
  return chooseSlug(tx.db, 'product', { id, typed, name });
}

/** Returns whether they differ from those that the product had. */
async function storeTransporterTypes(
  tx: ContentTransaction,
  { id, transporter_type_ids: current }: ProductRow,
  keys: readonly string[] | undefined,
): Promise<boolean> {
  if (!keys) return false;
  const ids = await checkTransporterTypes(tx, keys);
  const currentIds = typeIdsIn(current);
  if (ids.length === currentIds.length && ids.every((typeId) => currentIds.includes(typeId))) return false;
  await replaceTransporterTypes(tx.db, id, ids);
  return true;
}

/** The ids of these keys, without duplicates. @throws AppError 422 for an unknown key. */
async function checkTransporterTypes({ db }: ContentTransaction, keys: readonly string[]): Promise<number[]> {
  const known = await loadTypeIds(db, keys);
  return [...new Set(keys)].map((key) => {
    const id = known.get(key);
    if (id === undefined) throw invalid({ transporter_types: [`Böyle bir taşıyıcı türü yok: ${key}`] });
    return id;
  });
}
