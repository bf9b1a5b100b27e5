import { HiddenGaps, ProductsChanged, ProductsRefused } from '../product-bulk.ts';
import type { ProductRow } from '../product.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

/** Nobody would read more names in a dialog. */
const maxNamed = 8;

/** The products of a bulk action: these rows, or all `count` products of a filter. */
export type BulkSelection = {
  rows: readonly ProductRow[];
  count: number;
  filter?: Readonly<Record<string, string>> | undefined;
};

/*
 * Actions on many products. Each changes either all of them or none, and a refusal names the products that
 * prevent it.
 */

export function activateProducts(selection: BulkSelection, isActive: boolean): Promise<number> {
  return changeAll(selection, (fields) =>
    write(ProductsChanged, 'PUT', '/products/active', { ...fields, is_active: isActive }),
  );
}

/** What the hidden ones among the products lack. */
export function readHiddenGaps({ rows, filter }: BulkSelection): Promise<HiddenGaps> {
  const query = filter ? { filter: JSON.stringify(filter) } : { id_list: rows.map(({ id }) => id).join(',') };
  return read(HiddenGaps, '/products/hidden-gaps', query);
}

export function moveProducts(selection: BulkSelection, categoryId: string): Promise<number> {
  return changeAll(selection, (fields) =>
    write(ProductsChanged, 'PUT', '/products/category', { ...fields, category_id: categoryId }),
  );
}

export function deleteProducts(selection: BulkSelection): Promise<number> {
  return changeAll(selection, ({ id_list, ...fields }) =>
    write(ProductsChanged, 'DELETE', '/products', { ...fields, delete_list: id_list }),
  );
}

async function changeAll(
  { rows, count, filter }: BulkSelection,
  send: (fields: Fields) => Promise<ProductsChanged>,
): Promise<number> {
  const fields = filter ? { filter, expected_count: count } : { id_list: rows.map(({ id }) => id) };
  try {
    return (await invalidateAfter(send(fields))).data.changed;
  } catch (error) {
    throw error instanceof RequestRefused ? withNames(error, rows) : error;
  }
}

/** Adds to the error a line for each refused product, with its code and the reason. */
export function withNames(error: RequestRefused, rows: readonly Pick<ProductRow, 'id' | 'code'>[]) {
  const { data } = ProductsRefused.safeParse(error.record);
  if (!data) return error;
  const lines = data.refused
    .slice(0, maxNamed)
    .map(({ id, message }) => `${rows.find((row) => row.id === id)?.code ?? id}: ${message}`);
  const rest = data.refused.length - lines.length;
  const text = [error.message, ...lines, ...(rest > 0 ? [`… ve ${rest} ürün daha`] : [])].join('\n');
  return new RequestRefused(error.status, text, error.fieldErrors, error.record);
}
