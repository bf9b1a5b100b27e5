import type { Insertable } from 'kysely';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow, ProductTable } from '#server/db/schema/product.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { neverPublished, publicationOf } from '#server/content/publication.ts';
import type { ReservedPlaces } from '#features/product-lists/server/order.service.ts';
import { chooseSlug } from '#features/slugs/server/slugs.service.ts';
import { freeCodesOf } from '#features/variants/server/copy-variants.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { storeAttributes } from '../attributes.service.ts';
import type { CreatePlan, ProductFields, UpdatePlan } from './product-plan.ts';
import {
  derivedColumns,
  emptyTexts,
  mergeProductTexts,
  noTexts,
  type LanguageCodes,
} from '../texts.service.ts';
import type { ProductColumns } from './write-products.queries.ts';

/** The data that all products of one write share. */
export type Writing = {
  tx: ContentTransaction;
  languages: LanguageCodes;
  labels: Labels;
  places: () => Promise<ReservedPlaces>;
};

/**
 * The slug of a new row until its id is known, because the final slug may contain the id. No real slug
 * contains `:`.
 */
const temporarySeoName = ':new';

/** The columns of a product for which no field was sent. */
const emptyProduct = { ...emptyTexts, category_id: 0, translated_from: '{}', attributes: '[]' };

/**
 * The row of a new product. `index` makes its temporary slug unique among rows that are inserted together.
 */
export async function rowOfNew(
  writing: Writing,
  { fields, from }: CreatePlan,
  index: number,
): Promise<Insertable<ProductTable>> {
  const { tx, languages, labels, places } = writing;
  const start = from ? copiedColumns(from) : emptyProduct;
  const sent = { ...start, code: fields.code ?? '', ...(await sentColumns(writing, start, fields)) };
  const row = { is_active: 1, is_featured: 0, published_at: neverPublished, ...sent };
  return {
    ...row,
    published_at: publicationOf(row, tx.now),
    ...derivedColumns(sent, { ...languages, labels }),
    seo_name: `${temporarySeoName}${index}`,
    ...(await places()).takeNew(),
    created_at: tx.now,
    updated_at: tx.now,
    deleted_at: null,
  };
}

function copiedColumns(row: ProductRow): typeof emptyProduct {
  const { category_id, name, summary, description, seo_title, seo_description, attributes } = row;
  const texts = { name, summary, description, seo_title, seo_description };
  return { category_id, ...texts, translated_from: row.translated_from, attributes };
}

/** The columns that an update writes, including unchanged ones. */
export async function columnsOfUpdate(
  writing: Writing,
  { before, fields, stored }: UpdatePlan,
): Promise<ProductColumns> {
  const { tx, languages, labels, places } = writing;
  const sent = { ...(await sentColumns(writing, before, fields)), ...stored };
  const after = { ...before, ...sent };
  const { seo_name: typed } = fields;
  const published_at = publicationOf(after, tx.now);
  const isRenamed = typed !== undefined && typed !== before.seo_name;
  const becomesFeatured = after.is_featured === 1 && before.is_featured === 0;
  const isDerivedAgain = fields.texts !== undefined || 'code' in sent || 'attributes' in sent;
  return {
    ...sent,
    ...(published_at !== before.published_at && { published_at }),
    ...(isDerivedAgain && derivedColumns(after, { ...languages, labels })),
    ...(becomesFeatured && { featured_queue: (await places()).takeFeatured() }),
    ...(isRenamed && {
      seo_name: await chooseSlug(tx.db, 'product', {
        id: before.id,
        typed,
        name: mainName(after, languages.main),
      }),
    }),
  };
}

/** The columns of a restored product, and the history entries of its variants. */
export async function columnsOfRestore(
  { tx, languages, labels, places }: Writing,
  before: ProductRow,
): Promise<{ columns: ProductColumns; changes: Change[] }> {
  const { code, changes } = await freeCodesOf(tx, before);
  const { id, seo_name: typed } = before;
  const columns = {
    deleted_at: null,
    code,
    ...derivedColumns({ ...before, code }, { ...languages, labels }),
    seo_name: await chooseSlug(tx.db, 'product', { id, typed, name: '' }),
    ...(await places()).takeNew(),
  };
  return { columns, changes };
}

/** The columns of the sent fields, except the slug and derived columns. */
async function sentColumns(
  { tx, languages: { main }, labels }: Writing,
  before: typeof emptyProduct,
  fields: ProductFields,
) {
  const { texts, code, category_id, attributes: rows, is_active, is_featured, published_at } = fields;
  return {
    ...(texts && mergeProductTexts(before, { ...noTexts, ...texts }, main)),
    ...(code !== undefined && { code }),
    ...(category_id !== undefined && { category_id }),
    ...(rows && { attributes: await storeAttributes(tx, before.attributes, { sent: rows, labels, main }) }),
    ...(is_active !== undefined && { is_active: Number(is_active) }),
    ...(is_featured !== undefined && { is_featured: Number(is_featured) }),
    ...(published_at !== undefined && { published_at: published_at ?? neverPublished }),
  };
}

/** The name in the main language, from which the slug is made. */
export function mainName({ name }: Pick<ProductRow, 'name'>, main: string): string {
  return readTexts(name)[main] ?? '';
}
