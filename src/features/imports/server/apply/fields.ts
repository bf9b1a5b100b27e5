import type { VariantInput } from '#features/variants/variant.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import type { BatchFields } from '#features/products/server/batch/product-batch.service.ts';
import type { FieldValues } from '../sheet/article.ts';
import { textFields } from '../sheet/columns.ts';

/** The values of a model's row as the fields of a product. */
export function productFields(values: FieldValues): BatchFields {
  const fields: BatchFields = {};
  for (const [key, value] of Object.entries(values)) {
    const field = textFields.find((name) => key.startsWith(`${name}_`) && key.length === name.length + 3);
    if (field) fields[field] = { ...fields[field], [key.slice(-2)]: value as string };
    else if (key === 'category') fields.category_id = value as number;
    else if (key === 'transporter_types') fields.transporter_type_ids = value as number[];
    else if (key === 'published_at') fields.published_at = value as string;
    else if (key === 'is_active' || key === 'is_featured') fields[key] = value as boolean;
  }
  return fields;
}

/** A stored variant as a row of the grid, with the values that a row of the sheet changes. */
export function gridRow(row: ProductVariantRow, values: FieldValues = {}): VariantInput {
  const { id, version, code, size_id, finish_id, weight, pack_quantity, image_id, is_active } = row;
  const stored = { size_id, finish_id, weight, pack_quantity, image_id, is_active: is_active === 1 };
  return { id, version, code, ...stored, ...variantFields(values) };
}

/** A new variant as a row of the grid. */
export function newGridRow(code: string, values: FieldValues): VariantInput {
  const empty = { size_id: null, finish_id: null, weight: null, pack_quantity: null, image_id: null };
  return { code, ...empty, is_active: true, ...variantFields(values) };
}

function variantFields(values: FieldValues): Partial<VariantInput> {
  const { size, finish, weight, pack_quantity, is_active, image } = values;
  return {
    ...(size !== undefined && { size_id: size as number | null }),
    ...(finish !== undefined && { finish_id: finish as number | null }),
    ...(weight !== undefined && { weight: weight as number | null }),
    ...(pack_quantity !== undefined && { pack_quantity: pack_quantity as number | null }),
    ...(is_active !== undefined && { is_active: is_active as boolean }),
    ...(image !== undefined && { image_id: image as number | null }),
  };
}
