import { ProductsChanged, ProductsRefused } from '#shared/api/product-bulk.ts';
import type { ProductRow } from '#shared/api/product.ts';
import { write } from '../../api/client.ts';
import { RequestRefused } from '../../api/failures.ts';
import { invalidateAfter } from '../../api/queries.ts';

/** Nobody reads a longer list in a dialog. */
const maxNamed = 8;

/* A bulk action changes all products or none. A refusal names the products that prevent it. */

export function activateProducts(rows: readonly ProductRow[], isActive: boolean): Promise<number> {
  return changeAll(rows, () =>
    write(ProductsChanged, 'PUT', '/products/active', { id_list: idsOf(rows), is_active: isActive }),
  );
}

export function moveProducts(rows: readonly ProductRow[], categoryId: string): Promise<number> {
  return changeAll(rows, () =>
    write(ProductsChanged, 'PUT', '/products/category', { id_list: idsOf(rows), category_id: categoryId }),
  );
}

export function deleteProducts(rows: readonly ProductRow[]): Promise<number> {
  return changeAll(rows, () => write(ProductsChanged, 'DELETE', '/products', { delete_list: idsOf(rows) }));
}

const idsOf = (rows: readonly ProductRow[]) => rows.map(({ id }) => id);

async function changeAll(rows: readonly ProductRow[], send: () => Promise<ProductsChanged>): Promise<number> {
  try {
    return (await invalidateAfter(send())).data.changed;
  } catch (error) {
    throw error instanceof RequestRefused ? withNames(error, rows) : error;
  }
}

/** Adds a line to the refusal for each refused product: its code and the reason. */
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
