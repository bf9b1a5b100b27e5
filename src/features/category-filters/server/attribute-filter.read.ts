import { sql } from 'kysely';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { attributeFacets } from '#features/product-search/server/facets/attribute-facets.ts';
import {
  attributeTest,
  valueTest,
  type ChosenFacets,
} from '#features/product-search/server/facets/chosen-facets.ts';
import { loadFacetRows, type FacetRow } from '#features/product-search/server/facets/facet-rows.ts';
import { facetValueReader } from '#features/product-search/server/facets/facet-values.ts';
import { noVariants } from '#features/offered-variants/server/variant-sets.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { OfferedAttribute } from '../category-filter.ts';
import { passes, type Choices, type ProductGroups } from './choices.ts';
import { loadSets } from './choices.read.ts';

/** A list with at most this many products can be filtered by attributes, in memory (docs/decisions/0089). */
export const maxAttributeProducts = 5_000;

/** A list with at most this many products can also be filtered by attributes that are plain text. */
export const maxTextProducts = 120;

type AttributeFilter = {
  /** The chosen keys that a product of the category has. */
  keys: string[];
  offered: OfferedAttribute[];
  /** The products that have the chosen attributes, in the order of the list; undefined if none is chosen. */
  passing: readonly FacetRow[] | undefined;
};

type Wanted = {
  /** The keys in the address. */
  wanted: readonly string[];
  choices: Choices;
  labels: Labels;
  /** The number of visible products in the category. */
  inCategory: number;
  /** The labels that staff chose for the category; undefined offers those of most products. */
  filterLabels: readonly number[] | undefined;
};

/** Filters all products in these categories by attributes, and finds the attributes to offer. */
export async function filterByAttributes(
  view: PublicView,
  categoryIds: readonly number[],
  { wanted, choices, labels, inCategory, filterLabels }: Wanted,
): Promise<AttributeFilter> {
  const rows =
    inCategory <= maxTextProducts
      ? await loadRows(view, categoryIds, labels)
      : await loadPackedRows(view, categoryIds, { labels, inOrder: wanted.length > 0 });
  const keys = wanted.filter((key) => rows.some(valueTest(labelOf(key), [key])));
  const chosen: ChosenFacets = {
    category: undefined,
    transporter_types: choices.type,
    size: choices.size,
    finish: choices.finish,
    attributes: Map.groupBy(keys, labelOf),
  };
  const facets = attributeFacets({
    shown: rows.filter((row) => passes(row, choices)),
    all: rows,
    chosen,
    labels,
    localiser: view.localiser,
    wanted: filterLabels,
  });
  return {
    keys,
    offered: facets.map(({ label = '', choices: options }) => ({ label, choices: options })),
    passing: keys.length > 0 ? rows.filter(attributeTest(chosen)) : undefined,
  };
}

/** Each product as its own group, so that the other filters count only products with the chosen attributes. */
export function groupsOf(rows: readonly FacetRow[]): ProductGroups {
  return {
    byTypes: rows.map(({ id, typeIds }) => ({ types: '', typeIds, counts: new Map([[id, 1]]) })),
    sets: new Map(rows.map(({ id, variants }) => [id, variants])),
  };
}

const labelOf = (key: string) => Number.parseInt(key, 10);

async function loadRows(
  view: PublicView,
  categoryIds: readonly number[],
  labels: Labels,
): Promise<FacetRow[]> {
  const listed = await visibleProducts(view.db, view.now, categoryIds)
    .select('products.id')
    .orderBy(sql`+products.queue`, 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(maxTextProducts))
    .execute();
  const ids = listed.map(({ id }) => id);
  const rows = new Map(
    (await loadFacetRows(view, ids, facetValueReader(labels, view.localiser))).map((row) => [row.id, row]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/**
 * Loads the products of a large category in one row, with the values that were read when they were stored. With
 * `inOrder` they are sorted here, which takes the database longer than all the rest.
 */
async function loadPackedRows(
  view: PublicView,
  categoryIds: readonly number[],
  { labels, inOrder }: { labels: Labels; inOrder: boolean },
): Promise<FacetRow[]> {
  const { db, now, localiser } = view;
  const { lines } = await visibleProducts(db, now, categoryIds)
    .leftJoin('product_attribute_values', 'product_id', 'products.id')
    .select(
      sql<
        string | null
      >`string_agg(products.id || '\t' || queue || '\t' || transporter_type_ids || '\t' || variant_set_id || '\t' ||
        coalesce(packed, ''), '\n')`.as('lines'),
    )
    .executeTakeFirstOrThrow();
  if (!lines) return [];
  const values = facetValueReader(labels, localiser);
  const texts = lines.split('\n');
  const added = texts.filter((text) => !values.rows.has(text)).map((text) => text.split('\t'));
  const sets = await loadSets(db, new Set(added.map(([, , , set]) => Number(set))));
  for (const [id, queue, types = '', set, packed = ''] of added)
    values.rows.set(ownText([id, queue, types, set, packed].join('\t')), {
      id: Number(id),
      queue: Number(queue),
      // All products are of the category, so no facet counts them by it.
      categoryId: 0,
      typeIds: typeIdsIn(types),
      variants: sets.get(Number(set)) ?? noVariants,
      attributes: values.fromPacked(packed),
    });
  const rows = texts.flatMap((text) => values.rows.get(text) ?? []);
  return inOrder ? rows.sort((one, other) => other.queue - one.queue || other.id - one.id) : rows;
}

/** A copy of a text that was cut from a long one, which would stay in memory as long as the part. */
const ownText = (text: string): string => Buffer.from(text).toString();
