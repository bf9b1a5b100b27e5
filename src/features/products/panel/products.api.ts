import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Success } from '#shared/schema/envelope.ts';
import { Product, ProductRows, ProductWritten } from '../product.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { useOpenedList } from '#panel/navigation/opened-list.ts';
import type { ProductFilter } from './product-filter.ts';

/**
 * Loads a page of the list. The previous page is shown while the next one loads. The list is remembered, so
 * that products opened from it can link to their neighbours.
 */
export function useProductRows(filter: ProductFilter) {
  const rows = useQuery({
    queryKey: ['products', 'list', filter],
    queryFn: () => read(ProductRows, '/products', filter),
    placeholderData: keepPreviousData,
  });
  useOpenedList('products', filter, rows.isPlaceholderData ? undefined : rows.data);
  return rows;
}

export const productKey = (id: number) => ['products', id];

export function useProduct(id: number) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: () => read(Product, `/products/${id}`),
    ...readAnew,
  });
}

export async function createProduct(fields: Fields): Promise<Product> {
  return (await invalidateAfter(write(ProductWritten, 'POST', '/products', fields))).data;
}

export async function updateProduct(id: number, fields: Fields): Promise<Product> {
  return (await invalidateAfter(write(ProductWritten, 'PUT', `/products/${id}`, fields))).data;
}

/** Copies a product. Visitors do not see the copy. */
export async function duplicateProduct(id: number): Promise<Product> {
  return (await invalidateAfter(write(ProductWritten, 'POST', `/products/${id}/duplicate`))).data;
}

export function deleteProduct(id: number): Promise<Success> {
  return invalidateAfter(write(Success, 'DELETE', `/products/${id}`));
}
