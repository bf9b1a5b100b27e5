import type { ProductRecord } from '../product-record.ts';
import { flattenText, type Flattened } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import { loadDocuments } from '#server/media/media.read.ts';
import { loadLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { productTexts } from '#features/products/product.ts';
import { labelIdsIn } from '#features/products/server/attributes.ts';
import { loadProductRows, presentFields } from '#features/products/server/products.read.ts';
import {
  loadTransporterTypes,
  typeIdsIn,
} from '#features/transporter-types/server/transporter-types.read.ts';
import type { VariantRow } from '#features/variants/server/variant-history.ts';
import { loadGrids } from '#features/variants/server/variants.read.ts';

type NamedRow = AnyRow & { name: string; key: string };
type CategoryRow = AnyRow & { name: string; seo_name: string };

/** The live products with these ids, in this order, as other programs read them. */
export async function loadProductRecords(db: Reader, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const rows = await loadProductRows(db, ids);
  const products = ids.flatMap((id) => rows.get(id) ?? []);
  const main = await getMainLanguage(db);
  const labels = await loadLabels(db, labelIdsIn(products.map(({ attributes }) => attributes)));
  const keys = new Map((await loadTransporterTypes(db)).map(({ id, key }) => [id, key]));
  const categories = await rowsById<CategoryRow>(
    db,
    'categories',
    products.map(({ category_id: id }) => id),
  );
  const gridOf = await loadShownGrids(db, ids);
  const associationsOf = await loadNamedCodes(db, ids);
  const claimsOf = await loadShownClaims(db, ids);
  return products.map((row) => {
    const transporterTypes = typeIdsIn(row.transporter_type_ids).flatMap((id) => keys.get(id) ?? []);
    const shown = presentFields(row, { transporterTypes, labels, main });
    const { id, code, seo_name, transporter_types, is_active, is_featured } = shown;
    const { published_at, version, updated_at } = shown;
    const texts = productTexts.map((field) => flattenText(field, readTexts(row[field])));
    const category = categories.get(row.category_id);
    return {
      id,
      code,
      seo_name,
      transporter_types,
      is_active,
      is_featured,
      published_at,
      version,
      updated_at,
      ...(Object.assign({}, ...texts) as Flattened<(typeof productTexts)[number]>),
      attributes: shown.attributes.map(({ label, value }) => ({ label, value })),
      category: {
        id: row.category_id,
        seo_name: category?.seo_name ?? '',
        ...flattenText('name', readTexts(category?.name ?? '{}')),
      },
      ...gridOf(row.id),
      associations: associationsOf(row.id),
      claims: claimsOf(row.id),
    };
  });
}

async function loadShownClaims(db: Reader, productIds: readonly number[]) {
  const claimsOf = await loadClaims(db, 'product', productIds);
  const media = productIds.flatMap((id) => claimsOf(id).flatMap(({ document_id: medium }) => medium ?? []));
  const documents = await loadDocuments(db, media);
  return (id: number) =>
    claimsOf(id).map(({ document_id: medium, ...claim }) => ({
      ...claim,
      document: documents.get(medium ?? 0)?.url ?? null,
    }));
}

/** The variants of products and the ordering data of their own codes. */
async function loadShownGrids(db: Reader, productIds: readonly number[]) {
  const gridOf = await loadGrids(db, productIds);
  const rows = productIds.flatMap((id) => gridOf(id).rows);
  const named = async (table: 'sizes' | 'finishes', column: 'size_id' | 'finish_id') => {
    const found = await rowsById<NamedRow>(
      db,
      table,
      rows.flatMap((row) => row[column] ?? []),
    );
    return (id: number | null) => {
      const row = id === null ? undefined : found.get(id);
      return row ? { key: row.key, ...flattenText('name', readTexts(row.name)) } : null;
    };
  };
  const sizeOf = await named('sizes', 'size_id');
  const finishOf = await named('finishes', 'finish_id');
  const present = ({ code, weight, pack_quantity, ordering, ...row }: VariantRow) => ({
    code,
    weight,
    pack_quantity,
    ordering,
    size: sizeOf(row.size_id),
    finish: finishOf(row.finish_id),
    is_active: row.is_active === 1,
  });
  return (id: number) => ({ variants: gridOf(id).rows.map(present), ordering: gridOf(id).own });
}

async function rowsById<Row extends AnyRow>(
  db: Reader,
  table: 'sizes' | 'finishes' | 'categories',
  ids: readonly number[],
): Promise<Map<number, Row>> {
  const rows = await selectRowsById<Row>(db, table, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
