import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Success } from '#shared/api/envelope.ts';
import {
  Product,
  ProductFileWritten,
  ProductRows,
  ProductWritten,
  type ProductFile,
} from '#shared/api/product.ts';
import { read, upload, write } from '../../api/client.ts';
import type { Fields } from '../../api/form-body.ts';
import { changing, queryClient } from '../../api/queries.ts';
import type { SendFile } from '../../components/picture-field/upload-queue.ts';

export type ProductFilter = { page: number; search: string; category_id: string };

/** A page of the list; while a new one is on its way, the earlier one stays. */
export function useProductRows(filter: ProductFilter) {
  return useQuery({
    queryKey: ['products', 'list', filter],
    queryFn: () => read(ProductRows, '/products', filter),
    placeholderData: keepPreviousData,
  });
}

const productKey = (id: number) => ['products', id];

export function useProduct(id: number) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: () => read(Product, `/products/${id}`),
  });
}

export async function createProduct(fields: Fields): Promise<Product> {
  return (await changing(write(ProductWritten, 'POST', '/products', fields))).data;
}

export async function updateProduct(id: number, fields: Fields): Promise<Product> {
  return (await changing(write(ProductWritten, 'PUT', `/products/${id}`, fields))).data;
}

/** Gives a product these pictures, in this order: for what was added while the product was being created. */
export async function setProductPictures(product: Product, mediaIds: readonly number[]): Promise<void> {
  const fileIds: number[] = [];
  for (const mediaId of mediaIds) {
    const present = product.files.find(({ picture }) => picture.media_id === mediaId);
    fileIds.push((present ?? (await attachProductPicture(product.id, mediaId))).id);
  }
  for (const { id } of product.files.filter((file) => !fileIds.includes(file.id)))
    await deleteProductFile(id);
  if (fileIds.length > 1) await sortProductPictures(product.id, fileIds);
}

async function attachProductPicture(id: number, mediaId: number): Promise<ProductFile> {
  const fields = { gallery_type: 'images', media_id: mediaId };
  return (await changing(write(ProductFileWritten, 'POST', `/products/${id}/files`, fields))).data;
}

export function deleteProduct(id: number): Promise<Success> {
  return changing(write(Success, 'DELETE', `/products/${id}`));
}

/** Adds a picture to the product's gallery. */
export function uploadProductPicture(id: number): SendFile<ProductFile> {
  return async (file, watch) => {
    const fields = { gallery_type: 'images', file };
    return (await changing(upload(ProductFileWritten, `/products/${id}/files`, fields, watch))).data;
  };
}

export function deleteProductFile(fileId: number): Promise<Success> {
  return changing(write(Success, 'DELETE', `/products/files/${fileId}`));
}

/** Shows the new order at once; should the server refuse it, its own order comes back. */
export async function sortProductPictures(id: number, fileIds: readonly number[]): Promise<Success> {
  await queryClient.cancelQueries({ queryKey: productKey(id) });
  queryClient.setQueryData<Product>(productKey(id), (product) => {
    const files = fileIds.flatMap((fileId) => product?.files.find((file) => file.id === fileId) ?? []);
    return product && { ...product, files };
  });
  const fields = { gallery_type: 'images', file_list: fileIds.join(',') };
  return changing(write(Success, 'PUT', `/products/files-queue/${id}`, fields));
}
