import { slugify } from '#shared/rules/slug.ts';
import type { Connections } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { documentColumns } from '#features/product-search/server/document.ts';
import { loadAllLabels, type Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { findOrCreateLabels } from '#features/attribute-labels/server/find-or-create-labels.service.ts';
import { writeAttributes } from '#features/products/server/attributes.ts';
import { derivedColumns, emptyTexts } from '#features/products/server/texts.service.ts';
import { indexProducts } from '#features/product-search/server/indexing.service.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { generateProduct, type GeneratedProduct } from './generated-product.ts';
import { generateVariants } from './generated-variants.ts';
import { insertRows } from './insert-rows.ts';
import { insertVariantLists, insertVariants, type VariantLists } from './insert-variants.ts';
import { createRandomSource } from './random-source.ts';
import { groups, type Kind } from './trade-categories.ts';
import { defineLabels, withTypedAttributes } from './typed-attributes.ts';

export type Generation = {
  products: number;
  /** The same seed generates the same products. */
  seed: number;
  /** Media that all products share; if empty, products have no pictures. */
  mediaIds: readonly number[];
  /** Whether products have about ten variants each; false by default. */
  hasVariants?: boolean;
  say: (line: string) => void;
};

type WriteContext = { connections: Connections; clock: Clock };
type Numbered = GeneratedProduct & { number: number };

/** Products per transaction. */
const batchSize = 2_000;
const picturesPerProduct = 2;
const featuredCount = 8;

/** The generated category with the most products. Its main category is `largestMainCategory`. */
export const largestCategory = 'uretilen-kemer-tokalari';
export const largestMainCategory = 'uretilen-tokalar';
/** A category with only a few of every thousand products. */
export const smallestCategory = 'uretilen-fermuar-sonlari';

/**
 * Adds a large generated catalogue to existing content; a second run fails on duplicate codes and addresses.
 * It bypasses the services and uses large inserts, so that 100,000 products take less than a minute.
 */
export async function generateCatalogue(context: WriteContext, generation: Generation): Promise<void> {
  const { products, seed, say } = generation;
  const categories = await inContentTransaction(context, null, (tx) => insertCategories(tx, generation));
  const lists = generation.hasVariants
    ? await inContentTransaction(context, null, insertVariantLists)
    : undefined;
  for (let first = 1; first <= products; first += batchSize) {
    const last = Math.min(first + batchSize - 1, products);
    const made = Array.from({ length: last - first + 1 }, (_, index) => {
      const number = first + index;
      const product = { ...generateProduct(seed, number), number };
      // Models have the attributes of a whole article master; a seed of their own keeps the other values as they were.
      return lists ? withTypedAttributes(product, createRandomSource(seed + 1, number)) : product;
    });
    await inContentTransaction(context, null, (tx) =>
      insertProducts(tx, generation, made, { categories, lists }),
    );
    if (last % (batchSize * 5) === 0 || last === products) say(`Üretilen ürünler: ${last}/${products}`);
  }
}

/** Inserts the generated categories. @returns the id of each kind's category */
async function insertCategories(
  tx: ContentTransaction,
  { mediaIds }: Generation,
): Promise<Map<Kind, number>> {
  const ids = new Map<Kind, number>();
  const row = (name: GeneratedProduct['name'], parent: number | null, place: number) => ({
    section: 'products' as const,
    parent_id: parent,
    seo_name: `uretilen-${slugify(name.tr ?? '')}`,
    name: toJson(name),
    description: toJson({
      tr: `${name.tr ?? ''}: döküm ve pres parçalar, her ölçü ve kaplamada.`,
      en: `${name.en ?? ''}: cast and pressed parts in every size and finish.`,
    }),
    seo_title: '{}',
    seo_description: '{}',
    image_id: mediaIds.length > 0 ? (mediaIds[place % mediaIds.length] ?? null) : null,
    is_active: 1,
    queue: 1_000 - place,
    created_at: tx.now,
    updated_at: tx.now,
    deleted_at: null,
  });
  const insert = async (values: ReturnType<typeof row>) =>
    (await tx.db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
  for (const [place, { category, kinds }] of groups.entries()) {
    const parent = await insert(row(category, null, place));
    for (const [below, kind] of kinds.entries())
      ids.set(kind, await insert(row(kind.category, parent, below)));
  }
  await tx.record({ entity: 'demo', id: 'generate', action: 'categories', before: null, after: ids.size });
  return ids;
}

async function insertProducts(
  tx: ContentTransaction,
  { mediaIds, seed }: Generation,
  made: readonly Numbered[],
  { categories, lists }: { categories: ReadonlyMap<Kind, number>; lists: VariantLists | undefined },
): Promise<void> {
  const top = await selectTopPlace(tx);
  const labelIds = await labelIdsOf(tx, made);
  if (lists) await defineLabels(tx, labelIds);
  const labels = await loadAllLabels(tx.db);
  await insertRows(
    tx.db,
    'products',
    made.map((product, index) =>
      productRow(tx, product, {
        category: categories.get(product.kind),
        place: top + index + 1,
        labelIds,
        labels,
      }),
    ),
  );
  const ids = await selectIds(tx, made);
  const idOf = ({ code }: Numbered) => ids.get(code) ?? 0;
  await insertPictures(tx, made, { idOf, mediaIds });
  await insertTransporterTypes(tx, made, idOf);
  if (lists)
    await insertVariants(
      tx,
      lists,
      new Map(made.map((product) => [idOf(product), generateVariants(seed, product)])),
    );
  const first = Math.min(...ids.values());
  const rows = await tx.db.selectFrom('products').select(documentColumns).where('id', '>=', first).execute();
  await indexProducts(
    tx.db,
    rows.filter(({ code }) => ids.has(code)),
  );
  await tx.record({
    entity: 'demo',
    id: 'generate',
    action: 'products',
    before: null,
    after: { first: made[0]?.number, products: made.length },
  });
}

/** The ids of the labels by their Turkish name. */
async function labelIdsOf(
  tx: ContentTransaction,
  made: readonly Numbered[],
): Promise<ReadonlyMap<string, number>> {
  const labels = new Map(made.flatMap(({ attributes }) => attributes.map(({ label }) => [label.tr, label])));
  const named = [...labels.values()].map((label) => ({ label, field: 'label' }));
  const ids = await findOrCreateLabels(tx, named);
  return new Map([...labels.keys()].map((name, index) => [name, ids[index] ?? 0]));
}

const languages = { all: ['tr', 'en'], main: 'tr' };

function productRow(
  { now }: ContentTransaction,
  product: Numbered,
  {
    category,
    place,
    labelIds,
    labels,
  }: { category: number | undefined; place: number; labelIds: ReadonlyMap<string, number>; labels: Labels },
) {
  const rows = product.attributes.map(({ label, value }) => ({
    label_id: labelIds.get(label.tr) ?? 0,
    value,
  }));
  const attributes = writeAttributes(rows);
  const texts = {
    ...emptyTexts,
    name: toJson(product.name),
    summary: toJson(product.summary),
    description: toJson(product.description),
    translated_from: '{}',
  };
  return {
    category_id: category,
    code: product.code,
    seo_name: product.seo_name,
    ...texts,
    attributes,
    ...derivedColumns({ ...texts, code: product.code, attributes }, { ...languages, labels }),
    is_active: Number(product.is_active),
    is_featured: Number(product.number <= featuredCount),
    published_at: new Date(Date.parse(now) + product.daysUntilPublished * 86_400_000).toISOString(),
    queue: place,
    featured_queue: place,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

async function insertPictures(
  { db, now }: ContentTransaction,
  made: readonly Numbered[],
  { idOf, mediaIds }: { idOf: (product: Numbered) => number; mediaIds: readonly number[] },
): Promise<void> {
  if (mediaIds.length === 0) return;
  const rows = made.flatMap((product) =>
    Array.from({ length: Math.min(picturesPerProduct, mediaIds.length) }, (_, place) => ({
      owner_id: idOf(product),
      media_id: mediaIds[(product.number * picturesPerProduct + place) % mediaIds.length],
      gallery_type: 'images',
      title: '{}',
      alt: '{}',
      queue: picturesPerProduct - place,
      created_at: now,
    })),
  );
  await insertRows(db, 'product_files', rows);
  const uses = rows.map(({ owner_id: entity_id, media_id }) => ({ media_id, entity_id }));
  const place = { entity: 'product', field: 'images', deleted_at: null };
  await insertRows(
    db,
    'media_uses',
    uses.map((use) => ({ ...use, ...place })),
  );
}

async function insertTransporterTypes(
  { db }: ContentTransaction,
  made: readonly Numbered[],
  idOf: (product: Numbered) => number,
): Promise<void> {
  const types = await db
    .selectFrom('transporter_types')
    .select(['id', 'key'])
    .where('deleted_at', 'is', null)
    .execute();
  const rows = made.flatMap((product) =>
    types
      .filter(({ key }) => product.transporterTypes.includes(key))
      .map(({ id }) => ({ product_id: idOf(product), transporter_type_id: id })),
  );
  await insertRows(db, 'product_transporter_types', rows);
}

async function selectIds(
  { db }: ContentTransaction,
  made: readonly Numbered[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('deleted_at', 'is', null)
    .where(
      'code',
      'in',
      made.map(({ code }) => code),
    )
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function selectTopPlace({ db }: ContentTransaction): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('queue').as('top'))
    .executeTakeFirst();
  return row?.top ?? 0;
}
