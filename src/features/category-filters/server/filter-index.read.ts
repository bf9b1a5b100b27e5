import { sql } from 'kysely';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { noVariants } from '#features/offered-variants/server/variant-sets.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { loadFacetRows } from '#features/product-search/server/facets/facet-rows.ts';
import {
  facetValueReader,
  type FacetValueReader,
} from '#features/product-search/server/facets/facet-values.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import {
  scheduledProducts,
  unindexedCategory,
  visibleProducts,
} from '#features/visible-products/server/visible-products.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { loadSets } from './choices.read.ts';
import { createFilterIndex, type FilterIndex, type IndexedProduct } from './filter-index.ts';

/** A list with at most this many products can also be filtered by attributes that are plain text. */
export const maxTextProducts = 120;

/** The least recently used indexes of a database are dropped above this number of bytes. */
const maxKept = 8 * 2 ** 20;

type Kept = {
  reader: FacetValueReader;
  /** The numbers of the categories' changes before it was read. */
  changes: string;
  index: Promise<TimedIndex>;
  bytes: number;
};

/** An index shows what visitors see at each instant from `from` and before `until`. */
type TimedIndex = FilterIndex & { from: string; until: string | undefined };

const keptByDatabase = new WeakMap<Reader, Map<string, Kept>>();

type Wanted = {
  labels: Labels;
  /** The numbers of changes of all categories, read before anything else. */
  changes: ReadonlyMap<number, number>;
  /** The number of visible products in the categories. */
  inCategory: number;
};

/**
 * The filter index of the visible products in these categories. It is kept until one of them changes, or is published
 * (docs/decisions/0104).
 */
export async function loadFilterIndex(
  view: PublicView,
  categoryIds: readonly number[],
  { labels, changes, inCategory }: Wanted,
): Promise<FilterIndex> {
  const { db, now, localiser } = view;
  const all = keptByDatabase.get(db) ?? new Map<string, Kept>();
  keptByDatabase.set(db, all);
  const reader = facetValueReader(labels, localiser);
  const hasTexts = inCategory <= maxTextProducts;
  const key = [localiser.lang, hasTexts, ...categoryIds].join();
  const numbers = categoryIds.map((id) => changes.get(id) ?? 0).join();
  const known = all.get(key);
  if (known?.reader === reader && known.changes === numbers) {
    const { from, until } = await known.index;
    if (from <= now && (until === undefined || now < until)) {
      // The least recently used one is the first.
      if (all.delete(key)) all.set(key, known);
      return known.index;
    }
  }
  const index = readIndex(view, categoryIds, { labels, reader, hasTexts });
  const added: Kept = { reader, changes: numbers, index, bytes: 0 };
  all.delete(key);
  all.set(key, added);
  try {
    added.bytes = (await index).bytes;
  } catch (error) {
    if (all.get(key) === added) all.delete(key);
    throw error;
  }
  dropOldest(all, maxKept);
  return index;
}

/** Drops the first of these until the others take at most `most` bytes. */
export function dropOldest(all: Map<string, { bytes: number }>, most: number): void {
  let sum = [...all.values()].reduce((total, { bytes }) => total + bytes, 0);
  for (const [key, { bytes }] of all) {
    if (sum <= most) return;
    all.delete(key);
    sum -= bytes;
  }
}

type Reading = { labels: Labels; reader: FacetValueReader; hasTexts: boolean };

async function readIndex(
  view: PublicView,
  categoryIds: readonly number[],
  { labels, reader, hasTexts }: Reading,
): Promise<TimedIndex> {
  const { lang, mainLang } = view.localiser;
  const until = await selectNextPublication(view, categoryIds);
  const { products, from } = await (hasTexts ? readProducts : readPackedProducts)(view, categoryIds, reader);
  const index = createFilterIndex(products, reader.values, { labels, lang, mainLang });
  return { ...index, from, until };
}

/** When the next product of these categories is published. */
async function selectNextPublication(
  { db, now }: PublicView,
  categoryIds: readonly number[],
): Promise<string | undefined> {
  const { next } = await scheduledProducts(db, now)
    .where(unindexedCategory, 'in', idList(categoryIds))
    .select(({ fn }) => fn.min<string | null>('published_at').as('next'))
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** The products in the order of the list, and when the last of them was published. */
type ReadProducts = { products: IndexedProduct[]; from: string };

async function readProducts(
  view: PublicView,
  categoryIds: readonly number[],
  reader: FacetValueReader,
): Promise<ReadProducts> {
  const listed = await visibleProducts(view.db, view.now, categoryIds)
    .select(['products.id', 'published_at'])
    .orderBy(sql`+products.queue`, 'desc')
    .orderBy('products.id', 'desc')
    .execute();
  const ids = listed.map(({ id }) => id);
  const rows = new Map((await loadFacetRows(view, ids, reader)).map((row) => [row.id, row]));
  const products = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, values: row.attributes.map(({ place }) => place) }] : [];
  });
  return { products, from: latest(listed) };
}

const latest = (rows: readonly { published_at: string }[]) =>
  rows.reduce((last, { published_at: at }) => (at > last ? at : last), '');

/**
 * Reads the products of a large category in one row, with the values that were read when they were stored, and sorts
 * them here, which takes the database longer than all the rest.
 */
async function readPackedProducts(
  { db, now }: PublicView,
  categoryIds: readonly number[],
  reader: FacetValueReader,
): Promise<ReadProducts> {
  const { lines, latest: from } = await visibleProducts(db, now, categoryIds)
    .leftJoin('product_attribute_values', 'product_id', 'products.id')
    .select(({ fn }) => [
      fn.max<string | null>('published_at').as('latest'),
      sql<
        string | null
      >`string_agg(products.id || '\t' || queue || '\t' || transporter_type_ids || '\t' || variant_set_id || '\t' ||
        coalesce(packed, ''), '\n')`.as('lines'),
    ])
    .executeTakeFirstOrThrow();
  if (!lines) return { products: [], from: '' };
  const rows = lines.split('\n').map((line) => line.split('\t'));
  const sets = await loadSets(db, new Set(rows.map(([, , , set]) => Number(set))));
  const products = rows
    .map(([id, queue, types = '', set, packed = '']) => ({
      id: Number(id),
      queue: Number(queue),
      typeIds: typeIdsIn(types),
      variants: sets.get(Number(set)) ?? noVariants,
      values: reader.placesOf(packed),
    }))
    .sort((one, other) => other.queue - one.queue || other.id - one.id);
  return { products, from: from ?? '' };
}
