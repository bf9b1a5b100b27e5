import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { ArticleCodeTable, ProductVariantRow } from '#server/db/schema/variant.ts';

const modelColumns = [
  'id',
  'code',
  'version',
  'name',
  'summary',
  'description',
  'attributes',
  'seo_title',
  'seo_description',
  'category_id',
  'transporter_type_ids',
  'is_active',
  'is_featured',
  'published_at',
] as const;
export type ModelRow = Pick<ProductRow, (typeof modelColumns)[number]>;

export function selectArticleCodes(
  db: Reader,
  codes: readonly string[],
): Promise<Selectable<ArticleCodeTable>[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return db.selectFrom('article_codes').selectAll().where('code', 'in', codes).execute();
}

/** The number of codes per statement. */
const readAtOnce = 5_000;

/** The ids of the live products with these codes, and which of the codes are those of variants. */
export async function findProductIds(
  db: Reader,
  codes: readonly string[],
): Promise<{ products: Map<string, number>; variants: Set<string> }> {
  const found = { products: new Map<string, number>(), variants: new Set<string>() };
  const asked = [...new Set(codes)];
  for (let start = 0; start < asked.length; start += readAtOnce)
    for (const row of await selectArticleCodes(db, asked.slice(start, start + readAtOnce)))
      if (row.variant_id === null) found.products.set(row.code, row.product_id);
      else found.variants.add(row.code);
  return found;
}

/** Selects up to `limit` codes after this one, in the order of the database. */
export async function selectCodesAfter(db: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('article_codes')
    .select('code')
    .where('code', '>', after)
    .orderBy('code')
    .limit(limit)
    .execute();
  return rows.map(({ code }) => code);
}

/** Live products with these ids. */
export function selectModels(db: Reader, ids: readonly number[]): Promise<ModelRow[]> {
  return db
    .selectFrom('products')
    .select(modelColumns)
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
}

export function selectVariantsById(db: Reader, ids: readonly number[]): Promise<ProductVariantRow[]> {
  return db.selectFrom('product_variants').selectAll().where('id', 'in', numbersIn(db, ids)).execute();
}
