import type { VariantInput } from '#features/variants/variant.ts';
import { noOrderingData } from '#features/ordering-data/ordering-data.ts';
import { inputOf } from '#features/variants/server/store-variants.ts';
import type { VariantRow } from '#features/variants/server/variant-history.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { refused } from '#server/errors.ts';
import type { ProductFields, ProductPlan } from '#features/products/server/writer/product-plan.ts';
import { loadProductRows } from '#features/products/server/products.read.ts';
import { newCodeKey, type FieldValue, type FieldValues } from '../sheet/article.ts';
import { changedAttributes } from '../sheet/attribute-columns.ts';
import { textFields } from '../sheet/columns.ts';
import { filesIn } from '../sheet/file-columns.ts';
import { changedOrdering } from '../sheet/ordering-values.ts';

/** Converts the values of a model's row to the fields of a product; `attributes` are those stored before. */
export function productFields(values: FieldValues, attributes = '[]'): ProductFields {
  const texts: NonNullable<ProductFields['texts']> = {};
  const fields: ProductFields = { texts };
  for (const [key, value] of Object.entries(values)) {
    const field = textFields.find((name) => key.startsWith(`${name}_`) && key.length === name.length + 3);
    if (field) texts[field] = { ...texts[field], [key.slice(-2)]: value as string };
    else if (key === 'category') fields.category_id = value as number;
    else if (key === 'transporter_types') fields.transporter_type_ids = value as number[];
    else if (key === 'published_at') fields.published_at = value as string | null;
    else if (key === newCodeKey) fields.code = value as string;
    else if (key === 'is_active' || key === 'is_featured') fields[key] = value as boolean;
  }
  const rows = changedAttributes(attributes, values);
  if (rows) fields.attributes = rows;
  return fields;
}

/**
 * Plans the changes of stored models.
 *
 * @throws AppError 422 if a model is deleted
 */
export async function planModels(
  tx: ContentTransaction,
  models: readonly { productId: number | null; values: FieldValues }[],
): Promise<ProductPlan[]> {
  const ids = models.map(({ productId }) => productId ?? 0);
  const stored = await loadProductRows(tx.db, ids);
  return models.map(({ productId, values }) => {
    const before = stored.get(productId ?? 0);
    if (!before) throw refused('Bir ürün silinmiş.');
    return { change: 'update', before, fields: productFields(values, before.attributes) };
  });
}

/** Converts a stored variant to a row of the variant grid; `values` replace the stored ones. */
export function gridRow(row: VariantRow, values: FieldValues = {}): VariantInput {
  const { id, version, code, size_id, finish_id, weight, pack_quantity, ...rest } = inputOf(row);
  const { image_id, picture_ids, drawings, documents, is_active } = rest;
  const stored = {
    size_id,
    finish_id,
    weight,
    pack_quantity,
    is_active,
    image_id,
    picture_ids,
    drawings,
    documents,
  };
  return {
    id,
    version,
    code: (values[newCodeKey] as string | undefined) ?? code,
    ...stored,
    ...variantFields(values),
    ordering: changedOrdering(values, row.ordering),
  };
}

export function newGridRow(code: string, values: FieldValues): VariantInput {
  const empty = { size_id: null, finish_id: null, weight: null, pack_quantity: null, image_id: null };
  const ordering = changedOrdering(values, noOrderingData);
  return { code, ...empty, is_active: true, ...variantFields(values), ordering };
}

function variantFields(values: FieldValues): Partial<VariantInput> {
  const { size, finish, weight, pack_quantity, is_active, pictures } = values;
  return {
    ...(size !== undefined && { size_id: size as number | null }),
    ...(finish !== undefined && { finish_id: finish as number | null }),
    ...(weight !== undefined && { weight: weight as number | null }),
    ...(pack_quantity !== undefined && { pack_quantity: pack_quantity as number | null }),
    ...(is_active !== undefined && { is_active: is_active as boolean }),
    ...(pictures !== undefined && { picture_ids: pictures as number[] }),
    ...variantFiles(values),
  };
}

function variantFiles(values: FieldValues): Partial<VariantInput> {
  const { files_images: images, files_drawings: drawings, files_documents: documents } = values;
  const titled = (value: FieldValue) =>
    filesIn(value).map(({ id, texts: { title, translated_from } }) => ({
      media_id: id,
      title: readTexts(title),
      translated_from,
    }));
  return {
    ...(images !== undefined && { picture_ids: filesIn(images).map(({ id }) => id) }),
    ...(drawings !== undefined && { drawings: titled(drawings) }),
    ...(documents !== undefined && { documents: titled(documents) }),
  };
}
