import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PublicCategory } from '#features/categories/category.ts';
import { ProductListQuery } from '#features/product-lists/product-list.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { findFiltered } from '#features/products/server/panel-filter.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { fromJson } from '#server/db/json.ts';
import type { PrintList } from '../../printed-catalogue.ts';
import type { PrintedCatalogueTable } from '#server/db/schema/print/printed-catalogue.ts';

export type PrintSettings = Omit<
  PrintedCatalogueTable,
  'id' | 'version' | 'created_at' | 'updated_at' | 'deleted_at' | 'queue' | 'translated_from'
>;

export type ChosenProduct = {
  id: number;
  seo_name: string;
  category_id: number;
  version: number;
  updated_at: string;
};

/** A main category with its categories that have chosen products, in the order of the site. */
export type Chapter = {
  category: PublicCategory;
  parts: { category: PublicCategory; products: ChosenProduct[] }[];
};

/** The products that a catalogue shows now: only those that visitors see, each with its own category. */
export async function findChosenProducts(
  { db, now, categories }: PublicView,
  settings: Pick<PrintSettings, 'choice' | 'category_ids' | 'list'>,
): Promise<ChosenProduct[]> {
  const chosen = fromJson<number[]>(settings.category_ids).filter((id) => categories.ids.includes(id));
  const isAll = settings.choice === 'list' || settings.category_ids === '[]';
  const rows = await visibleProducts(db, now, isAll ? categories.ids : chosen.flatMap(categories.subtree))
    .select([
      'products.id',
      'products.seo_name',
      'products.category_id',
      'products.version',
      'products.updated_at',
    ])
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .execute();
  if (settings.choice === 'categories') return rows;
  const query = new URLSearchParams(settings.list === '' ? '' : fromJson<PrintList>(settings.list).query);
  const filter = ProductListQuery.safeParse(Object.fromEntries(query));
  if (!filter.success) return [];
  const listed = new Set((await findFiltered(db, filter.data, now)).ids);
  return rows.filter(({ id }) => listed.has(id));
}

/** The lists whose names stand in tables of products. */
const shownLists = ['size', 'finish', 'attribute-label', 'transporter-type', 'category'] as const;

/**
 * Changes with every change of the settings, of a chosen product with its variants and files, and of a list that
 * products show. It reads the last entries of the history, where all of these are recorded.
 */
export async function fingerprintOf(
  db: Reader,
  settings: PrintSettings,
  products: readonly ChosenProduct[],
): Promise<string> {
  const { name, subtitle, lang, second_lang, format, layout, quality, cover_id } = settings;
  const { has_ordering, has_bleed, valid_until } = settings;
  const shown = [
    ...[name, subtitle, lang, second_lang, format, layout, quality, cover_id],
    ...[has_ordering, has_bleed, valid_until],
  ];
  const ids = products.map(({ id }) => id);
  const entries = await db
    .selectFrom('history')
    .select(({ fn }) => ['entity', 'entity_id', fn.max('id').as('last')])
    .where('entity', 'in', ['product', 'product-association', 'product-claims'])
    .where(
      sql<boolean>`entity_id in (select cast(products.id as text) from products where products.id in ${numbersIn(db, ids)})`,
    )
    .groupBy(['entity', 'entity_id'])
    .orderBy('last')
    .execute();
  const lists = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('entity', 'in', shownLists)
    .executeTakeFirst();
  const last = entries.map((entry) => entry.last);
  return createHash('sha256')
    .update(JSON.stringify([shown, ids, last, lists?.last ?? 0]))
    .digest('hex');
}

/** Divides the products by categories; categories without chosen products are left out. */
export function chaptersOf(tree: readonly PublicCategory[], products: readonly ChosenProduct[]): Chapter[] {
  const byCategory = Map.groupBy(products, ({ category_id }) => category_id);
  const partsOf = (category: PublicCategory): Chapter['parts'] => {
    const own = byCategory.get(category.id);
    return [...(own ? [{ category, products: own }] : []), ...category.sub_categories.flatMap(partsOf)];
  };
  return tree
    .map((category) => ({ category, parts: partsOf(category) }))
    .filter(({ parts }) => parts.length > 0);
}

/** Divides chapters into volumes of at most `most` products; a larger category goes on in the next volume. */
export function volumesOf(chapters: readonly Chapter[], most: number): Chapter[][] {
  const volumes: Chapter[][] = [];
  let room = 0;
  for (const { category, parts } of chapters)
    for (const part of parts)
      for (let start = 0; start < part.products.length;) {
        if (room === 0) {
          volumes.push([]);
          room = most;
        }
        const products = part.products.slice(start, start + room);
        const volume = volumes.at(-1) ?? [];
        const open = volume.at(-1);
        if (open?.category === category) open.parts.push({ ...part, products });
        else volume.push({ category, parts: [{ ...part, products }] });
        room -= products.length;
        start += products.length;
      }
  return volumes;
}
